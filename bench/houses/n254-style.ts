/** How the pages of AMC N254 look: a green band at the top, cards with large figures, and much white. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff}
body{font:8.8pt/1.42 'Noto Sans','Liberation Sans';color:#27303a;font-variant-ligatures:none}p{margin:0 0 1.4mm}
.top{background:#0f766e;color:#fff;height:34mm;padding:8mm 14mm 0;position:relative}
.top h1{font-size:22pt;line-height:1.15;margin:0}.top p{font-size:11pt;color:#c9ebe5;margin:.6mm 0 0}
.logo{position:absolute;right:14mm;top:8mm;font-size:17pt;font-weight:bold;line-height:1;text-align:right}
.logo i{display:block;font:6.6pt 'Noto Sans';color:#c9ebe5;margin-top:.8mm}
.top.small{height:17mm;padding-top:4.5mm}.top.small h1{font-size:12pt}.top.small p{font-size:7.4pt;margin:0}
.top.small .logo{top:4.5mm;font-size:12pt}
.body{display:grid;grid-template-columns:1fr 50mm;gap:8mm;padding:7mm 14mm 0}
.whole{padding:6mm 14mm 0}
h2{font-size:11pt;line-height:1.2;color:#0f766e;margin:0 0 1.6mm}.part{margin-bottom:5mm}
.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:3mm;margin-bottom:6mm}
.card{background:#eef7f5;border-radius:2.5mm;padding:2.6mm 3mm}
.card span,.card i{display:block;font-style:normal;font-size:7pt;color:#5a6b78;line-height:1.3}
.card b{display:block;font-size:13.5pt;line-height:1.3;color:#0f766e;white-space:nowrap}
.card b.size{font-size:11pt;margin-top:1.4mm}
.goal{font-size:10pt;color:#3d4a56}
.side{background:#f7f4ee;border-radius:2.5mm;padding:4mm 4mm 2mm;align-self:start}
.side p{margin:0 0 1.7mm;line-height:1.25}.side span{display:block;font-size:6.8pt;color:#8a7b62}
.side b{display:block;font-size:8pt;font-weight:normal}
.bar{margin-bottom:1.5mm;line-height:1.2}.bar span{font-size:7.8pt;display:block}
.bar div{display:flex;align-items:center;gap:1.6mm}.bar i{display:block;height:3mm;background:#3fa796;
border-radius:0 1mm 1mm 0}
.bar b{font-size:8pt}
.columns{display:grid;gap:2mm;align-items:end;text-align:center}.columns b{display:block;font-size:7.8pt}
.columns i{display:block;background:#f2a65a;margin:.6mm 2mm}.columns span{font-size:7pt;line-height:1.15;display:block;
height:7mm}
table{font-size:8.2pt}td,th{padding:.9mm 1mm;text-align:right;font-weight:normal;line-height:1.2}
td:first-child,th:first-child{text-align:left}th{color:#5a6b78;border-bottom:.4mm solid #0f766e}
td{border-bottom:.15mm solid #dde5ea}tr.own td{font-weight:bold}tr.diff td{color:#8a7b62}
.key{font-size:7pt;color:#5a6b78;margin:0 0 1mm}
.calendar{display:grid;grid-template-columns:repeat(6,1fr);gap:2mm}
.calendar div{background:#e2f1ee;border-radius:1.6mm;padding:1.4mm;text-align:center;line-height:1.25}
.calendar div.loss{background:#fbe6dc}.calendar span{display:block;font-size:7pt;color:#5a6b78}
.calendar b{display:block;font-size:11pt}.calendar i{font-style:normal;font-size:7pt;color:#5a6b78}
.legend{font-size:7.4pt;margin:0 0 1.4mm}.legend i{display:inline-block;width:2.6mm;height:2.6mm;margin:0 1mm 0 3mm}
.years{display:block;width:100%;height:43mm}.years text{font:8px 'Noto Sans';text-anchor:middle;fill:#27303a}
.years text.year{font-size:9px;fill:#5a6b78}
.two{display:grid;grid-template-columns:1fr 1fr;gap:10mm}.two .part{margin-bottom:4mm}
.held p{display:flex;gap:2.4mm;margin:0;padding:.75mm 0;border-bottom:.15mm solid #dde5ea;line-height:1.25;
font-size:8.2pt}
.held i{font-style:normal;color:#0f766e;width:4mm}.held span{flex:1}
.team{display:grid;grid-template-columns:repeat(4,1fr);gap:4mm}.team p{margin:0;line-height:1.25}
.team b{display:block;font-size:8.2pt}.team span{font-size:7pt;color:#5a6b78}
.panels{display:grid;grid-template-columns:repeat(3,1fr);gap:6mm}.panel{border-top:.6mm solid #f2a65a;padding-top:1.6mm}
.panel h3{font-size:9.4pt;margin:0 0 1.6mm}.panel table{margin-top:2mm}
.notes{position:absolute;left:14mm;right:14mm;bottom:13mm;font-size:6.8pt;color:#5a6b78}.notes p{margin:0}
.foot{position:absolute;left:14mm;right:14mm;bottom:6mm;font-size:7pt;color:#5a6b78;text-align:right}`;
