import { clubTable } from '../club-table.ts';

const andorra = clubTable(
  'ad',
  `
SAN - FC Santa Coloma
UES - UE Santa Coloma
ATL - Atlètic Escaldes | Atlètic Club d'Escaldes
INT - Inter Club d'Escaldes | Inter Escaldes
ORD - Ordino
RAN - Rànger's
PEN - Penya Encarnada | Penya Encarnada d'Andorra
ESP - Esperança d'Andorra
PAS - Pas de la Casa
LAM - La Massana | FS La Massana
ENG - Engordany | UE Engordany
SAT - Sant Julià | UE Sant Julià
LUS - Lusitanos
CAR - Carroi | CE Carroi
ENC - Encamp
`,
);

const albania = clubTable(
  'al',
  `
TIR - Tirana | KF Tiranë | KF Tirana
PAR - Partizani | FK Partizani | Partizani Tirana
VLL - Vllaznia | FK Vllaznia | Vllaznia Shkodër
EGN - Egnatia | Egnatia Rrogozhine | KF Egnatia
DIN - Dinamo City | Dinamo Tirana | FK Dinamo Tirana
ELB - Elbasani | AF Elbasani | KF Elbasani
BYL - Bylis | KF Bylis Ballsh | Bylis Ballsh
LAC - Laçi | KF Laçi
SKE - Skënderbeu | KF Skënderbeu | Skënderbeu Korçë
TEU - Teuta | KF Teuta Durrës | Teuta Durrës
KUK - Kukësi | FK Kukësi
KAS - Kastrioti | Kastrioti Krujë
FLA - Flamurtari | Flamurtari Vlorë
LUF - Luftëtari | Luftëtari Gjirokastër
ERZ - Erzeni | Erzeni Shijak
VOR - Vora | AF Vora
BES - Besëlidhja | Besëlidhja Lezhë
POG - Pogradeci
`,
);

const kosovo = clubTable(
  'xk',
  `
DRI - Drita | Drita Gjilan
BAL - Ballkani | KF Ballkani
PRI - Prishtina | Prishtinë
LLA - Llapi | KF Llapi
GJI - Gjilani | KF Gjilani | SC Gjilani
DUK - Dukagjini | KF Dukagjini
MAL - Malisheva | KF Malisheva
FER - Ferizaj | KF Ferizaj | Ferizaji
FEO - Feronikeli | KF Feronikeli | Feronikeli 74
SUH - Suhareka
TRE - Trepça '89
TRP - Trepça
DRE - Drenica | KF Drenica
FLA - Flamurtari | KF Flamurtari
LIR - Liria
ULP - Ulpiana
FUS - Fushë Kosova
`,
);

const northMacedonia = clubTable(
  'mk',
  `
VAR - Vardar | Vardar Skopje | FK Vardar
SHK - Shkëndija | KF Shkëndija 79 | Shkëndija Tetovo | FK Shkendija
STR - Struga | Struga Trim-Lum
SHU - Shkupi | KF Shkupi | FK Shkupi
RAB - Rabotnički | FK Rabotnički | Rabotnički Skopje
SIL - Sileks | Sileks Kratovo | FK Sileks
TIK - Tikveš | GFK Tikvesh | Tikvesh
PEL - Pelister | FK Pelister | Pelister Bitola
BRE - Brera Strumica | FK AP Brera Strumica | Akademija Pandev | AP Brera
GOS - Gostivar | KF Gostivari
VOS - Voska Sport | FK Voska Sport
BES - Besa Dobërdoll | KF Besa Dobërdoll | Besa Dobri Dol
BRG - Bregalnica Štip | Bregalnica
MAK - Makedonija GP | Makedonija Gjorče Petrov
REN - Renova | FK Renova
TUR - Turnovo | Horizont Turnovo
ARS - Arsimi
BOR - Borec | Borec Veles
MET - Metalurg Skopje | Metalurg
`,
);

const montenegro = clubTable(
  'me',
  `
BUD - Budućnost | FK Budućnost Podgorica | Budućnost Podgorica
SUT - Sutjeska | FK Sutjeska | Sutjeska Nikšić
DEC - Dečić | FK Dečić Tuzi | Dečić Tuzi
MOR - Mornar | FK Mornar | Mornar Bar
PET - Petrovac | OFK Petrovac
JEZ - Jezero | FK Jezero | Jezero Plav
BOK - Bokelj | FK Bokelj | Bokelj Kotor
OTR - Otrant | FK Otrant | Otrant-Olympic
ARS - Arsenal Tivat | FK Arsenal
JED - Jedinstvo | Jedinstvo Bijelo Polje
ZET - Zeta | FK Zeta
RUD - Rudar Pljevlja | Rudar
ISK - Iskra | Iskra Danilovgrad
TIT - Titograd | OFK Titograd | Mladost Podgorica
POD - Podgorica | FK Podgorica
KOM - Kom | FK Kom
GRB - Grbalj
LOV - Lovćen
`,
);

