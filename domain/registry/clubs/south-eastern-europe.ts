import { clubTable } from '../club-table.ts';

const croatia = clubTable(
  'hr',
  `
DZG 0b4da2/white Dinamo Zagreb | GNK Dinamo Zagreb
HAJ white/navy Hajduk Split | HNK Hajduk Split
RIJ white/sky Rijeka | HNK Rijeka
OSI white/blue Osijek | NK Osijek
VAR white/blue Varaždin | NK Varaždin
SLB blue/white Slaven Belupo
LOK blue/white Lokomotiva Zagreb | NK Lokomotiva
ISV yellow/green Istra 1961 | NK Istra 1961
GOR red/white Gorica | HNK Gorica
VUK blue/white Vukovar 1991 | HNK Vukovar 1991
SIB - Šibenik | HNK Šibenik
INT - Inter Zaprešić | NK Inter Zaprešić
CIB - Cibalia | HNK Cibalia
ZAD - Zadar | NK Zadar
RUD - Rudeš | NK Rudeš
SPL - Split | RNK Split
ZAG - Zagreb | NK Zagreb
KAR - Karlovac
ZAO - Zagorec Krapina
`,
);

const serbia = clubTable(
  'rs',
  `
CZV d8202c/white Røde Stjerne | FK Crvena Zvezda | Crvena Zvezda | Red Star Belgrade | Red Star
PAR black/white Partizan | FK Partizan | Partizan Beograd
VOJ red/white Vojvodina
TSC blue/white TSC | TSC Bačka Topola
NOV blue/white Novi Pazar | FK Novi Pazar
RNB blue/white Radnički Niš
RNK red/white Radnički 1923 | Radnički Kragujevac | FK Radnički 1923
CUK white/black Čukarički | FK Čukarički
OFK blue/white OFK Beograd
IMT blue/white IMT Beograd | IMT
MLA blue/white Mladost Lučani
NAP white/red Napredak Kruševac | Napredak | FK Napredak
SPS blue/white Spartak Subotica
ZEL blue/white Železničar Pančevo
JAV red/white Javor Ivanjica | Javor
BEG blue/white Radnik Surdulica
JED - Jedinstvo Ub
TEK - Tekstilac Odžaci
VOZ - Voždovac | FK Voždovac
RAD - Rad | Rad Beograd | FK Rad
KOL - Kolubara | Kolubara Lazarevac
MET - Metalac Gornji Milanovac | Metalac GM
IND - Inđija | FK Inđija
MAC - Mačva Šabac | Mačva
PRO - Proleter Novi Sad | Proleter
ZLA - Zlatibor | Zlatibor Čajetina
BOR - Borac Čačak
JAG - Jagodina
DIN - Dinamo Vranje
ZEM - Zemun
`,
);

const slovenia = clubTable(
  'si',
  `
CEL blue/yellow Celje | NK Celje
OLJ green/white Olimpija Ljubljana | NK Olimpija Ljubljana
MAR 4b2e83/white Maribor | NK Maribor
KOP yellow/blue Koper | Luka Koper
BRA blue/white Bravo | NK Bravo
MUR black/white Mura | NŠ Mura
PRI blue/white Primorje
RAD red/black Radomlje
DOM yellow/blue Domžale
ALU red/white Aluminij
NAF - Nafta 1903 | NK Nafta
GOR - Gorica | ND Gorica
TRI - Triglav Kranj | NK Triglav
TAB - Tabor Sežana | NK Tabor Sežana
RUD - Rudar Velenje | NK Rudar Velenje
KRS - Krško | NK Krško
ROG - Rogaška | NK Rogaška
ZAV - Zavrč | NK Zavrč
ILI - Ilirija | ND Ilirija 1911
DRA - Drava Ptuj | NK Drava
BRE - Brežice | NK Brežice 1919
BIS - Bistrica | NK Bistrica
KRK - Krka | NK Krka
INT - Interblock | IB 1975 Ljubljana
`,
);

const bosnia = clubTable(
  'ba',
  `
BOR red/blue Borac Banja Luka | Borac
ZRI white/red Zrinjski | Zrinjski Mostar
SAR maroon/white Sarajevo | FK Sarajevo
ZEL blue/white Željezničar | Željezničar Sarajevo | FK Željezničar
VEL red/white Velež | Velež Mostar
SLO blue/red Sloga Doboj
POS blue/white Posušje | HŠK Posušje
SIR blue/white Široki Brijeg
RUD red/blue Rudar Prijedor
RBI blue/white Radnik Bijeljina
SLB - Sloboda Tuzla | FK Sloboda Tuzla
IGM - Igman Konjic | FK Igman
GOS - GOŠK Gabela | NK GOŠK Gabela
CEL - Čelik Zenica | NK Čelik
TUZ - Tuzla City | FK Tuzla City
LEO - Leotar | Leotar Trebinje
SLA - Slavija | Slavija Sarajevo
MLA - Mladost Doboj Kakanj
KRU - Krupa | FK Krupa
ZVI - Zvijezda 09 | Zvijezda 09 Bijeljina
OLI - Olimpic Sarajevo | Olimpik Sarajevo
ZVJ - Zvijezda Gradačac
LAK - Laktaši | FK Laktaši
STU - Stupčanica | Stupčanica Olovo
`,
);

