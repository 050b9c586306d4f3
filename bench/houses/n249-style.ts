/** How the pages of AMC N249 look: a word processor's page with a serif font, and plain tables with black rules. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:7mm 16mm 0}
body{font:8.1pt/1.18 'Liberation Serif';color:#000;font-variant-ligatures:none}p{margin:0 0 1.3mm}
.amc{text-align:center;font-size:10.5pt;font-weight:bold;margin:0}
h1{text-align:center;font-size:14pt;line-height:1.2;margin:.5mm 0 0;text-decoration:underline}
.month{text-align:center;font-style:italic;margin-bottom:1.4mm}
.title{font-weight:bold;margin:1.1mm 0 .4mm;text-decoration:underline}.text{text-align:justify}
table{font-size:7.6pt}td,th{border:.2mm solid #000;padding:.12mm 1mm;text-align:right;line-height:1.14;
vertical-align:middle;font-weight:normal}
th{font-weight:bold;background:#d9d9d9;text-align:center}td:first-child{text-align:left}
.facts td{text-align:left;vertical-align:top;width:26%}.facts td:nth-child(odd){font-weight:bold;width:24%}
.facts td.wide{width:76%}.total td{font-weight:bold}
.left td:nth-child(2){text-align:left}
.half{display:grid;grid-template-columns:1fr 1fr;gap:6mm;align-items:start}
.held td:first-child{width:8mm;text-align:center}.held td:nth-child(2),.held td:nth-child(3){text-align:left}
.people td{text-align:center}.people td:first-child{text-align:center}
.notes{margin-top:1.6mm;font-size:7.2pt}.notes p{margin:0 0 .4mm}
.foot{position:absolute;left:16mm;right:16mm;bottom:5mm;text-align:center;font-size:8pt}
.front p{font-size:10.5pt;margin-bottom:3mm}.front table{font-size:10pt}.front td,.front th{padding:1mm}`;
