import { clubTable } from '../club-table.ts';

export const netherlands = clubTable(
  'nl',
  `
AJA white/d2122e Ajax | Ajax Amsterdam
PSV ed1c24/white PSV | PSV Eindhoven
FEY e30613/white Feyenoord | Feyenoord Rotterdam
AZA e30613/white AZ | AZ Alkmaar
TWE e30613/white Twente | FC Twente '65 | FC Twente Enschede
UTR e30613/white Utrecht
HEE 0b4da2/white Heerenveen | SC Heerenveen | Heerenveen SC
NEC 00843d/e30613 NEC | NEC Nijmegen
GRO 00843d/white Groningen
GAE e30613/ffdd00 Go Ahead Eagles
SPA e30613/white Sparta Rotterdam
HER black/white Heracles | Heracles Almelo
FOR ffdd00/00843d Fortuna Sittard | For Sittard
ZWO 0b4da2/white PEC Zwolle | Zwolle
NAC ffdd00/black NAC Breda | NAC
VOL f47920/black Volendam
TEL white/black Telstar | SC Telstar | Telstar 1963
EXC black/red Excelsior | SBV Excelsior | Excelsior Rotterdam
WII e30613/1f4fb4 Willem II | Willem II Tilburg
RKC ffdd00/0b4da2 RKC Waalwijk | Waalwijk
ALM black/red Almere City
ADO ffdd00/00843d ADO Den Haag | Den Haag
CAM ffdd00/0b4da2 Cambuur | SC Cambuur | SC Cambuur-Leeuwarden | Cambuur Leeuwarden
ROD ffdd00/black Roda JC | Roda JC Kerkrade | Roda
GRA 1f4fb4/white De Graafschap
VIT ffdd00/black Vitesse | SBV Vitesse | Vitesse Arnhem
MVV red/white MVV | MVV Maastricht
EIN blue/white FC Eindhoven
DOR green/white Dordrecht
EMM red/white Emmen
DBO 1f4fb4/white Den Bosch
HEL red/black Helmond Sport
OSS red/white TOP Oss
VVV ffdd00/black VVV-Venlo | VVV
JAJ white/d2122e Jong Ajax | Ajax J | Ajax Amsterdam J
JPS ed1c24/white Jong PSV | PSV Eindhoven J | PSV J
JAZ e30613/white Jong AZ | AZ Alkmaar J
JUT e30613/white Jong FC Utrecht | Jong Utrecht | FC Utrecht J
ACH - Achilles '29
VEE - Veendam | BV Veendam | SC Veendam
AGO - AGOVV | AGOVV Apeldoorn
RBC - RBC Roosendaal | Roosendaal
JON - Jong Sparta | Sparta Rotterdam J
`,
);
