/** How the pages of AMC N216 look. */
export const SEA = '#0b4f6c';
const SAND = '#f3efe4';
const RUST = '#b5502b';

export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7pt/1.32 'Liberation Sans';color:#222;font-variant-ligatures:none}p{margin:0}
.top{position:absolute;left:0;right:0;top:0;height:16.5mm;background:${SEA};color:#fff;padding:3.2mm 10mm 0}
.top b{display:block;font:bold 15pt/1.15 'Liberation Sans Narrow'}.top i{font-style:normal;font-size:8pt}
.top span{position:absolute;right:10mm;top:4mm;text-align:right;font-size:8pt;line-height:1.5}
.line{position:absolute;left:0;right:0;top:16.5mm;height:1.2mm;background:${RUST}}
main{position:absolute;left:10mm;right:10mm;top:21.5mm;display:grid;grid-template-columns:46mm 1fr;gap:5mm;
align-items:start}
.facts{background:${SAND};padding:2.2mm 2.6mm 2.6mm}
.facts h2{margin:2.4mm 0 .8mm}.facts h2:first-child{margin-top:0}
.facts dt{font-size:6pt;color:#6b6559;line-height:1.2;margin-top:1mm}.facts dd{margin:0;font-size:6.9pt;line-height:1.22}
.facts dl{margin:0}
h2{font:bold 8.4pt/1.15 'Liberation Sans Narrow';color:${SEA};margin:2.6mm 0 .8mm;border-bottom:.3mm solid ${RUST};
padding-bottom:.5mm}.wide>h2:first-child,.pair>div>h2:first-child{margin-top:0}
td,th{padding:.55mm 1mm;text-align:right;line-height:1.2;vertical-align:top;border-bottom:.12mm solid #ccc6b8}
th{background:${SEA};color:#fff;font-weight:bold;border:0;vertical-align:bottom}
td:first-child,th:first-child{text-align:left}
.total td{font-weight:bold;border-top:.25mm solid ${SEA}}
.bands td,.bands th{text-align:center;width:14.5%}.bands td:first-child,.bands th:first-child{text-align:left;width:auto}
.bands .second th{background:${RUST}}.bands .third th{background:#6b6559}
.months td,.months th{text-align:center;padding:.55mm 0;font-size:6.5pt}
.months td:first-child,.months th:first-child{padding-left:.8mm;width:14mm;text-align:left}
.months.subs td:first-child{width:32mm;white-space:nowrap}.months.subs td,.months.subs th{font-size:5.9pt}
.sub td{white-space:nowrap}.costs td{font-size:6.6pt}.size td:first-child{width:52mm}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start;margin-top:2.6mm}
.held td:first-child,.held th:first-child{width:5mm;text-align:center}
.held td:nth-child(2),.held td:nth-child(3),.held th:nth-child(2),.held th:nth-child(3){text-align:left}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad td{white-space:nowrap}.bands th{white-space:nowrap}
.held td:last-child,.held th:last-child{text-align:right}
.split{table-layout:fixed}.split td:first-child,.split th:first-child{width:31mm}.split .heads th{text-align:center;border-left:.3mm solid #fff}
.foot{position:absolute;left:10mm;right:10mm;bottom:5.5mm;font-size:5.7pt;line-height:1.3;color:#444;
border-top:.3mm solid ${SEA};padding-top:1mm}.foot p{margin-bottom:.4mm}
.foot .end{text-align:right;color:${SEA};font-weight:bold;font-size:6.4pt}
.whole{display:block}.whole p{font-size:9pt;line-height:1.55;margin-bottom:2.6mm;text-align:justify}
.whole td,.whole th{font-size:7.8pt;padding:1.1mm 1.2mm}.whole h2{font-size:11pt;margin-top:5mm}.whole .pair{gap:8mm}
.whole .pair td:nth-child(n+2),.whole .pair th:nth-child(n+2){text-align:right}
.whole td:nth-child(2),.whole th:nth-child(2){text-align:left}`;
