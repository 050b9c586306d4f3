/** How the pages of AMC N228 look: tall pages for tablets, a colour for each fund. */
export const COLOURS: Readonly<Record<string, string>> = {
  TCF: '#00798c',
  TIF: '#5f4bb6',
  TGEF: '#c8401d',
  TIIF: '#1b7f4b',
  TIAF: '#a35a00',
  TPF: '#27548a',
};

export const RINGS = ['#16324f', '#2a9d8f', '#e9c46a', '#f4a261', '#9d4edd', '#b8c0c8'] as const;

const FONT = "'Noto Sans'";

export const STYLE = `@page{size:264mm 352mm;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:264mm;height:351.8mm;background:#fff;padding:6mm 7mm 0}
body{font:7.2pt/1.3 ${FONT};color:#1d2733;font-variant-ligatures:none}p,h1,h2,h3{margin:0}
.run{display:flex;justify-content:space-between;font-size:7.4pt;color:#6b7785;margin-bottom:2.4mm}
.run b{color:#1d2733}.pair{display:grid;grid-template-columns:1fr 1fr;gap:8mm}
.fund{--c:#333}.head{background:var(--c);color:#fff;border-radius:2mm;padding:2.6mm 3.4mm 2.8mm;margin-bottom:2.4mm}
.head h1{font:bold 17pt/1.15 ${FONT};display:flex;justify-content:space-between;align-items:baseline}
.head h1 small{font-size:9.5pt;font-weight:normal}
.tags{display:flex;flex-wrap:wrap;gap:1.2mm 1.6mm;margin-top:1.8mm}
.tag{display:inline-flex;font-size:6.6pt;line-height:1.2}.tag i,.tag b{padding:.6mm 1.3mm}
.tag i{font-style:normal;background:#1d2733;color:#fff;border-radius:.8mm 0 0 .8mm}
.tag b{background:#fff;color:#1d2733;border-radius:0 .8mm .8mm 0}.tag.low b{background:#bfe8c9}
.tag.medium b{background:#ffe08a}.tag.high b{background:#ffb3a3}.tag.shariah b{background:#c9f2d0}
.hero{display:grid;grid-template-columns:30mm 33mm 1fr;gap:2mm 4mm;align-items:center;margin-bottom:2.2mm}
.hero b{font:bold 17pt/1.1 ${FONT};color:var(--c);display:block;white-space:nowrap}
.hero small,.hero span{font-size:6.6pt;color:#56616e;line-height:1.25;display:block}
.hero em{font:bold 9pt ${FONT};margin:0 0 0 1mm}.hero em.front{margin:0 1mm 0 0}
.beside{display:grid;grid-template-columns:auto 1fr;gap:1.6mm;align-items:center}
.beside b{font-size:13pt}
.stats{display:flex;gap:5mm;border-top:.2mm solid #cfd6dd;padding-top:1.2mm;grid-column:1/-1}
h2{font:bold 8pt/1.2 ${FONT};color:var(--c);margin:0 0 1mm}h2 small{font:normal 6.2pt ${FONT};color:#56616e;
display:block}
.qa{display:grid;grid-template-columns:1fr 1fr;gap:1.6mm;margin-bottom:2.4mm}
.qa div{background:#f1f4f7;border-radius:1.6mm;padding:1.3mm 2mm 1.4mm;display:grid;grid-template-columns:5.4mm 1fr}
.qa .full{grid-column:1/-1}.qa h3{font:bold 7pt/1.3 ${FONT};color:var(--c)}.qa svg{width:4.2mm;height:4.2mm;
margin-top:.3mm}
.qa p{line-height:1.3}
.time{position:relative;display:flex;justify-content:space-between;margin:0 0 2.6mm;text-align:center}
.time:before{content:'';position:absolute;left:8mm;right:8mm;top:5.45mm;border-top:.5mm solid var(--c)}
.time div{position:relative;flex:1;font-size:6.6pt;line-height:1.25}.time b{display:block;height:3.9mm}
.time i{display:block;width:2.6mm;height:2.6mm;border-radius:50%;background:#fff;border:.7mm solid var(--c);
margin:.5mm auto .8mm}
.two{display:grid;grid-template-columns:56mm 1fr;gap:4.4mm}.two>div>*{margin-bottom:2.6mm}
.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:1mm}
.tiles p{border:.25mm solid #cfd6dd;border-radius:1mm;text-align:center;padding:.6mm 0 .7mm}
.tiles small,.tiles span{display:block;font-size:5.8pt;color:#56616e;line-height:1.25}
.tiles b{display:block;font:bold 8.6pt/1.25 ${FONT}}
.rows>div{margin-bottom:2.6mm}.ld em{display:inline-block;width:4mm;font-style:normal;font-weight:bold;color:var(--c)}
.ld{display:flex;align-items:baseline;line-height:1.42;white-space:nowrap}.ld i{flex:1;font-style:normal;
color:#9aa4ae;
overflow:hidden;text-align:right;margin:0 .6mm;min-width:2mm}.ld b{font-weight:600}.ld u{text-decoration:none;
color:#56616e;
margin-left:1mm}
.mm{display:grid;grid-template-columns:repeat(6,1fr);gap:2.4mm 1mm}.mm p{text-align:center;line-height:1.2}
.mm small{display:block;font-size:5.8pt;color:#56616e}.mm svg{display:block;width:8mm;height:6mm;margin:.7mm auto .5mm}
.mm b{display:block;font-size:6.6pt}.mm span{display:block;font-size:6pt;color:#56616e}
.bf{display:grid;grid-template-columns:1fr 26mm 1fr;align-items:center;line-height:1.2;margin-bottom:.7mm}
.bf p{display:flex;align-items:center;gap:.8mm}.bf .l{justify-content:flex-end}.bf span{text-align:center;
font-size:6.6pt}
.bf p i{display:block;height:2.6mm}.bf .l i{background:#b8c0c8}.bf .r i{background:var(--c)}.bf b{font-size:6.8pt}
.bf.own .l i{background:var(--c)}.bf.own .r i{background:#b8c0c8}.bf.h b{font-size:6.4pt;color:#56616e}
.bf i.neg{background:repeating-linear-gradient(45deg,#c1121f 0 .5mm,#f6c5c9 .5mm 1mm)!important}
.ring{display:grid;grid-template-columns:25mm 1fr;gap:3mm;align-items:center}.ring>div{position:relative}
.ring em{position:absolute;left:0;right:0;top:10.6mm;text-align:center;font:bold 8pt/1.2 ${FONT};color:#56616e}
.key p{display:grid;grid-template-columns:3.4mm 10.5mm 1fr;align-items:center;line-height:1.4}
.key i{width:2.2mm;height:2.2mm;border-radius:.4mm}.key b{text-align:right;padding-right:1.4mm}
.cost{margin-top:1.3mm}.cost p{font-size:6.4pt;color:#56616e;display:flex;justify-content:space-between}
.cost div{height:2mm;background:#f0b27a;margin:.3mm 0}.cost div i{display:block;height:2mm;background:var(--c)}
.cost h3{font:600 6.6pt/1.2 ${FONT};text-align:center}
.team{display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;gap:1mm;margin-bottom:2.4mm}
.team div{display:grid;grid-template-columns:6.6mm 1fr;gap:1mm;align-items:center;line-height:1.2}
.team i{width:6.6mm;height:6.6mm;border-radius:50%;background:var(--c);color:#fff;font:bold 6.2pt/6.6mm ${FONT};
text-align:center}
.team b{display:block;font-size:6.5pt;white-space:nowrap}.team span{font-size:6.2pt;color:#56616e}
.two.facts{grid-template-columns:1fr 1fr;gap:7mm;margin-top:1mm}.say{position:relative;border:.4mm solid var(--c);
border-radius:2mm;padding:1.8mm 2.6mm;margin-bottom:3.6mm}
.pension .say,.pension .team{margin-top:3mm}.say:after{content:'';position:absolute;left:59.4mm;bottom:-2mm;width:3mm;
height:3mm;background:#fff;transform:rotate(45deg);
border:solid var(--c);border-width:0 .4mm .4mm 0}.say h2{margin-bottom:.6mm}
.notes{font-size:5.9pt;line-height:1.35;color:#56616e}
footer{position:absolute;left:7mm;right:7mm;bottom:4.4mm;border-top:.3mm solid #1d2733;padding-top:1mm;font-size:6pt;
line-height:1.35;color:#56616e}footer .end{text-align:right;font-size:7.4pt;color:#1d2733;margin-top:.6mm}
.big{font-size:9.4pt}.big .head{padding:5mm 6mm}.big .head h1{font-size:27pt}.big .head h1 small{font-size:14pt}
.big .tag{font-size:8.6pt}.big h2{font-size:12pt;margin-bottom:2mm}.big h2 small{font-size:8pt}
.big .hero{grid-template-columns:56mm 62mm 1fr;margin:5mm 0}.big .hero b{font-size:30pt}
.big .hero small,.big .hero span{font-size:8.6pt}
.big .hero em{font-size:15pt}.big .beside b{font-size:22pt}.big .stats b{font-size:19pt}.big .stats{gap:14mm;
padding-top:3mm}
.big .qa{gap:3.4mm;margin-bottom:8mm}.big .qa div{padding:3mm 4mm;grid-template-columns:9mm 1fr}
.big .qa h3{font-size:9.6pt}
.big .qa svg{width:6.6mm;height:6.6mm}.big .time{margin:2mm 0 9mm}.big .time div{font-size:8.8pt}
.big .time:before{top:7.2mm}.big .time b{height:5.6mm}.big .time:before{left:25mm;right:25mm}
.big .two{grid-template-columns:1fr 1fr;gap:9mm}.big .two>div>*{margin-bottom:9mm}
.big .bf{grid-template-columns:1fr 30mm 1fr;margin-bottom:2mm}.big .bf span{font-size:8.8pt}
.big .bf b{font-size:9.6pt}
.big .bf.h b{font-size:8.6pt}
.big .bf p i{height:4.6mm}.big .bf p{gap:1.4mm}
.big .say{padding:5mm 6mm;margin-bottom:9mm;line-height:1.5;font-size:10.4pt}.big .team{margin-bottom:6mm}
.big .team b{font-size:9pt}
.big .team span{font-size:8.2pt}.big .team div{grid-template-columns:12mm 1fr;gap:2.4mm}
.big .team i{width:12mm;height:12mm;font-size:10pt;line-height:12mm}
.big .mm{gap:5mm 3mm;margin-bottom:8mm}.big .mm small{font-size:8.6pt}.big .mm svg{width:24mm;height:23mm;
margin:1mm auto}
.big .mm b{font-size:10pt}.big .mm span{font-size:8.8pt}.big .ring{grid-template-columns:46mm 1fr}
.big .ring em{top:20.2mm;font-size:12pt}.big .key p{grid-template-columns:5mm 16mm 1fr;line-height:1.7}
.big .key i{width:3.4mm;height:3.4mm}.big .cost p,.big .cost h3{font-size:8.4pt}
.big .cost div,.big .cost div i{height:3.4mm}
.big .cost{margin-top:3mm}.big .notes{font-size:7.2pt}.big .ld{line-height:1.62}
.three{display:grid;grid-template-columns:repeat(3,1fr);gap:7mm}.three>div{border-top:1mm solid var(--c);
padding-top:2mm}
.three h2.name{font-size:13pt}.three .hero{grid-template-columns:1fr 1fr}.three .hero .beside{grid-column:1/-1}
.three>div>*{margin-bottom:3mm}.three .hero b{font-size:16pt}.three .beside b{font-size:12pt}.three .tiles{gap:1.2mm}
.big .say:after{left:140.6mm}.pension .say:after{left:148.6mm}.big .ld em{width:6.4mm}
.part2{padding-top:5mm}.run .long{font-weight:bold;color:#1d2733}
.front{--c:#16324f}.front .cover{background:#16324f;color:#fff;margin:-6mm -7mm 9mm;padding:34mm 14mm 18mm}
.cover h1{font:bold 44pt/1.1 ${FONT}}.cover p{font-size:17pt;line-height:1.5}.cover p+p{color:#e9c46a}
.front .letter{display:grid;grid-template-columns:1fr 78mm;gap:9mm;font-size:11pt;line-height:1.55;margin-bottom:9mm}
.letter p{margin-bottom:2.6mm}.nums p{border-left:1mm solid #e9c46a;padding:0 0 0 4mm;margin-bottom:4mm;
line-height:1.3}
.nums b{display:block;font:bold 20pt/1.15 ${FONT};color:#16324f}.nums span{font-size:8.4pt;color:#56616e}
.glance{font-size:9.4pt;margin-bottom:9mm}.glance td,.glance th{padding:1.7mm 2mm;text-align:right;
border-bottom:.2mm solid #cfd6dd}
.glance td:first-child,.glance th:first-child{text-align:left}.glance th{font-size:8pt;color:#56616e;
vertical-align:bottom}`;
