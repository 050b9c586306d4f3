/** How the pages of AMC N248 look: a dark column of facts at the left, tiles of key figures, and bars of assets. */
export const STYLE = `@page{size:A4;margin:0}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.8pt/1.34 'Noto Sans','Liberation Sans';color:#22303c;font-variant-ligatures:none}p{margin:0}
.side{position:absolute;left:0;top:0;bottom:0;width:52mm;background:#12344d;color:#fff;padding:9mm 5mm 0 6mm}
.side .logo{font-size:13pt;font-weight:bold;letter-spacing:.4mm;line-height:1.1}
.side .logo span{display:block;font-size:6.6pt;font-weight:normal;letter-spacing:0;color:#b9d3e3;margin-bottom:5mm}
.side .fact{margin-bottom:1.35mm}.side .fact b{display:block;font-weight:normal;font-size:6.2pt;color:#8fc1de}
.side .fact span{display:block;font-size:7.3pt;line-height:1.22}
.side h2{color:#f3b33d;border:0;font-size:8.2pt;margin:2.6mm 0 1mm}
.main{margin-left:52mm;padding:9mm 9mm 0 7mm}
.main h1{font-size:17pt;line-height:1.15;color:#12344d;margin:0}.main .kind{color:#5c7486;font-size:8.6pt;margin-bottom:3mm}
.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:2mm;margin-bottom:3mm}
.tile{border-top:.8mm solid #f3b33d;background:#f1f5f8;padding:1.6mm 2mm}
.tile b{display:block;font-size:9.6pt;line-height:1.2;color:#12344d;white-space:nowrap}
.tile span{font-size:6.3pt;color:#5c7486}
h2{font-size:8.8pt;line-height:1.2;color:#12344d;margin:0 0 .9mm}.part{margin-bottom:3.2mm}
.text{text-align:justify}table{font-size:7.2pt}
td,th{padding:.55mm .7mm;text-align:right;line-height:1.22;vertical-align:top;font-weight:normal}
th{color:#5c7486;border-bottom:.3mm solid #12344d;vertical-align:bottom}
td{border-bottom:.12mm solid #d5dfe6}td:first-child,th:first-child{text-align:left}
th.group{text-align:center;border-bottom:.12mm solid #8fc1de}tr.own td{font-weight:bold}
.bars td:nth-child(2){width:34%}.bars i{display:block;height:2.2mm;background:#3d8fbf;margin-top:.4mm}
.quality td,.quality th{text-align:center}.quality td:first-child,.quality th:first-child{text-align:center}
.two{display:grid;grid-template-columns:1.45fr 1fr;gap:5mm;align-items:start}
.held td:nth-child(1){width:5mm}.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.held td:nth-child(3),.held th:nth-child(3){text-align:left}.series{font-size:6.6pt}.series td{white-space:nowrap}
.breach td,.breach th{font-size:6.7pt}.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}
.notes{position:absolute;left:59mm;right:9mm;bottom:12mm;font-size:6.3pt;color:#5c7486;border-top:.2mm solid #d5dfe6;
padding-top:1mm}.notes p{margin-bottom:.4mm}
.foot{position:absolute;left:59mm;right:9mm;bottom:5mm;font-size:6.8pt;color:#5c7486}
.foot b{color:#12344d;font-size:8pt;margin-right:2mm}
.cover{padding:80mm 25mm 0}.cover h1{font-size:30pt;line-height:1.1;color:#12344d;margin:0 0 3mm}
.cover p{font-size:11pt;margin:2mm 0}.cover table{font-size:9.6pt;margin:12mm 0}
.cover td,.cover th{padding:1.5mm;text-align:left}`;
