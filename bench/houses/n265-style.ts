/** How the pages of AMC N265 look: landscape, much white, no rules but a thin one above the facts. */
export const STYLE = `@page{size:A4 landscape;margin:0}
section{width:297mm;height:209.8mm;background:#fff;padding:10mm 13mm 0}
body{font:8.5pt/1.4 'Liberation Sans';color:#2b2b33}p{margin:0 0 1.4mm}
.top{display:flex;justify-content:space-between;font-size:7.6pt;color:#7a7a88;margin-bottom:3mm}
h1{font-size:20pt;margin:0 0 1mm;color:#c2452d;line-height:1.15;font-weight:normal}h1 small{font-size:10pt;color:#7a7a88}
.aim{margin:0 0 3.5mm;color:#55555f}.aim b{color:#2b2b33}
h3{font-size:8.8pt;color:#c2452d;margin:0 0 .9mm;line-height:1.25}
.part{margin-bottom:4mm}.lead{font-size:10.6pt;line-height:1.42;margin-bottom:3.4mm}
.grid{display:grid;grid-template-columns:84mm 1fr;column-gap:11mm;align-items:start}
.two{display:grid;grid-template-columns:1fr 1fr;column-gap:9mm;align-items:start}
td,th{padding:.6mm .8mm;line-height:1.25;text-align:right;font-weight:normal;white-space:nowrap}
th{color:#7a7a88;font-size:7.4pt;vertical-align:bottom;white-space:normal}
td:first-child,th:first-child{text-align:left;padding-left:0;white-space:normal}
.returns td:first-child{white-space:nowrap}.fund td{font-weight:bold}.its td{color:#7a7a88}.its td:first-child{padding-left:3mm}
.assets .bar{width:21mm;text-align:left}.assets i{display:block;height:2.2mm;background:#e7a598}.from{color:#7a7a88;font-size:7pt}
.run span{white-space:nowrap;margin-right:3mm}.run{line-height:1.6}em{font-style:normal;color:#7a7a88;font-size:7pt}
.strip td{text-align:center;font-size:7.7pt;padding:.3mm .4mm}.strip td:first-child{text-align:left;font-size:8.2pt}
.bars td{vertical-align:bottom;height:9.4mm}.bars i{display:block;width:5mm;margin:0 auto;background:#e7a598}
.bars .down{background:#b9b9c4}.strip .below td{color:#7a7a88;font-size:7.2pt}
.facts{columns:3;column-gap:9mm;border-top:.2mm solid #c9c9d2;padding-top:3mm}
.facts div{display:grid;grid-template-columns:31mm 1fr;break-inside:avoid;margin-bottom:1.1mm;line-height:1.28}
.facts p{margin:0}.facts span{color:#7a7a88}
.end{position:absolute;left:13mm;right:13mm;bottom:5mm;font-size:6.4pt;line-height:1.3;color:#7a7a88}.end p{margin:0 0 .5mm}
.foot{display:flex;justify-content:space-between;font-size:7.2pt;color:#c2452d;margin-top:1mm}`;
