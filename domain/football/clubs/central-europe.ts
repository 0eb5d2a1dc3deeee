import { clubTable } from '../club-table.ts';

const poland = clubTable(
  'pl',
  `
LEG white/green Legia Warszawa | Legia Warsaw | Legia
LPO 0b4da2/white Lech Poznań | Lech
RAK red/blue Raków Częstochowa | Raków
JAG yellow/red Jagiellonia Białystok | Jagiellonia
POG maroon/navy Pogoń Szczecin | Pogoń
CRA white/red Cracovia
GOR white/blue Górnik Zabrze
WIS red/white Wisła Kraków
WPL blue/white Wisła Płock
WLO red/white Widzew Łódź | Widzew
LGD green/white Lechia Gdańsk | Lechia
ZLU orange/white Zagłębie Lubin
PIA blue/red Piast Gliwice
MOT yellow/white Motor Lublin
RAD green/white Radomiak Radom | Radomiak
KKI yellow/red Korona Kielce
GKS yellow/green GKS Katowice
AGD yellow/blue Arka Gdynia | Arka
TER orange/white Bruk-Bet Termalica | Termalica Nieciecza
SLA green/white Śląsk Wrocław
LKS white/red ŁKS Łódź
RUC blue/white Ruch Chorzów
TYC green/black GKS Tychy
MIE blue/white Miedź Legnica
STM blue/white Stal Mielec
STR white/blue Stal Rzeszów
ZNI yellow/red Znicz Pruszków
POL black/white Polonia Warszawa
PBY blue/red Polonia Bytom
PUS yellow/green Puszcza Niepołomice
CHR yellow/black Chrobry Głogów
ODR blue/red Odra Opole
WIE blue/white Wieczysta Kraków
PSI green/white Pogoń Siedlce
GLE white/green Górnik Łęczna
PGM blue/white Pogoń Grodzisk Mazowiecki
`,
);

const czechia = clubTable(
  'cz',
  `
SLA red/white Slavia Prag | SK Slavia Praha | Slavia Praha | Slavia Prague
SPA 8b1a2b/white Sparta Prag | AC Sparta Praha | Sparta Praha | Sparta Prague
PLZ d8202c/1f4fb4 Viktoria Plzeň | Plzeň
OST blue/white Baník Ostrava
JAB green/white Jablonec | FK Jablonec
SIG blue/white Sigma Olomouc | SK Sigma Olomouc
LIB blue/white Slovan Liberec
BOH green/white Bohemians 1905 | Bohemians Praha 1905
HRA black/white Hradec Králové
KAR green/white Karviná | MFK Karviná
MLA blue/white Mladá Boleslav | FK Mladá Boleslav
TEP yellow/blue Teplice | FK Teplice
SLO navy/white Slovácko | 1. FC Slovácko
DUK yellow/red Dukla Prag | FK Dukla Praha | Dukla Praha
PAR red/white Pardubice | FK Pardubice
ZLI yellow/blue Zlín
`,
);

const slovakia = clubTable(
  'sk',
  `
SLO 6cabdd/white Slovan Bratislava | ŠK Slovan Bratislava
TRN red/black Spartak Trnava
ZIL yellow/green Žilina | MŠK Žilina
DST yellow/blue Dunajská Streda | DAC Dunajská Streda
POD red/blue Podbrezová | FK Železiarne Podbrezová
TRE red/white Trenčín | AS Trenčín
RUZ orange/black Ružomberok | MFK Ružomberok
KOS yellow/blue Košice
MIC yellow/blue Michalovce | Zemplín Michalovce | MFK Zemplín Michalovce
SKA green/white Skalica | MFK Skalica
KOM red/white Komárno | KFC Komárno
PRE green/white Prešov | Tatran Prešov
`,
);

const hungary = clubTable(
  'hu',
  `
FTC green/white Ferencváros | Ferencvárosi TC
PAK green/white Paks | Paksi FC
PUS gold/blue Puskás Akadémia
DEB red/white Debrecen | Debreceni VSC
UJP purple/white Újpest
MTK blue/white MTK Budapest | MTK
GYO green/white Győr | Győri ETO FC | ETO Győr
DVT red/white Diósgyőr | Diósgyőri VTK
NYI red/blue Nyíregyháza | Nyíregyháza Spartacus
ZTE blue/white Zalaegerszeg | Zalaegerszegi TE
KAZ blue/white Kazincbarcika | Kazincbarcikai SC
KIS purple/white Kisvárda
`,
);

const romania = clubTable(
  'ro',
  `
FCS red/blue FCSB | Steaua București
CFR 7a1f3d/white CFR Cluj
UCL white/black Universitatea Cluj | U Cluj
CRA blue/white Universitatea Craiova | CS Universitatea Craiova
RAP 7a1f3d/white Rapid București | Rapid Bukarest
DIN red/white Dinamo București | Dinamo Bukarest
FAR blue/white Farul Constanța | Farul
OTE navy/white Oțelul Galați
UTA red/white UTA Arad
HER blue/yellow Hermannstadt
BOT blue/red Botoșani
PET yellow/blue Petrolul Ploiești
ARG purple/white Argeș Pitești | FC Argeș
SLO black/white Unirea Slobozia
MET blue/red Metaloglobus București | Metaloglobus
CSI green/white Csíkszereda | FK Csíkszereda
`,
);

const bulgaria = clubTable(
  'bg',
  `
LUD green/white Ludogorets | Ludogorets Razgrad
LEV blue/white Levski Sofia | Levski
CSK red/white CSKA Sofia
CSN red/white CSKA 1948 | CSKA 1948 Sofia
CHE green/white Cherno More | Cherno More Varna
BPL yellow/black Botev Plovdiv
LPL black/white Lokomotiv Plovdiv
ARD blue/white Arda | Arda Kardzhali
SPV blue/white Spartak Varna
SLA white/black Slavia Sofia
LSO red/black Lokomotiv Sofia
BER green/white Beroe
BVR green/white Botev Vratsa
SEP purple/white Septemvri Sofia
MON blue/white Montana
DOB yellow/green Dobrudzha
`,
);

export const centralEurope = [...poland, ...czechia, ...slovakia, ...hungary, ...romania, ...bulgaria];