const malta = clubTable(
  'mt',
  `
HAM - Hamrun Spartans
FLO - Floriana
BIR - Birkirkara
SLI - Sliema Wanderers
HIB - Hibernians
BAL - Balzan
GZI - Gżira United
MAR - Marsaxlokk
MOS - Mosta
NAX - Naxxar Lions
MEL - Melita
STP - St. Patrick | Zabbar St. Patrick
VAL - Valletta
SIR - Sirens
SAN - Santa Lucia
GUD - Gudja United
ZEJ - Żejtun Corinthians
LIJ - Lija Athletic
TAR - Tarxien Rainbows
SEN - Senglea Athletic
STA - St. Andrews
PIE - Pietà Hotspurs
QOR - Qormi
ZEB - Żebbuġ Rangers
STL - St. Lucia
`,
);

const luxembourg = clubTable(
  'lu',
  `
DUD - Dudelange | F91 Dudelange | F91 Diddeleng
DIF - Differdange | FC Differdange 03
PRO - Progrès Niederkorn | Progrès Niedercorn
FOL - Fola Esch | CS FOLA Esch
JEU - Jeunesse Esch
SWI - Swift Hesperange
RAC - Racing Luxembourg | RFCU Luxemburg | Racing FC Union Luxembourg | Racing Union
STR - Strassen | UNA Strassen
TIT - Titus Pétange | Union Titus Pétange | UT Pétange
MON - Mondorf | US Mondorf | US Mondorf-les-Bains
HOS - Hostert | US Hostert
ROS - Rosport | Victoria Rosport
WIL - Wiltz | FC Wiltz 71
ROD - Rodange | FC Rodange 91
MOD - Mondercange
BET - Bettembourg | SC Bettembourg
ETZ - Etzella Ettelbruck
HAM - Hamm Benfica | RM Hamm Benfica
RUM - Rumelange | US Rumelange
KAE - Käerjéng | UN Käerjéng 97
GRE - Grevenmacher | CS Grevenmacher
SCH - Schifflange | FC Schifflange 95
MAR - Marisca Mersch
MAM - Mamer | FC Mamer 32
`,
);

const liechtenstein = clubTable(
  'li',
  `
VAD - Vaduz II
VAU - Vaduz III
BAL - Balzers
BAZ - Balzers II
BAE - Balzers III
ESC - Eschen/Mauren | USV Eschen/Mauren
ESH - Eschen/Mauren II | USV Eschen/Mauren II
ESE - Eschen/Mauren III | USV Eschen/Mauren III
RUG - Ruggell
RUE - Ruggell II
SCH - Schaan
SCA - Schaan II
TRI - Triesen
TRE - Triesen II
TRS - Triesenberg
TRN - Triesenberg II
`,
);

const sanMarino = clubTable(
  'sm',
  `
LAF - La Fiorita | SP La Fiorita
TRE - Tre Penne | SP Tre Penne
TRF - Tre Fiori | SP Tre Fiori
VIR - Virtus | SS Virtus | AC Virtus
COS - Cosmos | SS Cosmos
FOL - Folgore | SS Folgore/Falciano | Folgore Falciano
LIB - Libertas | AC Libertas
MUR - Murata | SS Murata
DOM - Domagnano
FIO - Fiorentino
FAE - Faetano | SC Faetano
CAI - Cailungo | SP Cailungo
SAN - San Giovanni | SS San Giovanni
PEN - Pennarossa | SS Pennarossa
JUV - Juvenes/Dogana | AC Juvenes/Dogana
SAM - San Marino Academy
`,
);

const gibraltar = clubTable(
  'gi',
  `
LIN - Lincoln Red Imps
STJ - St. Joseph's
EUR - Europa FC
EUO - Europa Point
MAG - Magpies | FCB Magpies | Bruno's Magpies
MAN - Manchester 62
MON - Mons Calpe | Mons Calpe S.C.
LYN - Lynx
LIO - Lions Gibraltar
COL - College 1975 | College Europa Pegasus
GLA - Glacis United
HOU - Hound Dogs
`,
);

export const smallLeagues = [
  ...andorra,
  ...albania,
  ...kosovo,
  ...northMacedonia,
  ...montenegro,
  ...malta,
  ...luxembourg,
  ...liechtenstein,
  ...sanMarino,
  ...gibraltar,
];
