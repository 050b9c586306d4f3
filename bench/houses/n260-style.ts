/** How the pages of AMC N260 look: blue heads, light grey bands, a narrow column of facts at the left. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 10mm 0}
body{font:7.2pt/1.3 'Liberation Sans Narrow','Liberation Sans',Arial;color:#222;font-variant-ligatures:none}
p{margin:0 0 1mm}
.top{display:flex;justify-content:space-between;align-items:flex-end;background:#0b4f8a;color:#fff;
padding:2mm 3mm;margin:0 0 3mm}
.top h1{font-size:15pt;line-height:1.1;margin:0}.top p{margin:0;font-size:9pt}
.grid{display:grid;grid-template-columns:66mm 1fr;gap:5mm;align-items:start}
.two{display:grid;grid-template-columns:1fr 1fr;gap:5mm;align-items:start}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;align-items:start}
.part{margin-bottom:3mm}
h3{font-size:8.2pt;color:#0b4f8a;margin:0 0 .8mm;line-height:1.2}
.text{text-align:justify;margin:0}
td,th{padding:.36mm 1mm;text-align:right;line-height:1.2;font-weight:normal;border-bottom:.15mm solid #d5d5d5}
th{font-weight:bold;background:#e8eef4;vertical-align:bottom}
th[colspan]{text-align:center;border-left:.3mm solid #fff}
td:first-child,th:first-child{text-align:left}
tr.from td{color:#666;font-size:6.2pt;background:#f7f7f7}tr.own td{font-weight:bold}
td.q{background:#f3f6f9}
.facts td{text-align:left;vertical-align:top;padding:.7mm 1mm}.facts td:first-child{width:19mm;font-weight:bold}
.facts p{margin:0}.facts i{font-style:normal;color:#0b4f8a}
.key td:nth-child(2),.key th:nth-child(2){text-align:center;color:#555}
.held td:nth-child(2),.held th:nth-child(2),.held td:nth-child(3),.held th:nth-child(3){text-align:left}
.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.quarters{font-size:6.5pt}.quarters td,.quarters th{padding:.5mm .6mm;white-space:nowrap}
.tight td,.tight th{white-space:nowrap;padding:.55mm .5mm;font-size:6.6pt}
.assets td:last-child,.assets th:last-child{white-space:nowrap;color:#555}
.notes{position:absolute;left:10mm;right:10mm;bottom:17mm;font-size:6.3pt;color:#555}.notes p{margin:0}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;border-top:.5mm solid #0b4f8a;padding-top:1mm;
font-size:6.6pt;text-align:center}.foot p{margin:0}
.front p{font-size:9.6pt;line-height:1.45;margin:0 0 3mm;text-align:justify}
.front .top p,.front~.foot p{margin:0}
.front td,.front th{font-size:8.6pt;padding:1mm 1.5mm}.front .part{margin-top:6mm}.front h3{font-size:10.5pt}
.list td:nth-child(2),.list th:nth-child(2){text-align:left}`;
