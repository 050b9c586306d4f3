/** How the pages of AMC N244 look: maroon and grey, thin caps as titles, and facts with zebra rows at the right. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:0 11mm}
body{font:7.9pt/1.36 'DejaVu Sans Condensed','Liberation Sans';color:#2b2b2b;font-variant-ligatures:none}p{margin:0}
.top{display:flex;justify-content:space-between;align-items:flex-end;padding-top:8mm;border-bottom:.4mm solid #7b1e32}
.top h1{font-size:15pt;line-height:1.15;font-weight:bold;color:#7b1e32;margin:0}.top .date{font-size:8pt;color:#555}
.amc{text-align:right;font-size:7pt;color:#555;padding-bottom:.6mm}.amc b{display:block;color:#7b1e32;font-size:12pt}
.nav{background:#7b1e32;color:#fff;font-size:8.6pt;font-weight:bold;padding:1mm 2mm;margin-bottom:2mm}
.cols{display:grid;grid-template-columns:1fr 70mm;gap:5mm}.block{margin-bottom:3mm}
h3{font-size:8pt;line-height:1.2;color:#7b1e32;margin:0 0 .7mm;padding-bottom:.4mm;border-bottom:.25mm solid #b9a0a6}
.text{text-align:justify}table{font-size:7.4pt}
td,th{padding:.72mm .8mm;text-align:right;line-height:1.2;vertical-align:top;font-weight:normal}
th{background:#ece6e7;font-weight:bold}td:first-child,th:first-child{text-align:left}
tr.own td{font-weight:bold}tr.total td{border-top:.25mm solid #2b2b2b;font-weight:bold}
.facts tr:nth-child(odd) td{background:#f5f1f2}.facts td{text-align:left}.facts td:first-child{width:29mm}
.facts.ter td:first-child{width:auto}.facts.ter td:last-child{text-align:right;white-space:nowrap}
.held td:nth-child(3),.held th:nth-child(3){text-align:left;padding-left:3mm}
.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.two{display:grid;grid-template-columns:1fr 1fr;gap:3.5mm;align-items:start}
.two h3{font-size:6.4pt;white-space:nowrap}.two table{font-size:7pt}
.team{display:grid;grid-template-columns:repeat(5,1fr);gap:2mm;text-align:center}
.team b{display:block}.team span{font-size:6.6pt;color:#555}
.notes{font-size:6.5pt;color:#444;margin-top:1mm}.notes p{margin-bottom:.5mm}
.foot{position:absolute;left:11mm;right:11mm;bottom:5mm;display:flex;justify-content:space-between;font-size:6.8pt;
color:#7b1e32;border-top:.25mm solid #b9a0a6;padding-top:1mm}
.cover{padding-top:60mm}.cover h1{font-size:28pt;color:#7b1e32;margin:0 0 4mm}.cover p{font-size:10pt;margin:3mm 0}
.cover table{font-size:9pt;margin-top:12mm}.cover td,.cover th{padding:1.4mm;text-align:left}`;
