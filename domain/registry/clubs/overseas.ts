import { clubTable } from '../club-table.ts';

/** With the Canadian clubs of MLS. */
const usa = clubTable(
  'us',
  `
ATL red/black Atlanta United | Atlanta Utd
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
SKC sky/navy Sporting Kansas City | Kansas City Wizards
STL crimson/navy St. Louis City | St. Louis City SC
TOR red/grey Toronto
VAN white/navy Vancouver Whitecaps
CHV - Chivas USA
TAM - Tampa Bay Mutiny
MIM - Miami Fusion
MET - MetroStars
`,
);

const mexico = clubTable(
  'mx',
  `
AME yellow/navy Club América | América
ATS red/black Atlas | Atlas Guadalajara
ASL red/blue Atlético San Luis
CAZ blue/white Cruz Azul
GUA red/white Guadalajara | Chivas | CD Guadalajara | Chivas Guadalajara | Deportivo Guadalajara | Guadalajara Chivas
JUA green/red Juárez
LEO green/white León | Club León
MAZ purple/black Mazatlán
MTY navy/white Monterrey
NEC red/white Necaxa | Club Necaxa
PAC white/blue Pachuca
PUE white/blue Puebla
QUE black/blue Querétaro | Gallos Blancos
SAN green/white Santos Laguna
UAN yellow/blue Tigres | Tigres UANL | UANL Tigres
TIJ red/black Tijuana | Club Tijuana
TOL red/white Toluca | Deportivo Toluca
PUM navy/gold Pumas | Pumas UNAM | UNAM | UNAM Pumas
VER - Veracruz | CD Veracruz | Tiburones Rojos | Veracruz Tiburones Rojos
MOR - Morelia | Monarcas Morelia | Monarcas
LOB - Lobos BUAP
CHI - Chiapas | Jaguares de Chiapas | Jaguares
DOR - Dorados de Sinaloa | Dorados
ATL - Atlante
SAL - San Luis FC
`,
);

const brazil = clubTable(
  'br',
  `
FLA c3281e/black Flamengo | CR Flamengo | Flamengo RJ
PAL 006437/white Palmeiras | SE Palmeiras | Palmeiras SP
CRU 003da5/white Cruzeiro | Cruzeiro MG | Cruzeiro EC
MIR yellow/green Mirassol
FLU 7a1f3d/00843d Fluminense | Fluminense RJ
BOT black/white Botafogo | Botafogo RJ | Botafogo FR
BAH 0b4da2/e30613 Bahia | Bahia BA | EC Bahia
SAO white/red São Paulo | São Paulo SP
GRE 0d80bf/black Grêmio | Grêmio Porto Alegre | Grêmio FBPA
RBB white/red Bragantino | Red Bull Bragantino | RB Bragantino | Bragantino SP
CAM black/white Atlético Mineiro | Atlético-MG
SAN white/black Santos | Santos SP
COR white/black Corinthians | Corinthians SP | SC Corinthians
VAS black/white Vasco da Gama | Vasco | Vasco da Gama RJ | CR Vasco da Gama
VIT red/black Vitória | Vitória BA | EC Vitória
INT e30613/white Internacional | Internacional RS | SC Internacional
CEA black/white Ceará | Ceará CE | Ceara SC
FOR blue/red Fortaleza | Fortaleza CE | Fortaleza EC
JUV green/white Juventude | Juventude RS | EC Juventude
SPT red/black Sport Recife | Sport | Sport Recife PE | Sport Club do Recife
CAP red/black Athletico Paranaense | Athletico-PR | Atlético Paranaense
CFC green/white Coritiba | Coritiba PR
CHA green/white Chapecoense | Chapecoense SC
REM navy/white Remo
ATL - Atlético Goianiense | Atletico GO
GOI - Goiás | Goiás GO | Goiás EC
CUI - Cuiabá | Cuiabá MT | Cuiabá EC
AME - América Mineiro | América MG
AVA - Avaí | Avaí SC
CSA - CSA | CSA AL
PAR - Paraná | Paraná Clube | Paraná PR
PON - Ponte Preta | Ponte Preta SP
FIG - Figueirense | Figueirense SC
JOI - Joinville | Joinville SC
SAT - Santa Cruz | Santa Cruz PE
CRI - Criciúma | Criciúma SC
POR - Portuguesa | Portuguesa SP
NAU - Náutico | Náutico PE
`,
);

