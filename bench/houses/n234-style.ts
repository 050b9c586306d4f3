/** How the pages of AMC N234 look: a grey canvas with white visuals, teal and amber, tabs at the bottom. */
export const STYLE = `@page{size:338.67mm 190.5mm;margin:0}
section{width:338.67mm;height:190.4mm;background:#eef1f3;padding:0 5mm}
body{font:7.4pt/1.28 'Liberation Sans';color:#22313a;font-variant-ligatures:none}p{margin:0 0 1mm}
.head{display:flex;justify-content:space-between;align-items:center;height:15mm;margin:0 -5mm;padding:0 5mm;
background:#fff;border-bottom:.8mm solid #0f5f63}
.head small{color:#6a7780;font-size:7.4pt}h1{margin:0;font-size:14pt;line-height:1.15;color:#0f5f63}
.slicers{display:flex;gap:2.5mm}.slicer{border:.25mm solid #b9c2c8;border-radius:1mm;padding:.8mm 2.5mm;
font-size:7.6pt;
font-weight:bold}.slicer i{display:block;font-style:normal;font-weight:normal;font-size:6pt;color:#6a7780}
.grid{display:grid;gap:2.2mm;padding-top:2.4mm}
.visual{background:#fff;border:.2mm solid #d5dbdf;padding:1.6mm 2.2mm;overflow:hidden}
h3{margin:0 0 1mm;font-size:8.2pt;color:#0f5f63}h4{margin:1.6mm 0 .4mm;font-size:7.2pt;color:#22313a}
.kpis{display:flex;gap:2mm}.kpis>em{width:15mm;background:#0f5f63;color:#fff;font-style:normal;font-weight:bold;
font-size:10pt;display:flex;align-items:center;justify-content:center}
.kpi{flex:1;background:#fff;border:.2mm solid #d5dbdf;border-left:1mm solid #e3a857;padding:1mm 1.6mm}
.kpi b{display:block;font-size:13.5pt;line-height:1.2;color:#22313a;white-space:nowrap}
.kpi span{font-size:6.4pt;color:#6a7780}
td,th{padding:.5mm .8mm;text-align:right;font-weight:normal;vertical-align:middle}
th{color:#4f5d66;font-size:6.6pt;vertical-align:bottom}td:first-child,th:first-child{text-align:left}
tr>th[rowspan]+th:first-child{text-align:center}
th.over{text-align:center!important;background:#e4edee;color:#0f5f63;font-weight:bold;border:.2mm solid #fff}
.neg{color:#b3261e}.own td{font-weight:bold;border-top:.2mm solid #b9c2c8}.gap td{color:#6a7780;font-style:italic}
.returns td:first-child{white-space:nowrap}.returns tr:nth-child(2) th:first-child{text-align:right}
.returns.fiscal,.visual .fiscal{margin-top:.6mm}
.facts td,.facts th{text-align:center;border:.2mm solid #d5dbdf;padding:.62mm 1mm;font-size:6.9pt;
vertical-align:middle}
.facts th:first-child{text-align:left;width:25mm}.facts .both{background:#f4f8f8}
.facts .top th{background:#0f5f63;color:#fff;font-weight:bold;width:46mm}.facts .top th:first-child{background:#fff}
.heat{table-layout:fixed}.heat td,.heat th{text-align:center!important;padding:.5mm 0;border:.3mm solid #fff}
.heat b{display:block;font-size:6.8pt;line-height:1.15}.heat i{display:block;font-style:normal;font-size:5.6pt;
color:#33414a;line-height:1.15}.heat th{vertical-align:middle}.heat .none{background:#f3f5f6}
.eq1 .heat b{font-size:9.4pt}.eq1 .heat i{font-size:7.4pt}.eq1 .heat td{padding:1.1mm 0}
.key{font-size:6pt;color:#6a7780;margin:.8mm 0 0}.key u{display:inline-block;width:2.2mm;height:2.2mm;
margin:0 .6mm 0 1.6mm;
vertical-align:-.3mm}u.a{background:#2f8f88}u.b{background:#c9cdd2}
u.down{background:repeating-linear-gradient(45deg,#d98a83,#d98a83 .6mm,#fff .6mm,#fff 1.1mm)}
.panels{display:flex;gap:2mm}.panel{flex:1;border:.2mm solid #e4e8ea;padding:.6mm;text-align:center}
.panel em{font-style:normal;display:block;border-top:.2mm solid #b9c2c8;font-size:6.6pt}
.bars{display:flex;height:17.4mm;align-items:flex-end;justify-content:center;gap:.8mm}.bar{width:44%}
.bar u{display:block;width:60%;margin:0 auto}.bar span{font-size:6.3pt;display:block}
.eq1 .bars{height:22mm}.eq1 .bar span{font-size:7pt}
.tree{display:flex;flex-direction:column;gap:.6mm;height:46mm}.line{display:flex;gap:.6mm;min-height:0}
.line div{background:#2f8f88;color:#fff;padding:1.2mm 1.6mm;font-size:7.4pt;min-width:0}
.line div b{display:block;font-size:12pt}.line:last-child div{background:#67b5a8;color:#12383a}
.line:last-child div:last-child{background:#c9d6d6}.mix .tree{height:31mm}.mix .line div b{font-size:10pt}
.mix .line div{font-size:6.6pt;padding:.8mm 1.2mm}
td.data{background:linear-gradient(#cfe5e1,#cfe5e1) no-repeat left center}
.assets td,.held td,.fees td,.strip td,.who td,.all td{border-bottom:.15mm solid #e4e8ea}
.assets .data{width:16mm}.held .data{width:20mm}.held td:first-child{width:5mm;color:#6a7780}
.held td:nth-child(2),.held td:nth-child(3),.held th:nth-child(2),.held th:nth-child(3){text-align:left}
.held td:nth-child(3){color:#6a7780}
.assets tr:nth-child(2) th:first-child,.fees tr:nth-child(2) th:first-child,.strip tr:nth-child(2) th:first-child,
.all tr:nth-child(2) th:first-child{text-align:right}
.sub{font-weight:bold;margin:.6mm 0}.stack{display:flex;height:5mm}.legend{display:flex;flex-wrap:wrap;gap:.6mm 3mm;
margin:1mm 0 2mm}.legend u{display:inline-block;width:2.2mm;height:2.2mm;margin-right:.8mm}.legend b{margin-left:1mm}
.who td:first-child{color:#6a7780}.who td:last-child{text-align:right;font-weight:bold}
.cards{display:grid;grid-template-columns:repeat(4,1fr);gap:1mm 2mm}.cards div{border-left:.6mm solid #cfe5e1;
padding-left:1.2mm;font-size:7pt;line-height:1.2}.cards i{display:block;font-style:normal;font-size:6pt;color:#6a7780}
.text{font-size:7.6pt}
.notes{position:absolute;left:5mm;right:5mm;bottom:7.6mm;font-size:6.2pt;color:#6a7780}.notes span{margin-right:4mm}
.tabs{position:absolute;left:0;right:0;bottom:0;height:6.4mm;background:#d5dbdf;display:flex;
justify-content:space-between;
align-items:center;padding:0 5mm;font-size:6.8pt}.tabs span{display:inline-block;padding:1.4mm 3mm;line-height:3.6mm}
.tabs .on{background:#fff;color:#0f5f63;font-weight:bold;border-bottom:.7mm solid #0f5f63}
.pair1{grid-template:'f t0 t0' 15.5mm 'f t1 t1' 15.5mm 'f r r' auto 'f h0 h1' auto/112mm 1fr 1fr}
.pair2{grid-template:'a c h' auto 'y0 y1 e' auto 'v v w' auto/1fr 1fr 1fr}
.eq1{grid-template:'k k' 16mm 'r o' auto 'h h' auto 'y v' auto/1fr 104mm}
.eq2{grid-template:'s h f' auto 'a h f' auto 'e w f' auto/1.05fr 1fr 74mm}.eq2 .cards{grid-template-columns:1fr 1fr;
gap:2.4mm 2mm}
.mix{grid-template:'k k f' 15mm 'r r f' auto 'h h f' auto 's t v' auto 's t y' auto 'a e w' auto/1fr 1fr 108mm;
gap:1.8mm 2.2mm}
.mix .cards{grid-template-columns:repeat(3,1fr);gap:1.8mm 2mm}
.pens{grid-template:'p0 p1 p2' auto 'm m w' auto 'f f e' auto/1fr 1fr 1fr;gap:1.8mm 2.2mm}
.pens .kpi b{font-size:11pt}.pens .cards{grid-template-columns:repeat(6,1fr);gap:1mm 1.6mm}
.pens .cards div{font-size:6.4pt}
.pens .cards i{font-size:5.6pt}.pens td,.pens th{padding:.36mm .7mm;font-size:6.7pt}.pens th{font-size:6.2pt}
.pair1{zoom:1.09}.mix{zoom:.94}.pair2{zoom:1.3}.eq1{zoom:1.1}.eq2{zoom:1.3}.over1{zoom:1.28}.last{zoom:1.35}
.assets td:first-child{white-space:nowrap}.pair2 .assets .data{width:13mm}.eq2 .tree{height:58mm}
.pens .cards div:last-child{grid-column:span 3}
.eq2 .visual,.pair2 .visual{padding:1.4mm 1.8mm}
.all tr:nth-child(2) th{text-align:right!important}
.over1{grid-template:'k k' 18mm 'a a' auto 'm h' auto/1.4fr 1fr}.all td{padding:1.7mm 1.6mm;font-size:8.6pt}
.all th{font-size:7.6pt}.all td:nth-child(2),.all th:nth-child(2){text-align:left}
.over1 p{font-size:8.4pt;line-height:1.4}.over1 .kpi b{font-size:19pt}
.last{grid-template:'a m' auto 'a h' auto/1.2fr 1fr}.last td,.last p{font-size:8.8pt;line-height:1.5}
.terms td{padding:1.6mm;border-bottom:.2mm solid #e4e8ea}.terms td:last-child{text-align:left}
.terms td:first-child{font-weight:bold;width:36mm}`;
