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
ANG black/white Angers | Angers SCO
HAC 7ab2e1/0a1f44 Le Havre | Le Havre AC
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
GUI red/black Guingamp | En Avant Guingamp
LAV orange/black Laval | Stade Lavallois
LEM red/yellow Le Mans
NCY red/white Nancy | AS Nancy Lorraine
PAU yellow/navy Pau
ROD maroon/yellow Rodez | Rodez AF
TRO blue/white Troyes | Espérance Sportive Troyes Aube Champagne | ESTAC Troyes | ES Troyes AC
BLG blue/white Boulogne | US Boulogne
BDX 001b50/white Bordeaux | FC Girondins de Bordeaux
CAE blue/red Caen | Stade Malherbe Caen | SM Caen
DIJ red/white Dijon | Dijon FCO
SOC yellow/blue Sochaux
VAL red/white Valenciennes
AJA red/white Ajaccio | AC Ajaccio
CHA red/white Châteauroux
ROU red/white Rouen
ORL red/yellow Orléans | US Orléans
QUE white/black Quevilly-Rouen | Quevilly
VER blue/red Versailles
VIL green/black Villefranche
CON red/white Concarneau | US Concarneau
FLB red/white Fleury 91
`,
);
