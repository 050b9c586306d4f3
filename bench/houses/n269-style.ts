/** How the pages of AMC N269 look: landscape, black rules on white labels, a mustard ground. */
export const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;background:#f6eed8;padding:6mm 8mm 0}
body{font:7.2pt/1.28 'Liberation Sans';color:#111}p{margin:0}
.top{display:flex;justify-content:space-between;font-size:9pt;margin-bottom:3mm}
.labels{display:grid;grid-template-columns:1fr 1fr;column-gap:6mm;align-items:start}.three{grid-template-columns:1fr 1fr 1fr}
.label,.wrap{background:#fff;border:.7mm solid #111;padding:2.5mm 3.5mm;min-width:0}.wrap{border-width:.3mm;margin-bottom:4mm}
.label small{font-size:6.4pt}.title{display:flex;justify-content:space-between;gap:4mm}
h1{font-size:16pt;line-height:1.1;margin:0 0 .8mm}h2{font-size:12pt;margin:0;line-height:1.2}h3{font-size:8.5pt;margin:0 0 .6mm}
.seal{flex:none;border:.5mm double #111;border-radius:3mm;padding:1mm 3mm;text-align:center;min-width:30mm}
.seal b{display:block;font-size:12pt;line-height:1.2}.seal small{display:block;font-size:6pt}
.thick{height:1.4mm;background:#111;margin:1.6mm 0}.thin{height:.5mm;background:#111;margin:1.2mm 0}
.amount{display:flex;justify-content:space-between;border-top:.12mm solid #111;padding:.8mm 0;font-size:7.6pt}
.small{font-size:6.2pt;text-align:right}
.halves{display:grid;grid-template-columns:1.06fr .94fr;column-gap:5mm;align-items:start}
td,th{padding:.42mm .5mm;text-align:right;font-weight:normal;vertical-align:bottom;border-bottom:.12mm solid #999}
th{font-weight:bold;border-bottom:.25mm solid #111}td:first-child,th:first-child{text-align:left}
th:not(:first-child){white-space:nowrap;padding-left:1.4mm}.in td:first-child{padding-left:2.6mm;white-space:nowrap}.over td{font-weight:bold}
.run{margin-bottom:1mm}.terms{margin-bottom:1mm}.breach td,.breach th{font-size:6.3pt}
.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.plain{margin:2mm 0 1.5mm}.time{background:#fff;border:.5mm solid #111}
.time td,.time th{padding:1mm 1.2mm;font-size:7.4pt;text-align:right}.time td:first-child,.time th:first-child{text-align:left}
.time .fund{text-align:center;border-left:.3mm solid #111}.stop td{background:#111;color:#fff;font-weight:bold}
.time tr:not(.stop) td:is(:nth-child(2),:nth-child(4),:nth-child(6),:nth-child(8),:nth-child(10)){border-left:.3mm solid #111}
.time th:first-child{width:22mm}
.foot{display:grid;grid-template-columns:115mm 1fr;column-gap:10mm;margin-top:5mm;font-size:7.6pt}.foot p{margin-bottom:2mm}
.people{background:#fff;border:.5mm solid #111}.people td,.people th{text-align:left;padding:.9mm 1.5mm}
.end{position:absolute;left:8mm;right:8mm;bottom:4mm;font-size:6pt}.end p{display:flex;justify-content:space-between;font-size:7pt;margin-top:.5mm}`;
