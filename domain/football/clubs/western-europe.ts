import { clubTable } from '../club-table.ts';

const portugal = clubTable(
  'pt',
  `
BEN e83030/white Benfica | Sport Lisboa e Benfica | SL Benfica
POR 00428c/white Porto
SCP 008057/white Sporting | Sporting Clube de Portugal | Sporting CP | Sporting Lissabon | Sporting Lisbon
BRA e20613/white Braga | SC Braga | Sporting Braga
VSC white/black Vitória Guimarães | Vitória SC | Guimarães
FAM white/blue Famalicão
GIL red/navy Gil Vicente
MOR green/white Moreirense
RIO green/white Rio Ave
EST yellow/blue Estoril | Estoril Praia
ARO yellow/blue Arouca
CPI black/white Casa Pia
SCA red/white Santa Clara
NAC black/white Nacional | CD Nacional
EAM red/green Estrela da Amadora | Estrela Amadora
AVS red/white AVS | AVS Futebol SAD
TON green/yellow Tondela | CD Tondela
ALV blue/yellow Alverca
BOA black/white Boavista
FAR black/white Farense | SC Farense
ACV black/white Académico Viseu | Académico de Viseu
BNB red/white Benfica B
CHA blue/red Chaves | GD Chaves
FEI blue/white Feirense | CD Feirense
FEL blue/white Felgueiras
LEI white/red Leixões | Leixões SC
LUS yellow/green Lusitânia Lourosa | Lusitânia de Lourosa
MAR green/red Marítimo | CS Marítimo
OLI red/blue Oliveirense | UD Oliveirense
PFE yellow/black Paços de Ferreira
PEN red/black Penafiel
PTM white/black Portimonense
POB blue/white Porto B
SPB green/white Sporting CP B | Sporting B
TOR blue/red Torreense | SCU Torreense
LEU white/red União Leiria | União de Leiria
VIZ blue/white Vizela
`,
);

const belgium = clubTable(
  'be',
  `
BRU 0078bf/black Club Brugge | Club Brugge KV | Club Bruges
AND 4b2e83/white Anderlecht | RSC Anderlecht
GEN royal/white Genk | KRC Genk | Racing Genk
GNT 0047ab/white Gent | KAA Gent
USG ffdd00/royal Union Saint-Gilloise | Royale Union Saint-Gilloise | Union SG
STA e30613/white Standard Liège | Standard de Liège
ANT e30613/white Antwerp | Royal Antwerp
CHA black/white Charleroi | Sporting Charleroi
WES red/white Westerlo | KVC Westerlo
MEC yellow/red Mechelen | KV Mechelen
STV yellow/blue Sint-Truiden | Sint-Truidense VV | STVV
OHL white/black OH Leuven | Oud-Heverlee Leuven
CER green/black Cercle Brugge
DEN blue/white Dender | FCV Dender EH
ZWA red/white Zulte Waregem | SV Zulte Waregem
LAL green/white La Louvière | RAAL La Louvière
BEE violet/yellow Beerschot
BEV yellow/blue Beveren | SK Beveren
KOR red/white Kortrijk | KV Kortrijk
EUP black/white Eupen | KAS Eupen
LOM green/white Lommel | Lommel SK
PAT blue/white Patro Eisden | Patro Eisden Maasmechelen
RFL black/gold RFC Liège | Liège
SER red/black Seraing | RFC Seraing
LOK white/black Lokeren | Lokeren-Temse
FRA red/white Francs Borains
LIE yellow/black Lierse | Lierse SK
RWD red/black RWDM Brussels | RWDM
OLY green/white Olympic Charleroi
GNJ royal/white Jong Gent
GEJ royal/white Jong Genk
CLN 0078bf/black Club NXT
ANF 4b2e83/white RSCA Futures
`,
);

const austria = clubTable(
  'at',
  `
RBS white/e30613 Salzburg | Red Bull Salzburg | RB Salzburg
STU black/white Sturm Graz | SK Sturm Graz
RAP 00843d/white Rapid Wien | SK Rapid Wien | Rapid Vienna
AUS 4b2e83/white Austria Wien | FK Austria Wien | Austria Vienna
LAS black/white LASK | LASK Linz
WAC white/black Wolfsberger AC | Wolfsberg
HAR blue/white Hartberg | TSV Hartberg
WSG green/white WSG Tirol
BWL blue/white Blau-Weiß Linz
GAK red/white Grazer AK | GAK
ALT black/red Altach | SCR Altach
RIE green/black Ried | SV Ried
ADM black/white Admira Wacker | Admira
AKL violet/white Austria Klagenfurt | SK Austria Klagenfurt | Klagenfurt
LUS green/white Austria Lustenau
AMS black/white Amstetten | SKU Amstetten
FAC blue/white Floridsdorfer AC
FVI blue/yellow First Vienna | First Vienna FC 1894
KAP red/white Kapfenberg | Kapfenberger SV
LIE white/red Liefering
BRE black/white Schwarz-Weiß Bregenz | SW Bregenz | Bregenz
POL yellow/blue St. Pölten | SKN St. Pölten
RAZ green/white Rapid Wien II
STZ black/white Sturm Graz II
VOI white/blue Voitsberg | ASK Voitsberg
HOG blue/white Hertha Wels | Wels
STR blue/white Stripfing
AWJ 4b2e83/white Austria Wien II
AUA violet/white Austria Salzburg | SV Austria Salzburg
`,
);

const switzerland = clubTable(
  'ch',
  `
YBO ffdd00/black Young Boys | BSC Young Boys
BAS d8202c/1f4fb4 Basel
ZUR white/1f4fb4 Zürich
GRA 1f4fb4/white Grasshoppers | Grasshopper Club Zürich | Grasshopper
SGA 00843d/white St. Gallen
LUZ blue/white Luzern
LUG black/white Lugano
SER 7a1f3d/white Servette
LAU white/blue Lausanne | FC Lausanne-Sport
SIO white/red Sion
WIN red/white Winterthur
THU red/white Thun
AAR black/white Aarau
VAD red/white Vaduz
YVE green/white Yverdon | Yverdon-Sport
WIL black/white Wil | Wil 1900
NEU red/black Neuchâtel Xamax | Xamax
BEL maroon/white Bellinzona | AC Bellinzona
ETC green/white Étoile Carouge
NYO yellow/black Stade Nyonnais
RAP blue/black Rapperswil-Jona
SLO blue/white Stade Lausanne-Ouchy
`,
);

export const westernEurope = [...portugal, ...belgium, ...austria, ...switzerland];
