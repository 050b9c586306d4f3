/** How the pages of AMC N255 look: narrow letters, ruled tables with blue titles, and several tables in each row. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 10mm 0}
body{font:8.6pt/1.25 'Liberation Sans Narrow','Liberation Sans';color:#111;font-variant-ligatures:none}p{margin:0 0 1mm}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.8mm solid #1f3f8f;
padding-bottom:1.5mm;margin-bottom:2.5mm}
.top h1{font-size:17pt;line-height:1.1;color:#1f3f8f;margin:0}.top p{margin:0;font-size:9.6pt}
.top .amc{text-align:right;font-weight:bold;color:#c0392b}.top .amc span{display:block;color:#111;font-weight:normal}
.grid{display:grid;grid-template-columns:74mm 1fr;gap:4mm;align-items:start;margin-bottom:3mm}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;align-items:start;margin-bottom:3mm}
.one{margin-bottom:3mm}.gap{height:2.4mm}
h3{background:#1f3f8f;color:#fff;font-size:8.8pt;margin:0 0 .8mm;padding:.5mm 1.2mm;line-height:1.2}
.text{text-align:justify;margin-bottom:2mm}
td,th{border:.18mm solid #8796bd;padding:.22mm 1.2mm;text-align:right;line-height:1.18;font-size:8.2pt;
font-weight:normal}
th{background:#e4e9f5;font-weight:bold;text-align:right}th.title{background:#1f3f8f;color:#fff;text-align:left;
font-size:8.8pt}
td:first-child,th:first-child{text-align:left}tr.own td{font-weight:bold}
.facts td{text-align:left;vertical-align:top}.facts td:first-child{width:29mm;background:#f3f5fa}
.held td:nth-child(2),.held th:nth-child(2){text-align:center}
.halves td:nth-child(3),.halves th:nth-child(3){text-align:left}
.breach th{vertical-align:bottom}.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.breach th.title{text-align:left}
.people{border:.18mm solid #8796bd;padding:.8mm 1.2mm}.people b{color:#1f3f8f}
.notes{position:absolute;left:10mm;right:10mm;bottom:11mm;font-size:7.4pt}.notes p{margin:0}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;border-top:.3mm solid #1f3f8f;padding-top:.8mm;font-size:8pt;
display:flex;justify-content:space-between}
.front p{font-size:10.5pt;line-height:1.4;margin-bottom:3mm}.front td,.front th{font-size:10pt;padding:1mm 1.6mm}
.front td:nth-child(2),.front th:nth-child(2){text-align:left}`;
