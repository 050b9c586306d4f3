/** How the pages of AMC N237 look: deep green and gold, thin rules, facts in two pairs of columns. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:0 12mm}
body{font:7.5pt/1.36 'Liberation Sans';color:#26302b;font-variant-ligatures:none}p{margin:0}
.top{margin:0 -12mm 1mm;padding:3.6mm 12mm;background:#0f4a3a;color:#fff;display:flex;align-items:center;gap:4mm;
border-bottom:1.1mm solid #d9b25f}.top svg{width:12mm;height:12mm}
.top h1{font:bold 16pt/1.1 'Liberation Serif';margin:0}.top p{color:#d9e6df;font-size:8.4pt}
.top .right{margin-left:auto;text-align:right;font-size:7.6pt;color:#d9e6df}.right b{display:block;color:#fff}
h3{font-size:8.2pt;line-height:1.2;color:#0f4a3a;margin:2.5mm 0 .9mm;display:flex;align-items:center;gap:1.4mm}
h3 i{width:2mm;height:2mm;background:#d9b25f;transform:rotate(45deg);flex:none}
.words{display:grid;grid-template-columns:58mm 1fr;gap:7mm}.words p{text-align:justify}
table{font-size:7.2pt}td,th{padding:.5mm 1mm;text-align:right;font-weight:normal;vertical-align:middle;line-height:1.22}
td:first-child,th:first-child{text-align:left}td{border-bottom:.15mm solid #d4dfd9}
th{color:#0f4a3a;font-weight:bold;border-bottom:.35mm solid #0f4a3a;border-top:.35mm solid #0f4a3a;background:#edf3ef}
.facts{border-top:.35mm solid #0f4a3a;border-bottom:.35mm solid #0f4a3a}
.facts td{text-align:left;width:62mm;vertical-align:top}
.facts td:nth-child(odd){background:#edf3ef;color:#0f4a3a;width:27mm}
.facts td:nth-child(3){width:47mm;border-left:2mm solid #fff}.facts td:nth-child(4){width:50mm}
.own td{font-weight:bold}.gap td{color:#6a766f;font-style:italic}
.long td:last-child{color:#26302b}.wide{table-layout:fixed}.wide td:first-child,.wide th:first-child{width:22mm}
.wide td,.wide th{padding:.5mm .7mm}.names td:first-child,.names th:first-child{width:34mm}
.over{text-align:center!important}
.two{display:grid;grid-template-columns:1fr 1fr;gap:7mm}.three{display:grid;grid-template-columns:repeat(3,1fr);gap:5mm}
.shares b{display:block;height:2.1mm;background:#7fa893}.shares td:nth-child(2){width:19mm}
.shares td:nth-child(4){white-space:nowrap;width:13mm}.shares td:nth-child(3){font-weight:bold;width:12mm}
.three .shares b{display:none}.three .shares td:nth-child(2){width:1mm;padding:0}.three .shares td{font-size:6.9pt}
.three h3{font-size:7.4pt;align-items:flex-start;min-height:6mm}
.up{color:#1c7a4d;font-size:.8em}.down{color:#b3442f;font-size:.8em}
.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.who{display:grid;grid-template-columns:repeat(5,1fr);gap:3mm;font-size:7pt;line-height:1.3}.who b{display:block}
.notes{position:absolute;left:12mm;right:12mm;bottom:11mm;font-size:6.3pt;line-height:1.4;color:#66726b;
border-top:.2mm solid #d9b25f;padding-top:.8mm}
.foot{position:absolute;left:0;right:0;bottom:0;height:8mm;background:#0f4a3a;color:#d9e6df;font-size:6.8pt;
display:flex;align-items:center;justify-content:center}
.cover p{font-size:9.6pt;line-height:1.55;margin-bottom:2.4mm;text-align:justify}
.cover h3{font-size:11pt;margin-top:7mm}
.cover table{font-size:9pt}.cover td,.cover th{padding:1.6mm 1.4mm}`;
