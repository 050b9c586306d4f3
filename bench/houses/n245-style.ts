/** How the pages of AMC N245 look: white with green titles, facts in three columns of lines, and a ring of assets. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:0 13mm}
body{font:7.7pt/1.3 'Carlito','Liberation Sans';color:#1f2a24;font-variant-ligatures:none}p{margin:0}
.top{padding-top:8mm;display:flex;justify-content:space-between;align-items:baseline}
.top h1{font-size:18pt;line-height:1.15;color:#0b6b45;margin:0}.top span{font-size:9pt;color:#6a7a72}
.sub{font-size:8.6pt;color:#6a7a72;border-bottom:.5mm solid #d5a021;padding-bottom:1mm;margin-bottom:2.2mm}
h2{font-size:9.4pt;line-height:1.2;color:#0b6b45;margin:0 0 .8mm}.part{margin-bottom:2mm}
.facts{columns:3;column-gap:6mm;background:#f3f8f5;padding:2mm 2.4mm;margin-bottom:2.2mm;font-size:7.4pt;line-height:1.25}
.facts p{break-inside:avoid;margin-bottom:.9mm}.facts b{color:#0b6b45}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:6mm}
table{font-size:7.4pt}td,th{padding:.34mm .8mm;text-align:right;line-height:1.2;vertical-align:top;font-weight:normal}
th{color:#0b6b45;font-weight:bold;border-bottom:.3mm solid #0b6b45;vertical-align:bottom}
td{border-bottom:.12mm dotted #9db3a8}td:first-child,th:first-child{text-align:left}
.ring th{white-space:nowrap;font-size:7pt}.ring{display:grid;grid-template-columns:24mm 1fr;gap:2mm;align-items:center}
.ring td:first-child,.ring th:first-child{width:4mm;padding-right:0}.ring td:nth-child(2){text-align:left}
.ring i{display:inline-block;width:2.4mm;height:2.4mm}
.held td:nth-child(3),.held th:nth-child(3){text-align:left;padding-left:2mm}
.held td:nth-child(2),.held td:first-child{white-space:nowrap}.left td:nth-child(2),.left th:nth-child(2){text-align:left}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm}
.team{font-size:7.8pt}.notes{position:absolute;left:13mm;right:13mm;bottom:11mm;font-size:6.9pt;color:#6a7a72}
.foot{position:absolute;left:13mm;right:13mm;bottom:5mm;text-align:right;font-size:7.2pt;color:#0b6b45}
.cover h1{font-size:30pt;line-height:1.1;color:#0b6b45;margin:70mm 0 4mm}.cover p{font-size:11pt;margin:2mm 0}
.cover table{margin-top:14mm;font-size:10pt}.cover td,.cover th{padding:1.5mm;text-align:left}`;
