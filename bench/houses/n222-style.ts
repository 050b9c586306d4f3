/** How the pages of AMC N222 look. */
const NAVY = '#1f3a6e';
const GOLD = '#c8961e';

export const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;background:#fff}
body{font:7.9pt/1.2 'Liberation Serif';color:#000;font-variant-ligatures:none}p{margin:0}
header{position:absolute;left:9mm;right:9mm;top:7.5mm;height:6.6mm;border-bottom:.6mm solid ${GOLD};
font-family:'Liberation Sans';color:${NAVY};display:flex;justify-content:space-between}
header b{font-size:14pt;line-height:1.1}header span{font-size:10pt}
.rated{position:absolute;left:9mm;top:14.9mm;font:6.8pt 'Liberation Sans';color:#333}
main{position:absolute;left:9mm;right:9mm;top:18.6mm;display:grid;
grid-template-columns:72mm 1fr;gap:4mm;align-items:start}
h2{font:bold 8pt/1.15 'Liberation Sans';color:${NAVY};margin:1.1mm 0 .5mm;
border-bottom:.3mm solid ${GOLD};padding-bottom:.3mm;break-after:avoid}
h3{font:bold 8.6pt/1.15 'Liberation Sans';color:${NAVY};margin:2mm 0 .8mm;
border-top:.5mm solid ${NAVY};padding-top:.7mm}
.lead{display:flex;justify-content:space-between;white-space:nowrap}
.lead span+span{padding-left:1mm}.text{text-align:justify}
td,th{padding:.12mm .8mm;text-align:right;line-height:1.18;vertical-align:top;white-space:nowrap}
td:first-child,th:first-child{text-align:left}
th{border-bottom:.2mm solid #999}.pair{display:grid;grid-template-columns:1fr 1fr;gap:6mm;align-items:start}
.plain td{padding:.12mm .8mm}.months td,.months th{font-size:6.6pt;padding:.2mm .3mm}
.months td:first-child{width:11mm}.bad td,.bad th{font-size:7.2pt}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
footer{position:absolute;left:9mm;right:9mm;bottom:10mm;font-size:6.4pt;line-height:1.18}
footer .small{font-size:5.4pt;color:#444;text-align:justify}
.end{display:flex;justify-content:space-between;font-size:7pt;
border-top:.2mm solid #999;margin-top:.6mm;padding-top:.4mm}
.number{position:absolute;left:9mm;bottom:4.5mm;font:7pt 'Liberation Sans'}
.cover{position:absolute;left:0;right:0;top:68mm;text-align:center}
.cover h1{font:bold 28pt 'Liberation Serif';margin:0 0 9mm}
.cover p{font-size:16pt;line-height:1.5}.essay{position:absolute;left:14mm;right:14mm;top:14mm;columns:2;column-gap:9mm}
.essay h1,.risk h1{font:bold 14pt 'Liberation Serif';margin:0 0 3mm}
.essay p{font-size:9.6pt;line-height:1.4;text-align:justify;
margin-bottom:2mm}.essay td,.essay th{font-size:9pt}.risk{position:absolute;left:14mm;right:14mm;top:14mm}
.risk td,.risk th{border:.2mm solid #000;padding:1mm 1.6mm;font-size:9pt;text-align:left}`;
