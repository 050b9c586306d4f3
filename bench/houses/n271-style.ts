/** The look of AMC N271: leaves of an office diary with rings at the top, in green and cream. */
export const STYLE = `@page{size:A4 landscape;margin:0}
section{width:297mm;height:209.8mm;background:#fffdf5;padding:2mm 9mm 0}
body{font:7.2pt/1.25 'Liberation Sans',Arial;color:#1d2a22}p{margin:0}
.rings{display:flex;justify-content:space-around;height:4.5mm}
.rings i{width:2.6mm;height:3.6mm;border:.5mm solid #9aa69e;border-radius:1.3mm}
.top{display:flex;justify-content:space-between;align-items:baseline;border-bottom:.6mm solid #1f6b45;margin-bottom:2mm}
h1{font-size:15pt;margin:0;color:#1f6b45;line-height:1.2}h1 small{font-size:9pt;color:#53665a}.top span{font-size:9pt}
h2{font-size:9.5pt;margin:0 0 1mm;color:#1f6b45}
h3{font-size:7.4pt;margin:0 0 .6mm;color:#b4521e}
.part{margin-bottom:2.2mm}.grid{display:grid;grid-template-columns:100mm 84mm 1fr;column-gap:6mm;align-items:start}
.three{grid-template-columns:1fr 1fr 1fr}
td,th{padding:.5mm 1mm;text-align:right;line-height:1.2;border-bottom:.15mm solid #d9d5c3;vertical-align:top}
th{color:#53665a;font-weight:bold}td:first-child,th:first-child{text-align:left}
.sheet{table-layout:fixed}.sheet th{text-align:center!important;background:#1f6b45;color:#fff}
.sheet td{border:.2mm solid #b9c4bb;height:8.6mm;padding:.5mm .8mm;background:#fff;text-align:left}
.sheet i{display:block;font-style:normal;font-size:6pt;color:#7b8a80;line-height:1}
.sheet b{display:block;font-weight:normal;text-align:right;margin-top:1mm}
.sheet .last{border:.6mm solid #b4521e}.sheet .last b{font-weight:bold}.sheet .none{background:#f3f0e2}
.three .sheet td{height:6mm;padding:1.2mm .6mm .3mm}.three .sheet i{float:left;line-height:1.3}.three .sheet b{font-size:6.8pt;margin-top:0}
.three .part{margin-bottom:1.4mm}
.three td,.three th{padding:.3mm .8mm}
.back td:nth-child(2),.back th:nth-child(2){text-align:left}
.held td:nth-child(2){text-align:left;color:#53665a}.breach td,.breach th{padding:.4mm .5mm;font-size:6.4pt}
.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.planner{display:flex;gap:1mm}
.month{flex:1;border:.2mm solid #b9c4bb;background:#fff;text-align:center;border-radius:.8mm;overflow:hidden;white-space:nowrap}
.month p{padding:.4mm}.month p:first-child{background:#e4ede6;font-size:6.6pt}.month p:nth-child(2){font-weight:bold}
.key{background:#f3f0e2;flex:0 0 auto;min-width:20mm;padding:0 1mm}.key p:first-child{background:none}
.big{font-size:8.3pt}.big h3{font-size:8.6pt}.big .sheet td{height:10.5mm}.big .sheet i{font-size:7pt}.big .month p:first-child{font-size:7.6pt}
.pair{display:grid;grid-template-columns:118mm 1fr;column-gap:6mm}.pair .month p{padding:.7mm .4mm}
.note{background:repeating-linear-gradient(#fffdf5 0 5.6mm,#d9d5c3 5.6mm 5.8mm);line-height:5.8mm}
.wide .register{columns:3;column-gap:6mm}.wide .entry{break-inside:avoid}
.entry{display:flex;padding:.45mm 0;border-bottom:.15mm solid #d9d5c3}
.entry i{flex:0 0 5mm;font-style:normal;font-weight:bold;color:#b4521e;font-size:9pt;line-height:1}
.front{display:grid;grid-template-columns:180mm 1fr;column-gap:8mm}.front td,.front th{text-align:left;padding:1.2mm 1mm;font-size:8.6pt}
.front h3{font-size:9.4pt}
.common td:first-child{color:#b4521e;font-weight:bold;font-size:9.5pt;width:6mm}.common td:nth-child(2){font-weight:bold;width:44mm}
.first{font-size:9.4pt;margin-top:5mm}.first h3{font-size:9.4pt}.first p{margin-bottom:1.6mm}
.cards{margin-bottom:4mm;display:flex;gap:4mm}.card{flex:1;border:.2mm solid #b9c4bb;background:#fff;padding:2mm;min-height:17mm}
.end{position:absolute;left:9mm;right:9mm;bottom:4mm;font-size:6.3pt;color:#53665a}.foot{border-top:.2mm solid #1f6b45;margin-top:.6mm;padding-top:.5mm}`;
