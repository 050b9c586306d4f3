/** How the pages of AMC N252 look: a narrow tinted column of facts at the left, and dense ruled tables at the right. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:0 8mm}
body{font:7pt/1.2 'Liberation Sans';color:#1d1d1d;font-variant-ligatures:none}p{margin:0 0 .9mm}
.band{margin:0 -8mm;background:#0d4f5c;color:#fff;padding:3mm 8mm 2.4mm;display:flex;justify-content:space-between;
align-items:baseline;font-size:8.6pt}.band b{font-size:11pt}
h1{font-size:14.5pt;line-height:1.15;margin:2.4mm 0 .6mm;color:#0d4f5c}
.aim{font-size:7pt;border-bottom:.5mm solid #c8872b;padding-bottom:1.2mm;margin-bottom:1.6mm}
.aim b{color:#0d4f5c}
.page{display:grid;grid-template-columns:58mm 1fr;gap:3.4mm;align-items:start}
.left{background:#eef4f5;padding:0 1.6mm 1.6mm}.box{margin-top:1.5mm}.page .box:first-child{margin-top:0}
.left .box{margin:0;padding-top:1.2mm}
h2{font-size:7.6pt;line-height:1.25;margin:0 0 .5mm;padding:.5mm 1.2mm;background:#0d4f5c;color:#fff}
table{font-size:6.7pt}td,th{padding:.52mm 1mm;text-align:right;vertical-align:top;line-height:1.16;font-weight:normal}
td{border-bottom:.12mm solid #b9c9cc}th{font-weight:bold;color:#0d4f5c;border-bottom:.3mm solid #0d4f5c}
td:first-child,th:first-child{text-align:left}
.facts td{text-align:left;padding:.46mm .4mm;border-bottom:.12mm solid #cfdcde}
.facts td:first-child{width:23mm;font-weight:bold}
.own td{font-weight:bold}.total td{font-weight:bold;border-top:.3mm solid #0d4f5c}
.series td,.series th{font-size:5.9pt;padding:.42mm .5mm}
.two{display:grid;grid-template-columns:1fr 1fr;gap:3mm;align-items:start;margin-top:1.5mm}.two .box{margin-top:1.5mm}
.quality td:nth-child(3){text-align:left;padding-left:3mm}.quality th:nth-child(3){text-align:left;padding-left:3mm}
.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.breach{font-size:6.3pt}.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.text p{text-align:justify}
.team p{margin:0;padding:.35mm .4mm;font-size:6.7pt}
.notes{position:absolute;left:8mm;right:8mm;bottom:9mm;font-size:6pt;line-height:1.18;border-top:.3mm solid #c8872b;
padding-top:.8mm}.notes p{margin:0 0 .5mm}
.foot{position:absolute;left:8mm;right:8mm;bottom:3.4mm;text-align:right;font-size:6.4pt;color:#555}
.front table{font-size:8.4pt;margin-top:4mm}.front td,.front th{padding:1.4mm;text-align:left}.front p{margin-top:5mm}`;
