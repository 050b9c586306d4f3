/** How the pages of AMC N229 look: a text from a word processor, in one serif type, without rules. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:17mm 22mm 0 24mm}
body{font:10pt/1.27 'Liberation Serif';color:#000;font-variant-ligatures:none}p{margin:0}
.running{position:absolute;top:8.5mm;left:24mm;right:22mm;display:flex;justify-content:space-between;
font-style:italic;font-size:9pt}
.foot{position:absolute;bottom:8.5mm;left:24mm;right:22mm;text-align:center;font-size:9pt}
.foot p+p{margin-top:.6mm}
h1{font:bold 15pt/1.2 'Liberation Serif';text-align:center;margin:0;letter-spacing:.2mm}
.sub{text-align:center;margin:.8mm 0 0}.sub.b{font-weight:bold;font-size:12pt;margin:3mm 0 1.5mm}
h2{font:bold 10.5pt/1.25 'Liberation Serif';margin:3.6mm 0 1.2mm;text-decoration:underline}
h2.mid{text-align:center;font-size:12pt;margin:0 0 1mm}
.n{display:grid;grid-template-columns:10mm 1fr;margin-bottom:1.25mm;text-align:justify}
.n .in{margin-top:.8mm}h2.next{margin-top:6mm}h3{font:bold 10pt/1.25 'Liberation Serif';margin:3.4mm 0 .8mm}
.r{display:grid;column-gap:1.5mm;line-height:1.3}.r span{text-align:right;white-space:pre-line;align-self:end}
.r .l{text-align:left}.head{font-style:italic;margin-bottom:.7mm;line-height:1.15}
.note{font-size:9pt;margin-top:.9mm;text-align:justify}
.seven{grid-template-columns:29mm repeat(7,1fr);font-size:9.2pt}
.years{grid-template-columns:52mm repeat(5,17mm);font-size:9.2pt}
.pairs{grid-template-columns:26mm repeat(7,1fr);font-size:8.8pt;column-gap:.6mm}
.sum{grid-template-columns:78mm 32mm 34mm}.three{grid-template-columns:62mm repeat(3,27mm)}
.four{grid-template-columns:32mm 20mm 20mm;font-size:9.2pt}
.held{grid-template-columns:38mm 68mm 32mm 20mm;font-size:9.2pt;line-height:1.22}
.bad{grid-template-columns:49mm 14mm repeat(5,1fr);font-size:9.2pt}
.gap{margin-top:1.1mm}.total{font-weight:bold}.sign{margin-top:4mm}`;
