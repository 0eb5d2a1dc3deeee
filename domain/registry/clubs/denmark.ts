import { clubTable } from '../club-table.ts';

export const denmark = clubTable(
  'dk',
  `
AGF white/navy AGF | Aarhus GF | AGF Aarhus | Aarhus | Aarhus Gymnastikforening | Aarhus Gymnastikforening af 1880
BIF yellow/royal Brøndby IF | Brøndby | Brøndbyernes Idrætsforening | Brøndbyernes IF
FCF white/red FC Fredericia
FCK white/royal FC København | Copenhagen | Football Club København | FC Kopenhagen | FCK
FCM black/red FC Midtjylland | Football Club Midtjylland | FCM
FCN red/yellow FC Nordsjælland | Football Club Nordsjælland | FCN
ODE royal/white OB | Odense BK | Odense Boldklub | Odense | OB Odense
RFC 6ca5d8/white Randers FC | Randers Football Club
SIF red/white Silkeborg IF | Silkeborg | Silkeborg Idrætsforening | SIF
SJE sky/white Sønderjyske | Sønderjysk Elitesport | SønderjyskE Fodbold | SonderjyskE
VEJ red/white Vejle Boldklub | Vejle | Vejle BK | VB
VFF 0f6b3a/white Viborg FF | Viborg | Viborg Fodsports Forening
ACH yellow/black AC Horsens | Horsens | Alliance Club Horsens
AAB red/white AaB | Aalborg BK | Aalborg | AaB Aalborg | Aalborg Boldspilklub
BOL white/sky B.93 | B.93 København | Boldklubben 1893 | B93 Kopenhagen | B 93 Copenhagen
EFB blue/white Esbjerg fB | Esbjerg | Esbjerg forenede Boldklubber | EfB
HBK black/blue HB Køge | Køge
HIF orange/blue Hillerød Fodbold | Hillerød | Hillerød GI
HOB blue/yellow Hobro IK | Hobro | Hobro Idræts Klub
HVI red/navy Hvidovre IF | Hvidovre | Hvidovre Idrætsforening
KIF white/blue Kolding IF | KIF Kolding | Kolding
LBK royal/white Lyngby Boldklub | Lyngby BK | Lyngby | Lyngby Boldklub af 1921
MID azure/white Middelfart Boldklub | Middelfart | Middelfart BK | Middelfart G&BK
AAF - Aarhus Fremad | Fremad Aarhus
ABG green/white AB | AB Gladsaxe | Akademisk Boldklub | Akademisk Boldklub Gladsaxe | Akademisk BK | AB København
BRA blue/white Brabrand IF | Brabrand
FRA blue/white Fremad Amager | BK Fremad Amager
HEL yellow/black FC Helsingør
HIK azure/white HIK | Hellerup IK | HIK Hellerup
ISH - Ishøj IF | Ishøj
NYK white/black Nykøbing FC | Nykøbing F | Nykøbing Falster
NBK - Næsby BK | Næsby Boldklub | Næsby
ROS - FC Roskilde
SKI blue/white Skive IK | Skive
THI - Thisted FC
VEN 1c6b3c/white Vendsyssel FF | Vendsyssel
VSK yellow/blue VSK Aarhus | Vejlby Skovbakken
AVA red/blue BK Avarta | Avarta
FRE red/blue BK Frem | Boldklubben Frem | Frem København | BK Frem København | BK Frem Copenhagen | Frem
BRO yellow/red Brønshøj BK | Brønshøj Boldklub | Brønshøj
DAL - Dalum IF | Dalum
HOL white/red Holbæk B&I | Holbæk Bold- & Idrætsforening | Holbæk
HBO - Holstebro BK | Holstebro Boldklub
HUI - Hørsholm-Usserød IK | HUI Hørsholm
LSE - IF Lyseng | Lyseng
NAE green/white Næstved IF | Næstved BK | Næstved Boldklub | Næstved
ODD - Odder IGF | Odder
SUN - Sundby BK | Sundby Boldklub
VAN black/red Vanløse IF | Vanløse
VAT - Vatanspor | IF Vatanspor
YBF - Young Boys FD | Young Boys
NBB - NB Bornholm
AFR - Allerød FK | Allerød
KAR - Karlslunde IF | Karlslunde
RIN - Ringsted IF | Ringsted
SKJ - Skjold Birkerød | IF Skjold Birkerød | Skjold
SVE - Svebølle B&I | Svebølle
BAG - Bagsværd BK | Bagsværd
GOR - Gørslev IF | Gørslev
KOB - Kolding Boldklub | Kolding BK
RIK - Ringkøbing IF | Ringkøbing
SGF - Skjern GF | Skjern
OKS - OKS | Odense Kammeraternes Sportsklub
VAR - Varde IF | Varde
OST - Østre Boldklub | Østre BK
CHA - Aalborg Chang | Chang
CHR - Christiansbjerg IF | Christiansbjerg
FFF - Fredericia fF | Fredericia forenede Fodboldklubber
LKB - LKB-Gistrup
ACF - ACFC Brabrand
ABT - AB Tårnby
ASA - ASA Aarhus | ASA | ASA Fodbold
AFF - Aalborg Freja
BAM blue/white B 1908 Amager | B.1908 | Boldklubben 1908
BNI white/red B 1909 Odense | B 1909 | Boldklubben 1909
BTR blue/white B 1913 Odense | B 1913 | Boldklubben 1913
BSE - B 1960 København | B 1960
BBB - BBB | Ballerup Boldklub
BIH - BiH Odense
FAT - FA 2000
ESP - FC ESPM
GLA - FC Gladsaxe
NAK - FC Nakskov
FBK - Frederiksberg BK | Frederiksberg Boldklub
GIV - Give Fremad
GUG - Gug BK | Gug Boldklub
HER - Herlev IF | Herlev
HGF - Herlufsholm GF
JYL - Jyllinge FC
KAS - Kastrup BK | Kastrup Boldklub
KJE - Kjellerup IF | Kjellerup
LUI - LUIF
LEM - Lemming IF | Lemming
MOR - Morud/Veflinge | Morud IF
NER - Nerashté Ballerup
NFB - Nordfalsters FB
NFF - Nørresundby FB | Nørresundby Forenede Boldklubber
SFB - SfB-Oure FA | SfB-Oure
SOL - Solrød FC
SAE - Sædding/Guldager
SON - Sønderborg Fremad
TPI - Tarup-Paarup IF | Tarup-Paarup
VJG - Vejgaard BK | Vejgaard Boldklub
VIG - Vigerslev BK | Vigerslev Boldklub
FHJ green/white Fortuna Hjørring
BKV green/white B 1903 København | B 1903 | Boldklubben 1903
KBK blue/white KB København | KB | Kjøbenhavns BK | Kjøbenhavns Boldklub
IFS yellow/blue Ikast FS | IFS | Ikast Forenede Sportsklubber | Ikast
RAF - Randers Freja | Randers Sportsklub Freja
VES blue/white FC Vestsjælland
HFL yellow/blue Herfølge BK | Herfølge Boldklub
KGB - Køge BK | Køge Boldklub
BNK - B 1901 Nykøbing | B 1901
VIB - Viby IF | Viby
GVI - Greve Fodbold | Greve
LED - Ledøje-Smørum | Ledøje-Smørum Fodbold
TAR - Taarnby FF
VID - Vildbjerg SF | Vildbjerg
`,
);
