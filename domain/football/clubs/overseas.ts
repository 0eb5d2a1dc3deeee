import { clubTable } from '../club-table.ts';

/** With the Canadian clubs of MLS. */
const usa = clubTable(
  'us',
  `
ATL red/black Atlanta United
AUS green/black Austin
CLT sky/black Charlotte
CHI red/navy Chicago Fire
CIN orange/navy FC Cincinnati
COL maroon/sky Colorado Rapids
CLB yellow/black Columbus Crew
DCU black/red D.C. United
DAL red/blue FC Dallas
HOU orange/black Houston Dynamo
LAG white/navy LA Galaxy | Los Angeles Galaxy
LAF black/gold Los Angeles FC | LAFC | Los Angeles Football Club
MIA f5a3bd/black Inter Miami
MIN black/sky Minnesota United
MTL black/blue CF Montréal | Montréal Impact
NSH yellow/navy Nashville SC
NER navy/red New England Revolution
NYC sky/navy New York City
NYR red/white New York Red Bulls | Red Bull New York
ORL purple/white Orlando City
PHI navy/gold Philadelphia Union
POR green/gold Portland Timbers
RSL red/navy Real Salt Lake
SDG navy/white San Diego
SJE blue/black San Jose Earthquakes
SEA 5d9741/005595 Seattle Sounders
SKC sky/navy Sporting Kansas City
STL crimson/navy St. Louis City
TOR red/grey Toronto
VAN white/navy Vancouver Whitecaps
`,
);

const mexico = clubTable(
  'mx',
  `
AME yellow/navy Club América | América
ATS red/black Atlas
ASL red/blue Atlético San Luis
CAZ blue/white Cruz Azul
GUA red/white Guadalajara | Chivas | CD Guadalajara | Chivas Guadalajara
JUA green/red Juárez
LEO green/white León
MAZ purple/black Mazatlán
MTY navy/white Monterrey
NEC red/white Necaxa
PAC white/blue Pachuca
PUE white/blue Puebla
QUE black/blue Querétaro
SAN green/white Santos Laguna
UAN yellow/blue Tigres | Tigres UANL
TIJ red/black Tijuana | Club Tijuana
TOL red/white Toluca
PUM navy/gold Pumas | Pumas UNAM | UNAM
`,
);

const brazil = clubTable(
  'br',
  `
FLA c3281e/black Flamengo | CR Flamengo
PAL 006437/white Palmeiras | SE Palmeiras
CRU 003da5/white Cruzeiro
MIR yellow/green Mirassol
FLU 7a1f3d/00843d Fluminense
BOT black/white Botafogo
BAH 0b4da2/e30613 Bahia
SAO white/red São Paulo
GRE 0d80bf/black Grêmio
RBB white/red Bragantino | Red Bull Bragantino | RB Bragantino
CAM black/white Atlético Mineiro | Atlético-MG
SAN white/black Santos
COR white/black Corinthians
VAS black/white Vasco da Gama | Vasco
VIT red/black Vitória
INT e30613/white Internacional
CEA black/white Ceará
FOR blue/red Fortaleza
JUV green/white Juventude
SPT red/black Sport Recife | Sport
CAP red/black Athletico Paranaense | Athletico-PR
CFC green/white Coritiba
CHA green/white Chapecoense
REM navy/white Remo
`,
);

const argentina = clubTable(
  'ar',
  `
BOC 103f79/f3b229 Boca Juniors | Boca
RIV white/e30613 River Plate | River
RAC sky/white Racing Club | Racing Avellaneda
IND red/white Independiente | CA Independiente
SLO 1f4fb4/d8202c San Lorenzo
EST red/white Estudiantes | Estudiantes La Plata
VEL white/blue Vélez Sarsfield | Vélez
LAN 7a1f3d/white Lanús | CA Lanús
HUR white/red Huracán
ARG red/white Argentinos Juniors | Argentinos
ROS 0b4da2/ffdd00 Rosario Central
NEW red/black Newell's Old Boys | Newell's
TAL navy/white Talleres | Talleres Córdoba
BEL sky/black Belgrano
DEF yellow/green Defensa y Justicia
GIM white/navy Gimnasia La Plata | Gimnasia y Esgrima La Plata
BAN green/white Banfield
TIG blue/red Tigre | CA Tigre
PLA brown/white Platense
BAR white/red Barracas Central
UNI red/white Unión Santa Fe | Unión
IRI blue/white Independiente Rivadavia
GOD blue/white Godoy Cruz
INS sky/white Instituto | Instituto Córdoba
ATU sky/white Atlético Tucumán
CCO black/white Central Córdoba
SAR green/white Sarmiento | Sarmiento Junín
RIE black/white Deportivo Riestra
SMT green/black San Martín San Juan
ALD green/black Aldosivi
GIR black/white Gimnasia Mendoza
ERC red/white Estudiantes Río Cuarto
`,
);

const australia = clubTable(
  'au',
  `
ADE red/navy Adelaide United
AUC blue/black Auckland
BRI orange/black Brisbane Roar
CCM yellow/navy Central Coast Mariners
MAC white/black Macarthur
MCY sky/white Melbourne City
MVC navy/white Melbourne Victory
NEW gold/navy Newcastle Jets
PER purple/white Perth Glory
SYD sky/navy Sydney
WEL yellow/black Wellington Phoenix
WSW red/black Western Sydney Wanderers
`,
);

const saudiArabia = clubTable(
  'sa',
  `
HIL 1f4fb4/white Al-Hilal | Al Hilal Riyadh
NAS ffdd00/blue Al-Nassr
ITT ffdd00/black Al-Ittihad | Al Ittihad Jeddah
AHL 00843d/white Al-Ahli | Al Ahli Jeddah
QAD red/yellow Al-Qadsiah | Al Qadisiyah
SHA white/black Al-Shabab
ETT green/red Al-Ettifaq
TAA blue/white Al-Taawoun
FAT blue/white Al-Fateh
FAY orange/blue Al-Fayha
KHA green/yellow Al-Khaleej
RIY red/white Al-Riyadh
RAE red/white Al-Raed
DAM yellow/green Damac
KHO green/white Al-Kholood
OKH yellow/black Al-Okhdood
NEO blue/white NEOM SC | Neom
HAZ purple/yellow Al-Hazem
NAJ green/white Al-Najma
`,
);

const japan = clubTable(
  'jp',
  `
KAS crimson/navy Kashima Antlers
KSR yellow/black Kashiwa Reysol
KYO purple/white Kyoto Sanga
HIR purple/white Sanfrecce Hiroshima
VIS crimson/white Vissel Kobe
MAC 9fc5e8/black Machida Zelvia
URA red/white Urawa Red Diamonds | Urawa Reds
KAW sky/black Kawasaki Frontale
GAM blue/black Gamba Osaka
CER pink/navy Cerezo Osaka
FCT blue/red FC Tokyo
AVI navy/gold Avispa Fukuoka
OKA maroon/white Fagiano Okayama
SHI orange/white Shimizu S-Pulse
YFM blue/white Yokohama F. Marinos
NAG red/white Nagoya Grampus
TOV purple/green Tokyo Verdy
MIT blue/white Mito Hollyhock
VVN blue/orange V-Varen Nagasaki
JEF yellow/green JEF United Chiba | JEF United
`,
);

export const overseas = [...usa, ...mexico, ...brazil, ...argentina, ...australia, ...saudiArabia, ...japan];
