/** How the pages of AMC N236 look: teal and brick, spines in sand, terms at the right. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.5pt/1.3 'Liberation Sans';color:#26302f;font-variant-ligatures:none}p{margin:0}
.top{display:flex;justify-content:space-between;align-items:center;padding:6mm 12mm 2.5mm}
.top h1{margin:0;font-size:18pt;color:#0f5a58;line-height:1.1}.top p{font-size:9pt;color:#b5652b}
.logo{display:flex;align-items:center;gap:2mm;font-size:7pt;color:#55605f}
.logo b{display:block;font-size:13pt;color:#0f5a58;line-height:1.1}
.line{background:#0f5a58;color:#fff;display:flex;justify-content:space-between;padding:1mm 12mm;font-size:8.4pt}
.body{padding:1mm 12mm 0}
h3{margin:2.2mm 0 .8mm;font-size:8.4pt;color:#b5652b;border-bottom:.25mm solid #b5652b;padding-bottom:.4mm;
line-height:1.2}
.tiles{display:grid;grid-template-columns:repeat(5,1fr);gap:2mm}
.tiles div{border:.25mm solid #0f5a58;padding:1mm 1.6mm;font-size:6.8pt;color:#55605f}
.tiles b{display:block;font-size:10.5pt;color:#0f5a58}
.words{display:grid;grid-template-columns:1fr 1.5fr;gap:6mm}.words p{text-align:justify}
.two{display:grid;grid-template-columns:1fr 84mm;gap:6mm}
.two .who{grid-template-columns:repeat(3,1fr);gap:.8mm 2mm}.thirds{display:grid;
grid-template-columns:1.15fr .85fr 1.2fr;gap:4mm;align-items:start}
table{border-collapse:collapse;width:100%;font-size:7.2pt}
td,th{padding:.5mm 1mm;font-weight:normal;vertical-align:middle;text-align:left}
th{background:#0f5a58;color:#fff}
.spine td,.spine th{text-align:center;width:24%}.spine td:nth-child(2),.spine th:nth-child(2){width:52%}
.spine td:nth-child(2){background:#f1e8dd;color:#5f3a1c}.spine td{border-bottom:.15mm solid #ddd3c6}
.halves{display:grid;grid-template-columns:1fr 1fr;gap:6mm;align-items:start}
.years td,.years th{text-align:center}.years td:first-child,.years th:first-child{text-align:left;width:24mm}
.years td{border-bottom:.15mm solid #ddd3c6}
.years th{background:#f1e8dd;color:#5f3a1c}
.held td{border-bottom:.15mm solid #ddd3c6}.held td:first-child{white-space:nowrap}
.facts td{border-bottom:.15mm solid #ddd3c6}.facts td:first-child{width:38mm;white-space:nowrap;color:#0f5a58;
font-weight:bold}
.who{display:grid;grid-template-columns:repeat(5,1fr);gap:2mm;font-size:7pt}.who b{display:block;color:#0f5a58}
.notes{position:absolute;left:12mm;right:12mm;bottom:9.5mm;font-size:6.3pt;color:#6a7473}
.foot{position:absolute;left:12mm;right:12mm;bottom:3mm;border-top:.4mm solid #0f5a58;padding-top:1mm;font-size:7pt;
color:#0f5a58;text-align:center}
.thirds .facts td:first-child{width:29mm}.thirds table:last-child td:first-child{width:17mm!important}
.band{border:.25mm solid #0f5a58;margin-top:1.3mm;padding:0 2.5mm 1.1mm}
.name{background:#0f5a58;color:#fff;margin:0 -2.5mm;padding:.8mm 2.5mm;display:flex;gap:8mm;align-items:baseline}
.name h2{margin:0;font-size:9.4pt;flex:1}.name span{font-size:7pt}.name b{font-size:8.6pt;margin-left:1mm}
.flat td,.flat th{text-align:center}.flat th{background:#f1e8dd;color:#5f3a1c}.small td,.small th{font-size:6.6pt;
padding:.4mm .3mm}
.tight h3{margin:.6mm 0 .4mm;font-size:7.4pt}.tight td,.tight th{padding:.25mm .8mm;font-size:6.7pt}
.tight{font-size:7pt}.dense td,.dense th{padding:.22mm 1mm}.dense h3{margin:1.8mm 0 .7mm}
.dense .facts td{padding:.3mm 1mm}
.cover h2{font-size:13pt;color:#0f5a58;margin:8mm 0 2mm}.cover p{font-size:9.6pt;line-height:1.55;text-align:justify;
margin-bottom:3mm}.cover table{font-size:9pt}.cover td,.cover th{padding:1.6mm}`;
