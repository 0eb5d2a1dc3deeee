import { clubTable } from '../club-table.ts';

const russia = clubTable(
  'ru',
  `
ZEN - Zenit Skt. Petersborg | Zenit St. Petersburg | Zenit | Zenit Saint Petersburg | Zenit Sankt-Peterburg
CSK - CSKA Moskva | CSKA Moscow
SPA - Spartak Moskva | Spartak Moscow
LOK - Lokomotiv Moskva | Lokomotiv Moscow | Lok. Moscow
DYN - Dynamo Moskva | Dinamo Moskva | Dynamo Moscow | Dinamo Moscow
TOR - Torpedo Moskva | Torpedo Moscow
FKM - FK Moskva | FC Moscow
KRA - Krasnodar | FK Krasnodar
ROS - Rostov | FK Rostov
RUB - Rubin Kasan | Rubin Kazan
KRY - Krylja Sovetov | Krylia Sovetov | Krylya Sovetov | Krylia Sovetov Samara | Krylya Sovetov Samara
AKH - Akhmat Grosnyj | Akhmat Grozny | Terek Grozny
URA - Ural Jekaterinburg | FK Ural | Ural
UFA - Ufa | FK Ufa
ORE - Orenburg | FK Orenburg
ARS - Arsenal Tula
ANZ - Anzji Makhatjkala | Anzhi Makhachkala | Anzhi
DYA - Dynamo Makhatjkala | FK Dinamo Makhachkala | Dinamo Makhachkala | Dynamo Makhachkala
JEN - Jenisej Krasnojarsk | Enisey Krasnoyarsk | Yenisey Krasnoyarsk | Yenisey
KHI - Khimki | FK Khimki
SOT - Sotji | FK Sochi
TAM - Tambov | FK Tambov
ROT - Rotor Volgograd
NIS - Nisjnij Novgorod | FK Nizhny Novgorod | Pari Nizhny Novgorod | Pari NN
FAK - Fakel Voronesj | Fakel Voronezh
AKR - Akron Togliatti | Akron Tolyatti
BAL - Baltika Kaliningrad | Baltika
AMK - Amkar Perm | Amkar
TOM - Tom Tomsk
TOS - Tosno
SKA - SKA-Khabarovsk
MOR - Mordovia Saransk | Mordovya Saransk
KUB - Kuban Krasnodar | Kuban
ALA - Alania Vladikavkaz | Alania
VOL - Volga Nisjnij Novgorod | Volga Nizhny Novgorod | Volga N. Novgorod
SAT - Saturn Ramenskoje | Saturn | Saturn Moscow Oblast
SPR - Spartak Naltjik | Spartak Nalchik
SIB - Sibir Novosibirsk | Sibir
LUC - Luch Vladivostok | Luch-Energiya
SHI - Shinnik Jaroslavl | Shinnik Yaroslavl
ROD - Rodina Moskva | Rodina Moscow
TOP - Torpedo Vladimir
`,
);

const belarus = clubTable(
  'by',
  `
BAT - BATE Borisov | BATE | BATE Barysaw
DYN - Dynamo Minsk | Dinamo Minsk
DYA - Dynamo Brest | Dinamo Brest
SHA - Shakhtjor Soligorsk | Shakhter Soligorsk | Shakhtyor Soligorsk
TOR - Torpedo-BelAZ | Torpedo-BelAZ Zhodino | Torpedo Zhodino
NEM - Neman Grodno
ISL - Isloch | FK Isloch Minsk | Isloch Minsk Raion | Isloch Minsk
FKM - FK Minsk
GOM - Gomel | FK Gomel
VIT - Vitebsk | FK Vitebsk
SLA - Slavia Mozyr | FK Slaviya Mozyr
SLU - Slutsk | FK Slutsk
SMO - Smorgon | FK Smorgon
ARS - Arsenal Dzerzjinsk | Arsenal Dzerzhinsk
DNE - Dnepr Mogiljov | Dnepr Mogilev
NAF - Naftan Novopolotsk | Naftan
BEL - Belshina Bobruisk | Belshina
ENE - Energetik-BGU | Energetik-BGU Minsk
GOR - Gorodeya | FK Gorodeya
RUK - Rukh Brest
KRU - Krumkachy Minsk | Krumkachy
GRA - Granit Mikashevichi | Granit
TOP - Torpedo Minsk
MAX - Maxline Vitebsk | ML Vitebsk | Maxline Rogachev
MOL - Molodechno | FK Molodechno
BAR - Baranovichi | FK Baranovichi
`,
);

