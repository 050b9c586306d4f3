/** How the pages of AMC N242 look: navy and teal, a band of boxes, and two columns of tables with thin rules. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:0 9mm}
body{font:7.2pt/1.32 'Liberation Sans';color:#22303c;font-variant-ligatures:none}p{margin:0}
.top{display:flex;align-items:center;justify-content:space-between;height:19mm;border-bottom:.7mm solid #12395f}
.top h1{font:bold 16pt/1.1 'Liberation Sans';color:#12395f;margin:0}.top p{font-size:8pt;color:#138a8a}
.amc{text-align:right}.amc b{display:block;font-size:12pt;color:#12395f}.amc span{font-size:7pt;color:#138a8a}
.band{display:grid;grid-template-columns:21mm 21mm 25mm 33mm 24mm 32mm 1fr;gap:1.5mm;margin:2.2mm 0}
.band div{background:#e8f1f5;border-top:.8mm solid #138a8a;padding:1.1mm .6mm;text-align:center}
.band span{display:block;font-size:6.3pt;color:#4c6072;line-height:1.15}
.band b{display:block;font-size:8.4pt;color:#12395f;margin-top:.6mm}
.cols{display:grid;grid-template-columns:70mm 1fr;gap:4mm}.block{margin-bottom:2.1mm}
h3{font-size:7.8pt;line-height:1.2;color:#fff;background:#12395f;margin:0 0 .4mm;padding:.7mm 1.4mm}
.text{text-align:justify;padding:.4mm 0}
table{font-size:6.9pt;width:100%}td,th{padding:.44mm .9mm;text-align:right;font-weight:normal;line-height:1.2;
vertical-align:top}td{border-bottom:.12mm solid #cfdbe3}td:first-child,th:first-child{text-align:left}
th{font-weight:bold;color:#12395f;border-bottom:.3mm solid #138a8a}
.facts td:first-child{width:26mm;color:#4c6072}.facts td{text-align:left}
.who td:last-child{text-align:right;color:#4c6072}.own td{font-weight:bold}.total td{font-weight:bold}
.even{table-layout:fixed}.even td:first-child,.even th:first-child{width:17mm}
.held td:nth-child(2),.held th:nth-child(2){text-align:left}.ratios td:first-child{width:42mm}
.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.two{display:grid;grid-template-columns:1fr 1fr;gap:3mm}
.bars{padding:.6mm 0}.bars div{display:grid;grid-template-columns:46mm 1fr 11mm;align-items:center;margin:.55mm 0}
.bars i{display:block;height:2.4mm;background:#138a8a}.bars b{text-align:right}
.notes{margin:1mm 0 0;padding:1mm 0 0 3.4mm;font-size:6.4pt;color:#4c6072;border-top:.2mm solid #138a8a}
.foot{position:absolute;left:9mm;right:9mm;bottom:4.5mm;font-size:6.8pt;color:#12395f;text-align:center}
.cover h1{font:bold 26pt/1.2 'Liberation Sans';color:#12395f;margin:38mm 0 3mm}
.cover .amc{text-align:left;padding-top:14mm}.cover p{font-size:9.4pt;line-height:1.55;margin:2.4mm 0}
.cover h3{font-size:10pt;padding:1.2mm 2mm;margin-top:8mm}.cover table{font-size:9pt}.cover td,.cover th{padding:1.6mm;
text-align:left}`;