const greece = clubTable(
  'gr',
  `
OLY e30613/white Olympiakos | Olympiacos | Olympiacos Piraeus | Olympiakos Piraeus | Olympiakos Pireus
PAO 00843d/white Panathinaikos
AEK ffdd00/black AEK Athen | AEK Athens | AEK
PAK black/white PAOK | PAOK Thessaloniki | PAOK Saloniki
ARI ffdd00/black Aris | Aris Thessaloniki | Aris Saloniki
AST blue/yellow Asteras Tripolis | Asteras AKTOR | Asteras Tripoli
ATR blue/white Atromitos | Atromitos Athens
LEV blue/white Levadiakos | APO Levadeiakos | Levadeiakos
OFI black/white OFI | OFI Kreta | OFI Crete | OFI Heraklion | OFI Iraklio
VOL red/blue Volos | Volos NFC
PSE yellow/blue Panserraikos
PAN blue/yellow Panetolikos
AEL maroon/white AE Larisa | Larissa | AEL | AE Lárissa | Larisa
KIF blue/white Kifisia
APO - Apollon Smyrnis | Apollon Athens | Apollon
GIA - Giannina | PAS Giannina
PAI - Panionios | Panionios GSS
XAN - Xanthi | Skoda Xanthi
LAM - Lamia | PAS Lamia | PAS Lamia 1964
KAL - Kallithea | GS Kallithea | Athens Kallithea
IRA - Iraklis | Iraklis Thessaloniki
KAO - Kalloni | AEL Kalloni | Kallonis | AEL Kallonis
PAT - Panthrakikos
PLA - Platanias
VER - Veria | PAE Veria
ERG - Ergotelis
KER - Kerkyra | PAE Kerkyra | AO Kerkyra
NIK - Niki Volos
PAA - Panachaiki
ION - Ionikos
KAV - Kavala
OLM - Olympiakos Volos | Olympiakos Volou
DOX - Doxa Drama | Doxa Dramas
`,
);

const turkey = clubTable(
  'tr',
  `
GAL a90432/fdb912 Galatasaray
FEN ffed00/163962 Fenerbahçe
BES black/white Beşiktaş
TRA 7b1e3a/5ba4d9 Trabzonspor
BAS f47920/navy Başakşehir | İstanbul Başakşehir | İstanbul BB | İstanbul Büyükşehir Belediyespor | Buyuksehyr
SAM red/white Samsunspor
GOZ yellow/red Göztepe
RIZ green/blue Rizespor | Çaykur Rizespor | Rizespor AŞ
KON green/white Konyaspor | Atiker Konyaspor
ALA orange/green Alanyaspor
ANT red/white Antalyaspor | Antalyaspor AŞ
KAS blue/white Kasımpaşa | Kasımpaşa SK
GAZ red/black Gaziantep | Gaziantep FK | Gaziantep BB | Gazişehir Gaziantep
KAY yellow/red Kayserispor
EYU violet/yellow Eyüpspor
GEN red/black Gençlerbirliği
KOC green/black Kocaelispor
KAR blue/red Fatih Karagümrük | Karagümrük | Fatih Karagümrük SK
AMD green/red Amedspor | Amed SK
ERZ blue/white Erzurumspor | BB Erzurumspor | Büyükşehir Belediye Erzurumspor | Erzurum BB
ESN blue/white Esenler Erokspor | Erokspor
BOD green/white Bodrum FK | Bodrumspor
PEN red/white Pendikspor
BND red/white Bandırmaspor
IGD green/white Iğdır FK | Iğdırspor
COR red/black Çorum FK
BOL red/white Boluspor
UMR green/white Ümraniyespor
KEC purple/white Keçiörengücü | Ankara Keçiörengücü
ISP yellow/black İstanbulspor | İstanbulspor AŞ
MAN black/white Manisa FK
SAR blue/white Sarıyer
SIV red/white Sivasspor
ADA blue/white Adana Demirspor | Ad. Demirspor
HAT maroon/white Hatayspor
SER red/green Serikspor
VAN black/red Vanspor
SAK green/black Sakaryaspor
AKH - Akhisarspor | Akhisar Belediyespor | Akhisar Belediye | Akhisar
BUR - Bursaspor
DEN - Denizlispor
ANK - Ankaragücü | MKE Ankaragücü
YEN - Yeni Malatyaspor | Malatyaspor
ADN - Adanaspor
BAL - Balıkesirspor
ELA - Elazığspor
ORD - Orduspor
KAA - Karabükspor | Kardemir Karabükspor
MER - Mersin İdmanyurdu
KAE - Kayseri Erciyesspor | Erciyesspor
OSM - Osmanlıspor | Ankaraspor
GAI - Gaziantepspor
BUC - Bucaspor
DIY - Diyarbakırspor
MAI - Manisaspor
ALT - Altay | Altay Izmir
GIR - Giresunspor
ESK - Eskişehirspor
TUZ - Tuzlaspor
ALI - Altınordu | Altınordu FK
`,
);

