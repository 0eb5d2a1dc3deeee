import { clubTable } from '../club-table.ts';

export const germany = clubTable(
  'de',
  `
FCB dc052d/white Bayern München | Bayern Munich | FC Bayern
BVB fde100/black Borussia Dortmund | Dortmund | BV Borussia 09 Dortmund
LEV red/black Bayer Leverkusen | Bayer 04 Leverkusen | Leverkusen | TSV Bayer 04 Leverkusen
RBL white/red RB Leipzig | Leipzig | Rasen Ballsport Leipzig
SGE black/red Eintracht Frankfurt | Frankfurt | Ein Frankfurt
VFB white/red Stuttgart | VfB Stuttgart | VfB Stuttgart 1893
SCF red/black Freiburg | SC Freiburg
BMG white/black Borussia Mönchengladbach | Mönchengladbach | Borussia M'gladbach | Gladbach | M'gladbach | Borussia VfL Mönchengladbach | Bor. Mönchengladbach
SVW 1d9053/white Werder Bremen | SV Werder Bremen | Bremen
WOB 65b32e/white Wolfsburg | VfL Wolfsburg
FCA white/red Augsburg
MAI red/white Mainz | 1. FSV Mainz 05 | Mainz 05 | FSV Mainz 05
TSG 1961b5/white Hoffenheim | TSG 1899 Hoffenheim | TSG Hoffenheim | 1899 Hoffenheim
FCU red/white Union Berlin | 1. FC Union Berlin | Union Berlin 1. FC
FCH red/blue Heidenheim | 1. FC Heidenheim 1846 | 1. FC Heidenheim
STP 5b3a21/white St. Pauli | FC St. Pauli 1910
KOE red/white Köln | 1. FC Köln | FC Cologne
HSV white/0a3f86 Hamburger SV | Hamburg
BOC 005ba1/white Bochum | VfL Bochum 1848 | VfL Bochum
KIE 005ca9/white Holstein Kiel | Kiel | KSV Holstein
BSC 005ca9/white Hertha BSC | Hertha | Hertha Berlin
SCH 004d9d/white Schalke 04 | Schalke
HAN red/black Hannover 96 | Hannover
DUS red/white Fortuna Düsseldorf | Düsseldorf
FCN 8b1a2b/white Nürnberg | 1. FC Nürnberg
FCK c3142d/white Kaiserslautern | 1. FC Kaiserslautern
KSC 0069b4/white Karlsruher SC | Karlsruhe | Karlsruher
SCP 005ca9/black Paderborn | SC Paderborn 07 | SC Paderborn
SVE 004f9f/white Elversberg | SV 07 Elversberg | SV Elversberg
MAG 005ca9/white Magdeburg | 1. FC Magdeburg
SGF green/white Greuther Fürth | SpVgg Greuther Fürth | SpVgg Fürth | Fürth
DAR 004e9e/white Darmstadt | SV Darmstadt 98 | Darmstadt 98
EBS ffd500/0055a4 Eintracht Braunschweig | Braunschweig
PRM black/green Preußen Münster | SC Preußen Münster | Münster
BIE 004e95/white Arminia Bielefeld | DSC Arminia Bielefeld | Bielefeld
SGD fdd000/black Dynamo Dresden | SG Dynamo Dresden | Dresden
SSV black/white Ulm | SSV Ulm 1846 | SSV Ulm
JAH white/red Jahn Regensburg | SSV Jahn Regensburg | Regensburg
AUE purple/white Erzgebirge Aue
AAC yellow/black Alemannia Aachen | Aachen
COT red/white Energie Cottbus | Cottbus
DUI blue/white Duisburg | MSV Duisburg
RWE red/white Rot-Weiss Essen | Essen
FCI red/black Ingolstadt | FC Ingolstadt 04
ROS 0074bd/white Hansa Rostock | Rostock
OSN purple/white Osnabrück | VfL Osnabrück
SAA blue/black Saarbrücken | 1. FC Saarbrücken
WIE red/black Wehen Wiesbaden | SV Wehen Wiesbaden
VKB azure/white Viktoria Köln
VER white/black Verl | SC Verl
WAM black/blue Waldhof Mannheim | SV Waldhof Mannheim | Mannheim
TSV sky/white 1860 München | TSV 1860 München | 1860 Munich | Munich 1860 | TSV München 1860
HAV yellow/blue Havelse | TSV Havelse
HOF 1961b5/white Hoffenheim II | TSG 1899 Hoffenheim II
VBZ white/red Stuttgart II | VfB Stuttgart II
SCW red/white Schweinfurt | 1. FC Schweinfurt 05 | Schweinfurt 05
SAN white/blue Sandhausen | SV Sandhausen
UNT blue/red Unterhaching | SpVgg Unterhaching
HFC red/white Hallescher FC | Halle
SGS purple/white SGS Essen
CZJ blue/yellow Carl Zeiss Jena | Jena
UER - Uerdingen | KFC Uerdingen 05 | KFC Uerdingen
ROT - Rot-Weiß Erfurt | Erfurt
ROW - Rot-Weiß Oberhausen | Oberhausen
ROE - Rot-Weiß Ahlen | Ahlen
FSV - FSV Frankfurt | Frankfurt FSV
FOR - Fortuna Köln | SC Fortuna Köln
STU - Stuttgarter Kickers | SV Stuttgarter Kickers
CHE - Chemnitzer FC | Chemnitz
ZWI - Zwickau | FSV Zwickau
AAL - Aalen | VfR Aalen
BUR - Burghausen | SV Wacker Burghausen | Wacker Burghausen
GRO - Großaspach | SG Sonnenhof Großaspach | Sonnenhof Großaspach
WUR - Würzburger Kickers | Würzburg
MEP - Meppen | SV Meppen
LUB - Lübeck | VfB Lübeck
TUR - Türkgücü München
BAB - Babelsberg | SV Babelsberg 03
SPO - Sportfreunde Lotte | SF Lotte | Lotte
KOB - Koblenz | TuS Koblenz
WUP - Wuppertal | Wuppertaler SV
OLD - Oldenburg | VfB Oldenburg
BAY - Bayreuth | SpVgg Bayreuth
FRE - Freiburg II | SC Freiburg II
BAE - Bayern München II | Bayern Munich II
BOR - Borussia Dortmund II | Dortmund II
WER - Werder Bremen II | SV Werder Bremen II
MAN - Mainz II | 1. FSV Mainz 05 II
HAO - Hannover 96 II | Hannover II
BFC - BFC Dynamo | Berliner FC Dynamo
LOK - Lokomotive Leipzig | 1. FC Lokomotive Leipzig | Lok Leipzig
CHM - Chemie Leipzig | BSG Chemie Leipzig
`,
);
