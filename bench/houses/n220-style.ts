/** The style sheet of AMC N220. */
export const MAROON = '#6b1f33';
export const GOLD = '#b8924a';
export const SLICES = [MAROON, GOLD, '#2f5d62', '#8fa3a6', '#d4b483', '#4b4e6d', '#a44a3f', '#c9c9c9'];

export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.5pt/1.25 'Liberation Sans';color:#1d1d1d;font-variant-ligatures:none}p{margin:0}
.ur{font-family:'Noto Naskh Arabic';direction:rtl;unicode-bidi:isolate}
.top{position:absolute;left:10mm;right:10mm;top:7mm;display:flex;justify-content:space-between;align-items:flex-end;
border-bottom:.9mm double ${MAROON};padding-bottom:1.2mm}
.top h1{margin:0;font:bold 15pt/1.15 C059;color:${MAROON}}.top h1 i{font:italic 9pt C059;color:#555}
.top .ur{font-size:14pt;line-height:1.3;color:${MAROON};font-weight:bold}
.under{position:absolute;left:10mm;right:10mm;top:17.5mm;display:flex;justify-content:space-between;font-size:7.2pt}
.under i{color:#555}main{position:absolute;left:10mm;right:10mm;top:23.5mm}
h2{display:flex;justify-content:space-between;align-items:center;margin:2.3mm 0 .5mm;background:${MAROON};color:#fff;
padding:.3mm 1.6mm;font:bold 7.8pt/1.3 'Liberation Sans'}h2 .ur{font:bold 8pt/1.3 'Noto Naskh Arabic'}
.lead{text-align:justify}.lead+.lead{margin-top:.8mm}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start}
td,th{padding:.3mm 1mm;text-align:right;line-height:1.2;border-bottom:.12mm solid #cbbfae;font-weight:normal;
vertical-align:middle}
th{font-weight:bold;color:${MAROON};border-bottom:.3mm solid ${GOLD};vertical-align:bottom}
td:first-child,th:first-child{text-align:left}
.form td{text-align:center;padding:.2mm .8mm}.form td:first-child{text-align:left;color:#555;width:36%;font-size:7.1pt}
.form td:last-child{text-align:right;width:23%;color:#555;font:7.4pt/1.2 'Noto Naskh Arabic';direction:rtl;
white-space:nowrap}
.form .one td:first-child{width:17.2%}.form .one td:last-child{width:11%}
.basis{writing-mode:vertical-rl;transform:rotate(180deg);text-align:center!important;background:#f4ede0;
font-weight:bold;
color:${MAROON};width:6mm;font-size:6.4pt;line-height:1.1;padding:0 .2mm}
.basis+td,.year+td,.code+td{text-align:left}.since{color:#666}
.class td{font-weight:bold}.of td{font-style:italic;color:#555;border-bottom:0}.held td{border-bottom:0;
padding:.2mm 1mm}
.held td:first-child,.of td:first-child,.in{padding-left:4mm!important}.held small{font-size:6.4pt;color:#666}
.total td{font-weight:bold;border-top:.3mm solid ${GOLD}}
.months td,.months th{text-align:center;padding:.42mm .3mm}.months .year{font-weight:bold;background:#f4ede0;width:13mm}
.months td:last-child{font-weight:bold;background:#f4ede0}.months .who{text-align:left;width:17mm;padding-left:1mm}
.codes .who{width:31mm;white-space:nowrap}.days th:first-child{text-align:right}
.stack{display:flex;height:5mm;margin:1mm 0 1mm}.stack u{display:block}
.legend{display:flex;flex-wrap:wrap;gap:.6mm 3.6mm}.legend span{white-space:nowrap}.legend u{display:inline-block;
width:2.2mm;height:2.2mm;
margin-right:1mm}.code{font-weight:bold;background:#f4ede0;color:${MAROON};vertical-align:top}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.people{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:2mm;margin-top:.8mm}
.people div{border-left:.6mm solid ${GOLD};
padding-left:1.4mm;line-height:1.2}.people b{display:block}
.foot{position:absolute;left:10mm;right:10mm;bottom:6mm;font-size:6.2pt;line-height:1.25;color:#444}
.foot p{margin-bottom:.4mm;text-align:justify}.foot .end{border-top:.3mm solid ${MAROON};padding-top:.8mm;
margin-top:.8mm;
text-align:center;font:7pt/1.2 C059;color:${MAROON}}
.review p{font:10pt/1.5 C059;text-align:justify;margin-bottom:2.6mm}.review td,.review th{font-size:8.6pt;padding:1mm}
.review h2{font-size:9pt;margin-top:4mm}.index td:nth-child(2),.index th:nth-child(2){text-align:left}`;
