/** How the pages of AMC N268 look: portrait, petrol blue, a tinted column at the left. */
export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7pt/1.3 'Liberation Sans';color:#26323a}p{margin:0}
.top{background:#0e4d64;color:#fff;padding:4.5mm 9mm;display:flex;justify-content:space-between;align-items:center;height:20mm}
.top div{display:flex;align-items:baseline;gap:3mm}.top h1{font-size:17pt;margin:0;line-height:1.1}.top span{font-size:10pt;color:#9ccfd0}
.top p{text-align:right;font-size:8.5pt}
.sheet{display:grid;grid-template-columns:50mm 1fr;height:259mm}
.side{background:#eef5f6;padding:3mm 4mm 0 9mm}
h4{font-size:8pt;color:#c25b3f;margin:2.6mm 0 .8mm;border-bottom:.3mm solid #c25b3f;line-height:1.3}
.side h4:first-child{margin-top:0}
.fact{margin:0 0 1.15mm;line-height:1.22}.fact small{display:block;font-size:5.9pt;color:#5d6d75}.fact b{font-size:7.1pt}
sup{font-size:5pt;line-height:0;margin-left:.3mm}
.marks{margin-top:2mm;font-size:6.3pt;border-top:.15mm solid #9fb6bd;padding-top:1mm}
.main{padding:3mm 9mm 0 5mm}
.part{margin-bottom:2.6mm;min-width:0}h3{font-size:8.2pt;color:#0e4d64;margin:0 0 .7mm;line-height:1.25}
.two{display:grid;grid-template-columns:1fr 1fr;column-gap:6mm;align-items:start}
td,th{padding:.5mm .7mm;text-align:right;font-weight:normal;border-bottom:.12mm solid #d3dfe2;vertical-align:top}
th{font-weight:bold;color:#0e4d64;border-bottom:.3mm solid #0e4d64}td:first-child,th:first-child{text-align:left}
th.over{text-align:center;border-bottom:.12mm solid #d3dfe2;color:#5d6d75}.own td{font-weight:bold}.soft td{color:#74838a}
.returns td,.returns th{font-size:6.6pt}
h5{margin:0 0 .4mm;font-size:6.8pt;color:#5d6d75;line-height:1.2}.steps{margin-bottom:1.4mm}
.step{display:flex;align-items:center;height:3.6mm}.step span{width:14mm;font-size:6.4pt;flex:none}
.step i{height:2.5mm;background:#9ccfd0;display:block;margin-right:1mm;flex:none}.step b{font-weight:normal}
.now i{background:#0e4d64}.now b,.now span{font-weight:bold}
.extra{display:flex;justify-content:space-between;border-top:.12mm solid #d3dfe2;padding-top:.7mm}
.legend{color:#5d6d75;font-size:6.5pt;margin-bottom:.6mm}.box{display:inline-block;width:2mm;height:2mm;margin-right:1mm}
.chart{display:grid;grid-template-columns:repeat(12,1fr)}.chart div{position:relative}
.chart i{position:absolute;width:38%}.chart span{position:absolute;width:50%;text-align:center;font-size:5.3pt;line-height:2.4mm}
.names{border-top:.2mm solid #5d6d75}.names div{text-align:center;font-size:6.3pt;padding-top:.5mm}
.ring{display:flex;gap:2mm;white-space:nowrap;align-items:center}.ring svg{flex:none}.ring small{color:#74838a;font-size:6.4pt}.ring p{margin-bottom:.6mm}
.pair{display:grid;grid-template-columns:26mm 1fr;align-items:center;margin-bottom:.7mm}
.pair div div{display:flex;align-items:center;height:3mm}.pair i{height:2mm;margin-right:1mm;flex:none}.pair span{font-size:6.2pt;line-height:1}
.held td:nth-child(2),.held th:nth-child(2){text-align:left;color:#5d6d75}
.breach th,.breach td{font-size:6.4pt}
.cards{display:grid;grid-template-columns:repeat(3,1fr);column-gap:3mm;margin-bottom:3mm}
.card{border:.2mm solid #9fb6bd;padding:2mm;min-width:0}.card .part{margin:2mm 0 0}.card h3{font-size:7.4pt}
h2{font-size:9pt;margin:-2mm -2mm 1.5mm;background:#2f8f9d;color:#fff;padding:.8mm 2mm}
.card .extra{display:block}.card td,.card th{padding:.35mm .3mm .35mm 1mm;font-size:6.3pt}
.card td:first-child{padding-left:.2mm}.card .ring{display:block}.card .ring svg{margin:0 auto 1mm}
.card .step span{width:11.5mm;font-size:5.9pt}
.months td,.months th{font-size:6.2pt;padding:.5mm .3mm}
.notes{color:#5d6d75;font-size:6.2pt;border-top:.15mm solid #9fb6bd;padding-top:.8mm}
.end{position:absolute;left:0;right:0;bottom:0;height:17mm;background:#0e4d64;color:#dbe9ec;padding:2.2mm 9mm;font-size:6.1pt}
.end div{display:flex;justify-content:space-between;margin-top:1.4mm;font-size:7pt;color:#fff}`;
