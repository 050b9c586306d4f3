/** How the pages of AMC N235 look: Times, black borders, grey heads of tables, as a word processor prints them. */
export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:11mm 20mm 0 22mm}
body{font:9.6pt/1.28 'Liberation Serif';color:#000;font-variant-ligatures:none}p{margin:0 0 1.8mm;text-align:justify}
.running{display:flex;justify-content:space-between;align-items:baseline;font-size:8.6pt;font-style:italic;
border-bottom:.5mm double #000;padding-bottom:.6mm;margin-bottom:3mm}
.ur{font-family:'Noto Naskh Arabic';font-style:normal;direction:rtl;unicode-bidi:isolate;line-height:1}
h1{font-size:15pt;text-align:center;margin:0;text-decoration:underline;line-height:1.25}
h1+p{text-align:center;margin-bottom:2.4mm;font-weight:bold}
h2{font-size:10.4pt;margin:2.8mm 0 1mm;line-height:1.2}
table{font-size:9pt;line-height:1.22}td,th{border:.25mm solid #000;padding:.5mm 1.6mm;vertical-align:top;
text-align:left}
th{background:#d9d9d9;font-weight:bold;text-align:center;vertical-align:middle}
td.n{text-align:right;white-space:nowrap}td.c{text-align:center}td.m{vertical-align:middle;text-align:center;
font-weight:bold}
.facts td:first-child{width:46mm;font-weight:bold}
.months td{padding-top:.3mm;padding-bottom:.3mm;line-height:1.15}.position td:first-child{white-space:nowrap}
.months td.m,.months th:first-child{width:17mm}.months td.n,.months th.f{width:31mm}
.months td.ur{text-align:right;width:38mm;font-size:8pt;line-height:1.3}
.returns td.m,.returns th:first-child{width:24mm}.returns td.n,.returns th.f{width:27mm}
.mix td.n,.mix th.f{width:19mm}
.held td.n{width:14mm}.held td.o{width:8mm;text-align:center}
.subs td.n,.subs th.f{width:19mm}.subs td.c{width:38mm;white-space:nowrap;font-size:8.6pt}
.subs td{padding-left:1mm;padding-right:1mm}.subs th{font-size:8.6pt}
.years td.n,.years th.f{width:28mm}
.small{font-size:8.2pt;margin-bottom:.6mm;line-height:1.2}
.sign{margin-top:2.6mm;font-size:9.2pt}
.foot{position:absolute;left:22mm;right:20mm;bottom:8mm;border-top:.25mm solid #000;padding-top:1mm;font-size:8pt;
display:flex;justify-content:space-between}
.cover{text-align:center;padding-top:24mm}.cover h1{font-size:22pt;text-decoration:none}
.cover .ur{font-size:17pt;margin:4mm 0;line-height:1.5}.cover h3{font-size:14pt;margin:2mm 0 14mm}
.letter{text-align:left;font-size:10.6pt;line-height:1.4}.letter p{margin-bottom:3mm}.letter td{font-size:10pt}`;
