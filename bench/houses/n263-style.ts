/** How the pages of AMC N263 look: portrait, a serif face, thin rules, and an orange line at the left. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:9mm 11mm 0 15mm;border-left:3mm solid #c2571a}
body{font:7.6pt/1.28 'Liberation Serif';color:#222}p{margin:0 0 1mm}
.top{display:flex;justify-content:space-between;align-items:baseline;margin-bottom:2mm}
h1{font-size:17pt;margin:0;font-weight:normal;line-height:1.1}.top span{font-size:8.4pt;color:#c2571a}
h3{font-size:9pt;color:#c2571a;margin:0 0 .6mm;font-weight:bold;line-height:1.2}
.part{margin-bottom:2mm}.text{text-align:justify;margin:0}
.aim{font-style:italic;margin-bottom:1.8mm;font-size:8.6pt}
td,th{padding:.2mm 1mm;line-height:1.18;text-align:right;font-weight:normal;border-bottom:.12mm solid #d9d0ca}
th{font-style:italic;border-bottom:.3mm solid #c2571a;vertical-align:bottom}
td:first-child,th:first-child{text-align:left}
.two{display:grid;grid-template-columns:1fr 1fr;column-gap:6mm;align-items:start}
.terms td,.terms th{vertical-align:top;text-align:right}.terms td:nth-child(2),.terms th:nth-child(2){text-align:left;
width:38mm;color:#7a3a14;font-style:italic}.terms td:first-child,.terms th:first-child{text-align:right}
.monitor td:nth-child(2),.monitor th:nth-child(2){text-align:left;width:15mm;color:#666}
.monitor th:nth-child(n+3),.monitor td:nth-child(n+3){width:25mm}.monitor td:nth-child(3){color:#666}
.monitor td:nth-child(4){font-weight:bold}.monitor i{color:#777;font-size:6.8pt}
.monitor .band td{background:#f8ece4;font-weight:bold;text-align:left;width:auto;color:#222}
.side{display:grid;grid-template-columns:66mm 1fr;column-gap:6mm;align-items:start}
.months{font-size:7pt;table-layout:fixed}.months td,.months th{text-align:center;padding:.5mm .2mm;white-space:nowrap}
.months th:first-child{width:17mm}.fr{line-height:1.35}.fr u{text-decoration:none;display:inline-block;border-bottom:.2mm solid #222;padding:0 1mm .1mm}
.pairs th,.plans th{text-align:right}.pairs td,.plans td{padding:.45mm 1mm}.pairs th[rowspan],.plans th:first-child{text-align:left}
.pairs th[colspan]{text-align:center;border-left:2mm solid #fff}
.plans td:nth-child(2),.plans th:nth-child(2){text-align:left;color:#666}
.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}.breach th[colspan]{text-align:center}
.breach tr:nth-child(2) th{text-align:right}
.notes{font-size:6.6pt;color:#555}.notes p{margin:0 0 .3mm}
.foot{position:absolute;left:15mm;right:11mm;bottom:5mm;display:flex;justify-content:space-between;font-size:7pt;
border-top:.2mm solid #c2571a;padding-top:.8mm;color:#555}
.front p{font-size:10.4pt;line-height:1.5;text-align:justify;margin:0 0 3mm}.front td,.front th{font-size:9.6pt;padding:1mm}
.front td:nth-child(2),.front th:nth-child(2){text-align:left}.front .part{margin:4mm 0}.front h3{font-size:12pt}`;
