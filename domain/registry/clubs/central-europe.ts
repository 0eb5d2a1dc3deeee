import { clubTable } from '../club-table.ts';

const poland = clubTable(
  'pl',
  `
LEG white/green Legia Warszawa | Legia Warsaw | Legia
LPO 0b4da2/white Lech Poznań | Lech
RAK red/blue Raków Częstochowa | Raków
JAG yellow/red Jagiellonia Białystok | Jagiellonia
POG maroon/navy Pogoń Szczecin | Pogoń
CRA white/red Cracovia | KS Cracovia | Cracovia Kraków
GOR white/blue Górnik Zabrze
WIS red/white Wisła Kraków
WPL blue/white Wisła Płock
WLO red/white Widzew Łódź | Widzew | RTS Widzew Łódź
LGD green/white Lechia Gdańsk | Lechia
ZLU orange/white Zagłębie Lubin
PIA blue/red Piast Gliwice
MOT yellow/white Motor Lublin
RAD green/white Radomiak Radom | Radomiak
KKI yellow/red Korona Kielce
GKS yellow/green GKS Katowice
AGD yellow/blue Arka Gdynia | Arka
TER orange/white Bruk-Bet Termalica | Termalica Nieciecza | Bruk-Bet Termalica Nieciecza
SLA green/white Śląsk Wrocław
LKS white/red ŁKS Łódź
RUC blue/white Ruch Chorzów
TYC green/black GKS Tychy | GKS Tychy '71
MIE blue/white Miedź Legnica
STM blue/white Stal Mielec | FKS Stal Mielec
STR white/blue Stal Rzeszów
ZNI yellow/red Znicz Pruszków
POL black/white Polonia Warszawa
PBY blue/red Polonia Bytom
PUS yellow/green Puszcza Niepołomice
CHR yellow/black Chrobry Głogów | MZKS Chrobry Głogów
ODR blue/red Odra Opole
WIE blue/white Wieczysta Kraków
PSI green/white Pogoń Siedlce
GLE white/green Górnik Łęczna
PGM blue/white Pogoń Grodzisk Mazowiecki
KOT - Kotwica Kołobrzeg | MKP Kotwica Kołobrzeg
STA - Stal Stalowa Wola
WAR - Warta Poznań
POD - Podbeskidzie | Podbeskidzie Bielsko-Biała
GKB - GKS Bełchatów | Bełchatów
ZAW - Zawisza Bydgoszcz
SAN - Sandecja Nowy Sącz
ZAG - Zagłębie Sosnowiec
GKJ - GKS Jastrzębie
RES - Resovia | Resovia Rzeszów
SKR - Skra Częstochowa
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
ZLI yellow/blue Zlín | FC Fastav Zlín | FC Trinity Zlín
PRI - Příbram | 1. FK Příbram | FK Příbram
CES - České Budějovice | Dynamo České Budějovice | SK Dynamo České Budějovice
OPA - Opava | SFC Opava | Slezský FC Opava
ZBR - Zbrojovka Brno | Brno
VYS - Vysočina Jihlava | Jihlava
VLA - Vlašim | FC Sellier & Bellot Vlašim
TAB - Táborsko | FK MAS Táborsko | FC MAS Táborsko
PRO - Prostějov | 1. SK Prostějov
VAR - Varnsdorf | FK Varnsdorf
CHR - Chrudim | MFK Chrudim
VYK - Vyškov | MFK Vyškov
LIS - Líšeň | SK Líšeň
VIK - Viktoria Žižkov | FK Viktoria Žižkov
SPR - Sparta Prag B | AC Sparta Praha B | Sparta Praha B
SLV - Slavia Prag B | Slavia Praha B
BAN - Baník Ostrava B
SIM - Sigma Olomouc B | SK Sigma Olomouc B
UST - Ústí nad Labem | FK Ústí nad Labem
TRI - Třinec | FK Fotbal Třinec | Fotbal Třinec
ZNO - Znojmo | 1. SC Znojmo
KLA - Kladno | SK Kladno
BLA - Blansko
`,
);

const slovakia = clubTable(
  'sk',
  `
SLO 6cabdd/white Slovan Bratislava | ŠK Slovan Bratislava
TRN red/black Spartak Trnava
ZIL yellow/green Žilina | MŠK Žilina
DST yellow/blue Dunajská Streda | DAC Dunajská Streda | FC DAC 1904
POD red/blue Podbrezová | FK Železiarne Podbrezová
TRE red/white Trenčín | AS Trenčín
RUZ orange/black Ružomberok | MFK Ružomberok
KOS yellow/blue Košice
MIC yellow/blue Michalovce | Zemplín Michalovce | MFK Zemplín Michalovce
SKA green/white Skalica | MFK Skalica
KOM red/white Komárno | KFC Komárno
PRE green/white Prešov | Tatran Prešov
BAN - Banská Bystrica | Dukla Banská Bystrica | MFK Dukla Banská Bystrica
SEN - Senica | FK Senica
NIT - Nitra
ZLA - Zlaté Moravce | FC ViOn Zlaté Moravce
SER - Sereď | ŠKF Sereď
POH - Pohronie | FK Pohronie
LIP - Liptovský Mikuláš | MFK Tatran Liptovský Mikuláš | Tatran Liptovský Mikuláš
ISK - Iskra Borčice
`,
);