const cyprus = clubTable(
  'cy',
  `
APO blue/yellow APOEL | APOEL Nikosia | APOEL Nicosia
OMO green/white Omonia | Omonia Nikosia | AC Omonia
PAF sky/white Pafos | Paphos FC
AEK green/yellow AEK Larnaca | AEK Larnaka
ARI green/white Aris Limassol
APL blue/white Apollon Limassol | Apollon
AEL yellow/blue AEL Limassol
ANO blue/white Anorthosis | Anorthosis Famagusta
AKR red/white Akritas Chlorakas | Akritas Chloraka
ETH white/black Ethnikos Achna
ENP yellow/red Enosis Paralimni | ENP | Enosis Neon Paralimni
OLY green/black Olympiakos Nikosia | Olympiakos Nicosia | Olympiakos Lefkosias
OAR green/white Omonia Aradippou
KRA red/white Krasava Ypsonas | Ypsonas
KAR - Karmiotissa | Karmiotissa Polemidion
NEA - Nea Salamina | Nea Salamis | Nea Salamis Famagusta
OMN - Omonia 29 Maiou | Omonia 29is Maiou | Omonia 29M
DOX - Doxa | Doxa Katokopias
ERM - Ermis Aradippou | Ermis
OTH - Othellos | Othellos Athienou
ALK - Alki Larnaca | Alki
AOA - AO Agia Napa | Ayia Napa
PAE - PAEEK
AEZ - AE Zakakiou | AEZ Zakakiou
`,
);

const israel = clubTable(
  'il',
  `
MTA yellow/blue Maccabi Tel Aviv
MHA green/white Maccabi Haifa
HBS red/white Hapoel Be'er Sheva
BEI yellow/black Beitar Jerusalem
HTA red/white Hapoel Tel Aviv
HHA red/black Hapoel Haifa
MNE yellow/blue Maccabi Netanya
BSA red/white Bnei Sakhnin
KSH blue/white Ironi Kiryat Shmona
TIB sky/white Ironi Tiberias
HJE red/black Hapoel Jerusalem
HPT blue/white Hapoel Petah Tikva
MBR yellow/blue Maccabi Bnei Reineh
ASH yellow/red Ashdod | MS Ashdod
MAC - Maccabi Petah Tikva
HAP - Hapoel Hadera
SEK - Sektzia Nes Tziona | Sektzia Ness Ziona
HAO - Hapoel Nof HaGalil
HAE - Hapoel Ra'anana
HAL - Hapoel Acre | Hapoel Akko
HAK - Hapoel Kfar Saba
HAR - Hapoel Rishon LeZion
BNE - Bnei Yehuda | Bnei Yehuda Tel Aviv
`,
);

const ukraine = clubTable(
  'ua',
  `
SHA f58220/black Shakhtar Donetsk | FK Shakhtar Donetsk | Sjakhtar Donetsk | Shakhtar
DYN white/royal Dynamo Kyiv | Dynamo Kiev | FK Dynamo Kyiv | Dinamo Kiev | Dinamo Kyiv
POL green/white Polissya Zhytomyr | Polissya
KRY green/white Kryvbas | Kryvbas Kryvyi Rih
OLE yellow/black Oleksandriya
KAR green/white Karpaty Lviv | Karpaty
ZOR black/white Zorya Luhansk | Zorya | Zorya Lugansk
KOL yellow/black Kolos Kovalivka | Kolos
VER white/red Veres Rivne | Veres | NK Veres
LNZ purple/white LNZ Cherkasy
OBO green/white Obolon Kyiv | Obolon | FK Obolon
RUK yellow/black Rukh Lviv
MET yellow/blue Metalist 1925
KUD yellow/blue Kudrivka
EPI blue/white Epitsentr
POT green/blue Poltava | SK Poltava
TJO - Tjornomorets Odesa | Chernomorets Odessa | Chornomorets Odesa | Chornomorets
VOR - Vorskla Poltava | Vorskla
INH - Inhulets | Inhulets Petrove
LIV - Livyi Bereh | Livyi Bereh Kyiv
DNI - Dnipro | Dnipro Dnipropetrovsk | FK Dnipro
DNP - Dnipro-1 | SK Dnipro-1
MEA - Metalist Kharkiv | Metalist
MEL - Metalurh Donetsk | Metallurg Donetsk
MEU - Metalurh Zaporizhya | Metallurg Zaporozhye
DES - Desna Chernihiv | Desna
LVI - Lviv | FK Lviv
MAR - Mariupol | FK Mariupol | Illichivets Mariupol
MYN - Mynai | FK Mynai
ARS - Arsenal Kiev | Arsenal Kyiv
OLI - Olimpik Donetsk | Olimpik
TAV - Tavriya Simferopol
VOL - Volyn Lutsk | Volyn
STA - Stal Kamianske | Stal
`,
);

export const southEasternEurope = [
  ...croatia,
  ...serbia,
  ...slovenia,
  ...bosnia,
  ...greece,
  ...turkey,
  ...cyprus,
  ...israel,
  ...ukraine,
];
