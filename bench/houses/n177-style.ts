/** The looks and the frame that all pages of AMC N177 share. */
import type * as s from './shared15.ts';
import { esc, RISK_NOTE } from './shared15.ts';

export const BLUE = '#1d3f72';
export const RUST = '#b4532a';

export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.2pt/1.25 'Liberation Sans';color:#20242b;font-variant-ligatures:none}
main{position:absolute;left:12mm;right:12mm;top:7mm}p{margin:0}
footer{position:absolute;left:12mm;right:12mm;bottom:5mm;font-size:5.8pt;color:#6a6f78;display:flex;justify-content:space-between;
gap:8mm;border-top:.2mm solid #b9bfc9;padding-top:.9mm}footer span:last-child{white-space:pre;font-size:6.8pt;color:${BLUE}}
.twins{display:grid;grid-template-columns:1fr 40mm 1fr;align-items:center;text-align:center}
.twins h1{margin:0;font:bold 14pt/1.1 'Liberation Sans';color:${RUST};white-space:nowrap}.twins h1:first-child{text-align:right;color:${BLUE}}
.twins h1:last-child{text-align:left}.twins div{font-size:7pt;line-height:1.2}.twins div b{font-size:11pt}
.units{text-align:center;font-size:6.6pt;color:#666;margin:.8mm 0 1.6mm}
table{table-layout:fixed;margin-bottom:1.5mm}
.mirror td,.mirror th,.five td,.five th{padding:.37mm 1.6mm;line-height:1.13;border-bottom:.1mm solid #d9dde4;vertical-align:middle}
.mirror th,.five th{width:42mm;text-align:center;font-weight:normal;color:#555;background:#f3f1ec}
.mirror td:first-child{text-align:right}.mirror td:last-child{text-align:left}
.large td{font:bold 11pt/1.1 'Liberation Sans';color:${RUST}}.large td:first-child{color:${BLUE}}
.five td{text-align:center}.five .heads td,.five .heads th,.band th{font-weight:bold;color:#20242b;border-bottom:.3mm solid #777}
.band td{border-bottom:.3mm solid #777}
.five td:nth-child(2),.five td:nth-child(4){font-weight:bold}
.bars td,.bars th{padding-top:.6mm}.bars u{display:inline-block;height:2.1mm;vertical-align:middle;background:${RUST}}.bars td:first-child u{background:${BLUE}}
.held td:first-child{text-align:right;width:46mm}.held td:last-child{text-align:left;width:46mm}
.shared{font-size:6.9pt;text-align:center;margin:0 0 1mm;line-height:1.4;color:#555}.shared b{color:#20242b}.shared span{white-space:nowrap}
.shared i{font-style:normal;font-weight:bold;color:${RUST};margin-right:2mm}
.people{font-size:6.9pt;text-align:center;margin-bottom:1mm}.notes{font-size:6.2pt;color:#555;margin-top:1mm}.notes p{margin:0 0 .4mm}
.over{font-size:9pt;color:#777;margin-bottom:1mm}
.headline{font:bold 22pt/1.15 'Liberation Sans';color:#20242b;margin:0 0 3mm}.headline b{color:${BLUE}}
.long{columns:2;column-gap:8mm;font-size:10pt;line-height:1.55}.long p{margin-bottom:3mm}
.text{font-size:9.2pt;line-height:1.5}.text p{margin:0 0 2.4mm;text-align:left}
h2{font:bold 9.6pt/1.1 'Liberation Sans';color:${BLUE};margin:5mm 0 1.6mm}
dl{columns:3;column-gap:7mm;margin:0;font-size:8.6pt}dl div{break-inside:avoid;border-top:.2mm solid #9aa3b2;padding:1.1mm 0 2.2mm}
dt{font-size:6.8pt;color:#777;margin-bottom:.3mm}dd{margin:0}
.flat{font-size:8.4pt}.flat td,.flat th{padding:.95mm 1.4mm;text-align:right;border-bottom:.15mm solid #d0d5de}
.flat th{color:${BLUE};border-bottom:.4mm solid ${BLUE}}.flat .left{text-align:left}
.tiles{display:grid;grid-template-columns:repeat(6,1fr);gap:1.6mm}
.tiles div{background:#eef2f8;padding:1.2mm;text-align:center;font-size:6.6pt;color:#555}
.tiles b{display:block;font-size:10.5pt;line-height:1.25;color:${BLUE}}
.key{font-size:7pt;color:#666;margin-top:1mm}.key i{display:inline-block;width:3mm;height:2.2mm;margin:0 1mm 0 4mm}
.cell u{display:block;height:2.2mm;background:${BLUE};margin-top:.4mm}.cell td{vertical-align:top;text-align:left}.cell th{text-align:left}
.half{display:grid;grid-template-columns:1fr 1fr;gap:8mm}.half .list td{padding:.9mm .6mm;border-bottom:.15mm solid #d0d5de;font-size:8pt}
.half .list td:last-child{text-align:right;width:46%}.half .price td:last-child{width:20mm}.half .ratio td:last-child{width:36mm;white-space:nowrap;vertical-align:top}svg{display:block;width:100%}`;

export interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  /** The figures without a fault. */
  readonly truth: ReadonlyMap<string, s.Entry>;
}

/** A bare figure, or a dash for what there is not. */
export const value = (v: string | null | undefined): string => v ?? '–';

export const frame = (body: string, footer: string): string =>
  `<main>${body}</main><footer><span>${esc(RISK_NOTE)}</span><span>${esc(footer)}</span></footer>`;