const moldova = clubTable(
  'md',
  `
SHE - Sheriff Tiraspol | FC Sheriff
PET - Petrocub | CS Petrocub | Petrocub Hîncești
MIL - Milsami | Milsami Orhei
ZIM - Zimbru | Zimbru Chișinău
BAL - Bălți | Zaria Bălți
FLO - Florești
DAC - Dacia Buiucani
SPA - Spartanii Sportul | Spartanii Selemet | Spartanii Sportul Selemet
DIN - Dinamo-Auto
SFA - Sfântul Gheorghe | Sf. Gheorghe
DAI - Dacia Chișinău
POL - Politehnica UTM
`,
);

const georgia = clubTable(
  'ge',
  `
DIN - Dinamo Tbilisi
DIA - Dinamo Batumi
DIL - Dila Gori | Dila
TOR - Torpedo Kutaisi
IBE - Iberia 1999 | Saburtalo | Saburtalo Tbilisi
SAM - Samgurali | Samgurali Tskhaltubo
SAT - Samtredia
KOL - Kolkheti Poti | Kolkheti 1913
TEL - Telavi
GAG - Gagra
GAR - Gareji
LOK - Lokomotiv Tbilisi | Lokomotivi Tbilisi
CHI - Chikhura | Chikhura Sachkhere
ZUG - Zugdidi
RUS - Rustavi
SIO - Sioni Bolnisi | Sioni
SHU - Shukura | Shukura Kobuleti
WIT - WIT Georgia
MER - Merani Tbilisi
`,
);

const armenia = clubTable(
  'am',
  `
PYU - Pyunik | Pyunik Yerevan
ARA - Ararat-Armenia
ARR - Ararat | Ararat Yerevan
NOA - Noah
ALA - Alashkert
URA - Urartu | Banants
SHI - Shirak | Shirak Gyumri
VAN - Van | FK Van
WES - West Armenia
BKM - BKMA | BKMA Yerevan
GAN - Gandzasar | Gandzasar Kapan
LOR - Lori | Lori Vanadzor
LER - Lernayin Artsakh
NOR - Noravank
ART - Artsakh
ARI - Ararat Issyk | Syunik
`,
);

const azerbaijan = clubTable(
  'az',
  `
QAR - Qarabağ | Qarabağ FK | Karabakh | Karabakh Agdam | FK Karabakh | Qarabağ Ağdam
NEF - Neftçi | Neftçi PFK | Neftchi Baku
SAB - Sabah | Sabah FK
ZIR - Zirə | Zira FK | Zira
SUM - Sumqayıt | Sumgayıt FK
TUR - Turan Tovuz
ARA - Araz-Naxçıvan | Araz-Naxçıvan PFK | Araz Nakhchivan
KEP - Kəpəz | Kapaz PFK | Kapaz
SAM - Şamaxı | Şamaxı FK | Shamakhi | Keşlə | Keshla | Inter Baku | İnter Bakı
SEB - Səbail | Səbail FK | Sabail
QEB - Qəbələ | Gabala | Qabala FK | Qäbälä
IMI - İmişli | Imishli | Karvan İmişli
GEN - Gəncə
OLI - Olimpik-Şüvəlan | AZAL
`,
);

