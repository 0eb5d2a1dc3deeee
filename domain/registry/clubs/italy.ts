import { clubTable } from '../club-table.ts';

export const italy = clubTable(
  'it',
  `
INT 010e80/black Inter | FC Internazionale Milano | Internazionale | Inter Milan | Inter Milano
MIL fb090b/black Milan | AC Milan
JUV black/white Juventus
NAP 12a0d7/white Napoli | SSC Napoli
ROM 8e1f2f/f0bc42 Roma | AS Roma
LAZ 87d8f7/white Lazio | SS Lazio | Lazio Roma
ATA 1e71b8/black Atalanta | Atalanta BC | Atalanta Bergamasca Calcio
FIO 482e92/white Fiorentina | ACF Fiorentina
BOL 1a2f48/a21c26 Bologna | Bologna FC 1909
TOR 8a1e03/white Torino
UDI black/white Udinese | Udinese Calcio
GEN ad180b/002147 Genoa | Genoa CFC
COM 1a4a9c/white Como | Como 1907
CAG ad002a/002350 Cagliari | Cagliari Calcio
PAR ffd200/1b4094 Parma | Parma Calcio 1913 | Parma Calcio
VER 003f8f/ffd100 Verona | Hellas Verona | AC Hellas Verona
LEC ffe400/e30613 Lecce | US Lecce
SAS 00a752/black Sassuolo | US Sassuolo Calcio | US Sassuolo
CRE e30613/8c9196 Cremonese | US Cremonese
PIS 003d7c/black Pisa | AC Pisa 1909 | Pisa SC | AC Pisa
EMP 00579c/white Empoli
VEN ff6a13/00563f Venezia
MON e4002b/white Monza | AC Monza
SAM 1b5497/white Sampdoria | UC Sampdoria
PAL f4b6c9/black Palermo | US Palermo | US Città di Palermo
BAR white/red Bari | SSC Bari | FC Bari 1908 | AS Bari
SPE white/black Spezia | Spezia Calcio
CES white/black Cesena | AC Cesena
MOD yellow/blue Modena
REG maroon/white Reggiana | AC Reggiana 1919
CTZ yellow/red Catanzaro | US Catanzaro
JST yellow/blue Juve Stabia | SS Juve Stabia | Castellammare
CAR azure/white Carrarese | Carrarese Calcio
MAN white/red Mantova | Mantova 1911 | Mantova 1911 SSD
SUD white/red Südtirol | Alto Adige
AVE green/white Avellino | US Avellino | AS Avellino
PES azure/white Pescara | Delfino Pescara
PAD white/red Padova | Calcio Padova
ENT blue/white Virtus Entella | Entella | AC Virtus Entella
FRO yellow/blue Frosinone | Frosinone Calcio
SAL 6d1b2a/white Salernitana | US Salernitana
BEN yellow/red Benevento | Benevento Calcio
CHV yellow/blue Chievo | AC Chievo Verona | Chievo Verona
CRO red/blue Crotone
SPL azure/white SPAL | Società Polisportiva Ars et Labor 2013 | SPAL 2013 Ferrara | SPAL Ferrara
BRE blue/white Brescia | Brescia Calcio
COS red/blue Cosenza | Cosenza Calcio
CIT maroon/white Cittadella | AS Cittadella
TER red/green Ternana | Ternana Calcio
PER red/white Perugia | AC Perugia Calcio | AC Perugia
LIV maroon/white Livorno | AS Livorno
VIC red/white Vicenza | LR Vicenza | Vicenza Calcio | L.R. Vicenza Virtus
CTN red/azure Catania | Calcio Catania
TRI red/white Triestina | US Triestina
ASC - Ascoli | Ascoli Calcio | Ascoli Picchio FC | Ascoli Calcio 1898
NOV - Novara | Novara Calcio
LAT - Latina | Latina Calcio | US Latina
TRA - Trapani | Trapani Calcio
VAR - Varese | AS Varese 1910 | Varese 1910
CAP - Carpi | Carpi FC 1909
PRO - Pro Vercelli | Pro Vercelli 1892
VIR - Virtus Lanciano | Lanciano | SS Virtus Lanciano
FOG - Foggia | Foggia Calcio
REI - Reggina | Reggina 1914 | Reggina Calcio | Urbs Reggina
POR - Pordenone | Pordenone Calcio
SIE - Siena | AC Siena | Robur Siena | ACR Siena
GRO - Grosseto | US Grosseto
GUB - Gubbio | AS Gubbio 1910
ALB - AlbinoLeffe | UC AlbinoLeffe
NOC - Nocerina | ASG Nocerina
POT - Portogruaro | Portosummaga
PIA - Piacenza
ANC - Ancona
MES - Messina | ACR Messina
TRE - Treviso
RIM - Rimini
FER - Feralpisalò
LEO - Lecco | Calcio Lecco | Calcio Lecco 1912
ALE - Alessandria | US Alessandria
ANZ - Anzio
ATL - Atletico Lodigiani | Lodigiani
BUD - Budoni
CAS - Cassino
CYN - CynthiAlbalonga
FLA - Flaminia
ISC - Ischia
LAE - Latte Dolce
MOA - Monastir
MOT - Montespaccato
OLB - Olbia | Olbia Calcio
REA - Real Monterotondo Scalo
SAR - Sarrabus Ogliastra
SCA - Scafatese
TRS - Trastevere
PAM - Palmese | USD Palmese
VAL - Valmontone
`,
);
