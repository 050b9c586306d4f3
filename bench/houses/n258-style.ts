/** How the pages of AMC N258 look: a licence in pale red, equations with large figures, and a dial. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:9mm 13mm 0}
body{font:8.8pt/1.36 'Noto Sans','Liberation Sans';color:#24313a;font-variant-ligatures:none}p{margin:0}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.9mm solid #23627c;
padding-bottom:2mm;margin-bottom:5mm}
.top h1{font-size:20pt;line-height:1.1;margin:0;color:#23627c}.top h1 i{font:9pt 'Noto Sans';color:#63747f}
.top p{text-align:right;font-size:9pt;line-height:1.3}.top p b{display:block;font-size:8pt;color:#23627c}
.top.second h1{font-size:13pt}
h2{font-size:10.4pt;line-height:1.2;color:#23627c;margin:0 0 1.4mm}.part{margin-bottom:4.4mm}
h3{font-size:8.6pt;margin:0;width:24mm;align-self:center}
.two{display:grid;grid-template-columns:92mm 1fr;gap:7mm}
.card{background:#f9e4e2;border:.3mm solid #d58f88;border-radius:3mm;padding:3mm 4mm;margin-bottom:5mm}
.card h2{color:#a4463d;text-align:right;margin-bottom:1mm}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:1.5mm 3mm}.fields p{display:flex;gap:1.4mm;line-height:1.22}
.fields p.wide{grid-column:1/3}.fields i{font:6.6pt/1.5 'Noto Sans';color:#a4463d;width:5.4mm;flex:none}
.fields b{font-size:8.4pt}
.risk{display:grid;grid-template-columns:repeat(5,1fr);gap:.6mm;text-align:center}
.risk i{display:block;height:5mm;font:bold 7.4pt/5mm 'Noto Sans';color:#a4463d;white-space:nowrap}
.risk span{display:block;background:#dfe7ec;font-size:7.6pt;padding:.8mm 0}
.risk .here span{background:#23627c;color:#fff;font-weight:bold}
.risk .here i{position:relative;margin-bottom:1.8mm}.risk div{display:flex;flex-direction:column;
justify-content:flex-end}
.risk .here i::after{content:'';position:absolute;left:50%;top:5mm;margin-left:-1.4mm;border:1.4mm solid transparent;
border-top-color:#a4463d;border-bottom:0}
.sum{display:flex;gap:3mm;align-items:flex-start;background:#eef3f6;border-radius:2mm;padding:2mm 3mm;
margin-bottom:1.6mm}
.term{text-align:center;flex:1}.term b{display:block;font-size:13pt;line-height:1.2;white-space:nowrap}
.term span{display:block;font-size:7.2pt;line-height:1.2;color:#55656f}
.sign{font-size:13pt;line-height:1.2;color:#a4463d}
.halves2 .term b,.halves2 .sign{font-size:10.4pt}
.two2{display:grid;grid-template-columns:100mm 1fr;gap:3mm}
table.places{font-size:8.2pt;table-layout:fixed}.places th:first-child{width:19mm}
.places td,.places th{padding:1.55mm .4mm;border-bottom:.15mm solid #c9d4da;text-align:left;
font-weight:normal;line-height:1.2;white-space:nowrap}
.places th{color:#55656f;border-bottom:.4mm solid #23627c}.places i{font-style:normal;color:#55656f;font-size:7.2pt}
.places i.won{color:#a4463d}
.small{font-size:7.2pt;line-height:1.3;color:#55656f;margin-bottom:1mm}
.dial{display:block;width:80mm;height:80mm;margin:0 auto}.dial circle{fill:none;stroke:#9fb4c0;stroke-width:.5}
.dial circle.ring0{fill:#dcebf1}.dial circle.ring1{fill:#f4f8fa}.dial circle.ring2{fill:#fff}
.dial line{stroke:#9fb4c0;stroke-width:.4}
.dial text{font:6.6px 'Noto Sans';text-anchor:middle;fill:#24313a}.dial text.own{font-weight:bold;font-size:6.9px}
.dial text.month{font-size:5.4px;fill:#a4463d}
.key{position:absolute;left:13mm;right:13mm;bottom:12mm;border-top:.2mm solid #d58f88;padding-top:1.4mm;font-size:7pt;
line-height:1.45;color:#55656f}.key>b{color:#a4463d;margin-right:2mm}.key span{white-space:nowrap;margin-right:2mm}
.foot{position:absolute;left:13mm;right:13mm;bottom:6mm;font-size:7pt;color:#55656f}
.halves{display:grid;grid-template-columns:1fr 1fr;gap:8mm}
.strips{border:.4mm solid #23627c}.strips div{display:flex;align-items:center;gap:3mm;padding:0 2.5mm;
border-bottom:.2mm dashed #fff;line-height:1.1;font-size:8pt}.strips b{width:17mm}
.path{display:grid;grid-template-columns:repeat(4,1fr);gap:4.4mm}
.step{position:relative;border:.25mm solid #9fb4c0;border-radius:1.6mm;padding:1mm 2mm;min-height:12.5mm;
line-height:1.18}
.step i{font:bold 7pt 'Noto Sans';color:#a4463d;float:left;width:4.4mm}.step span{display:block;font-size:7.8pt;
margin-left:4.4mm}
.step b{display:block;margin-left:4.4mm;font-size:9pt}
.step.on::after,.step.back::after,.step.down::after{content:'';position:absolute;border:1.3mm solid transparent}
.step.on::after{right:-3.2mm;top:4.8mm;border-left-color:#a4463d;border-right:0}
.step.back::after{left:-3.2mm;top:4.8mm;border-right-color:#a4463d;border-left:0}
.step.down::after{bottom:-3.2mm;left:50%;border-top-color:#a4463d;border-bottom:0}
.time{padding:0 8mm}.spans{display:flex}.span{flex:1;text-align:center;line-height:1.25}
.span span{display:block;font-size:7pt;color:#55656f}.span b{display:block;font-size:9.4pt;padding-bottom:.6mm;
border-bottom:.7mm solid #23627c}
.span i{display:block;font-style:normal;font-size:8.4pt;padding-top:.6mm}.span+.span b{border-left:.3mm solid #23627c}
.ticks{display:flex;justify-content:space-between;margin:0 -8mm}.ticks span{width:16mm;text-align:center;
font-size:6.8pt;
color:#a4463d;white-space:nowrap}
.halves2{display:grid;grid-template-columns:1fr 54mm;gap:6mm}
.seats{margin:1mm 8mm 0}.seats>div{display:grid;grid-template-columns:repeat(3,1fr);text-align:center}
.seats>div.desk{display:block;background:#e8dccb;border-radius:8mm;padding:2.2mm;margin:1.4mm 10mm;font-size:8.6pt;
color:#6b5636}
.seats p{line-height:1.25}.seats b{display:block;font-size:8.2pt}.seats span{font-size:7.2pt;color:#55656f}
.notes{position:absolute;left:13mm;right:13mm;bottom:12mm;font-size:7pt;color:#55656f}`;
