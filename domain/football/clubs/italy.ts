import { clubTable } from '../club-table.ts';

export const italy = clubTable(
  'it',
  `
INT 010e80/black Inter | FC Internazionale Milano | Internazionale | Inter Milan | Inter Milano
MIL fb090b/black Milan | AC Milan
JUV black/white Juventus
NAP 12a0d7/white Napoli | SSC Napoli
ROM 8e1f2f/f0bc42 Roma | AS Roma
LAZ 87d8f7/white Lazio | SS Lazio
ATA 1e71b8/black Atalanta | Atalanta BC | Atalanta Bergamasca Calcio
FIO 482e92/white Fiorentina | ACF Fiorentina
BOL 1a2f48/a21c26 Bologna | Bologna FC 1909
TOR 8a1e03/white Torino
UDI black/white Udinese | Udinese Calcio
GEN ad180b/002147 Genoa | Genoa CFC
COM 1a4a9c/white Como | Como 1907
CAG ad002a/002350 Cagliari | Cagliari Calcio
PAR ffd200/1b4094 Parma | Parma Calcio 1913 | Parma Calcio
VER 003f8f/ffd100 Verona | Hellas Verona
LEC ffe400/e30613 Lecce | US Lecce
SAS 00a752/black Sassuolo | US Sassuolo Calcio | US Sassuolo
CRE e30613/8c9196 Cremonese | US Cremonese
PIS 003d7c/black Pisa | AC Pisa 1909 | Pisa SC
EMP 00579c/white Empoli
VEN ff6a13/00563f Venezia
MON e4002b/white Monza | AC Monza
SAM 1b5497/white Sampdoria | UC Sampdoria
PAL f4b6c9/black Palermo
BAR white/red Bari | SSC Bari
SPE white/black Spezia | Spezia Calcio
CES white/black Cesena
MOD yellow/blue Modena
REG maroon/white Reggiana | AC Reggiana 1919
CTZ yellow/red Catanzaro | US Catanzaro
JST yellow/blue Juve Stabia | SS Juve Stabia
CAR azure/white Carrarese | Carrarese Calcio
MAN white/red Mantova | Mantova 1911
SUD white/red Südtirol
AVE green/white Avellino | US Avellino
PES azure/white Pescara | Delfino Pescara
PAD white/red Padova | Calcio Padova
ENT blue/white Virtus Entella | Entella
FRO yellow/blue Frosinone | Frosinone Calcio
SAL 6d1b2a/white Salernitana | US Salernitana
BEN yellow/red Benevento | Benevento Calcio
CHV yellow/blue Chievo | AC Chievo Verona | Chievo Verona
CRO red/blue Crotone
SPL azure/white SPAL | Società Polisportiva Ars et Labor 2013
BRE blue/white Brescia | Brescia Calcio
COS red/blue Cosenza | Cosenza Calcio
CIT maroon/white Cittadella
TER red/green Ternana | Ternana Calcio
PER red/white Perugia
LIV maroon/white Livorno
VIC red/white Vicenza | LR Vicenza
CTN red/azure Catania
TRI red/white Triestina
`,
);
