/** How the pages of AMC N259 look: a printed form in black serifs, filled in with blue letters. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fffefa;padding:9mm 14mm 0}
body{font:9.4pt/1.35 'Liberation Serif';color:#1c1c1c;font-variant-ligatures:none}p{margin:0}
.top{display:grid;grid-template-columns:44mm 1fr 34mm;align-items:center;border:.4mm solid #1c1c1c;
margin-bottom:4.5mm}
.top p{font-size:8pt;line-height:1.3;padding:1.6mm 2.4mm}.top p b{display:block}
.top h1{font-size:18pt;line-height:1.15;text-align:center;margin:0;padding:2.6mm 0;border-left:.2mm solid #1c1c1c;
border-right:.2mm solid #1c1c1c}
.top .month{text-align:center}.top .month b{font-size:10pt}
h2{font-size:10.4pt;line-height:1.2;margin:0 0 1.8mm;border-bottom:.2mm solid #1c1c1c;padding-bottom:.6mm}
.part{margin-bottom:4.4mm}
.choice{display:flex;gap:5mm;align-items:center;margin-bottom:1.2mm}.choice>b{width:38mm;font-weight:normal}
.choice span{padding:.2mm 2.2mm;border:.45mm solid transparent}
.choice span.ring{border-color:#1f3fa8;border-radius:50%/60%;font-weight:bold;color:#1f3fa8}
.boxes{display:flex;gap:1.6mm;align-items:flex-start;margin:2mm 0 3mm}.boxes>b{width:41.4mm;font-weight:normal;
line-height:5.6mm}
.boxes p{display:flex}.boxes i{width:5mm;height:5.6mm;border:.25mm solid #1c1c1c;margin-left:-.25mm;text-align:center;
font:bold 9.6pt/5.4mm 'Liberation Mono';color:#1f3fa8}.boxes em{font-style:normal;line-height:5.6mm}
.boxes span{display:block;text-align:center;font-size:6.8pt;line-height:1.3}
.blanks{display:grid;grid-template-columns:repeat(4,1fr);gap:1.8mm 4mm}
.blank b{display:block;border-bottom:.2mm dotted #1c1c1c;font:9pt/1.35 'Liberation Mono';color:#1f3fa8;
letter-spacing:-.2pt}
.blank span{display:block;font-size:7.2pt;line-height:1.25}
.words{display:grid;grid-template-columns:1fr 1fr;gap:8mm}.words p{text-align:justify}
.prices{display:block;width:100%;height:35mm}.prices polyline{fill:none;stroke:#1f3fa8;stroke-width:1.4}
.prices circle{fill:#1f3fa8}.prices text{font:7.4px 'Liberation Serif';text-anchor:middle}
.prices .last text{text-anchor:start}.prices .last text.nav{font-weight:bold;font-size:9px;fill:#1f3fa8}
.runs{position:relative}.run{display:grid;grid-template-columns:1fr 22mm}.room{display:flex;justify-content:flex-end;
align-items:center;gap:2mm;border-right:.5mm solid #1c1c1c;padding:.55mm 0}
.room span{font-size:9pt}.bar{background:#d5def5;display:flex;justify-content:space-between;align-items:center;
padding:.25mm 1.6mm}.bar i{font-style:normal;font-size:7.4pt;color:#4a5470}.bar b{color:#1f3fa8}
.behind{padding:.8mm 0 0 2mm}.heads .room b{color:#1f3fa8;padding-right:1.6mm}.heads{font-size:8.6pt}
.cuts{display:grid;grid-template-columns:repeat(7,1fr);gap:.8mm 1.4mm}.cuts>span{text-align:center;font-size:8pt;
line-height:1.2}
.cut{position:relative;height:11.4mm;border:.25mm solid #1c1c1c;
background:linear-gradient(to bottom right,#e4eafa 49.2%,
#1c1c1c 49.4%,#1c1c1c 50.6%,#fffefa 50.8%)}
.cut b{position:absolute;left:1mm;top:.4mm;font-size:8.6pt;line-height:1.3;color:#1f3fa8}
.cut i{position:absolute;right:1mm;bottom:.4mm;font-style:normal;font-size:8.6pt;line-height:1.3}
.cut.key b,.cut.key i{font-size:7.8pt}
table{font-size:9pt}td,th{padding:.45mm 1mm;text-align:left;line-height:1.2;font-weight:normal}
.account td:nth-child(2n),.account th:nth-child(2n){text-align:right}.account i{font-style:normal;color:#6a6a6a}
.account td:nth-child(2),.account th:nth-child(2){border-right:.4mm solid #1c1c1c;padding-right:3mm}
.account td:nth-child(3),.account th:nth-child(3){padding-left:3mm}
.account th{border-bottom:.4mm solid #1c1c1c;font-weight:bold}
tr.total td{border-top:.2mm solid #1c1c1c;border-bottom:.7mm double #1c1c1c;font-weight:bold}
.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm}
.costs td:nth-child(n+3),.costs th:nth-child(n+3){text-align:right}.costs td:first-child{font-style:italic;width:13mm}
.held td:last-child{text-align:right}.held td:first-child{width:6mm}.held i{color:#6a6a6a}
.held td{border-bottom:.15mm dotted #8a8a8a}
.shelf{display:flex;gap:5mm;align-items:flex-end;border-bottom:1.2mm solid #7a5a3a;padding:0 8mm}
.book{white-space:nowrap;writing-mode:vertical-rl;transform:rotate(180deg);height:60mm;width:12mm;background:#e6dcc6;
border:.2mm solid #7a5a3a;
padding:2mm 0;display:flex;justify-content:space-between;align-items:center;font-size:7.8pt;line-height:1.1}
.book b{font-size:8.4pt}.book span{color:#1f3fa8;font-weight:bold}.book i{font-style:normal}
.signed{display:grid;grid-template-columns:repeat(4,1fr);gap:6mm;
padding-top:5mm}.signed p{border-top:.2mm solid #1c1c1c;
padding-top:.8mm;line-height:1.25}.signed b{display:block;font-size:8.8pt}.signed span{font-size:8pt}
.triples th{border-bottom:.4mm solid #1c1c1c;font-weight:bold}.triples td{border-bottom:.15mm dotted #8a8a8a}
.triples td:last-child,.triples th:last-child{text-align:right}.triples u{text-decoration:none}
.foot{position:absolute;left:14mm;right:14mm;bottom:6mm;font-size:7.2pt;line-height:1.3}.foot b{display:block;
text-align:right;font-size:8pt;margin-top:.8mm}`;
