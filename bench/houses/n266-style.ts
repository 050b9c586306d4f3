/** How the pages of AMC N266 look: portrait, two halves with dark green bands, three columns in each. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:6mm 9mm 0}
body{font:6.5pt/1.25 'Liberation Sans';color:#222}p{margin:0 0 .8mm}
.top{display:flex;justify-content:space-between;font-size:8pt;color:#14532d;margin-bottom:1.5mm}
.half{height:128mm;overflow:hidden;margin-bottom:2mm}.half.whole{height:auto}
h2{background:#14532d;color:#fff;font-size:11pt;margin:0 0 1mm;padding:.8mm 2mm;line-height:1.2}
h3{font-size:7pt;color:#14532d;margin:0 0 .4mm;line-height:1.2}
.aim{font-style:italic;margin:0 0 1mm}
.cols{display:grid;grid-template-columns:61mm 67mm 1fr;column-gap:3.5mm;align-items:start}
.part{margin-bottom:1.6mm}
td,th{padding:.28mm .7mm;text-align:right;line-height:1.18;font-weight:normal;border-bottom:.12mm solid #d4ddd6;
vertical-align:top}
th{font-weight:bold;background:#e6efe8}td:first-child,th:first-child{text-align:left}
th.over{text-align:center}.returns tr:nth-child(2) th,.subs tr:nth-child(2) th{text-align:right}
.year td{background:#f5f8f6}
.facts td{text-align:left}.facts td:first-child{width:24mm;color:#14532d;font-weight:bold}
.months{margin-bottom:1mm}.months td,.months th{text-align:center}.months td:first-child{text-align:left}
i{font-style:normal;color:#666}.line{margin:.6mm 0}
.notes{color:#555;font-size:5.9pt}.notes p{margin:0}
.end{position:absolute;left:9mm;right:9mm;bottom:5mm;font-size:5.9pt;color:#444;border-top:.4mm solid #14532d;
padding-top:.8mm}.end p{margin:0 0 .3mm}.end div{display:flex;justify-content:space-between;color:#14532d;font-size:6.8pt}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;column-gap:4mm;align-items:start}
.big{font-size:7.6pt}.big h3{font-size:8.4pt}.big .three,.big .part,.big .months{margin-top:3mm}
.big .grid{display:grid;grid-template-columns:80mm 1fr;column-gap:5mm;align-items:start}
.big .facts td:first-child{width:30mm}.big td,.big th{padding:.5mm .8mm}
.front p{font-size:9.6pt;line-height:1.5;text-align:justify;margin:0 0 3mm}
.front td,.front th{font-size:8.6pt;padding:1mm}.front .part{margin-top:6mm}.front h3{font-size:11pt}
.front td:nth-child(2),.front th:nth-child(2){text-align:left}`;
