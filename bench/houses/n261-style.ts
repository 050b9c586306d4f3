/** How the pages of AMC N261 look: a bulletin in a serif font without colours, with rules above and below tables. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 14mm 0}
body{font:7.4pt/1.28 'Liberation Serif','Times New Roman',serif;color:#111;font-variant-ligatures:none}
p{margin:0 0 1mm}
.run{display:flex;justify-content:space-between;font-style:italic;font-size:8pt;border-bottom:.2mm solid #111;
padding-bottom:.8mm;margin-bottom:2.5mm}
h1{font-size:14pt;line-height:1.15;margin:0 0 2mm;font-weight:bold}
.clauses{columns:2;column-gap:7mm;margin-bottom:2.4mm}
.clauses p{margin:0 0 .7mm;padding-left:8mm;text-indent:-8mm;break-inside:avoid}
.clauses b{display:inline-block;width:8mm;text-indent:0;font-weight:normal}.clauses i{font-style:italic}
.two{display:grid;grid-template-columns:1fr 1fr;gap:7mm;align-items:start}
.part{margin-bottom:2.3mm}
.part table{border-top:.5mm solid #111;border-bottom:.35mm solid #111}
.caption{margin:.7mm 0 0;font-size:7.2pt}
td,th{padding:.28mm 1mm;text-align:right;line-height:1.18;font-weight:normal;vertical-align:bottom}
td:first-child,th:first-child{text-align:left}
tr.numbers th{font-style:italic;font-size:6.4pt;border-bottom:.2mm solid #111;border-top:.1mm solid #999}
tr.unit th{font-size:6.6pt;color:#333}
tr.group td{font-style:italic;padding-top:.7mm}
tr.in td:first-child{padding-left:4mm}
tr.sum td{border-top:.15mm solid #111}
.names td:nth-child(2),.names th:nth-child(2),.names td:nth-child(3),.names th:nth-child(3){text-align:left}
.notes{position:absolute;left:14mm;right:14mm;bottom:10.6mm;font-size:6.6pt}.notes p{margin:0}
.foot{position:absolute;left:14mm;right:14mm;bottom:5.4mm;text-align:center;font-size:7.4pt}
.front p{font-size:10pt;line-height:1.45;margin:0 0 3mm;padding-left:11mm;text-indent:-11mm}
.front b{display:inline-block;width:11mm;text-indent:0;font-weight:normal}
.front~.part td,.front~.part th{font-size:9.4pt;padding:1mm}.front+.part td:nth-child(2),
.front+.part th:nth-child(2){text-align:left}.front~.part .caption{font-size:9pt}.front~.part{margin-bottom:7mm}`;
