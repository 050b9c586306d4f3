/** How the pages of AMC N231 look: navy and sand, hairlines, one sans serif type. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:0 13mm}
body{font:8pt/1.32 'Liberation Sans';color:#26303b;font-variant-ligatures:none}p{margin:0}
.strip{margin:0 -13mm;background:#1d3557;color:#dfe6ee;height:10mm;padding:0 13mm;display:flex;align-items:center;
justify-content:space-between;font-size:8pt}
.tabs span{display:inline-block;padding:1mm 2.4mm;margin-left:1mm}.tabs .on{background:#e9c46a;color:#1d3557;
font-weight:bold}
.say{text-align:right;font-size:7pt;color:#6b7785;margin-top:1.6mm}
.top{display:flex;justify-content:space-between;align-items:flex-start;margin-top:1mm}
h1{margin:0;color:#1d3557;font-weight:bold}h1 small{display:block;font-size:10pt;font-weight:normal;line-height:1.1}
h1 b{display:block;font-size:20pt;line-height:1.15}
.badges{display:flex;gap:3mm}.badge{border:.35mm solid #1d3557;width:33mm;text-align:center;padding:1.2mm 1mm;
font-size:6.8pt;line-height:1.3}.badge b{display:block;font-size:12pt;color:#1d3557;line-height:1.2}
.aim{font-style:italic;margin:1.8mm 0 2.2mm;font-size:8.6pt;color:#3c4856}
.band{display:flex;background:#f6efdf;border-top:.5mm solid #e9c46a;padding:2mm 0;margin-bottom:3mm}
.band div{flex:1;text-align:center;border-left:.2mm solid #d9c99b}.band div:first-child{border:0}
.band b{display:block;font-size:13pt;color:#1d3557;line-height:1.25}
.band span{font-size:7pt;display:block;padding:0 2mm;line-height:1.25}
.body{display:grid;grid-template-columns:76mm 102mm;gap:6mm}
h3{font-size:8.6pt;color:#1d3557;margin:3mm 0 .8mm;border-bottom:.3mm solid #1d3557;padding-bottom:.5mm}
.body>div>h3:first-child{margin-top:0}
table{font-size:7.6pt}td,th{padding:.45mm .6mm;text-align:right;vertical-align:top;font-weight:normal}
th{color:#5b6775;vertical-align:bottom;line-height:1.15}td:first-child,th:first-child{text-align:left;padding-left:0}
th.over{text-align:center;border-bottom:.2mm solid #9aa5b1;color:#1d3557;font-weight:bold}
th small{font-size:6pt;display:block;color:#8a949f}
tr.own td{font-weight:bold}tr.diff td{color:#6b7785;font-style:italic}
tr.line td{border-top:.2mm solid #9aa5b1}
.spine td{border-bottom:.15mm solid #dfe3e8;text-align:left;padding:.55mm .8mm}
.spine td.g{color:#a07a1c;font-weight:bold;width:15mm;padding-left:0}.spine td.l{color:#5b6775;width:25mm}
.spine tr.first td{border-top:.25mm solid #b7a36a}
.run{line-height:1.5;font-size:7.8pt}.run i{font-style:normal;color:#b7a36a;padding:0 1.2mm}
.held td:first-child{text-align:right;width:11mm;font-weight:bold;padding-right:3mm}.held td{text-align:left}
.held td:last-child{color:#5b6775}
.wide td:first-child,.wide th:first-child{width:33mm}.calendar td,.calendar th{padding:.3mm .6mm}
.calendar,.returns{table-layout:fixed}.calendar td:first-child,.calendar th:first-child{width:18mm}
.returns td:first-child,.returns th:first-child{width:16mm}
.body .wide td:first-child,.body .wide th:first-child{width:31mm}
.body .wide th{font-size:7pt;white-space:nowrap}.returns th{font-size:7pt}
.all td{font-size:8.6pt}.all td,.all th:nth-child(n+4){white-space:nowrap}
.who{margin-top:2.6mm;border-top:.3mm solid #1d3557;padding-top:1.4mm;font-size:7.6pt}
.notes{position:absolute;left:13mm;right:13mm;bottom:12mm;font-size:6.6pt;color:#6b7785;line-height:1.35}
.foot{position:absolute;left:13mm;right:13mm;bottom:6mm;font-size:7pt;color:#6b7785;display:flex;
justify-content:space-between;border-top:.2mm solid #c5ccd4;padding-top:1mm}
.view{font-size:7.9pt;text-align:justify}
.cover h2{font-size:12pt;color:#1d3557;margin:7mm 0 2mm}.cover p{font-size:9.4pt;line-height:1.5;margin-bottom:2.4mm;
text-align:justify}.cover table{font-size:9pt}.cover td,.cover th{padding:1.4mm 1mm;border-bottom:.2mm solid #dfe3e8}
.all td:nth-child(2),.all th:nth-child(2){text-align:left}.cover .small{margin-top:2mm;font-size:8pt}
.name{font-size:25pt;color:#1d3557;font-weight:bold;margin-top:17mm;line-height:1.2}
.what{font-size:13pt;color:#a07a1c}`;
