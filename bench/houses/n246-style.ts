/** How the slides of AMC N246 look: teal and amber cards on a pale ground, in three columns. */
export const STYLE = `@page{size:338.7mm 190.5mm;margin:0}
section{width:338.7mm;height:190.3mm;background:#f4f7f6;padding:0 7mm}
body{font:8pt/1.3 'Noto Sans','DejaVu Sans';color:#1f3335;font-variant-ligatures:none}p{margin:0}
.top{display:flex;align-items:center;justify-content:space-between;height:13mm}
.top h1{font-size:19pt;line-height:1;color:#0b5d5e;margin:0}.top em{font-style:normal;color:#c68a12}
.when{background:#0b5d5e;color:#fff;border-radius:3mm;padding:1.2mm 4mm;font-size:9pt}
.tiles{display:grid;grid-template-columns:repeat(6,1fr);gap:3mm;margin-bottom:2.5mm}
.tiles div{color:#fff;border-radius:1.5mm;padding:1.2mm 2mm 1.2mm 11mm;position:relative;height:12.4mm}
.tiles div:nth-child(odd){background:#0b5d5e}.tiles div:nth-child(even){background:#b8780a}
.tiles i{position:absolute;left:2.4mm;top:2.6mm;font:17pt/1 'DejaVu Sans'}
.tiles b{display:block;font-size:11.5pt;line-height:1.2}.tiles span{font-size:7pt}
.cols{display:grid;grid-template-columns:86mm 1fr 97mm;gap:3mm}
.card{background:#fff;border-radius:1.2mm;margin-bottom:2mm;overflow:hidden;padding-bottom:.8mm}
.card p{padding:1.1mm 2mm;font-size:8.2pt}.card h3{background:#134547;color:#fff;font-size:8.4pt;line-height:1.2;
margin:0 0 .6mm;padding:.9mm 2mm}
table{font-size:7.4pt}td,th{padding:.72mm .8mm;line-height:1.2;text-align:right}
td:first-child,th:first-child{text-align:left}th{background:#0b5d5e;color:#fff;font-weight:bold}
.facts td{text-align:left;border-bottom:.3mm solid #fff;background:#e6efee}
.facts td:first-child{background:#3b8184;color:#fff;width:29mm;font-weight:bold}
.even{table-layout:fixed}.even td:first-child,.even th:first-child{width:17.5mm}
.own td{background:#3b8184;color:#fff}.other td{background:#b8780a;color:#fff}.gap td{color:#b8780a;font-weight:bold}
.months{font-size:6.6pt}.months td,.months th{padding:.9mm .7mm .9mm 0}
.months td:first-child,.months th:first-child{padding-left:.8mm}
.months td:first-child,.months th:first-child{width:16mm}
.even th{font-size:6.8pt}.chart{display:grid;grid-template-columns:1fr 22mm;align-items:center}.years{display:flex;justify-content:space-around}
.year{text-align:center;font-size:7pt}.pair{display:flex;align-items:flex-end;gap:1.4mm;height:24mm}
.pair div{width:8.6mm}.pair b{display:block;font-size:6.4pt;font-weight:normal;line-height:1.3}
.pair i{display:block;width:6mm;margin:0 auto}
.key div{font-size:7.2pt;color:#0b5d5e}.key div+div{color:#b8780a}
.mix{display:grid;grid-template-columns:26mm 1fr;align-items:center;gap:2mm;padding:.6mm 1.5mm}
.legend i{font-style:normal}.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.held tr:nth-child(even) td{background:#e6efee}
.people{display:grid;grid-template-columns:repeat(5,1fr);gap:1mm;text-align:center;padding:.6mm}
.people{padding:1.6mm .6mm}.people i{font:11pt/1 'DejaVu Sans';color:#b8780a;display:block}.people b{display:block;font-size:6.6pt;line-height:1.2}
.people span{font-size:6.4pt}.notes{font-size:6.6pt;color:#4a6163;line-height:1.3}
.foot{position:absolute;left:7mm;right:7mm;bottom:2.6mm;font-size:7pt;color:#4a6163;text-align:right}
.four{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin-top:8mm}.four .card h3{font-size:14pt}
.four .card p{font-size:12pt;padding:3mm}
.cover{position:absolute;inset:0;background:#0b5d5e;color:#fff;padding:50mm 30mm;font-size:18pt}
.cover h1{font-size:40pt;margin:6mm 0 2mm;line-height:1.1}.cover p{font-size:18pt;line-height:1.6}
.cover .small{font-size:12pt;color:#f1d38d}`;