const hungary = clubTable(
  'hu',
  `
FTC green/white Ferencváros | Ferencvárosi TC
PAK green/white Paks | Paksi FC | Paksi SE
PUS gold/blue Puskás Akadémia | Puskás FC
DEB red/white Debrecen | Debreceni VSC
UJP purple/white Újpest
MTK blue/white MTK Budapest | MTK
GYO green/white Győr | Győri ETO FC | ETO Győr
DVT red/white Diósgyőr | Diósgyőri VTK
NYI red/blue Nyíregyháza | Nyíregyháza Spartacus
ZTE blue/white Zalaegerszeg | Zalaegerszegi TE
KAZ blue/white Kazincbarcika | Kazincbarcikai SC | Kazincbarcika BSC
KIS purple/white Kisvárda | Várda SE
HON - Honvéd | Budapest Honvéd | Kispest-Honvéd | Honvéd W
FEH - Fehérvár | MOL Vidi FC | MOL Fehérvár | Videoton
MEZ - Mezőkövesd | Mezőkövesdi SE | Mezőkövesd-Zsóry
SZO - Szombathely | Szombathelyi Haladás | Haladás
GYI - Gyirmót | FC Gyirmót Győr
BUD - Budafok | Budafoki MTE
KAP - Kaposvár | Kaposvári Rákóczi | Kaposvári RFC
KEC - Kecskemét | Kecskeméti TE
VAS - Vasas | Budapesti Vasas
PEC - Pécs | Pécsi MFC | Pécsi Mecsek
BEK - Békéscsaba | Békéscsaba 1912 Előre SE | Békéscsaba 1912 Előre
AJK - Ajka
SOR - Soroksár | Soroksár SC
CSA - Csákvár | Csákvári TK
DOR - Dorog | Dorogi FC
BUA - Budaörs
BVS - BVSC | Budapesti VSC | BVSC-Zugló
III - III. Kerület | III. Kerületi TVE | III. Kerületi TUE
KAR - Karcag | Karcag SE | Karcagi SE
KOZ - Kozármisleny | Kozármisleny SE
MOS - Mosonmagyaróvár | MTE 1904
SIO - Siófok | BFC Siófok
SZE - Szeged | Szeged-Csanád | Szeged 2011 | Szeged-Csanád Grosics Akadémia
SZN - Szentlőrinc | Szentlőrinc SE
SZL - Szolnok | Szolnoki MÁV
TAT - Tatabánya
TIS - Tiszakécske | Tiszakécskei LC
DEA - DEAC | Debreceni EAC
DUN - Dunaújváros | Dunaújváros PASE
PAP - Pápa | Pápai PFC | Lombard-Pápa
BAL - Balmazújváros | Balmazújvárosi
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
OTE navy/white Oțelul Galați | SC Oțelul Galați
UTA red/white UTA Arad
HER blue/yellow Hermannstadt
BOT blue/red Botoșani
PET yellow/blue Petrolul Ploiești
ARG purple/white Argeș Pitești | FC Argeș
SLO black/white Unirea Slobozia
MET blue/red Metaloglobus București | Metaloglobus
CSI green/white Csíkszereda | FK Csíkszereda
POL - Politehnica Iași | CSM Politehnica Iași | Poli Iași | CSMS Iași
GLO - Gloria Buzău | Buzău
SEP - Sepsi | Sepsi OSK | Sepsi Sfântu Gheorghe
VOL - Voluntari
CHI - Chindia Târgoviște | Chindia
AST - Astra Giurgiu | Astra | Astra Ploiești
GAZ - Gaz Metan Mediaș | Gaz Metan
VII - Viitorul Constanța | Viitorul
ACA - Academica Clinceni | Clinceni
CON - Concordia Chiajna
MIO - Mioveni | CS Mioveni
UCR - FC U Craiova 1948 | FC U Craiova | FC Universitatea Craiova
CEA - Ceahlăul Piatra Neamț | Ceahlăul
PAN - Pandurii Târgu Jiu | Pandurii
ASA - ASA Târgu Mureș | Târgu Mureș
COR - Corvinul Hunedoara
BIH - Bihor Oradea
JUV - Juventus București | Daco-Getica București
DUN - Dunărea Călărași
POI - Poli Timișoara | ACS Poli Timișoara
VAS - FC Vaslui
STE - Steaua București II | CSA Steaua
`,
);

const bulgaria = clubTable(
  'bg',
  `
LUD green/white Ludogorets | Ludogorets Razgrad | PFC Ludogorets Razgrad
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
KRU - Krumovgrad | FK Krumovgrad
HEB - Hebar | Hebar Pazardzhik
PIR - Pirin Blagoevgrad | Pirin
ETA - Etar | Etar Veliko Tarnovo
TSA - Tsarsko Selo
DUN - Dunav Ruse
LIT - Litex Lovech | Litex
MIN - Minyor Pernik | Minyor
VER - Vereya | Vereya Stara Zagora
VIT - Vitosha Bistritsa
NEF - Neftochimic | Neftochimic Burgas
LOK - Lokomotiv Gorna Oryahovitsa
HAS - Haskovo
MAR - Marek Dupnitsa
CHR - Chernomorets Burgas
`,
);

export const centralEurope = [...poland, ...czechia, ...slovakia, ...hungary, ...romania, ...bulgaria];
