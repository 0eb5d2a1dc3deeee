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
`,
);

const serbia = clubTable(
  'rs',
  `
CZV d8202c/white Røde Stjerne | FK Crvena Zvezda | Crvena Zvezda | Red Star Belgrade | Red Star
PAR black/white Partizan | FK Partizan | Partizan Beograd
VOJ red/white Vojvodina
TSC blue/white TSC | TSC Bačka Topola
NOV blue/white Novi Pazar
RNB blue/white Radnički Niš
RNK red/white Radnički 1923 | Radnički Kragujevac
CUK white/black Čukarički
OFK blue/white OFK Beograd
IMT blue/white IMT Beograd | IMT
MLA blue/white Mladost Lučani
NAP white/red Napredak Kruševac | Napredak
SPS blue/white Spartak Subotica
ZEL blue/white Železničar Pančevo
JAV red/white Javor Ivanjica | Javor
BEG blue/white Radnik Surdulica
`,
);

const slovenia = clubTable(
  'si',
  `
CEL blue/yellow Celje | NK Celje
OLJ green/white Olimpija Ljubljana | NK Olimpija Ljubljana
MAR 4b2e83/white Maribor | NK Maribor
KOP yellow/blue Koper
BRA blue/white Bravo | NK Bravo
MUR black/white Mura | NŠ Mura
PRI blue/white Primorje
RAD red/black Radomlje
DOM yellow/blue Domžale
ALU red/white Aluminij
`,
);

const bosnia = clubTable(
  'ba',
  `
BOR red/blue Borac Banja Luka | Borac
ZRI white/red Zrinjski | Zrinjski Mostar
SAR maroon/white Sarajevo | FK Sarajevo
ZEL blue/white Željezničar
VEL red/white Velež | Velež Mostar
SLO blue/red Sloga Doboj
POS blue/white Posušje
SIR blue/white Široki Brijeg
RUD red/blue Rudar Prijedor
RBI blue/white Radnik Bijeljina
`,
);

const greece = clubTable(
  'gr',
  `
OLY e30613/white Olympiakos | Olympiacos | Olympiacos Piraeus
PAO 00843d/white Panathinaikos
AEK ffdd00/black AEK Athen | AEK Athens | AEK
PAK black/white PAOK | PAOK Thessaloniki | PAOK Saloniki
ARI ffdd00/black Aris | Aris Thessaloniki | Aris Saloniki
AST blue/yellow Asteras Tripolis | Asteras AKTOR
ATR blue/white Atromitos
LEV blue/white Levadiakos | APO Levadeiakos
OFI black/white OFI | OFI Kreta | OFI Crete
VOL red/blue Volos | Volos NFC
PSE yellow/blue Panserraikos
PAN blue/yellow Panetolikos
AEL maroon/white AE Larisa | Larissa | AEL
KIF blue/white Kifisia
`,
);

const turkey = clubTable(
  'tr',
  `
GAL a90432/fdb912 Galatasaray
FEN ffed00/163962 Fenerbahçe
BES black/white Beşiktaş
TRA 7b1e3a/5ba4d9 Trabzonspor
BAS f47920/navy Başakşehir | İstanbul Başakşehir
SAM red/white Samsunspor
GOZ yellow/red Göztepe
RIZ green/blue Rizespor | Çaykur Rizespor
KON green/white Konyaspor
ALA orange/green Alanyaspor
ANT red/white Antalyaspor
KAS blue/white Kasımpaşa
GAZ red/black Gaziantep | Gaziantep FK
KAY yellow/red Kayserispor
EYU violet/yellow Eyüpspor
GEN red/black Gençlerbirliği
KOC green/black Kocaelispor
KAR blue/red Fatih Karagümrük | Karagümrük
AMD green/red Amedspor | Amed SK
ERZ blue/white Erzurumspor
ESN blue/white Esenler Erokspor | Erokspor
BOD green/white Bodrum FK | Bodrumspor
PEN red/white Pendikspor
BND red/white Bandırmaspor
IGD green/white Iğdır FK | Iğdırspor
COR red/black Çorum FK
BOL red/white Boluspor
UMR green/white Ümraniyespor
KEC purple/white Keçiörengücü | Ankara Keçiörengücü
ISP yellow/black İstanbulspor
MAN black/white Manisa FK
SAR blue/white Sarıyer
SIV red/white Sivasspor
ADA blue/white Adana Demirspor
HAT maroon/white Hatayspor
SER red/green Serikspor
VAN black/red Vanspor
SAK green/black Sakaryaspor
`,
);

const cyprus = clubTable(
  'cy',
  `
APO blue/yellow APOEL | APOEL Nikosia | APOEL Nicosia
OMO green/white Omonia | Omonia Nikosia | AC Omonia
PAF sky/white Pafos
AEK green/yellow AEK Larnaca | AEK Larnaka
ARI green/white Aris Limassol
APL blue/white Apollon Limassol | Apollon
AEL yellow/blue AEL Limassol
ANO blue/white Anorthosis | Anorthosis Famagusta
AKR red/white Akritas Chlorakas | Akritas Chloraka
ETH white/black Ethnikos Achna
ENP yellow/red Enosis Paralimni | ENP
OLY green/black Olympiakos Nikosia | Olympiakos Nicosia
OAR green/white Omonia Aradippou
KRA red/white Krasava Ypsonas | Ypsonas
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
`,
);

const ukraine = clubTable(
  'ua',
  `
SHA f58220/black Shakhtar Donetsk | FK Shakhtar Donetsk | Sjakhtar Donetsk | Shakhtar
DYN white/royal Dynamo Kiev | Dynamo Kyiv | FK Dynamo Kyiv
POL green/white Polissya Zhytomyr | Polissya
KRY green/white Kryvbas
OLE yellow/black Oleksandriya
KAR green/white Karpaty Lviv | Karpaty
ZOR black/white Zorya Luhansk | Zorya
KOL yellow/black Kolos Kovalivka | Kolos
VER white/red Veres Rivne | Veres
LNZ purple/white LNZ Cherkasy
OBO green/white Obolon Kyiv | Obolon
RUK yellow/black Rukh Lviv
MET yellow/blue Metalist 1925
KUD yellow/blue Kudrivka
EPI blue/white Epitsentr
POT green/blue Poltava | SK Poltava
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
