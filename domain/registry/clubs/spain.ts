import { clubTable } from '../club-table.ts';

export const spain = clubTable(
  'es',
  `
RMA white/febe10 Real Madrid | Real Madrid Club de Fútbol
BAR a50044/004d98 Barcelona | Barça
ATM cb3524/white Atlético Madrid | Club Atlético de Madrid | Atlético de Madrid | Atlético | Ath Madrid
ATH ee2523/white Athletic Bilbao | Athletic Club | Athletic Club Bilbao | Ath Bilbao | Athletic Club de Bilbao
VIL ffe667/005187 Villarreal | Villarreal Club de Fútbol
BET 00954c/white Real Betis | Real Betis Balompié | Betis
RSO 0067b1/white Real Sociedad | Real Sociedad de Fútbol | Sociedad
SEV white/d91a21 Sevilla
VAL white/black Valencia | Valencia Club de Fútbol
GIR cd2534/white Girona
CEL 8ac3ee/white Celta Vigo | RC Celta de Vigo | Celta de Vigo | Real Club Celta de Vigo | RC Celta | Celta
OSA d91a21/0a346f Osasuna | CA Osasuna
RAY white/e53027 Rayo Vallecano | Rayo Vallecano de Madrid | Vallecano
MLL e20613/black Mallorca | RCD Mallorca
GET 004fa3/white Getafe | Getafe Club de Fútbol
ESP 007fc8/white Espanyol | RCD Espanyol de Barcelona | RCD Espanyol | Reial Club Deportiu Espanyol | Espanyol Barcelona | Espanol | RCD Espanyol Barcelona
ALA 0761af/white Alavés | Deportivo Alavés | CD Alavés
LEV 005ba5/b4053f Levante | Levante UD
ELC 05642c/white Elche
OVI 0b4da2/white Real Oviedo | Oviedo
LPA ffe400/0066b2 Las Palmas | UD Las Palmas
LEG 0b4da2/white Leganés | CD Leganés
VLL 663399/white Valladolid | Real Valladolid
DEP 0066b3/white Deportivo La Coruña | Real Club Deportivo de La Coruña | RC Deportivo | La Coruna | Deportivo de La Coruña | RC Deportivo La Coruña
RAC 00843d/white Racing Santander | Real Racing Club | Racing de Santander | Santander | Real Racing Santander
ALM red/white Almería | UD Almería
MAL 009fe3/white Málaga | Málaga Club de Fútbol
SPG red/white Sporting Gijón | Real Sporting de Gijón | Real Sporting | Sp Gijon
CAD yellow/blue Cádiz
ZAR white/0b4da2 Zaragoza | Real Zaragoza
GRA red/white Granada
EIB 003d7c/a50044 Eibar | SD Eibar
HUE 0b4da2/a50044 Huesca | SD Huesca
MIR red/black Mirandés | CD Mirandés
BUR white/black Burgos
ALB white/black Albacete | Albacete Balompié
COR white/green Córdoba
CAS black/white Castellón | CD Castellón
AND blue/yellow Andorra
CEU white/black Ceuta | AD Ceuta
CUL white/red Cultural Leonesa | Cultural y Deportiva Leonesa
RSB 0067b1/white Real Sociedad B | Real Sociedad II
CAR black/white Cartagena
TEN white/blue Tenerife | CD Tenerife
ELD blue/a50044 Eldense | CD Eldense
FER green/white Racing Ferrol | Racing de Ferrol
MUR red/white Murcia | Real Murcia
PON maroon/white Pontevedra
NAS maroon/white Nàstic | Gimnàstic de Tarragona | Gimnastic | Nàstic Tarragona
HER blue/white Hércules | Hercules Alicante
IBI sky/white UD Ibiza | Ibiza
PNF red/white Ponferradina | SD Ponferradina
LUG red/white Lugo | CD Lugo
MTC black/white Madrid CFF
LBA azure/white Badalona | Levante Badalona
TNR sky/white Costa Adeje Tenerife | UD Costa Adeje Tenerife
EIZ purple/white DUX Logroño
ALH white/red Alhama ElPozo
REC - Recreativo Huelva | Recreativo de Huelva | Real Club Recreativo de Huelva | Recreativo | Huelva
NUM - Numancia | CD Numancia
ALC - Alcorcón | AD Alcorcón
SAB - Sabadell | CE Sabadell
GUA - Guadalajara | CD Guadalajara
XER - Xerez | Xerez CD
LLA - Llagostera | UE Llagostera | Costa Brava | UE Costa Brava
REU - Reus | CF Reus Deportiu
UCA - UCAM Murcia
LOG - Logroñés | UD Logroñés
SDL - SD Logroñés
FUE - Fuenlabrada
EXT - Extremadura | Extremadura UD
RAO - Rayo Majadahonda
LOR - Lorca
AMO - Amorebieta | SD Amorebieta
VIA - Villarreal B | Villarreal CF B | Villarreal II
BAC - Barcelona B | Barcelona II | Barcelona Atlètic
REA - Real Madrid B | Real Madrid Castilla | RM Castilla | Real Madrid II
SEI - Sevilla B | Sevilla Atlético | Sevilla II
ATL - Athletic Bilbao B | Bilbao Athletic | Ath Bilbao B | Athletic Club B
ESA - Espanyol B | Espanyol II
ELH - Elche B | Elche II | Elche Ilicitano
GIO - Girona B | Girona II
MAO - Mallorca B | Mallorca II | RCD Mallorca B
CAT - Castellón B | Castellón II
VAE - Valencia B | Valencia II | Valencia Mestalla
ALO - Alcoyano | CD Alcoyano
ATE - Atlético Baleares | CD Atlético Baleares
EUR - Europa | CE Europa
TER - Terrassa
CON - Cornellà | UE Cornellà
SAN - Sant Andreu | UE Sant Andreu
OLO - Olot | UE Olot
LLE - Lleida | Lleida Esportiu | Lleida Esportiu TCF
ATT - Atlètic Lleida
ALZ - Alzira | UD Alzira
BAB - Barbastro | UD Barbastro
POB - Poblense | UD Poblense
ANR - Andratx | CE Andratx
PEN - Peña Deportiva | SCR Peña Deportiva
POR - Porreres | UE Porreres
TOR - Torrent
RED - Reddis | Reus FC Reddis
IBZ - Ibiza Islas Pitiusas | CD Ibiza Islas Pitiusas
SAL - Salamanca | UD Salamanca
`,
);
