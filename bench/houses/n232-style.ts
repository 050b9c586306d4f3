/** How the pages of AMC N232 look: plum and slate, rounded cards, the facts at the foot of the page. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:0 11mm}
body{font:7.8pt/1.34 'Liberation Sans';color:#2b2b33;font-variant-ligatures:none}p{margin:0}
.top{margin:0 -11mm;padding:3.4mm 11mm 2.6mm;background:#5b2150;color:#fff;display:flex;justify-content:space-between;
align-items:flex-end;border-bottom:1.2mm solid #c8a2c0}
.top h1{margin:0;font-size:17pt;line-height:1.15}.top div{text-align:right;font-size:8pt;line-height:1.35;color:#eadbe6}
.top div b{font-size:10.5pt;color:#fff;display:block}
h3{font-size:8.4pt;color:#5b2150;margin:2.2mm 0 .8mm;padding-left:2mm;border-left:1mm solid #5b2150;line-height:1.2}
.lead{display:grid;grid-template-columns:1fr 62mm;gap:7mm}.lead p{text-align:justify}
.key{background:#f4eef2;border-radius:2mm;margin-top:2.2mm;padding:1mm 3mm}
.key p{display:flex;justify-content:space-between;align-items:baseline;border-bottom:.2mm solid #dccbd7;padding:.45mm 0}
.key{align-self:start}.key h4{margin:.4mm 0;font-size:7.2pt;color:#86506f;font-weight:normal}
.key p:last-child{border:0}.key b{font-size:9.6pt;color:#5b2150;white-space:nowrap}
.two{display:grid;grid-template-columns:92mm 1fr;gap:7mm}
table{font-size:7.4pt}td,th{padding:.4mm 1mm;text-align:right;font-weight:normal;vertical-align:middle}
th{background:#5b2150;color:#fff;line-height:1.15}td:first-child,th:first-child{text-align:left}
td{border-bottom:.15mm solid #e3dae1}td b{color:#5b2150}
.perf td:last-child,.perf th:last-child{text-align:left;padding-left:4mm;color:#77707a}
.perf th:last-child{color:#fff}.perf td:nth-child(2){font-weight:bold}
.mix .bar{width:24mm;padding:0 1mm}.mix .bar i{display:block;height:2.2mm;background:#a8749c}
.mix td:last-child{font-weight:bold}.mix th{white-space:nowrap}.two .mix td:first-child{width:43mm}
.years td{font-size:6.9pt;padding:.5mm .6mm;line-height:1.4}.years td span{color:#7d7682;display:block}
.years th{font-size:7pt;padding:.8mm .6mm}.years td:nth-child(2){text-align:left}.years th:nth-child(2){text-align:left}
.years td:last-child{background:#f4eef2}.years td:first-child{white-space:nowrap;font-weight:bold;color:#5b2150}
.held td:nth-child(2),.held th:nth-child(2){text-align:left;color:#5a545e}.held th:nth-child(2){color:#fff}
.facts{display:grid;grid-template-columns:repeat(4,1fr);gap:1.2mm 2mm}
.facts div{background:#f4eef2;border-radius:1mm;padding:.5mm 1.6mm;line-height:1.22;font-size:7.3pt}
.facts small{display:block;font-size:6pt;color:#86506f;line-height:1.3}
.facts .w{grid-column:span 2}
.npa{margin-top:0}.npa td,.npa th{font-size:6.9pt}
.who{display:grid;grid-template-columns:repeat(5,1fr);gap:2mm;margin-top:0;font-size:7pt;line-height:1.3}
.who b{display:block;color:#5b2150}
.notes{position:absolute;left:11mm;right:11mm;bottom:11mm;font-size:6.3pt;color:#6f6873;line-height:1.35;
text-align:justify}
.foot{position:absolute;left:0;right:0;bottom:0;height:8mm;background:#f4eef2;color:#5b2150;font-size:6.8pt;
display:flex;
justify-content:space-between;align-items:center;padding:0 11mm}
.subs{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm;margin-top:1mm}
.subs>div{border:.25mm solid #c8a2c0;border-radius:2mm;padding:0 2.4mm 2mm}
.subs h2{margin:0 -2.4mm 1mm;background:#86506f;color:#fff;font-size:9pt;padding:1.1mm 2.4mm;
border-radius:1.8mm 1.8mm 0 0}
.subs h3{margin:2mm 0 .8mm;font-size:7.6pt}
.subs .mix .bar{width:9mm}.plain td:first-child{line-height:1.2}.subs .plain td:last-child{font-weight:bold;
white-space:nowrap}.subs .mix th,.subs .mix td{padding:.6mm .6mm;font-size:7pt}
.airy td{padding:.85mm 1mm}.airy .years td{padding:.8mm .6mm}.airy h3{margin:4.2mm 0 1.4mm}.airy .facts{gap:2mm}
.airy .facts div{padding:1mm 1.6mm}
.cover h2{font-size:12pt;color:#5b2150;margin:7mm 0 2mm}.cover p{font-size:9pt;line-height:1.5;margin-bottom:2.4mm;
text-align:justify}.cover table{font-size:8.4pt}.cover td,.cover th{padding:1.5mm 1.4mm}
.cover td:nth-child(2),.cover th:nth-child(2){text-align:left}`;
