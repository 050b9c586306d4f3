/** How the pages of AMC N262 look: portrait, blue rules, facts in a tinted column at the right. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 10mm 0}
body{font:7.6pt/1.3 'Liberation Sans';color:#1f2a36}p{margin:0 0 1.2mm}
.top{display:flex;justify-content:space-between;border-bottom:.6mm solid #1b4f8a;padding-bottom:1.4mm;
margin-bottom:2.4mm;color:#1b4f8a;font-size:8.4pt}
h1{font-size:16pt;margin:0 0 2mm;color:#1b4f8a;line-height:1.15}
h3{font-size:8.6pt;color:#1b4f8a;margin:0 0 .8mm;border-bottom:.25mm solid #1b4f8a;line-height:1.25}
.part{margin-bottom:2.1mm}.text{text-align:justify;margin:0}
.grid{display:grid;grid-template-columns:1fr 79mm;column-gap:5mm;align-items:start}
td,th{padding:.4mm 1mm;line-height:1.2;text-align:right;font-weight:normal;border-bottom:.15mm solid #cfd9e4}
th{background:#e4ecf5;font-weight:bold;vertical-align:bottom}td:first-child,th:first-child{text-align:left}
.fund td{font-weight:bold}.band td{background:#f1f5fa;font-style:italic}
.facts{background:#f4f7fb;border-top:.6mm solid #1b4f8a}
.facts td{text-align:left;vertical-align:top;font-size:7.1pt;padding:.42mm 1.2mm}
.facts .label{width:23mm;font-weight:bold;color:#1b4f8a}.facts td[rowspan].label{width:22mm}.facts .own{width:17mm}
.returns{table-layout:fixed}.returns th:first-child{width:22mm}
.breach{font-size:6.7pt}.breach td,.breach th{padding:.4mm .6mm}
.record{font-size:7pt}.record th{text-align:center;border-left:.15mm solid #fff}.record td{text-align:center;padding:.28mm 1mm}
.breach td:first-child{white-space:nowrap}
.held td:nth-child(2),.held th:nth-child(2),.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.team td{text-align:left}
.two{display:grid;grid-template-columns:1fr 1fr;column-gap:6mm;align-items:start}
.notes{font-size:6.4pt;color:#555}.notes p{margin:0 0 .4mm}
.risk{position:absolute;left:10mm;right:10mm;bottom:13mm;font-size:6.2pt;color:#555;border-top:.2mm solid #1b4f8a;
padding-top:.8mm}
.foot{position:absolute;left:10mm;right:10mm;bottom:6mm;display:flex;justify-content:space-between;font-size:7pt;
color:#fff;background:#1b4f8a;padding:1mm 2mm}
.front p{font-size:9.6pt;line-height:1.5;text-align:justify;margin:0 0 3mm}.front td,.front th{font-size:9pt;padding:1mm}
.front td:nth-child(2),.front th:nth-child(2){text-align:left}`;