const argentina = clubTable(
  'ar',
  `
BOC 103f79/f3b229 Boca Juniors | Boca
RIV white/e30613 River Plate | River
RAC sky/white Racing Club | Racing Avellaneda | Racing Club Avellaneda
IND red/white Independiente | CA Independiente
SLO 1f4fb4/d8202c San Lorenzo | San Lorenzo de Almagro
EST red/white Estudiantes | Estudiantes La Plata | Estudiantes de La Plata | Estudiantes L.P.
VEL white/blue Vélez Sarsfield | Vélez
LAN 7a1f3d/white Lanús | CA Lanús
HUR white/red Huracán
ARG red/white Argentinos Juniors | Argentinos
ROS 0b4da2/ffdd00 Rosario Central
NEW red/black Newell's Old Boys | Newell's
TAL navy/white Talleres | Talleres Córdoba | Talleres de Córdoba
BEL sky/black Belgrano | Belgrano de Córdoba | Belgrano Córdoba
DEF yellow/green Defensa y Justicia
GIM white/navy Gimnasia La Plata | Gimnasia y Esgrima La Plata | Gimnasia de La Plata | Gimnasia L.P.
BAN green/white Banfield
TIG blue/red Tigre | CA Tigre
PLA brown/white Platense
BAR white/red Barracas Central
UNI red/white Unión Santa Fe | Unión | Unión de Santa Fe
IRI blue/white Independiente Rivadavia
GOD blue/white Godoy Cruz
INS sky/white Instituto | Instituto Córdoba
ATU sky/white Atlético Tucumán | Atl. Tucuman
CCO black/white Central Córdoba | Central Córdoba SdE | Central Cordoba de Santiago
SAR green/white Sarmiento | Sarmiento Junín
RIE black/white Deportivo Riestra
SMT green/black San Martín San Juan | San Martín de San Juan | San Martin S.J.
ALD green/black Aldosivi
GIR black/white Gimnasia Mendoza
ERC red/white Estudiantes Río Cuarto
COL - Colón | Colón de Santa Fe | Colon Santa FE
PAT - Patronato | Patronato de Paraná | Patronato Paraná
SAN - San Martín Tucumán | San Martín de Tucumán | San Martin T.
ARS - Arsenal Sarandí | Arsenal de Sarandí
OLI - Olimpo | Olimpo Bahía Blanca
QUI - Quilmes
ATL - Atlético Rafaela | Atl. Rafaela
TEM - Temperley
CHA - Chacarita Juniors | Chacarita
CRU - Crucero del Norte
NUE - Nueva Chicago
ALL - All Boys
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
NEW gold/navy Newcastle Jets | Newcastle United Jets
PER purple/white Perth Glory
SYD sky/navy Sydney
WEL yellow/black Wellington Phoenix
WSW red/black Western Sydney Wanderers
WES - Western United
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
ALW - Al-Wehda
ABH - Abha | Abha Club
ALT - Al-Tai
ALA - Al-Adalah
ALB - Al-Batin
ALF - Al-Faisaly
ALI - Al-Ain
OHO - Ohod
`,
);

const japan = clubTable(
  'jp',
  `
KAS crimson/navy Kashima Antlers
KSR yellow/black Kashiwa Reysol
KYO purple/white Kyoto Sanga | Kyoto Purple Sanga
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
YFM blue/white Yokohama F. Marinos | Yokohama Marinos
NAG red/white Nagoya Grampus
TOV purple/green Tokyo Verdy
MIT blue/white Mito Hollyhock
VVN blue/orange V-Varen Nagasaki
JEF yellow/green JEF United Chiba | JEF United
SAP - Sapporo | Hokkaido Consadole Sapporo | Consadole Sapporo
OIT - Oita Trinita
SAG - Sagan Tosu
SHO - Shonan Bellmare
VEG - Vegalta Sendai
YOK - Yokohama FC
JUB - Jubilo Iwata
ALB - Albirex Niigata
MAT - Matsumoto Yamaga
VEN - Ventforet Kofu
MON - Montedio Yamagata
OMI - Omiya Ardija
TOK - Tokushima Vortis
`,
);

export const overseas = [...usa, ...mexico, ...brazil, ...argentina, ...australia, ...saudiArabia, ...japan];
