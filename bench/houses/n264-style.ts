/** How the pages of AMC N264 look: portrait, small type, tables with full rules and dark green heads. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff;padding:6mm 8mm 0}
body{font:6.9pt/1.22 'Liberation Sans Narrow','Liberation Sans';color:#222}p{margin:0 0 .6mm}
.top{display:flex;justify-content:space-between;font-size:8pt;color:#0c5a3c;border-bottom:.3mm solid #0c5a3c;
padding-bottom:.8mm}
h1{font-size:14pt;margin:1.6mm 0 1.6mm;color:#fff;background:#0c5a3c;padding:1mm 2mm;line-height:1.15}
h1 small{font-size:9pt;font-weight:normal}
h3{font-size:7.4pt;margin:0;background:#d8e8df;color:#0c5a3c;padding:.4mm 1mm;line-height:1.2}
.part{margin-top:1.7mm}.text{text-align:justify;margin:.6mm 0 0;padding:0 .6mm}
table{margin:0}.facts,.shares{margin-top:1.7mm}
td,th{border:.12mm solid #9db8aa;padding:.3mm .9mm;line-height:1.2;text-align:right;font-weight:normal}
th{background:#eef5f1;font-weight:bold;vertical-align:bottom}.span th{background:#d8e8df;color:#0c5a3c;text-align:center}
td:first-child,th:first-child{text-align:left}.fund td,.total td:nth-child(-n+3){font-weight:bold}
.facts td{text-align:left;vertical-align:top}.facts td:nth-child(odd){width:31mm;color:#0c5a3c}
.facts td:nth-child(2){width:70mm}.facts .span th,.shares .span th{text-align:left}
.snapshot td,.snapshot th,.mid td,.mid th{text-align:center}.snapshot td:first-child,.snapshot th:first-child,
.mid td:first-child{text-align:left}
.blocks,.shares{table-layout:fixed}.blocks td:nth-child(5),.blocks th:nth-child(5){text-align:left;border-left:.6mm solid #0c5a3c}
.shares td:nth-child(4),.shares th:nth-child(4){text-align:left;border-left:.6mm solid #0c5a3c}
.shares .span th:nth-child(2){border-left:.6mm solid #0c5a3c}
.calendar .name{text-align:left}
.held td:nth-child(2),.held th:nth-child(2),.held td:nth-child(3),.held th:nth-child(3),.team td,.breach td:nth-child(2)
{text-align:left}.held td:first-child,.held th:first-child{width:5mm}
.two{display:grid;grid-template-columns:1fr 1fr;column-gap:3mm;align-items:start}
.uneven{display:grid;grid-template-columns:1.15fr 1fr;column-gap:3mm;align-items:start}
.notes{margin-top:1.6mm;font-size:6.2pt;font-style:italic}.notes p{margin:0 0 .3mm}
.risk{position:absolute;left:8mm;right:8mm;bottom:11mm;font-size:6pt;color:#444}
.foot{position:absolute;left:8mm;right:8mm;bottom:5mm;display:flex;justify-content:space-between;font-size:6.8pt;
border-top:.3mm solid #0c5a3c;padding-top:.8mm;color:#0c5a3c}`;
