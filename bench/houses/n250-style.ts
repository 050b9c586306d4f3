/** How the pages of AMC N250 look: landscape, three columns, green rules, the name of the fund at the right. */
export const STYLE = `@page{size:A4 landscape;margin:0}
section{width:297mm;height:209.8mm;background:#fff;padding:7mm 10mm 0}
body{font:7.1pt/1.3 'Liberation Sans';color:#1f2a24;font-variant-ligatures:none}p{margin:0}
.top{display:flex;justify-content:space-between;align-items:flex-end;
border-bottom:.8mm solid #1d6b4a;padding-bottom:1.5mm}
.top .amc b{display:block;font-size:9.5pt;color:#1d6b4a}.top .amc span{font-size:7.4pt;color:#5d6e65}
.top h1{font-size:17pt;line-height:1.1;margin:0;color:#1d6b4a;text-align:right}
.unit{text-align:right;font-style:italic;font-size:6.8pt;color:#5d6e65;margin:.8mm 0 2.4mm}
.cols{display:grid;grid-template-columns:84mm 1fr 61mm;gap:6mm;align-items:start}
h2{font-size:8.2pt;line-height:1.2;color:#1d6b4a;margin:0 0 .8mm}h2 sup{font-size:5.6pt;font-weight:normal}
.part{margin-bottom:3.4mm}.text{text-align:justify}table{font-size:6.9pt}
td,th{padding:.42mm .7mm;text-align:right;line-height:1.2;vertical-align:top;font-weight:normal}
th{color:#5d6e65;border-bottom:.3mm solid #1d6b4a;vertical-align:bottom}td:first-child,th:first-child{text-align:left}
.facts td{text-align:left}.facts td.side{width:14mm;color:#1d6b4a;font-weight:bold;border-top:.2mm solid #9dbdae}
.facts td.name{text-align:right;width:27mm;color:#5d6e65;border-right:.3mm solid #1d6b4a}
.facts tr.first td{border-top:.2mm solid #9dbdae}.facts td:last-child{padding-left:1.4mm}
tr.group td{font-weight:bold;background:#e8f1ec}tr.group td:first-child{color:#1d6b4a}
tr.sum td{border-top:.2mm solid #1d6b4a;font-weight:bold}.minor,td.minor{color:#5d6e65}
.indent tr:not(.group) td:first-child{padding-left:3mm}
.returns td:nth-child(2),.returns th:nth-child(2){text-align:left}
.team{display:grid;grid-template-columns:1fr 1fr;gap:1.4mm 3mm;
border-top:.2mm solid #9dbdae;margin-top:1mm;padding-top:1.2mm}
.team div{font-size:6.6pt;color:#5d6e65}.team b{display:block;font-size:7.4pt;color:#1f2a24}
.cards{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3.5mm;align-items:start}
.card{border:.25mm solid #9dbdae}.card h2{background:#1d6b4a;color:#fff;padding:1mm 1.6mm;margin:0}
.card .part{margin:1.6mm 1.2mm 2mm}.card h3{font-size:7pt;margin:0 0 .5mm;color:#1d6b4a}.card table{font-size:6.6pt}
.pens{display:grid;grid-template-columns:84mm 1fr;gap:6mm;align-items:start}
.end{position:absolute;left:10mm;right:10mm;bottom:4.5mm;font-size:6.3pt;color:#5d6e65}
.foot{display:flex;justify-content:space-between;
border-top:.2mm solid #9dbdae;margin-top:1mm;padding-top:.8mm;font-size:6.8pt}
.cover{padding:38mm 40mm 0}.cover h1{font-size:30pt;color:#1d6b4a;margin:0}.cover p{font-size:11pt;margin:2mm 0}
.cover table{font-size:10pt;margin:10mm 0}.cover td,.cover th{padding:1.5mm;text-align:left}`;
