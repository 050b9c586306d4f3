/** How the slides of AMC N241 look: ink, rust and sand on white, wide pages, a tab at the right edge. */
export const STYLE = `@page{size:338.6mm 190.5mm;margin:0}
section{width:338.6mm;height:190.2mm;background:#fffdf9;padding:7mm 12mm 0}
body{font:9.5pt/1.35 'Liberation Sans';color:#1d2b3a;font-variant-ligatures:none}p{margin:0 0 1.6mm}
h1{font:bold 20pt/1.1 'Liberation Sans';margin:0 0 4mm;padding-left:4mm;border-left:2.4mm solid #c4562f}
h2{font:bold 11pt/1.2 'Liberation Sans';color:#c4562f;margin:0 0 1.4mm}h2.end{text-align:right}
.foot{position:absolute;left:12mm;bottom:4mm;font-size:7.5pt;color:#8b99a8}
.tab{position:absolute;right:0;top:58mm;height:74mm;width:8mm;background:#c4562f;color:#fff;font-size:8.5pt;
writing-mode:vertical-rl;text-align:center;line-height:8mm}
.cover{padding:38mm 30mm}.cover .amc{font-size:15pt;color:#c4562f;font-weight:bold}
.cover .big{font:bold 40pt/1.1 'Liberation Sans';margin:6mm 0 12mm}.cover .fine{font-size:8pt;color:#8b99a8;width:200mm}
.ladders{display:grid;grid-template-columns:repeat(4,1fr);gap:8mm 9mm;margin-bottom:6mm}
.rungs{font-size:12pt}.rungs td,.rungs th{padding:1.9mm 1.6mm;text-align:right}
.rungs th{font-size:7.5pt;color:#8b99a8;font-weight:normal}.rungs td{border-bottom:.3mm solid #e6ddd0}
.rungs td:nth-child(1){color:#8b99a8;width:6mm}.rungs td:nth-child(2),.rungs th:nth-child(2){text-align:left}
.rungs td:nth-child(2),.rungs td:nth-child(3){font-weight:bold}.rungs td:nth-child(4){color:#8b99a8}
.key{display:flex;gap:10mm;margin:3mm 0;font-size:9.5pt}.key b{color:#c4562f}
.note{font-size:8pt;color:#66727f;margin:0 0 .8mm}
.faces{display:grid;grid-template-columns:1fr 58mm 1fr;font-size:9pt;align-items:end}
.faces div:first-child{text-align:right}.faces i{text-align:center;font-size:8.5pt;color:#c4562f}
.faces h2{font-size:15pt;color:#1d2b3a;margin-bottom:.6mm}
.spine{font-size:8.6pt}.spine td{padding:.72mm 3mm;width:128.3mm;border-bottom:.2mm solid #e6ddd0;line-height:1.2}
.spine td:nth-child(1){text-align:right}.spine td:nth-child(2){width:58mm;text-align:center;color:#c4562f;
background:#f6efe5}
.half{display:grid;grid-template-columns:170mm 1fr;gap:10mm;margin-top:2mm;padding-right:14mm}
.columns{display:flex;gap:6mm}.costs{margin-top:4mm}
.turned{position:absolute;left:240mm;top:20mm;width:152mm;transform-origin:0 0;
transform:translate(0,160mm) rotate(-90deg)}
.turned table{font-size:8.4pt}.turned td,.turned th{padding:.85mm 1.5mm;text-align:left;line-height:1.2}
.turned td{border-bottom:.2mm solid #e6ddd0}.turned th{color:#8b99a8;font-weight:normal}
.turned td:last-child,.turned th:last-child{text-align:right}.turned td:last-child{font-weight:bold}
.people{width:240mm;font-size:11pt;margin-bottom:4mm}.people td,.people th{padding:2mm 3mm;text-align:center;
border-bottom:.2mm solid #e6ddd0}.people td:nth-child(-n+2),.people th:nth-child(-n+2){text-align:left}
.people td:nth-child(n+3){color:#c4562f}
svg{display:block}text{font:3.1px 'Liberation Sans';fill:#1d2b3a}
.bold{font-weight:bold;font-size:3.4px}.big{font-weight:bold;font-size:4px}.small{font-size:3.1px}
.grey{fill:#66727f;font-size:3.4px}.white{fill:#fff}.mid{text-anchor:middle}.end{text-anchor:end}
.thin{fill:none;stroke:#8b99a8;stroke-width:.25}.lead{fill:none;stroke:#1d2b3a;stroke-width:.25}`;
