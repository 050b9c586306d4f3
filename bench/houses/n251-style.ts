/** How the pages of AMC N251 look: an airy page with titles in a margin at the left, and thin rules in brown. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:12mm 14mm 0}
body{font:9.2pt/1.4 'Liberation Serif';color:#2b2420;
font-variant-ligatures:none}p{margin:0}
.first{border-left:2mm solid #8a5a2b;padding-left:4mm;margin-bottom:7mm}
.first h1{font-size:22pt;line-height:1.1;margin:0;color:#5c3a18}.first p{font-size:10.4pt;color:#7a6a5c}
.again{display:flex;justify-content:space-between;border-bottom:.3mm solid #8a5a2b;margin-bottom:7mm;font-size:10pt;
color:#5c3a18;padding-bottom:1mm}
.part{display:grid;grid-template-columns:33mm 1fr;gap:5mm;margin-bottom:4.6mm;align-items:start}
.margin{border-top:.5mm solid #8a5a2b;padding-top:1mm}
.margin b{display:block;font-size:9.8pt;line-height:1.2;color:#8a5a2b}
.margin i{display:block;font-size:7.8pt;line-height:1.2;color:#7a6a5c;margin-top:.6mm}
.text{text-align:justify;border-top:.2mm solid #d8c9b8;padding-top:1mm}
table{font-size:8.8pt;border-top:.2mm solid #d8c9b8}
td,th{padding:.75mm 1mm;text-align:right;line-height:1.2;vertical-align:top;font-weight:normal}
th{color:#7a6a5c;vertical-align:bottom;font-style:italic}td{border-top:.15mm solid #e6dccf}
td:first-child,th:first-child{text-align:left}th.group{text-align:center;border-bottom:.2mm solid #c9a77f}
tr.own td{font-weight:bold}tr.band td{background:#f4ece2;font-weight:bold;color:#5c3a18}
.facts td{text-align:left;width:33%;border-top:0;padding-bottom:1.6mm}
.facts span{display:block;font-size:7.8pt;color:#7a6a5c}
.rated td,.rated th{text-align:left}.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.held td{padding-top:.45mm;padding-bottom:.45mm}
.held td small{display:block;font-size:7.6pt;color:#7a6a5c}.past{color:#9a8c7e}
.months td,.months th{text-align:right}
.months td:nth-child(3n+1),.months th:nth-child(3n+1){text-align:left;padding-left:4mm}
.bars td:nth-child(2){width:52%}.bars i{display:block;height:2.6mm;background:#c9a77f;margin-top:.5mm}
.chips{display:flex;flex-wrap:wrap;gap:2mm}.chip{border:.25mm solid #c9a77f;border-radius:2mm;padding:.6mm 2.4mm}
.chip b{margin-right:1.6mm;color:#5c3a18}
.indent td:first-child{padding-left:4mm}.indent tr.band td:first-child{padding-left:1mm}
.end{position:absolute;left:14mm;right:14mm;bottom:7mm;font-size:7.8pt;line-height:1.25;color:#7a6a5c}
.foot{display:flex;justify-content:space-between;border-top:.3mm solid #8a5a2b;margin-top:1.5mm;padding-top:1mm}`;
