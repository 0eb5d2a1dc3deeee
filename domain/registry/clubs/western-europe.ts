import { clubTable } from '../club-table.ts';

const portugal = clubTable(
  'pt',
  `
BEN e83030/white Benfica | Sport Lisboa e Benfica | SL Benfica
POR 00428c/white Porto
SCP 008057/white Sporting | Sporting Clube de Portugal | Sporting CP | Sporting Lissabon | Sporting Lisbon | Sp Lisbon
BRA e20613/white Braga | SC Braga | Sporting Braga | Sporting Clube de Braga | Sp Braga
VSC white/black Vitória Guimarães | Vitória SC | Guimarães
FAM white/blue Famalicão
GIL red/navy Gil Vicente
MOR green/white Moreirense
RIO green/white Rio Ave
EST yellow/blue Estoril | Estoril Praia | GD Estoril | GD Estoril Praia
ARO yellow/blue Arouca
CPI black/white Casa Pia | Casa Pia AC
SCA red/white Santa Clara | CD Santa Clara
NAC black/white Nacional | CD Nacional
EAM red/green Estrela da Amadora | Estrela Amadora | Estrela
AVS red/white AVS | AVS Futebol SAD
TON green/yellow Tondela | CD Tondela
ALV blue/yellow Alverca
BOA black/white Boavista
FAR black/white Farense | SC Farense
ACV black/white Académico Viseu | Académico de Viseu
BNB red/white Benfica B | SL Benfica B
CHA blue/red Chaves | GD Chaves
FEI blue/white Feirense | CD Feirense
FEL blue/white Felgueiras
LEI white/red Leixões | Leixões SC
LUS yellow/green Lusitânia Lourosa | Lusitânia de Lourosa | LFC Lourosa
MAR green/red Marítimo | CS Marítimo | Maritimo Funchal
OLI red/blue Oliveirense | UD Oliveirense
PFE yellow/black Paços de Ferreira | Pacos Ferreira
PEN red/black Penafiel
PTM white/black Portimonense | Portimonense SC
POB blue/white Porto B
SPB green/white Sporting CP B | Sporting B
TOR blue/red Torreense | SCU Torreense | União Torreense
LEU white/red União Leiria | União de Leiria
VIZ blue/white Vizela
ACA - Académica | Académica de Coimbra | Académica Coimbra
ASF - Académica SF | Associação Académica de Coimbra
FUB - Futebol Benfica | CF Benfica
BEL - Belenenses | Os Belenenses
BSA - B-SAD | Belenenses SAD | Os Belenenses SAD
AVE - Aves | CD Aves | Desportivo das Aves
COV - Cova da Piedade | CD Cova Piedade | Cova Piedade | CD Cova da Piedade
MAF - Mafra | CD Mafra
TRO - Trofense | CD Trofense
COI - Covilhã | Sporting Covilhã | SC Covilhã | Sporting da Covilhã
VIL - Vilafranquense | UD Vilafranquense
VAR - Varzim | Varzim SC
VIT - Vitória Setúbal | Setubal | Vitória FC
BEI - Beira-Mar | SC Beira-Mar
OLH - Olhanense | SC Olhanense
NAV - Naval | Naval 1º de Maio | Naval 1 de Maio
UNI - União Madeira | União da Madeira | CF União
FRE - Freamunde | SC Freamunde
ATL - Atlético CP
ORI - Oriental | Clube Oriental de Lisboa
FAF - Fafe | AD Fafe
REA - Real | Real SC
VIA - Vilaverdense
BRG - Braga B | SC Braga B
MAI - Marítimo B | CS Marítimo B
VIO - Vitória Guimarães B | Vitória SC B
`,
);

