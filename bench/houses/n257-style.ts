/** How the pages of AMC N257 look: landscape, a column for each of two funds, green bars with the price. */
export const STYLE = `@page{size:A4 landscape;margin:0}
section{width:297mm;height:209.8mm;background:#fff;padding:6mm 8mm 0}
body{font:7.2pt/1.26 'Noto Sans','Liberation Sans';color:#202020;font-variant-ligatures:none}p{margin:0 0 1mm}
.top{display:flex;justify-content:space-between;font-size:9.6pt;color:#0d5c3f;margin-bottom:2mm;font-weight:bold}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:7mm}
.fund{border:.25mm solid #b9cdc4;height:182mm;position:relative;padding:0 2.4mm}
.bar{background:#0d5c3f;color:#fff;margin:0 -2.4mm 1.4mm;padding:1.3mm 2.4mm;display:flex;
justify-content:space-between;align-items:center}
.bar h2{font-size:11pt;line-height:1.15;margin:0}.bar p{margin:0;font-size:7.4pt;line-height:1.25}
.bar .price{text-align:right;white-space:nowrap}.bar .price b{font-size:8.4pt}
.aim{font-style:italic;margin-bottom:1.4mm;min-height:3.6mm}
.facts{display:grid;grid-template-columns:1fr 1fr;column-gap:3mm;margin-bottom:1.8mm;align-items:start}
.facts td{border:0;padding:.12mm 0;text-align:left;vertical-align:top;font-size:6.8pt;line-height:1.22}
.facts td:first-child{width:27mm;color:#0d5c3f;font-weight:bold}.facts td:nth-child(2){width:2.4mm}
h3{font-size:7.8pt;color:#0d5c3f;margin:0 0 .6mm;line-height:1.2;border-left:1mm solid #c99a2e;padding-left:1.2mm}
.part{margin-bottom:1.7mm}
td,th{padding:.3mm .8mm;text-align:right;line-height:1.2;font-weight:normal;border:.15mm solid #d5e0da}
th{background:#e6f0eb;font-weight:bold;text-align:center}
td:first-child,th:first-child{text-align:left}
.returns{font-size:6.6pt}.returns tr:nth-child(2) th:first-child{text-align:center}
.said{margin:0;text-align:justify}
.chart svg{display:block;height:22mm;width:100%}.chart table{font-size:6pt;table-layout:fixed}
.chart td,.chart th{padding:.25mm .3mm;text-align:center;white-space:nowrap}
.chart td:first-child,.chart th:first-child{width:17mm;text-align:left}
.chart i{display:inline-block;width:2mm;height:2mm;margin-right:.8mm}
.cols{display:grid;grid-template-columns:1fr 1fr;column-gap:4mm;align-items:start}
.ringed{display:grid;grid-template-columns:17mm 1fr;gap:2mm;align-items:center}
.key td{border:0;padding:.15mm .4mm}.key i{display:inline-block;width:2mm;height:2mm;margin-right:1.2mm}
.held p{display:flex;margin:0;line-height:1.3}.held i{font-style:normal;width:4mm}
.held u{flex:1;border-bottom:.25mm dotted #8aa398;margin:0 1mm 1mm;text-decoration:none}
.team{border-top:.2mm solid #d5e0da;padding-top:.8mm;margin:0}
.notes{position:absolute;left:2.4mm;right:2.4mm;bottom:1.2mm;font-size:6pt;color:#555}.notes p{margin:0}
.foot{position:absolute;left:8mm;right:8mm;bottom:4mm;text-align:center;font-size:7pt;color:#0d5c3f}
.front{margin-top:3mm}.front p{font-size:10pt;line-height:1.5;text-align:justify;
margin:0 0 4mm}.list{margin-top:2mm;margin-bottom:5mm}
.part:has(.front) h3,.part:has(.list) h3{font-size:10.5pt}
.list td,.list th{font-size:9.4pt;padding:1.2mm 2mm;text-align:left}`;
