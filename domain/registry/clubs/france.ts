import { clubTable } from '../club-table.ts';

/** With Monaco, which plays in the French leagues. */
export const france = clubTable(
  'fr',
  `
PSG 004170/da291c Paris Saint-Germain | PSG | Paris SG
OMA white/2faee0 Marseille | Olympique de Marseille | Olympique Marseille
ASM e51b22/white Monaco | AS Monaco
OLY white/1d3f8b Lyon | Olympique Lyonnais
LIL e01e13/1e2a56 Lille | Lille OSC | LOSC | Lille OSC Métropole
NIC red/black Nice | OGC Nice | O.G.C. Nice Côte d'Azur
RCL ffe400/e30613 Lens | Racing Club de Lens | RC Lens
REN e23024/black Rennes | Stade Rennais FC 1901 | Stade Rennais
STR 0099db/white Strasbourg | RC Strasbourg Alsace | RC Strasbourg
TFC 5b2d8e/white Toulouse
BRS e30613/white Brest | Stade Brestois 29 | Stade Brestois
NAN fff200/00843d Nantes
AUX white/1c4f9c Auxerre | AJ Auxerre
ANG black/white Angers | Angers SCO | SCO Angers
HAC 7ab2e1/0a1f44 Le Havre | Le Havre AC | Havre AC
LOR f47920/black Lorient
PAR 1a2a57/white Paris FC
MET 6e1f33/white Metz
REI ee2223/white Reims | Stade de Reims
SET 00843d/white Saint-Étienne | AS Saint-Étienne | St. Étienne
MTP navy/orange Montpellier | Montpellier HSC
AMI white/black Amiens | Amiens SC
ANN red/white Annecy
BAS azure/black Bastia | SC Bastia
RED green/white Red Star | Red Star FC 93
CLE red/navy Clermont | Clermont Foot 63 | Clermont Foot
DUN blue/white Dunkerque | USL Dunkerque
GRE blue/white Grenoble | Grenoble Foot 38
GUI red/black Guingamp | En Avant Guingamp | EA Guingamp
LAV orange/black Laval | Stade Lavallois
LEM red/yellow Le Mans | Le Mans UC 72 | MUC 72
NCY red/white Nancy | AS Nancy Lorraine | AS Nancy
PAU yellow/navy Pau
ROD maroon/yellow Rodez | Rodez AF
TRO blue/white Troyes | Espérance Sportive Troyes Aube Champagne | ESTAC Troyes | ES Troyes AC | Troyes AC | ESTAC
BLG blue/white Boulogne | US Boulogne
BDX 001b50/white Bordeaux | FC Girondins de Bordeaux | Girondins Bordeaux
CAE blue/red Caen | Stade Malherbe Caen | SM Caen
DIJ red/white Dijon | Dijon FCO
SOC yellow/blue Sochaux | FC Sochaux-Montbéliard
VAL red/white Valenciennes
AJA red/white Ajaccio | AC Ajaccio
CHA red/white Châteauroux | LB Châteauroux | La Berrichonne de Châteauroux
ROU red/white Rouen | FC Rouen 1899
ORL red/yellow Orléans | US Orléans
QUE white/black Quevilly-Rouen | Quevilly
VER blue/red Versailles
VIL green/black Villefranche | FC Villefranche-Beaujolais
CON red/white Concarneau | US Concarneau
FLB red/white Fleury 91
NIO - Niort | Chamois Niortais
NIM - Nîmes | Nîmes Olympique
EVI - Évian | Évian Thonon Gaillard | Évian TG
ARL - Arles-Avignon | AC Arles-Avignon | AC Arles | Arles
BOU - Bourg-en-Bresse | FC Bourg-Péronnas | Bourg-en-Bresse 01 | FBBP 01
CHM - Chambly | FC Chambly Oise
MAR - Martigues
GAZ - Gazélec Ajaccio | Gazélec FC Ajaccio | GFC Ajaccio | Ajaccio GFCO
TOU - Tours
CRE - Créteil | US Créteil-Lusitanos | US Créteil
BEZ - Béziers | AS Béziers
IST - Istres
SED - Sedan | CS Sedan Ardennes | Sedan Ardennes
VAN - Vannes | Vannes OC
CAB - CA Bastia | Bastia CA
CAR - Carquefou | USJA Carquefou
LEP - Le Puy | Le Puy Foot 43
CAN - Cannes | AS Cannes
`,
);
