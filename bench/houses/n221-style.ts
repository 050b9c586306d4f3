/** The style sheet of AMC N221. */
import { INK, LIME, SKY, SUN } from './n221-charts.ts';

export const STYLE = `@page{size:338mm 190mm;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:338mm;height:189.8mm;background:#fff}
body{font:9pt/1.3 'Noto Sans';color:${INK};font-variant-ligatures:none}p{margin:0}b,strong{font-weight:600}
.side{position:absolute;left:0;top:0;bottom:0;width:6mm;background:${SKY}}.side::after{content:'';position:absolute;
left:0;
bottom:0;width:6mm;height:40mm;background:${SUN}}
header{position:absolute;left:14mm;right:12mm;top:8mm;display:flex;justify-content:space-between;align-items:baseline}
header h1{margin:0;font:600 21pt/1.1 'Noto Sans'}header em{font:italic 12pt 'Noto Sans';color:#667;margin-left:4mm}
header span{font-size:8.5pt;color:#667}
main{position:absolute;left:14mm;right:12mm;top:23mm;display:grid;grid-template-columns:98mm 104mm 92mm;gap:9mm}
h2{font:600 11.5pt/1.2 'Noto Sans';color:${SKY};margin:0 0 1.6mm}h2:not(:first-child){margin-top:5mm}
h2 small{font:7.6pt 'Noto Sans';color:#667;margin-left:1.6mm}
.ask dt{font-weight:600;font-size:8.2pt;line-height:1.25}.ask dd{margin:0 0 1.5mm;font-size:8.4pt;line-height:1.25;
color:#33415c}
.ask{margin:0}td,th{padding:.75mm 1mm;text-align:right;font-size:8.8pt;line-height:1.25;font-weight:400}
th{font-size:7.8pt;color:#667;border-bottom:.3mm solid ${INK};vertical-align:bottom}
td{border-bottom:.12mm solid #d5dbe0}
td:first-child,th:first-child{text-align:left;padding-left:0}.own td:nth-child(2){font-weight:600;color:${SKY}}
.own td:nth-child(4){color:#889;font-size:8pt}
.tiles{display:grid;grid-template-columns:1fr 1fr;gap:3mm}.tiles div{border-radius:3mm;padding:2.6mm 3.4mm;
background:${INK};color:#fff}
.tiles div+div{background:${LIME}}.tiles b{display:block;font-size:13.5pt;line-height:1.25;white-space:nowrap}
.tiles span{font-size:7.8pt}
.chart{display:block}.chart text{text-anchor:middle;font-family:'Noto Sans';fill:${INK}}
.quarters{display:grid;grid-template-columns:1fr 1fr;gap:3mm 4mm}.quarters td,.quarters th{padding:.42mm .8mm;
font-size:8.2pt}
.quarters th:first-child{font-weight:600;color:${INK}}.sum td{background:#eef3f6;color:#667}
.note{position:absolute;left:14mm;right:12mm;bottom:6mm;font-size:6.8pt;line-height:1.3;color:#667}
.note .end{display:flex;justify-content:space-between;margin-top:1mm;color:${INK};font-size:8pt}
.key{font-size:7.6pt;margin-bottom:.6mm;color:#667}.key u{display:inline-block;width:2.6mm;height:2.6mm;
margin:0 1.2mm 0 0}
.key u:not(:first-child){margin-left:4mm}.held{list-style:none;margin:0;padding:0}.held li{display:grid;
grid-template-columns:6mm 1fr auto;
padding:.8mm 0;border-bottom:.12mm solid #d5dbe0;font-size:8.8pt;line-height:1.25}.held small{display:block;
font-size:7.2pt;color:#667}
.held i{font-style:normal;color:${SKY};font-weight:600}.team{display:grid;grid-template-columns:1fr 1fr;
gap:1.6mm 4mm;font-size:8.4pt;
line-height:1.25}.team small{display:block;color:#667;font-size:7.4pt}
.bad td,.bad th{font-size:7.3pt;padding:.6mm .7mm}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.view{font-size:9.4pt;line-height:1.4}
.cover main{grid-template-columns:150mm 1fr;gap:16mm;top:52mm}.cover>h1{position:absolute;left:14mm;top:18mm;margin:0;
font:600 34pt/1.1 'Noto Sans'}.cover main p{font-size:10.4pt;line-height:1.45;margin-bottom:2.6mm}
.cover td,.cover th{font-size:10pt;padding:1.4mm 1mm}
.cover td:nth-child(2),.cover th:nth-child(2){text-align:left}`;
