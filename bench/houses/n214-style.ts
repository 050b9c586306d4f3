/** What both pages of a factsheet of AMC N214 share. */
import * as s from './shared15.ts';

const SEA = '#0b4f6c';
const AQUA = '#e6f1f4';
const AMBER = '#d98b19';

export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.7pt/1.32 'Liberation Sans';color:#222;font-variant-ligatures:none}p{margin:0 0 1.2mm}
header{position:absolute;left:0;right:0;top:0;height:24mm;background:${SEA};color:#fff;padding:5mm 11mm}
header span{display:block;font-size:7.4pt;letter-spacing:.2mm}header b{font-size:17pt;line-height:1.25}
header em{position:absolute;right:11mm;top:5mm;font-style:normal;font-size:7.4pt;text-align:right}
main{position:absolute;left:11mm;right:11mm;top:28mm}
.tiles{display:flex;gap:3mm;margin-bottom:4mm}.tiles div{flex:1;border-top:.8mm solid ${AMBER};padding:1.4mm 0 0}
.tiles b{display:block;font-size:12.5pt;line-height:1.15;color:${SEA}}.tiles span{color:#555;font-size:7.2pt}
.split{display:grid;grid-template-columns:52mm 1fr;gap:6mm}
h2{font:bold 9pt/1.2 'Liberation Sans';color:${SEA};margin:4mm 0 1.2mm}.split>div>h2:first-child{margin-top:0}
dl{background:${AQUA};margin:0;padding:3mm}dl h2{margin:0 0 1.5mm}
dt{color:#4d6672;font-size:6.8pt;line-height:1.2}dd{margin:0 0 1.75mm;line-height:1.25;font-weight:bold}
td,th{padding:.75mm .7mm;text-align:right;font-weight:normal;line-height:1.2;vertical-align:bottom}
td:first-child,th:first-child{text-align:left}tr+tr td{border-top:.15mm solid #d5dde1}
.figures th{color:#4d6672;font-size:6.8pt}.figures .over{text-align:center;border-bottom:.3mm solid ${AMBER}}
.square td,.square th{padding:.75mm .3mm;font-size:6.8pt}
svg{width:100%;display:block}svg text{font-size:5.6px;fill:#555}
.key{font-size:7pt}.key i,.key u{display:inline-block;width:5mm;height:.8mm;background:${SEA};margin:0 1mm .6mm 0}
.key u{background:#9aa5b1;margin-left:5mm}.notes{margin-top:4mm;font-size:6.5pt;color:#555}
.side{display:grid;grid-template-columns:36mm 1fr;gap:5mm;border-top:.3mm solid ${SEA};padding:1.7mm 0 2.1mm}
.side td,.side th{padding:.6mm .7mm}
.side h2{margin:0;line-height:1.25}.side th{color:#4d6672;font-size:6.8pt}.side .word{text-align:left}
.bar{width:40mm}.bar div{height:2.2mm;background:${SEA}}
.scale{display:flex;gap:1mm;margin:.4mm 0 1.4mm}.scale span{flex:1;text-align:center;background:${AQUA};padding:1mm 0;
color:#6d828c}.scale .on{background:${AMBER};color:#fff;font-weight:bold}
.halves{display:grid;grid-template-columns:1fr 1fr;gap:6mm}.small td:first-child{white-space:nowrap}
.front{top:40mm;left:30mm;right:30mm}.front p{font-size:10.5pt;line-height:1.5;margin-bottom:4mm}
.front td,.front th{font-size:9.5pt;padding:1.6mm 1mm}
footer{position:absolute;left:11mm;right:11mm;bottom:6mm;font-size:6.2pt;color:#555;line-height:1.3}
footer p{margin:0}footer b{float:right;color:${SEA};margin-left:6mm}`;

/** A figure with a true minus; empty for an unknown one. */
export const signed = (v: string | null | undefined): string => s.esc((v ?? '').replace(/^-/, '−'));

/** `+1.20` or `−0.35` */
export function difference(a: string | null | undefined, b: string | null | undefined, decimals = 2): string {
  const value = (Number(a) - Number(b)).toFixed(decimals);
  return Number(value) > 0 ? `+${value}` : signed(value);
}

export const frame = (entry: s.Entry, page: 1 | 2, body: string): string =>
  `<header><span>Tharushah Asset Management Company Limited</span><b>${s.esc(entry.fund_name_raw)}</b>
<em>Factsheet<br>Data as at 30.04.2026</em></header><main>${body}</main>
<footer><b>${s.esc(entry.page_footer_raw)}: ${page} of 2</b><p>${s.esc(s.RISK_NOTE)}</p></footer>`;
