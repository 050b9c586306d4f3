/** How the pages of AMC N240 look: maroon and sand, a tinted column of facts at the left, small ruled tables. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:0 10mm}
body{font:7pt/1.3 'Liberation Sans';color:#2b2527;font-variant-ligatures:none}p{margin:0}
.top{display:flex;align-items:center;gap:2.5mm;height:17mm;padding-top:3mm}.top svg{width:13mm;height:10.4mm}
.amc b{display:block;font:bold 13pt/1 'Liberation Serif';color:#7b2342}.amc span{font-size:6.6pt;color:#8a7560}
.name{margin-left:auto;text-align:right}.name h1{font:bold 15pt/1.1 'Liberation Sans';color:#7b2342;margin:0}
.name p{font-size:7.6pt;color:#8a7560}
.line{background:#7b2342;color:#fff;display:flex;justify-content:space-between;padding:1mm 2mm;font-size:7.6pt}
.page{display:grid;grid-template-columns:54mm 1fr;gap:4mm;margin-top:2mm}
aside{background:#f7f1e8;padding:1mm 2.2mm 2mm;align-self:start}
aside h4{font-size:6.8pt;margin:1.8mm 0 .6mm;color:#7b2342;text-transform:uppercase;border-bottom:.3mm solid #c79a4b}
aside p{margin:.7mm 0}aside .short{display:flex;justify-content:space-between;gap:2mm}
aside .short span{text-align:right}
aside .long b,aside .long span{display:block}aside .who{display:flex;justify-content:space-between;gap:2mm}
aside .who span{text-align:right}aside b{color:#4d3a3f}
h3{font-size:7.4pt;line-height:1.2;color:#fff;background:#a5566f;margin:0;padding:.6mm 1.2mm}
.block{margin-bottom:1.9mm}.text{text-align:justify;padding:.6mm 0}
table{font-size:6.7pt}td,th{padding:.42mm .9mm;text-align:right;font-weight:normal;line-height:1.2;vertical-align:top}
td:first-child,th:first-child{text-align:left}td{border-bottom:.12mm solid #e2d8cc}
th{font-weight:bold;color:#7b2342;background:#f7f1e8}
.own td{font-weight:bold}.total td{font-weight:bold;border-top:.25mm solid #7b2342}
.wide{table-layout:fixed}.wide td:first-child,.wide th:first-child{width:25mm}
.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.ratios td,.ratios th{white-space:normal}.breach th{line-height:1.1}
.two{display:grid;grid-template-columns:1fr 1fr;gap:3mm}
.subs td,.subs th{padding:.3mm .9mm}.subs{margin-bottom:1.9mm}
.band td{font-weight:bold;color:#7b2342;background:#efe4d4;border-bottom:.2mm solid #c79a4b}
.of{font-size:6.2pt;color:#8a7560;margin-top:-1mm}
.notes{position:absolute;left:10mm;right:10mm;bottom:10mm;margin:0;padding:1mm 0 0 3.5mm;border-top:.25mm solid #c79a4b;
font-size:6.1pt;line-height:1.35;color:#6d6064}
.foot{position:absolute;left:10mm;right:10mm;bottom:4mm;font-size:6.8pt;color:#7b2342;text-align:center}
.cover{padding-top:5mm}.cover p{font-size:9.4pt;line-height:1.55;margin:2.4mm 0;text-align:justify}
.cover h3{font-size:10pt;padding:1.2mm 2mm;margin-top:6mm}.cover table{font-size:9pt;margin-top:2mm}
.cover td,.cover th{padding:1.5mm;text-align:left}`;
