/** How the pages of AMC N226 look. */
export const GREEN = '#1d5b3a';
export const GOLD = '#b98a2f';

const FONT = "'Liberation Sans Narrow'";

export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:7mm 10mm 0}
body{font:7.6pt/1.22 ${FONT};color:#1c1c1c;font-variant-ligatures:none}p{margin:0}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.8mm solid ${GOLD};
padding-bottom:1.2mm;color:${GREEN};font-size:9pt}.top b{font-size:11pt}.top span{text-align:right}
h1{font:bold 17pt/1.15 ${FONT};color:${GREEN};margin:1.2mm 0 0}h1 span{font-weight:normal;color:${GOLD}}
.kind{font-size:9.4pt;color:#444;margin-bottom:1mm}
.objective{border-left:1mm solid ${GOLD};background:#f6f3ea;padding:.9mm 2.4mm;text-align:justify;margin-bottom:1.6mm}
.objective b{color:${GREEN}}
main{display:grid;grid-template-columns:63mm 1fr;gap:4mm;align-items:start}
h2{font:bold 8pt/1.15 ${FONT};background:${GREEN};color:#fff;margin:0 0 .3mm;padding:.55mm 1.4mm}
.facts sup,.nums sup{font-size:5.4pt;line-height:0}
h2 sup{font-size:6pt;line-height:0}
.block{margin-bottom:1.5mm}
.facts td{padding:.34mm 1mm;vertical-align:top;border-bottom:.15mm solid #cfd8d2;line-height:1.2}
.facts td:first-child{width:27mm;color:${GREEN};font-weight:bold}
.nums td,.nums th{padding:.3mm .9mm .2mm;text-align:right;line-height:1.2;border-bottom:.15mm solid #dfe5e1}
.nums th{color:${GREEN};border-bottom:.3mm solid ${GREEN};vertical-align:bottom;white-space:nowrap}
.nums td:first-child,.nums th:first-child{text-align:left}
.nums tr.own td{font-weight:bold}.nums tr.group td{background:#e6eee9;font-weight:bold;color:${GREEN}}
.unit td:nth-child(2),.unit th:nth-child(2){text-align:center;color:#666}
.periods td:nth-child(2),.periods th:nth-child(2),.periods td:nth-child(3),.periods th:nth-child(3){text-align:left;
color:#555;font-weight:normal}.held td:nth-child(2),.held th:nth-child(2){text-align:left;color:#555}
.two{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;align-items:start}
.grades td,.grades th{text-align:center!important;line-height:1.1}
.asset{display:grid;grid-template-columns:1fr 17mm;gap:2mm;align-items:center}
.views{columns:2;column-gap:5mm;text-align:justify;padding:.6mm 1mm 0}.views p{margin-bottom:1mm}
.board{padding:.6mm 1mm 0}.bad th{white-space:normal}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.foot{position:absolute;left:10mm;right:10mm;bottom:6mm;font-size:6.6pt;line-height:1.22;color:#333}
.notes p{margin-bottom:.2mm}.risk{text-align:justify;border-top:.2mm solid #aab8af;margin-top:.8mm;padding-top:.8mm}
.end{display:flex;justify-content:space-between;background:${GREEN};color:#fff;padding:.9mm 1.6mm;margin-top:1.2mm;
font-size:7.4pt}
.review{font-size:10pt;line-height:1.42;columns:2;column-gap:7mm;text-align:justify;margin:2mm 0 4mm}
.review p{margin-bottom:2.4mm}.front td,.front th{font-size:9pt;padding:1mm 1.2mm}
.front td:nth-child(2),.front th:nth-child(2){text-align:left}.market td,.market th{font-size:9pt;padding:1.1mm 1.2mm}
.terms{display:grid;grid-template-columns:1fr 1fr;gap:1.6mm 7mm;font-size:9pt;line-height:1.35;padding:1.6mm 1.2mm 0}
h1.big{font-size:22pt;margin:7mm 0 0}.sub{font-size:13pt;color:${GOLD};margin-bottom:5mm}`;
