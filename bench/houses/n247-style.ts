/** How the pages of AMC N247 look: maroon rules, very small type, and two columns. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:0 8mm}
body{font:6pt/1.25 'Liberation Sans Narrow','Liberation Sans';color:#222;font-variant-ligatures:none}p{margin:0}
sup{font-size:70%;line-height:0}
.bank{display:flex;justify-content:space-between;align-items:flex-end;height:9mm;border-bottom:.5mm solid #6d1a2d;
padding-bottom:1mm}.bank b{font-size:9.5pt;line-height:1;color:#6d1a2d}.bank span{font-size:6.6pt;color:#777}
.name1{display:flex;justify-content:space-between;align-items:center;background:#6d1a2d;color:#fff;margin:1.4mm 0;
padding:.7mm 1.5mm}.name1 h2{font-size:10pt;line-height:1.2;margin:0}.name1 span{font-size:7.6pt}
.cols{display:grid;grid-template-columns:62mm 1fr;gap:3mm}.block{margin-bottom:1.3mm}
h3{font-size:6.6pt;line-height:1.2;color:#6d1a2d;background:#f1e6e3;border-bottom:.25mm solid #6d1a2d;margin:0 0 .3mm;
padding:.35mm .8mm}p{text-align:justify;padding:.3mm .8mm}
table{font-size:6pt}td,th{padding:.24mm .8mm;text-align:right;line-height:1.2;vertical-align:top;font-weight:normal}
td{border-bottom:.1mm dotted #b9a3a3}td:first-child,th:first-child{text-align:left}th{font-weight:bold}
.facts td{text-align:left}.facts td:first-child{width:27mm;color:#555}
.two{display:grid;grid-template-columns:1fr 1fr;gap:3mm}
.grid{font-size:5.5pt}.grid td,.grid th{padding:.24mm .35mm}.grid .name{text-align:left}
.grid .fy{font-weight:bold;vertical-align:middle}.grid td:last-child,.grid th:last-child{font-weight:bold}
.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.notes{font-size:5.4pt;line-height:1.2;color:#555;border-top:.15mm solid #6d1a2d;padding-top:.5mm}
.half{height:139mm}.half+.half{border-top:.4mm solid #6d1a2d}
.whole .facts td:first-child{width:33mm}.whole{font-size:7.2pt}.whole table{font-size:7.2pt}.whole .grid{font-size:5.9pt}.whole td,.whole th{padding-top:.5mm;
padding-bottom:.5mm}.whole h3{font-size:7.6pt}.whole .notes{font-size:6.2pt}.whole .block{margin-bottom:2.4mm}
.foot{position:absolute;left:8mm;right:8mm;bottom:3mm;font-size:6.4pt;color:#6d1a2d;text-align:center}
.front{font-size:9pt;padding-top:10mm}.front h1{font-size:24pt;color:#6d1a2d;margin:0 0 4mm;line-height:1.1}
.front h3{font-size:10pt;padding:1mm}.front .block{margin:6mm 0}.front table{font-size:9pt}.front td{padding:1mm}`;
