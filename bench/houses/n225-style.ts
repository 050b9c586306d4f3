/** How the slides of AMC N225 look. */
const TEAL = '#0f5c5c';
const SAND = '#e9b44c';

export const COLOURS = { own: TEAL, benchmark: SAND, ink: '#222222', pale: '#d9e4e3' } as const;

export const STYLE = `@page{size:338.6mm 190.4mm;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:338.6mm;height:190.2mm;background:#f4f6f5}
body{font:7.4pt/1.24 'Liberation Sans';color:#222;font-variant-ligatures:none}p{margin:0}
header{position:absolute;left:0;right:0;top:0;height:15mm;background:${TEAL};color:#fff;padding:3.6mm 7mm;
display:flex;justify-content:space-between}header b{font-size:17pt;line-height:1.1}
header i{font:normal 10pt/1 'Liberation Sans';margin-left:3mm;color:${SAND}}
header span{text-align:right;font-size:8.6pt}
.tiles{position:absolute;left:7mm;right:7mm;top:18mm;display:flex;gap:3mm}
.tile{flex:1;background:#fff;border-top:.8mm solid ${SAND};padding:1.4mm 2mm;text-align:center}
.tile b{display:block;font-size:13pt;line-height:1.15;color:${TEAL}}.tile span{font-size:6.8pt;color:#555}
main{position:absolute;left:7mm;right:7mm;top:34.5mm;display:grid;grid-template-columns:84mm 148mm 1fr;gap:3.4mm;
align-items:start}.wide{grid-template-columns:84mm 1fr}.slide2{top:18.5mm;grid-template-columns:112mm 1fr}
.card{background:#fff;padding:1.8mm 2.4mm 2mm;margin-bottom:2.6mm;border-radius:1.2mm}
h2{font:bold 8.4pt/1.2 'Liberation Sans';color:${TEAL};margin:0 0 1.2mm;display:flex;justify-content:space-between}
h2 small{font-size:7pt;color:#555}
.facts{display:grid;grid-template-columns:1fr 1fr;gap:1.5mm 3mm}.facts .full{grid-column:1/3}
.facts span{display:block;font-size:6pt;color:#777;text-transform:none}.facts b{font-weight:normal;display:block}
.team{display:grid;grid-template-columns:1fr 1fr;gap:1.2mm 3mm}.team b{display:block}.team span{color:#555}
td,th{padding:.6mm .8mm;text-align:right;line-height:1.15}td:first-child,th:first-child{text-align:left}
th{color:${TEAL};border-bottom:.2mm solid #9bb}.group th{text-align:center!important;background:#e3eceb;
border-right:.6mm solid #fff;border-bottom:0}.gap td{color:#777;font-style:italic;border-top:.2mm solid #ccd}
.views{columns:2;column-gap:4mm;text-align:justify}
.bars{display:grid;grid-template-columns:1fr 1fr;gap:1.6mm 4mm}.bars p{display:flex;justify-content:space-between}
.bars p b{font-weight:bold}.bars div div{height:1.7mm;background:#d9e4e3;margin:.3mm 0}
.bars div div i{display:block;height:1.7mm;background:${TEAL}}.bars small{font-size:6pt;color:#777}
.chips{display:flex;gap:1.4mm}.chips p{flex:1;border:.25mm solid #9bb;border-radius:1mm;
text-align:center;padding:.8mm 0}
.chips b{display:block;font-size:9.5pt;color:${TEAL}}.chips span{font-size:6.4pt}
.held{display:grid;grid-template-columns:1fr 1fr;gap:1mm 3mm;grid-auto-flow:column}
.held p{display:grid;grid-template-columns:1fr 10mm;border-bottom:.15mm solid #cdd;padding-bottom:.5mm}
.held b{text-align:right}.held small{color:#777;font-size:6pt;grid-column:1/2}
.subs{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3.4mm}.subs h2{font-size:10pt}
.subs .tiles{position:static}.subs .tile{padding:1mm;background:#f4f6f5}
footer{position:absolute;left:7mm;right:7mm;bottom:3.4mm;font-size:6pt;line-height:1.25;color:#444}
.end{display:flex;justify-content:space-between;font-size:7pt;border-top:.2mm solid ${TEAL};margin-top:.8mm;
padding-top:.8mm}svg{display:block}svg text{font-family:'Liberation Sans'}
.cover{position:absolute;left:0;top:0;bottom:0;width:112mm;background:${TEAL};color:#fff;padding:44mm 12mm 0}
.cover h1{font:bold 27pt/1.15 'Liberation Sans';margin:0 0 6mm}.cover p{font-size:14pt;line-height:1.5}
.essay{position:absolute;left:120mm;right:8mm;top:10mm}.essay .card{padding:4mm 5mm}
.essay .views{font-size:9.4pt;line-height:1.42}.essay .views p{margin-bottom:2mm}.essay td,.essay th{font-size:8.8pt;
padding:1.2mm 1mm}.essay h2{font-size:11pt}`;
