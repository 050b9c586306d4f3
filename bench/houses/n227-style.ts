/** How the sheets of AMC N227 look. */
export const STYLE = `@page{size:297mm 210mm;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;padding:9mm 10mm 0}p{margin:0}
body{font:7pt/1.2 'Liberation Sans';color:#000;font-variant-ligatures:none}
.head{display:flex;justify-content:space-between;font-size:8.6pt;border-bottom:.4mm solid #1f4e3d;padding-bottom:1mm}
h1{font:bold 9.4pt/1.2 'Liberation Sans';margin:1.6mm 0 1.8mm;color:#1f4e3d}
h2{font:bold 8pt/1.2 'Liberation Sans';margin:2.6mm 0 1mm;color:#1f4e3d}
.grid{table-layout:fixed;border-collapse:collapse}.grid td,.grid th{border:.2mm solid #7f7f7f;padding:.55mm 1mm;
line-height:1.16}th{background:#d8e6dc;font-weight:bold;text-align:center;vertical-align:middle}
th.unit{font-weight:normal;background:#eef4f0}.num{text-align:right}.mid{text-align:center}.left{text-align:left}
.grid td{vertical-align:middle}.label{background:#eef4f0;font-weight:bold}
.facts{font-size:7.3pt}.facts td{padding:1.1mm 1mm}.facts .head td,.facts .fund td{height:10mm}
.facts .sub td{height:7mm}
.facts tr.head{display:table-row;font-size:7pt;border:0}tr.sub td:first-child{padding-left:4mm;font-style:italic}
tr.total td{font-weight:bold;background:#f2f2f2;border-top:.4mm solid #000;border-bottom:.4mm solid #000}
tr.head{display:table-row;font-size:7pt}.grid tr.head td{background:#f7f7f7}
.grid tr.head td.merged{background:#fff}tr.head td:first-child{font-weight:bold}
.pairs td{padding:.5mm 1mm}tr.own td{border-top:.35mm solid #000}tr.own td:nth-child(n+2){font-weight:bold}
tr.own td[rowspan]{font-weight:normal}
.notes{margin:1.4mm 0 3mm;font-size:6.6pt;color:#333}.side{display:flex;gap:9mm;align-items:flex-start}
.columns{display:flex;gap:9mm;align-items:flex-start;margin-top:2mm}.columns>div:first-child{flex:0 0 150mm}
.columns h2:first-child{margin-top:0}.front>div:first-child{flex:0 0 126mm}.front{gap:5mm;font-size:7.8pt}
.grid.tight td,.grid.tight th{padding:.3mm 1mm}.front .grid td,.front .grid th{padding:1mm}
.own-sheet{font-size:7.8pt}.own-sheet .grid td,.own-sheet .grid th{padding:.9mm 1mm}.chart{margin-top:4mm}
svg{display:block}svg text{font-family:'Liberation Sans'}
.text{border:.2mm solid #7f7f7f;padding:2mm 2.4mm;font-size:8.8pt;line-height:1.4;text-align:justify;
margin-bottom:3mm}.text p+p{margin-top:1.6mm}.title{background:#1f4e3d;color:#fff;padding:8mm 6mm;margin-bottom:6mm}
.title b{font-size:12pt}.title h1{color:#fff;font-size:20pt;margin:1.5mm 0}.title span{font-size:12pt}
.legal{position:absolute;left:10mm;right:10mm;bottom:14mm;font-size:6.8pt;color:#333}
footer{position:absolute;left:10mm;right:10mm;bottom:5mm;display:grid;grid-template-columns:1fr 1fr 1fr;font-size:7pt;
color:#333}footer span:nth-child(2){text-align:center}footer span:nth-child(3){text-align:right}`;
