/** How the pages of AMC N217 look. */
const PINE = '#1d4a35';
const BRASS = '#a87b2d';

/** Of the slices of a ring, in their order. */
export const SLICES = ['#1d4a35', '#a87b2d', '#7fa48f', '#d9c08a', '#4f4f4f', '#b4b4b4', '#8c4a2f'];

export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.6pt/1.28 P052;color:#1c1c1c;font-variant-ligatures:none}p{margin:0;text-align:justify}
.top{position:absolute;left:11mm;right:11mm;top:8mm;display:flex;justify-content:space-between;
font:bold 7pt/1.2 'URW Gothic';color:${BRASS}}
.name{position:absolute;left:11mm;right:11mm;top:13mm;text-align:center;border-top:.5mm solid ${PINE};
border-bottom:.5mm solid ${PINE};padding:2mm 0 1.6mm}
.name b{display:block;font:bold 15pt/1.2 'URW Gothic';color:${PINE}}.name span{font-size:8pt}.name u{color:${BRASS};
text-decoration:none;padding:0 1.6mm}
main{position:absolute;left:11mm;right:11mm;top:31mm}
.two{display:grid;grid-template-columns:1fr 1fr;gap:7mm;align-items:start}
h2{font:bold 7.8pt/1.2 'URW Gothic';color:${PINE};margin:2.7mm 0 .8mm}div>h2:first-child{margin-top:0}
td,th{padding:.36mm .8mm;text-align:right;line-height:1.22;vertical-align:top}
th{white-space:nowrap;border-top:.3mm solid ${PINE};border-bottom:.15mm solid ${PINE};font-weight:bold;vertical-align:bottom}
td:first-child,th:first-child{text-align:left}table{border-bottom:.3mm solid ${PINE}}
tr:nth-child(odd) td{background:#f4f1e8}.sum tr:last-child td{font-weight:bold;border-top:.15mm solid ${PINE}}
.held td:nth-child(2),.held th:nth-child(2),.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.plain td:first-child{width:60%}
.ring{display:grid;grid-template-columns:27mm 1fr;gap:4mm;align-items:center}.ring table{border:0}
.ring td{background:none!important;padding:.3mm .6mm}.ring i{display:inline-block;width:2.4mm;height:2.4mm;
margin-right:1.6mm}
.run{columns:3;column-gap:6mm;border-top:.5mm solid ${PINE};border-bottom:.5mm solid ${PINE};padding:1.6mm 0;
margin-top:3mm;column-rule:.15mm solid #bbb}.run p{text-align:left;margin-bottom:.7mm;break-inside:avoid;line-height:1.22}
.run b{color:${PINE}}
.bar{background:${PINE};color:#fff;font:bold 9pt/1.2 'URW Gothic';padding:1.2mm 2mm;margin:5mm 0 2mm}
.three{display:grid;grid-template-columns:58mm 1fr 1fr;gap:6mm;align-items:start}
.foot{position:absolute;left:11mm;right:11mm;bottom:6mm;font-size:6.4pt;line-height:1.28;color:#333}
.foot p{margin-bottom:.5mm}.foot .end{border-top:.3mm solid ${BRASS};padding-top:1mm;margin:1mm 0 0;text-align:center;
font:7pt/1.2 'URW Gothic';color:${PINE}}
.long p{font-size:10pt;line-height:1.5;margin-bottom:3mm}.index td,.index th{font-size:9pt;padding:1mm 1.2mm}
.index td:nth-child(2),.index th:nth-child(2){text-align:left}.long h2{font-size:10.5pt;margin-top:6mm}
.wide td:nth-child(2),.wide th:nth-child(2){text-align:right}`;