const kazakhstan = clubTable(
  'kz',
  `
AST - Astana | FK Astana | Lokomotiv Astana
KAI - Kairat Almaty | Kairat | Qairat
ORD - Ordabasy | Ordabasy Shymkent
TOB - Tobol | Tobol Kostanay | Tobyl
AKT - Aktobe | FK Aktobe
SHA - Shakhter Karagandy | Shakhtyor Karagandy | Shakhter Karaganda
IRT - Irtysh Pavlodar | Irtysh
ATY - Atyrau | FK Atyrau
KYZ - Kyzylzhar | Kyzylzhar SK
KAS - Kaisar | Kaisar Kyzylorda
ZHE - Zhetysu | Zhetysu Taldykorgan
ELI - Elimai | Yelimay Semey
OKZ - Okzhetpes
TAR - Taraz | FK Taraz
TUR - Turan | FK Turan
KAP - Kaspiy | Caspiy Aktau
ZHN - Zhenis | FK Zhenis
ULY - Ulytau
`,
);

const estonia = clubTable(
  'ee',
  `
FLO - Flora Tallinn | FC Flora
LEV - Levadia | FCI Levadia | Levadia Tallinn
NOM - Nõmme Kalju | JK Nõmme Kalju
PAI - Paide | Paide Linnameeskond
TAL - Tallinna Kalev | JK Tallinna Kalev
TAM - Tammeka | JK Tammeka | Tartu Tammeka
NAR - Narva Trans | JK Narva Trans
KUR - Kuressaare
VAP - Vaprus Pärnu | Pärnu JK Vaprus | Pärnu Vaprus
NOE - Nõmme United
VIL - Viljandi Tulevik | Tulevik | Tulevik Viljandi
HAR - Harju | Harju JK | Harju JK Laagri | Laagri
VII - Viimsi | Viimsi JK
SIL - Sillamäe Kalev
TAI - Tallinna Legion | Legion
MAA - Maardu | Maardu LM
`,
);

const latvia = clubTable(
  'lv',
  `
RIG - Riga FC
RFS - RFS | FK RFS | Rīgas FS
VAL - Valmiera
LIE - Liepāja | FK Liepāja
AUD - Auda | FK Auda
DAU - Daugavpils | BFC Daugavpils
MET - Metta | FK Metta | Metta/LU
JEL - Jelgava | FS Jelgava | FK Jelgava
TUK - Tukums | FK Tukums 2000
GRO - Grobiņa | Grobiņas SC
VEN - Ventspils | FK Ventspils
SPA - Spartaks Jūrmala | FK Spartaks | Spartaks
SUP - Super Nova | SK Super Nova
SKO - Skonto | Skonto Riga
LOK - Lokomotiv Daugavpils
NOA - Noah Jūrmala
OGR - Ogre United
`,
);

const lithuania = clubTable(
  'lt',
  `
ZAL - Žalgiris Vilnius | FK Žalgiris | Žalgiris
KAU - Kauno Žalgiris | Kaunas Žalgiris
PAN - Panevėžys | FK Panevėžys
SUD - Sūduva | FK Sūduva | Sūduva Marijampolė
HEG - Hegelmann
DAI - Dainava | DFK Dainava | Dainava Alytus
DZI - Džiugas | Džiugas Telšiai
SIA - Šiauliai | FA Šiauliai
BAN - Banga | Banga Gargždai
TRA - TransINVEST | FK TransINVEST | Transinvest Galinė
RIT - Riteriai | FK Riteriai | Trakai | FK Trakai
EKR - Ekranas
KRU - Kruoja | Kruoja Pakruojis
ATL - Atlantas | Atlantas Klaipėda
JON - Jonava | FK Jonava
STU - Stumbras
UTE - Utenis | Utenis Utena
NEV - Nevėžis
`,
);

export const easternEurope = [
  ...russia,
  ...belarus,
  ...moldova,
  ...georgia,
  ...armenia,
  ...azerbaijan,
  ...kazakhstan,
  ...estonia,
  ...latvia,
  ...lithuania,
];