const belgium = clubTable(
  'be',
  `
BRU 0078bf/black Club Brugge | Club Brugge KV | Club Bruges
AND 4b2e83/white Anderlecht | RSC Anderlecht
GEN royal/white Genk | KRC Genk | Racing Genk
GNT 0047ab/white Gent | KAA Gent
USG ffdd00/royal Union Saint-Gilloise | Royale Union Saint-Gilloise | Union SG | St. Gilloise | Royale Union SG | Union St-Gilloise
STA e30613/white Standard Liège | Standard de Liège | Standard
ANT e30613/white Antwerp | Royal Antwerp
CHA black/white Charleroi | Sporting Charleroi
WES red/white Westerlo | KVC Westerlo | VC Westerlo
MEC yellow/red Mechelen | KV Mechelen
STV yellow/blue Sint-Truiden | Sint-Truidense VV | STVV | St Truiden | Sint-Truidense | K. Sint-Truidense VV
OHL white/black OH Leuven | Oud-Heverlee Leuven | Leuven
CER green/black Cercle Brugge
DEN blue/white Dender | FCV Dender EH
ZWA red/white Zulte Waregem | SV Zulte Waregem | Waregem
LAL green/white La Louvière | RAAL La Louvière
BEE violet/yellow Beerschot | K Beerschot VA | Beerschot VA | Beerschot-Wilrijk | Beerschot AC
BEV yellow/blue Beveren | SK Beveren | Waasland-Beveren
KOR red/white Kortrijk | KV Kortrijk
EUP black/white Eupen | KAS Eupen | AS Eupen
LOM green/white Lommel | Lommel SK
PAT blue/white Patro Eisden | Patro Eisden Maasmechelen
RFL black/gold RFC Liège | Liège
SER red/black Seraing | RFC Seraing
LOK white/black Lokeren | Lokeren-Temse | Sporting Lokeren | KSC Lokeren | KSC Lokeren OV
FRA red/white Francs Borains
LIE yellow/black Lierse | Lierse SK
RWD red/black RWDM Brussels | RWDM
OLY green/white Olympic Charleroi
GNJ royal/white Jong Gent
GEJ royal/white Jong Genk
CLN 0078bf/black Club NXT
ANF 4b2e83/white RSCA Futures
OOS - Oostende | KV Oostende
MOU - Mouscron | Royal Excel Mouscron | Mouscron-Peruwelz | Excel Mouscron
TUB - Tubize
VIR - Virton | RE Virton
ROE - Roeselare | KSV Roeselare
GER - Germinal Beerschot
BER - Bergen | RAEC Mons | Mons
DEI - Deinze | KMSK Deinze
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
WAC white/black Wolfsberger AC | Wolfsberg | WAC/St. Andrä | WAC | RZ Pellets WAC
HAR blue/white Hartberg | TSV Hartberg | TSV Prolactal Hartberg
WSG green/white WSG Tirol | WSG Wattens | WSG Swarovski Tirol | WSG Swarovski Wattens
BWL blue/white Blau-Weiß Linz
GAK red/white Grazer AK | GAK
ALT black/red Altach | SCR Altach
RIE green/black Ried | SV Ried
ADM black/white Admira Wacker | Admira | FC Trenkwalder Admira | FC Admira Wacker Mödling | VfB Admira Wacker Mödling
AKL violet/white Austria Klagenfurt | SK Austria Klagenfurt | Klagenfurt
LUS green/white Austria Lustenau | SC Austria Lustenau
AMS black/white Amstetten | SKU Amstetten
FAC blue/white Floridsdorfer AC
FVI blue/yellow First Vienna | First Vienna FC 1894
KAP red/white Kapfenberg | Kapfenberger SV | KSV Superfund | Kapfenberger SV 1919 | KSV 1919
LIE white/red Liefering | USK Anif
BRE black/white Schwarz-Weiß Bregenz | SW Bregenz | Bregenz
POL yellow/blue St. Pölten | SKN St. Pölten
RAZ green/white Rapid Wien II
STZ black/white Sturm Graz II
VOI white/blue Voitsberg | ASK Voitsberg
HOG blue/white Hertha Wels | Wels
STR blue/white Stripfing | SV Stripfing/Weiden | SV Stripfing
AWJ 4b2e83/white Austria Wien II
AUA violet/white Austria Salzburg | SV Austria Salzburg
WIE - Wiener Neustadt | 1. Wiener Neustädter SC | SC Wiener Neustadt | SC Magna Wiener Neustadt
DOR - Dornbirn | FC Dornbirn 1913
GRA - Gratkorn
JUN - Juniors OÖ | FC Pasching | LASK Juniors OÖ
LUT - FC Lustenau | FC Lustenau 07
WAK - Wacker Innsbruck | FC Wacker Tirol
WAE - Wacker Innsbruck II
GRO - Grödig | SV Grödig | SV Scholz Grödig
HOR - Horn | SV Horn
LAF - Lafnitz | SV Lafnitz
MAT - Mattersburg | SV Mattersburg | SV Bauwelt Koch Mattersburg
VOR - Vorwärts Steyr | SK Vorwärts Steyr | Steyr
PAR - Parndorf | SC/ESV Parndorf
VIE - Vienna | First Vienna 1894
RIT - Ritzing | SC Ritzing
BSK - BSK 1933 | SC BSK 1933
YOU - Young Violets | Young Violets Austria Wien
ALL - Allerheiligen | SV Allerheiligen | USV Allerheiligen
`,
);

const switzerland = clubTable(
  'ch',
  `
YBO ffdd00/black Young Boys | BSC Young Boys
BAS d8202c/1f4fb4 Basel | FC Basel 1893
ZUR white/1f4fb4 Zürich
GRA 1f4fb4/white Grasshoppers | Grasshopper Club Zürich | Grasshopper | Grasshopper Club
SGA 00843d/white St. Gallen
LUZ blue/white Luzern
LUG black/white Lugano
SER 7a1f3d/white Servette
LAU white/blue Lausanne | FC Lausanne-Sport
SIO white/red Sion
WIN red/white Winterthur
THU red/white Thun | FC Thun Berner Oberland
AAR black/white Aarau
VAD red/white Vaduz
YVE green/white Yverdon | Yverdon-Sport
WIL black/white Wil | Wil 1900
NEU red/black Neuchâtel Xamax | Xamax | Neuchâtel Xamax FCS
BEL maroon/white Bellinzona | AC Bellinzona
ETC green/white Étoile Carouge
NYO yellow/black Stade Nyonnais
RAP blue/black Rapperswil-Jona
SLO blue/white Stade Lausanne-Ouchy
CHI - Chiasso
SCH - Schaffhausen
KRI - Kriens | SC Kriens
BIE - Biel | FC Biel/Bienne
WOH - Wohlen
LOC - Locarno
LEM - Le Mont
DEL - Delémont | SR Delémont
BRU - Brühl | SC Brühl
`,
);

export const westernEurope = [...portugal, ...belgium, ...austria, ...switzerland];
