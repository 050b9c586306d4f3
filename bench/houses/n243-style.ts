/** How the pages of AMC N243 look: a typed document in a Times-like font, whose tables have all their borders. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:0 20mm}
body{font:10pt/1.28 'Liberation Serif';color:#000;font-variant-ligatures:none}p{margin:0 0 1.6mm;text-align:justify}
.amc{text-align:center;font-weight:bold;font-size:11pt;padding-top:9mm;margin:0}
.sub{text-align:center;font-size:10pt;margin:0 0 2.4mm;border-bottom:.3mm solid #000;padding-bottom:1.2mm}
h1{font:bold 15pt/1.2 'Liberation Serif';text-align:center;margin:0 0 1.6mm;text-decoration:underline}
h2{font:bold 10.5pt/1.2 'Liberation Serif';margin:2.3mm 0 .8mm}
table{border-collapse:collapse;width:100%;font-size:9.2pt}
td,th{border:.25mm solid #000;padding:.36mm 1.2mm;vertical-align:top;line-height:1.18;text-align:center}
th{background:#d9d9d9;font-weight:bold}td:first-child,th:first-child{text-align:left}
.facts td{text-align:left;width:30%}.facts td:nth-child(odd){width:20%;font-weight:bold}
.held td:nth-child(2),.held th:nth-child(2){text-align:left}.held td:first-child{width:12mm;text-align:center}
.total td{font-weight:bold}.gap{margin-top:1.6mm}.long td,.long th{font-size:8.8pt}
.notes{font-size:8.6pt;margin:2.2mm 0 0;padding-left:5mm}
.foot{position:absolute;left:20mm;right:20mm;bottom:7mm;text-align:center;font-size:8.6pt}
.cover h1{margin-top:70mm;font-size:24pt;text-decoration:none}.cover p{text-align:center;font-size:12pt}
.cover table{margin-top:14mm;font-size:11pt}.cover .risk{font-size:9.5pt;margin-top:14mm;text-align:justify}`;
