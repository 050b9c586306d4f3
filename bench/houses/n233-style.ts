/** How the pages of AMC N233 look: plum and grey, two narrow columns and a tinted sidebar at the right. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.2pt/1.34 'Liberation Sans';color:#2d2a2e;font-variant-ligatures:none}p{margin:0 0 1.2mm}
sup{font-size:.78em;line-height:0;vertical-align:.32em}
.side{position:absolute;right:0;top:0;bottom:0;width:61mm;background:#f1edf0;padding:9mm 6mm 0 5mm}
.main{position:absolute;left:10mm;top:9mm;width:133mm}
.logo{display:flex;align-items:center;gap:2mm;color:#5d1a44;font-size:8pt;line-height:1.15;margin-bottom:5mm}
.logo b{font-size:11.5pt;display:block;letter-spacing:.3pt}
.kind{color:#8a7d86;font-size:8pt;letter-spacing:.8pt}
h1{font:bold 19pt/1.15 'Liberation Serif';color:#5d1a44;margin:.5mm 0 2mm}
.bar{height:1.2mm;background:linear-gradient(90deg,#5d1a44 0 70%,#d08b2c 70%);margin-bottom:4mm}
.cols{display:grid;grid-template-columns:63.5mm 63.5mm;gap:6mm}
h3{font-size:8pt;color:#5d1a44;margin:3.6mm 0 1.1mm;border-bottom:.3mm solid #d08b2c;
padding-bottom:.6mm;line-height:1.2}
.cols>div>h3:first-child,.side h3:first-of-type{margin-top:0}
table{font-size:7pt}td,th{padding:.72mm .6mm;text-align:right;font-weight:normal;vertical-align:bottom}
td:first-child,th:first-child{text-align:left;padding-left:0}
th{background:#5d1a44;color:#fff;padding:.8mm .6mm}th:first-child{padding-left:1mm}.pie th,.pie td{white-space:nowrap}
tr:nth-child(odd) td{background:#f8f6f7}.side tr td{background:none;border-bottom:.15mm solid #d9d0d6}
.terms td{text-align:left;vertical-align:top;font-size:6.9pt;line-height:1.25}
.terms td:first-child{width:21mm;color:#7a6c75}
.key td{font-size:7.4pt}.key td:last-child{font-weight:bold;color:#5d1a44}
.side th{background:none;color:#7a6c75;border-bottom:.25mm solid #5d1a44}.side th:first-child{padding-left:0}
.pie{display:flex;gap:3mm;align-items:center}.pie table{flex:1}.pie i{display:inline-block;width:2mm;height:2mm;
margin-right:1.2mm}
.hbars td:first-child{width:24mm}.hbars td:nth-child(2){text-align:left;padding:0 1mm}
.hbars td{background:none!important;vertical-align:middle}.hbars td:last-child{width:9mm}
.hbars i{display:block;height:2.3mm;background:#d08b2c}
.view{text-align:justify}.held td:nth-child(2){text-align:left;color:#7a6c75}
.notes{position:absolute;left:10mm;width:133mm;bottom:13mm;font-size:6.2pt;line-height:1.4;color:#6e646b;
border-top:.2mm solid #b9adb5;padding-top:1mm}.notes p{margin:0}
.foot{position:absolute;left:10mm;width:133mm;bottom:6mm;font-size:6.8pt;color:#8a7d86;display:flex;
justify-content:space-between}
.people p{margin:0 0 .9mm;line-height:1.2}.people b{display:block}
svg{margin-bottom:1mm}svg text{font-family:'Liberation Sans'}
.subs th:first-child{text-align:left}.even,.subs{table-layout:fixed}
.left th:nth-child(2){text-align:left}.subs th.over{text-align:center;border-left:.3mm solid #fff}
.cover p{font-size:9.8pt;line-height:1.6;margin-bottom:2.4mm}.cover h3{font-size:9.6pt}
.subs td:first-child,.subs th:first-child{width:31%}
.cols .subs td:first-child,.cols .subs th:first-child{width:23%}
.wide td{padding:.9mm .6mm}.index td{padding:2.2mm .6mm;font-size:8.6pt}`;
