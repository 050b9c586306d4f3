/** How the pages of AMC N267 look: landscape, plum bands, facts across the top, and panels with thin frames. */
export const STYLE = `@page{size:A4 landscape;margin:0}
section{width:297mm;height:209.8mm;background:#fff;padding:6mm 9mm 0}
body{font:7.5pt/1.3 'Liberation Sans',Arial;color:#262029}p{margin:0 0 1mm}
.top{display:flex;justify-content:space-between;align-items:baseline;margin-bottom:1.6mm;color:#5b2150}
h1{font-size:16pt;margin:0;line-height:1.15}.top span{font-size:9pt}
.strip{margin-bottom:1.4mm}.strip td,.strip th{text-align:left;vertical-align:top}
.strip th{font-size:6.8pt;color:#5b2150;background:#f3ebf1}
.strip .names th{background:#5b2150;color:#fff;font-size:7pt;border-left:.4mm solid #fff}
.strip td{font-size:7.6pt}
.grid{display:grid;grid-template-columns:60mm 70mm 70mm 1fr;column-gap:4mm;align-items:start;margin-top:2mm}
.part{margin-bottom:2.2mm;border:.2mm solid #cdb8c8;padding:0 0 .5mm}
h3{font-size:7.6pt;background:#f3ebf1;color:#5b2150;margin:0;padding:.5mm 1mm;line-height:1.2}
.text{margin:0;padding:.8mm 1mm;text-align:justify}
td,th{padding:.52mm 1mm;text-align:right;line-height:1.2;font-weight:normal;vertical-align:bottom}
th{font-weight:bold;white-space:nowrap;border-bottom:.2mm solid #cdb8c8}td:first-child,th:first-child{text-align:left}
.band td{color:#5b2150;font-style:italic;padding-top:.8mm;border-top:.12mm solid #e3d6df}
.held td:nth-child(2),.held th:nth-child(2),.held td:nth-child(3),.held th:nth-child(3){text-align:left}
.held td:nth-child(3){color:#6b5f68}.held td:first-child{width:5mm}
.fold td:nth-child(3){text-align:left;padding-left:4mm}
.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.team{margin-top:1mm}.team td,.team th{text-align:left;padding:.2mm 1mm}.team th{border:0;color:#5b2150;font-size:6.4pt}
.plans th[colspan]{text-align:center}.plans td,.plans th{padding:.8mm 1.2mm}.other td{color:#6b5f68}
.plans tr:nth-child(2) th{text-align:right}
.end{position:absolute;left:9mm;right:9mm;bottom:5mm}
.notes{font-size:6.2pt;color:#555}.notes p{margin:0}
.foot{display:flex;justify-content:space-between;background:#5b2150;color:#fff;padding:.9mm 2mm;margin-top:1mm}
.front p{font-size:10pt;line-height:1.5;margin:0 0 3mm}.front td,.front th{font-size:9pt;padding:.8mm 1mm}
.front td:nth-child(2),.front th:nth-child(2){text-align:left}.front h3{font-size:10pt}`;
