/** How the pages of AMC N253 look: wide margins, sentences, stacked bars and small tables with thin rules. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:11mm 15mm 0}
body{font:8.2pt/1.36 'DejaVu Sans';font-size:7.6pt;color:#23313a;font-variant-ligatures:none}p{margin:0 0 1.2mm}
h1{font-size:17pt;line-height:1.15;margin:0;color:#7a2e4d;font-weight:normal}.lead{font-style:italic;margin:1mm 0 1.6mm}
h2{font-size:8.4pt;line-height:1.25;margin:0 0 .8mm;color:#7a2e4d;border-bottom:.25mm solid #7a2e4d}
.box{margin-top:2.2mm}table{font-size:7pt}
td,th{padding:.32mm 1.2mm;text-align:right;font-weight:normal;vertical-align:top;line-height:1.24}
th{color:#7a2e4d;font-weight:bold;vertical-align:bottom}td:first-child,th:first-child{text-align:left;padding-left:0}
tr+tr td{border-top:.1mm solid #c9bdc3}
.two{display:grid;grid-template-columns:1fr 1fr;gap:7mm;align-items:start}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;align-items:start}
.bar{display:flex;align-items:stretch;margin-bottom:1.2mm}.bar>span{flex:none;width:25mm;align-self:center}
.bar>div{flex:1;display:flex}.bar i{font-style:normal;min-width:16.5mm;padding:.8mm 1mm;color:#fff;font-size:6.4pt;
line-height:1.2;flex:1 1 0;overflow:hidden}.bar i b{display:block;font-size:7.4pt}
.c0{background:#7a2e4d}.c1{background:#2f5d73}.c2{background:#5f6b2d}.c3{background:#8a5a1e}.c4{background:#4b4b6b}
.c5{background:#3d6b57}.c6{background:#6b5561}
.stack{display:grid;grid-template-columns:16mm 1fr}
.stack i{font-style:normal;color:#fff;font-weight:bold;text-align:center;
font-size:7pt;display:flex;align-items:center;justify-content:center}
.stack span{padding-left:2mm;font-size:7.2pt;display:flex;align-items:center}
.held td:nth-child(2),.held th:nth-child(2),.held td:nth-child(3),.held th:nth-child(3){text-align:left}
.held td:first-child{width:5mm}
.cap{font-weight:bold;margin:0 0 .3mm}
.notes{margin-top:2mm;font-size:6.6pt;line-height:1.28}.notes p{margin:0 0 .3mm}
.foot{position:absolute;left:15mm;right:15mm;bottom:6mm;font-size:6.8pt;text-align:center;color:#666}
.sum td,.sum th{padding:.9mm 1.2mm}.sum td:nth-child(2),.sum th:nth-child(2){text-align:left}
.gloss{columns:2;column-gap:9mm;margin-top:4mm}.gloss p{break-inside:avoid;margin-bottom:3.4mm;font-size:9.4pt}`;
