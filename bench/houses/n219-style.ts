/** The style sheet of AMC N219. */
import { CORAL, SAND, TEAL } from './n219-shapes.ts';

export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:8pt/1.35 'Noto Sans';color:#26343a;font-variant-ligatures:none}p{margin:0}b,strong{font-weight:600}
aside{position:absolute;right:0;top:0;width:52mm;height:100%;background:${TEAL};color:#fff;padding:9mm 6mm 7mm 7mm}
aside .urdu{font:10pt/2.2 'Noto Nastaliq Urdu';direction:rtl;text-align:right;color:${SAND};margin-bottom:3mm}
aside h3{font:600 8.4pt/1 'URW Gothic';color:${CORAL};margin:5mm 0 2.4mm;letter-spacing:.3mm}
aside dl{margin:0}aside dt{font-size:5.9pt;line-height:1.2;color:#9fc3c1;display:flex;align-items:center;gap:1.3mm}
aside dd{margin:.3mm 0 1.75mm 5mm;font-size:7.3pt;line-height:1.22}.icon{width:3.6mm;height:3.6mm;flex:none}
aside .end{position:absolute;left:7mm;bottom:7mm;display:flex;gap:3mm;align-items:flex-end;font-size:6.2pt;
line-height:1.3;color:#cfe0df}.code{width:19mm;height:19mm}
.measure{margin-bottom:3.4mm}.measure b{display:block;font:600 19pt/1.1 'URW Gothic'}.measure span{font-size:7pt;color:#9fc3c1}
.member{display:flex;gap:2.2mm;align-items:center;margin-bottom:2.4mm;font-size:7.4pt;line-height:1.25}
.member .icon{width:6.6mm;height:6.6mm;border-radius:50%;background:#1d5660;padding:1.1mm}
.member span{display:block;font-size:6.2pt;color:#9fc3c1}
.paid td,.paid th{color:#fff;border-color:#2c5b62;font-size:7pt;padding:1.1mm 0}.paid th{color:#9fc3c1;font-size:6.4pt}
main{position:absolute;left:11mm;top:9mm;width:136mm}
.brand{display:flex;justify-content:space-between;font-size:7pt;color:#6a787d;margin-bottom:4mm;align-items:center}
.brand b{color:${TEAL};font:600 9pt/1 'URW Gothic'}
h1{font:400 19pt/1.1 'URW Gothic';color:${TEAL};margin:0 0 2.2mm}h1 b{color:${CORAL}}
h2{font:600 10.6pt/1.1 'URW Gothic';color:${TEAL};margin:7.5mm 0 3mm}h2::before{content:'';display:inline-block;width:2.2mm;
height:2.2mm;background:${CORAL};margin-right:1.6mm;border-radius:50%}
.aim{border-left:1mm solid ${SAND};padding-left:3mm;font-size:9.4pt;line-height:1.45}.aim strong{color:${CORAL}}
.hero{display:grid;grid-template-columns:1.25fr 1.2fr 1fr 1fr;gap:3mm;margin-top:6.5mm}
.hero div{border-top:.6mm solid ${TEAL};padding-top:1.8mm}.hero b{font:600 17pt/1 'URW Gothic';color:${TEAL};white-space:nowrap}
.hero b i{font:400 7.5pt 'Noto Sans';color:#6a787d}.hero span{display:block;font-size:7pt;color:#6a787d;margin-top:1mm}
.cards{display:grid;grid-template-columns:repeat(4,1fr);gap:2.6mm}.cards div{background:#f3f1ea;border-radius:2mm;
padding:2.8mm 3mm}.cards h4{margin:0 0 .6mm;font-size:7.6pt;font-weight:400;color:#6a787d}.cards b{font:600 14.5pt/1.35 'URW Gothic';
color:${TEAL};display:block}.cards p{font-size:7.3pt;display:flex;justify-content:space-between;line-height:1.3}
.legend{font-size:7pt;margin-bottom:1mm}.legend u{display:inline-block;width:2.4mm;height:2.4mm;margin:0 1.2mm 0 0}
.legend u+u,.legend u:nth-of-type(2){margin-left:4mm}.chart{display:block}.chart text{text-anchor:middle;font-family:'Liberation Sans Narrow'}
.pair{display:grid;grid-template-columns:1fr 60mm;gap:7mm}.pair h2{margin-top:6.5mm}
td,th{padding:1.35mm 1mm;text-align:right;font-size:8.6pt;line-height:1.2;border-bottom:.15mm solid #d5d9da;font-weight:400}
th{color:#6a787d;font-size:7.6pt}td:first-child,th:first-child{text-align:left;padding-left:0}
.years td{border:0;padding:.35mm 1mm;text-align:left}.years .year{font:600 9pt/1 'URW Gothic';color:${TEAL};width:12mm}
.years .who{width:17mm;font-size:7.2pt;color:#6a787d}.years tr:nth-child(even) td{padding-bottom:2.3mm}
.bar{display:flex;align-items:center;gap:1.4mm}.bar u{display:block;height:3mm;border-radius:.6mm}.bar b{font-size:7.8pt}
.mix{display:grid;grid-template-columns:42mm 1fr;gap:8mm;align-items:center}.key{display:inline-block;width:2.4mm;
height:2.4mm;border-radius:50%;margin-right:1.6mm}.bars td{border:0;padding:.8mm 1mm}.bars td:first-child{width:44mm}
.held{display:grid;grid-template-columns:1fr 1fr;gap:3.4mm 8mm}.held>div{display:grid;grid-template-columns:7mm 1fr auto;
align-items:center;gap:2.4mm;border-bottom:.15mm solid #d5d9da;padding-bottom:2.4mm}.held i{font:600 7.5pt/7mm 'URW Gothic';
width:7mm;height:7mm;border-radius:50%;background:${TEAL};color:#fff;text-align:center}.held span{display:block;
font-size:7pt;color:#6a787d}.held p{font-size:8.2pt;line-height:1.25}.held b{font:600 10pt/1 'URW Gothic';color:${CORAL}}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad td,.bad th{font-size:7.4pt}.bad th{vertical-align:bottom}
.plans{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:2.6mm}.plans>div{border:.3mm solid #d5d9da;border-radius:2.4mm;
padding:0 2.6mm 3mm;overflow:hidden}.plans h3{margin:0 -2.6mm 4mm;background:${TEAL};color:#fff;font:600 10.5pt/1 'URW Gothic';
padding:2.6mm 3.2mm}.plans td,.plans th{font:400 7.7pt/1.2 'Liberation Sans Narrow';padding:1.8mm 0 1.8mm 1.2mm;white-space:nowrap}.plans td:first-child,.plans th:first-child{padding-left:0}.plans .fig{margin-bottom:4mm}.plans .fig b{font:600 17pt/1 'URW Gothic';color:${TEAL};white-space:nowrap}
.plans .fig b i{font:400 7.2pt 'Noto Sans';color:#6a787d}.plans .fig span{display:block;font-size:7.4pt;color:#6a787d;margin-top:.7mm}
.wide h3{font:600 11pt/1 'URW Gothic';color:${CORAL};margin:7mm 0 2mm}
.note{position:absolute;left:11mm;width:136mm;bottom:7mm;font-size:6pt;line-height:1.35;color:#6a787d}
.note b{color:${TEAL};display:block;margin-top:1.2mm;font-size:6.8pt}
.cover{position:absolute;inset:0;background:${TEAL}}.cover h1{position:absolute;left:16mm;top:30mm;font-size:38pt;color:#fff;
line-height:1.08}.cover .urdu{position:absolute;right:16mm;top:28mm;font:22pt/2 'Noto Nastaliq Urdu';color:${SAND};direction:rtl}
.cover .paper{position:absolute;left:0;right:0;bottom:0;top:122mm;background:#fff;padding:10mm 16mm}
.cover .paper p.text{font-size:9.2pt;line-height:1.55;margin-bottom:3mm}.cover .paper strong{color:${CORAL}}
.cover .month{position:absolute;left:16mm;top:88mm;font-size:12pt;color:#fff}
.cover .foot{position:absolute;left:16mm;right:16mm;bottom:8mm;font-size:6.4pt;color:#6a787d}`;
