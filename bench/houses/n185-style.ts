/** The style of the pages of AMC N185. */
import { INK, MINT, VIOLET } from './n185-shapes.ts';

const BASE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.8pt/1.4 'Noto Sans','DejaVu Sans';color:#333;font-variant-ligatures:none}
p{margin:0}i,em{font-style:normal}.brand{font-size:13pt;letter-spacing:-.1mm}.brand i{color:${MINT}}
.hero{position:absolute;left:0;right:0;top:0;height:52mm;background:${INK};color:#fff;padding:9mm 14mm}
.hero h1{font-size:24pt;line-height:1.1;margin:6mm 0 2.6mm;font-weight:600}.when{position:absolute;right:14mm;top:9mm;
text-align:right;font-size:8pt}
.pills span{display:inline-block;border:.3mm solid #8d83c9;border-radius:3mm;padding:.5mm 3mm;margin-right:2mm;
font-size:8pt}
.strip{position:absolute;left:0;right:0;top:0;height:14mm;background:${INK};color:#fff;padding:0 14mm;display:flex;
justify-content:space-between;align-items:center;font-size:9pt}
main{position:absolute;left:14mm;right:14mm}.first{top:45mm}.second{top:17mm}
.foot{position:absolute;left:14mm;right:14mm;bottom:6mm;display:flex;gap:8mm;justify-content:space-between;
align-items:flex-end;font-size:5.8pt;color:#777}
.foot b{flex:none;color:${VIOLET};font-size:7pt}
h2{font-size:10pt;line-height:1.2;color:${INK};margin:4.6mm 0 1.6mm;font-weight:600}
.two{display:grid;grid-template-columns:1fr 66mm;gap:8mm;align-items:start}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;align-items:start}
.icon{width:7mm;height:7mm;flex:none}.draw{display:block;width:100%;font-size:2.35px}
.text{text-align:left;line-height:1.5}
.figures{display:grid;grid-template-columns:1.25fr 1.1fr 1fr 1fr;background:#fff;border-radius:3mm;
border:.3mm solid #dcdaf0;padding:3mm 4mm}
.single{grid-template-columns:1fr}
.figures>div,.sub>div.x,.sub h3+div,.sub h3+div+div{display:flex;gap:2.4mm;align-items:center}
.figures b,.sub h3~div>p>b{display:block;font-size:13pt;line-height:1.15;color:${VIOLET};font-weight:600;
white-space:nowrap}
.figures span,.sub h3~div>p>span{font-size:6.8pt;color:#777}
td,th{padding:.9mm .8mm;text-align:right;font-weight:normal;border-bottom:.2mm solid #e6e5f1}
td:first-child,th:first-child{text-align:left}th{color:#777;font-size:6.8pt}`;

const CARDS = `.facts{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2mm 4mm}.facts div{display:flex;gap:2.2mm;
align-items:center;
background:#f7f6fc;border-radius:2mm;padding:1.5mm 2.4mm}.facts .wide{grid-column:1/4}.facts p{line-height:1.3;
font-size:7.4pt}
.facts span{display:block;font-size:6.3pt;color:#777}
.risk b{font-size:12pt;color:${INK};font-weight:600}.risk p{font-size:7.2pt;color:#555;margin-top:.6mm}
.ratings div{display:flex;gap:3mm;align-items:center;margin-bottom:1.8mm}.ratings b{flex:none;min-width:17mm;
text-align:center;background:${MINT};
color:#fff;border-radius:2mm;font-size:10pt;padding:1mm 2mm}.ratings span{display:block;font-size:6.8pt;color:#777}
.ratings p{line-height:1.3}
.keys{display:flex;gap:5mm;font-size:7pt;margin-bottom:1.4mm}.keys i,.legend i{display:inline-block;width:2.4mm;
height:2.4mm;border-radius:.6mm;margin-right:1.4mm}
.keys .a{background:${VIOLET}}.keys .b{background:${MINT}}
.stack{display:flex;height:5mm;border-radius:1.4mm;overflow:hidden;margin-bottom:1.4mm}.stack u{display:block;
height:100%}
.legend td,.legend th{padding:.65mm .6mm}.legend b{color:${INK}}
.badges{display:flex;flex-wrap:wrap;gap:1.6mm}.badges div{border:.3mm solid #dcdaf0;border-radius:2mm;
text-align:center;padding:.8mm 2.2mm;line-height:1.25}
.badges span{display:block;font-size:6.6pt;color:#555}.badges b{color:${VIOLET};font-size:8.6pt}
.circles{display:flex;gap:5mm}.circles div{width:24mm;text-align:center}.circles b{display:flex;align-items:center;
justify-content:center;width:17mm;height:17mm;
margin:0 auto 1mm;border:.9mm solid ${MINT};border-radius:50%;font-size:8pt;color:${INK}}.circles span{display:block;
font-size:6.8pt;line-height:1.25;color:#555}
.tiles{display:grid;grid-template-columns:repeat(6,1fr);gap:1.6mm}.tiles div{background:#eef8f5;border-radius:2mm;
text-align:center;padding:1mm;line-height:1.25}
.tiles span{display:block;font-size:6.4pt;color:#777}.tiles b{font-size:9pt;color:${INK};margin-right:1.6mm}
.tiles em{font-size:6.6pt;color:#666}
.tiles .loss{background:#fbeeed}.paid{grid-template-columns:repeat(4,1fr)}.paid div{background:#f7f6fc}
.hint{font-size:6.8pt;color:#777;margin:-1mm 0 1.2mm}
.ranked div{display:flex;gap:2mm;align-items:center;padding:.75mm 0;border-bottom:.2mm solid #e6e5f1}
.ranked i{flex:none;width:4.6mm;height:4.6mm;border-radius:50%;
background:${VIOLET};color:#fff;font-size:6.2pt;line-height:4.6mm;text-align:center}.ranked p{flex:1;line-height:1.2;
font-size:7.4pt}
.ranked em{display:block;font-size:6.2pt;color:#888}.ranked b{color:${INK}}
.people{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm}.people div{display:flex;gap:2mm;align-items:center}
.people i{flex:none;width:8mm;height:8mm;
border-radius:50%;background:#ecebf7;color:${VIOLET};font-weight:bold;font-size:7.4pt;line-height:8mm;
text-align:center}
.people b{display:block;color:${INK}}.people p{font-size:6.9pt;line-height:1.3}
.view{display:flex;gap:3mm;background:#f7f6fc;border-radius:3mm;padding:2mm 4mm}.view b{font-size:24pt;line-height:1;
color:${MINT}}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad td{font-size:7pt}.across th{width:11.5%}
.across th:first-child{width:auto}
.across td{white-space:nowrap}.notes{margin-top:3mm;font-size:6.3pt;color:#666;line-height:1.35}
.sub{border:.3mm solid #dcdaf0;border-radius:3mm;padding:2.6mm 3mm}.sub h3{margin:0 0 1.4mm;font-size:10pt;
color:${MINT};font-weight:600}
.sub h3+div{margin-bottom:1.6mm}.sub h2{font-size:8pt;margin:3mm 0 1mm}.sub td,.sub th{font-size:7pt}
.review{padding-top:14mm}.review p{font-size:10.5pt;line-height:1.7;margin-bottom:4mm}
.index p{display:flex;justify-content:space-between;border-bottom:.2mm solid #e6e5f1;margin:0;padding:1.4mm 0}
.index b{color:${VIOLET}}`;

export const STYLE = `${BASE}
${CARDS}`;
