/** The look of AMC N270: thin black borders of a word processor, Times and Arial, pale blue heads. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:9mm 13mm 0}
body{font:8.2pt/1.25 'Liberation Serif','Times New Roman';color:#000}p{margin:0 0 .6mm}
.top{display:flex;justify-content:space-between;border:.25mm solid #000;padding:1.2mm 2mm;font-size:10.5pt}
h1{font-size:15pt;text-align:center;margin:2mm 0;color:#1f3864;line-height:1.15}
table{margin-bottom:2mm}td,th{border:.2mm solid #000;padding:.5mm 1.2mm;text-align:right;vertical-align:middle;line-height:1.22}
th{background:#dbe5f1;font-weight:bold}td:first-child,th:first-child{text-align:left}
.title th{text-align:center;background:#b8cce4}
.box{border:.2mm solid #000;padding:1mm 1.4mm;margin-bottom:2mm;text-align:justify}
.basics td{text-align:left;vertical-align:top}.basics td:first-child{width:25mm;font-weight:bold}
.halves{display:grid;grid-template-columns:1fr 1fr;column-gap:3mm;align-items:start}
.thirds{display:grid;grid-template-columns:1fr 1fr 1fr;column-gap:3mm;align-items:start}
.own td{font-weight:bold}.basis td{font-style:italic;font-size:7.4pt}.quarters td,.quarters th{text-align:center}
.quarters td:first-child{text-align:left;width:34mm}
.shares td:nth-child(4),.shares th:nth-child(4){text-align:left}
.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.merged td:nth-child(2){text-align:left}.merged tr:not(.own) td:first-child{text-align:left}
.merged tr:not(.own) td:nth-child(2){text-align:right}
.six th{text-align:center}.six th:first-child{text-align:left}.six tr:nth-child(2) th:first-child{text-align:center}
.line{font-weight:bold;margin:0 0 .6mm}
.end{position:absolute;left:13mm;right:13mm;bottom:7mm;font-size:6.9pt}
.foot{text-align:center;border-top:.2mm solid #000;margin-top:1mm;padding-top:.8mm;font-size:7.6pt}`;
