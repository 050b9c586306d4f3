/** How the pages of AMC N239 look: cream paper, round cards, discs of letters, and a dashed coupon. */
export const STYLE = `@page{size:A4;margin:0}section{width:210mm;height:296.8mm;padding:10mm 15mm;background:#fbf7ee}
body{font:8.4pt/1.4 'Liberation Sans';color:#2b2a33;font-variant-ligatures:none}p{margin:0 0 1.4mm}
h1{font:bold 22pt/1.1 'Liberation Serif';margin:0;color:#3a2d6b}.under{color:#8a5a12;font-size:10pt}
.again{font:italic 10pt 'Liberation Serif';color:#3a2d6b;text-align:right}.lead{font:italic 10.5pt 'Liberation Serif'}
h3{font-size:9.4pt;margin:3mm 0 1mm;color:#3a2d6b;line-height:1.2}h4{margin:2.4mm 0 .6mm;font-size:10pt;color:#8a5a12}
.cards{display:grid;grid-template-columns:repeat(4,1fr);gap:2.5mm}
.card{background:#fff;border:.25mm solid #d8cba9;border-radius:2.4mm;padding:1.6mm 2mm;line-height:1.3;font-size:7.8pt}
.card b{display:block;color:#3a2d6b;font-size:8.4pt}
.strip{position:absolute;left:15mm;right:15mm;bottom:57mm}
.mixes h3{margin:.8mm 0}
.mixes h4{margin:1.6mm 0 0}
.mixes p{margin:0}
.mixes .card{padding:1.2mm 2mm}
.base{position:absolute;left:15mm;right:15mm;top:242mm}
.over{display:flex;align-items:baseline;justify-content:space-between}
.over span{font-size:6.8pt;color:#8a5a12}.over h3{margin:2mm 0 .6mm}.right .over{height:5.4mm;align-items:flex-end}
.run table{font-size:7.8pt;table-layout:fixed}.run td,.run th{padding:.7mm 1mm;text-align:right;line-height:1.2}
.run td:first-child{text-align:left;white-space:nowrap}.left td:first-child,.left th:first-child{width:40mm}
.right td:first-child,.right th:first-child{width:8mm}.run th{background:#e9e2f4;color:#3a2d6b}
.run td{border-bottom:.15mm solid #d8cba9}
.disc{display:inline-block;width:3.6mm;height:3.6mm;border-radius:50%;background:#3a2d6b;color:#fff;text-align:center;
font:bold 6.6pt/3.6mm 'Liberation Sans'}.d1{background:#b9781d}.d2{background:#2d6b55}
.labels{display:flex;flex-wrap:wrap;gap:1mm 5mm}.labels span{border-bottom:.2mm dotted #8a5a12}
sup{font-size:6pt;color:#b3261e;line-height:0}
.notes{position:absolute;left:15mm;right:15mm;bottom:13mm;border-top:.3mm solid #3a2d6b;padding-top:1mm;font-size:7.2pt}
.notes ul{margin:0;padding:0;list-style:none;columns:2;column-gap:8mm}.notes p{margin:1mm 0 0}
.people{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm}.people b{display:block}
.coupon{border:.5mm dashed #555;margin-top:5mm;padding:3mm 4mm;background:#fff}.coupon em{color:#555;font-size:7.4pt}
.boxes{display:grid;grid-template-columns:repeat(3,1fr);gap:2.4mm 4mm;margin:2mm 0 4mm}
.boxes b{display:block;border-bottom:.25mm solid #333;font-size:9.4pt;text-align:center}
.boxes small{display:block;text-align:center;color:#666;font-size:6.8pt}.coupon p{font-size:7.4pt;margin:0;color:#555}
.foot{position:absolute;left:15mm;right:15mm;bottom:6mm;font-size:7pt;color:#8a5a12}
.matrix{margin-top:6mm;font-size:8.6pt}.matrix th{vertical-align:bottom;height:66mm;border-bottom:.3mm solid #3a2d6b}
.turned{writing-mode:vertical-rl;transform:rotate(180deg);margin:0 auto;white-space:nowrap;font-size:8.4pt}
.matrix td{text-align:center;padding:1mm;border-bottom:.15mm solid #d8cba9}.matrix td:first-child{text-align:left}
.band td{background:#e9e2f4;font-weight:bold;color:#3a2d6b}.risk{margin-top:6mm;font-size:7.6pt}
.cover{padding-top:60mm;text-align:center}.cover small{font-size:11pt;color:#8a5a12}.cover p{font-size:14pt}
.cover ol{list-style:none;padding:0;margin:20mm 20mm;font-size:11pt;line-height:2;text-align:left}
.cover li span{float:right}.cover .how{font-size:9pt;margin:0 20mm}`;
