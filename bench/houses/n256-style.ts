/** How the pages of AMC N256 look: condensed letters, burgundy rules, and names of groups set sideways. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:7mm 9mm 0}
body{font:7pt/1.28 'DejaVu Sans Condensed','DejaVu Sans';color:#1c1c1c;font-variant-ligatures:none}p{margin:0 0 1mm}
.top{border-bottom:.9mm solid #7b1e3a;padding-bottom:1.4mm;margin-bottom:2.4mm;display:flex;
justify-content:space-between;align-items:flex-end}
.top h1{font-size:15pt;line-height:1.1;margin:0;color:#7b1e3a}.top p{margin:0;font-size:8.4pt;color:#666}
.top .when{font-size:10pt;font-weight:bold;color:#1c1c1c}
.grid{display:grid;grid-template-columns:76mm 1fr;gap:4mm;align-items:start}
.three{display:grid;grid-template-columns:60mm 1fr;gap:4mm;align-items:start}
.two{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start}
.part{margin-bottom:2.6mm}
h3{font-size:7.6pt;text-transform:none;color:#7b1e3a;margin:0 0 .7mm;line-height:1.2;border-bottom:.3mm solid #c9a4b0;
padding-bottom:.4mm}
.text{text-align:justify}
td,th{padding:.45mm 1mm;text-align:right;line-height:1.2;font-weight:normal;border-bottom:.12mm solid #ddd}
th{font-weight:bold;background:#f3e9ec}
td:first-child,th:first-child{text-align:left}
tr.band td{background:#faf6f7;font-style:italic;text-align:left;color:#666}tr.own td{font-weight:bold}
.facts td{text-align:left;vertical-align:top}.facts td.group{writing-mode:vertical-rl;transform:rotate(180deg);
background:#7b1e3a;color:#fff;text-align:center;vertical-align:middle;padding:.5mm;width:5mm;
box-shadow:inset 0 0 0 .25mm #fff;border:0}
.facts td.label{width:25mm;color:#555}
.six td,.six th{white-space:nowrap}.six td:nth-child(4),.six th:nth-child(4){text-align:left;padding-left:3mm}
.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.halves{display:grid;grid-template-columns:1fr 1fr;gap:3mm}
.sub td:first-child{white-space:nowrap}.sub th{vertical-align:bottom}
.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}.breach th{vertical-align:bottom}
.team td{text-align:left;border:0;padding:.2mm 1mm}.team td:nth-child(odd){font-weight:bold}
.notes{position:absolute;left:9mm;right:9mm;bottom:10.5mm;font-size:6.2pt;color:#555}.notes p{margin:0}
.foot{position:absolute;left:9mm;right:9mm;bottom:5mm;border-top:.3mm solid #7b1e3a;padding-top:.8mm;font-size:6.8pt}
.front p{font-size:9.4pt;line-height:1.45;margin:0 0 3mm;text-align:justify}
.front td,.front th{font-size:8.4pt;padding:1mm 1.4mm}.front td:nth-child(2),.front th:nth-child(2){text-align:left}
.front .part{margin-top:5mm}.front h3{font-size:10pt}.front .top p{margin:0}`;
