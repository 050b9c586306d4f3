/** How the pages of AMC N230 look: two ledgers side by side in a narrow sans-serif, in plum and sand. */
export const SWATCHES = ['#5a2145', '#b4846c', '#8a9a5b', '#d9b44a', '#6c7a89', '#c9c2b8'] as const;

export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 16mm 0 12mm}
body{font:7.3pt/1.26 'Noto Sans';color:#2b2428;font-variant-ligatures:none}p,h1,h2,h3{margin:0}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.7mm solid #5a2145;
padding-bottom:2mm}
h1{font:600 19pt/1.05 'Noto Sans';color:#5a2145}h1 small{display:block;font:400 9.5pt/1.2 'Noto Sans';
letter-spacing:.25mm;color:#8d6a55}.when{text-align:right;font-size:8.6pt}.when b{display:block;font-size:10pt}
.unit{display:flex;justify-content:space-between;font-size:7pt;color:#6d5f58;padding:1.2mm 0 2mm}
.tabs{position:absolute;right:0;top:40mm}.tabs p{width:12mm;padding:2.4mm 0;text-align:center;font-size:7pt;
background:#eee6dc;margin-bottom:1mm;border-radius:1.2mm 0 0 1.2mm;color:#7b6a60}
.tabs p.on{background:#5a2145;color:#fff;font-weight:600}
.aim{font-style:italic;margin-bottom:2.4mm;padding:1.6mm 2.4mm;background:#f7f2ea}
.two{display:grid;grid-template-columns:92mm 1fr;gap:4mm;align-items:start}
h2{font:600 8.6pt/1.2 'Noto Sans';color:#5a2145;margin:2.4mm 0 .8mm}.two h2{margin-top:0}
.two h2.next{margin-top:2.6mm}
td,th{padding:.26mm 1.2mm;vertical-align:top;text-align:left;font-weight:400}
.ledger td{border-bottom:.15mm solid #ded4c8}.ledger td.g{width:21mm;background:#f1e9df;color:#5a2145;
font-weight:600;border-bottom:.3mm solid #fff;line-height:1.2}.ledger tr.l td{border-bottom:.3mm solid #b4846c}
.ledger tr.l td.g,.ledger td.g{border-bottom:.3mm solid #b4846c}.ledger td.k{width:26mm;color:#6d5f58}
.ledger td.n,.ledger th.n{text-align:right;white-space:nowrap}
.ledger th{color:#fff;background:#5a2145;font-weight:600}
.ledger td.k.w{width:auto;white-space:nowrap}.ledger td.own{font-weight:600}.ledger td.d{color:#8d6a55}
.bar{display:flex;height:3mm;margin-bottom:.8mm}.bar i{display:block;height:3mm}
.turned{table-layout:fixed}.turned th,.turned td{text-align:right;border-bottom:.15mm solid #ded4c8;line-height:1.2}
.turned th:first-child,.turned td:first-child{text-align:left;width:20mm;color:#6d5f58}
.turned.subs th:first-child,.turned.subs td:first-child{width:46mm}
.turned th{vertical-align:bottom;font-weight:600}.turned th i{display:inline-block;width:2mm;height:2mm;
margin-right:1mm}.plain td:first-child,.plain th:first-child{display:none}
.held{columns:2;column-gap:6mm}.held p{display:flex;border-bottom:.15mm solid #ded4c8;padding:.42mm 0;
break-inside:avoid;align-items:baseline}.held b{width:11mm;font-weight:600;color:#5a2145}
.held span{flex:1}.held small{font-size:6.6pt;color:#8d6a55;white-space:nowrap}
.notes{margin-top:2.6mm;font-size:6.5pt;color:#6d5f58}
footer{position:absolute;left:12mm;right:16mm;bottom:5mm;font-size:6.2pt;color:#6d5f58;
border-top:.2mm solid #b4846c;padding-top:1.2mm}
footer .end{text-align:right;font-size:7pt;color:#5a2145;margin-top:.8mm}
.subs3 td.n,.subs3 th.n{padding-left:.6mm;padding-right:1.2mm}
.subs3 th.c{text-align:center;border-left:.4mm solid #fff}
.subs3 td.c{text-align:center;font-weight:600}.subs3 td.m{text-align:center}
.subs3 th.n{border-top:.15mm solid #b4846c}.ledger td.b{color:#7b6a60}
.narrow td{padding-top:.3mm;padding-bottom:.3mm}
.who.ledger td.g{width:18.5mm}.who.ledger td.k{width:25mm;white-space:nowrap}.who td:last-child{width:44mm}
.subs3.narrow td.t{font-size:6.5pt}
.subs3.narrow td.m{white-space:nowrap;padding-left:.4mm;padding-right:.4mm}.subs3 td.n{width:19.5mm}
.beside{display:grid;grid-template-columns:1fr 1fr;gap:6mm}
.beside .held{columns:1}
.cover{background:#5a2145;color:#fff;padding:20mm 9mm 14mm;margin-bottom:8mm}.cover h1{color:#fff;font-size:25pt}
.cover p{font-size:11pt;color:#e9d9c6;margin-top:1.5mm}
.letter{columns:2;column-gap:7mm;font-size:9.2pt;line-height:1.5;margin-bottom:6mm}
.letter h3{font:600 9pt/1.3 'Noto Sans';color:#5a2145;margin-bottom:.6mm}.letter p{margin-bottom:2.4mm}
.front td,.front th{padding:1.4mm 1.4mm;font-size:8pt}.front td.g{width:31mm}.words{columns:2;column-gap:7mm}
.front~h2{margin-top:7mm}.front~p,.words{font-size:8.4pt}
.words p{margin-bottom:1.6mm;break-inside:avoid}`;
