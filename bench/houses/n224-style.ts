/** How the pages of AMC N224 look. */
export const NAVY = '#0b3a75';

export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:9mm 11mm 0}
body{font:7.2pt/1.25 'DejaVu Sans Condensed';color:#000;font-variant-ligatures:none}p{margin:0}
.top{display:flex;justify-content:space-between;color:${NAVY};font-size:8.6pt;border-bottom:.5mm solid ${NAVY};
padding-bottom:.8mm}.month{text-align:right;font-size:8pt;padding-top:.5mm}
h1{font:bold 15pt 'DejaVu Sans Condensed';color:${NAVY};margin:-1mm 0 1.4mm}
.banner{display:grid;grid-template-columns:72mm 1fr;background:${NAVY};color:#fff;font-size:8pt;padding:.8mm 1mm}
.banner b,.banner span{padding:0 .4mm}.banner.one{grid-template-columns:1fr;margin-top:1.6mm}
main{display:grid;grid-template-columns:71mm 1fr;gap:3mm;align-items:start}
.facts td{padding:.42mm .6mm;vertical-align:top;line-height:1.22}
.facts td:first-child{width:29mm;font-weight:bold}.objective{padding:.8mm .6mm 1mm;text-align:justify}
.right td,.right th{padding:.28mm .6mm;text-align:right;font-size:6.7pt;line-height:1.2;white-space:nowrap;
vertical-align:bottom}
.right td:first-child,.right th:first-child{text-align:left}.right th{white-space:pre-line}
.right h2{font:bold 7.2pt 'DejaVu Sans Condensed';color:${NAVY};margin:1.5mm 0 .3mm}
.right th{font-weight:bold}.right .grid{table-layout:fixed}.grid td:first-child{width:27mm}
.grid th:first-child{width:27mm;font-weight:normal;font-style:italic}
.right .strip{margin-top:1mm}.strip tr.group td{font-weight:bold;background:#e5ebf3}
.strip{border-top:.3mm solid ${NAVY};border-bottom:.3mm solid ${NAVY}}
.right .grid+.grid{margin-top:2.5mm}.grid tr.gap td{font-style:italic;color:#444}.grid{border-bottom:.2mm solid #b8c4d4}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
svg{display:block}.pair{display:grid;grid-template-columns:26mm 1fr;gap:3mm;align-items:center}
.key span{display:inline-block;margin:0 3mm .6mm 0;white-space:nowrap;font-size:6.8pt}
.key i{display:inline-block;width:2mm;height:2mm;margin-right:1mm}
.comments{margin-top:1.2mm;text-align:justify}.comments p{margin-bottom:1.2mm}
.notes{margin-top:1mm;font-size:6.1pt}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;margin-top:2mm}
.three h3{font:bold 8pt 'DejaVu Sans Condensed';margin:0;color:#fff;background:#5b7ba6;padding:.6mm 1mm}
.foot{position:absolute;left:11mm;right:11mm;bottom:7mm;font-size:6pt}
.foot p+p{border-top:.4mm solid ${NAVY};margin-top:.8mm;padding-top:.6mm;display:flex;justify-content:space-between;
font-size:6.6pt}.foot p:first-child{text-align:justify}
.review{font-size:9.4pt;line-height:1.45;margin-top:3mm}.review p{margin-bottom:2.6mm;text-align:justify}
.review h2{font:bold 10.5pt 'DejaVu Sans Condensed';color:${NAVY};margin:3mm 0 1mm}
.review td,.review th{font-size:8.6pt;padding:.8mm 1.2mm;text-align:right;border-bottom:.2mm solid #b8c4d4}
.review td:first-child,.review th:first-child{text-align:left}`;
