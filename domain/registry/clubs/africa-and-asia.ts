import { clubTable } from '../club-table.ts';

const algeria = clubTable(
  'dz',
  `
USM - USM Alger
MCA - MC Alger | Mouloudia Alger
CRB - CR Belouizdad
CSC - CS Constantine
JSK - JS Kabylie
ESS - ES Sétif
MCO - MC Oran
JSS - JS Saoura
PAR - Paradou AC | Paradou
ASO - ASO Chlef
USB - US Biskra
USK - USM Khenchela
NCM - NC Magra
ESM - ES Mostaganem
OLY - Olympique Akbou | Oued Akbou
MCE - MC El Bayadh | El Bayadh
ESB - ES Ben Aknoun | Ben Aknoun
MBR - MB Rouissat | MB Rouisset
ASA - AS Aïn M'lila | Aïn M'lila
CAB - CA Bordj Bou Arreridj | CABB Arreridj
HBC - HB Chelghoum Laïd
JSM - JSM Skikda
NAH - NA Hussein Dey | NAHD
OLM - Olympique Médéa
RCA - RC Arbaâ
RCR - RC Relizane
USS - US Souf
USE - USM Bel Abbès
WAT - WA Tlemcen
RCK - RC Kouba
JSB - JSM Béjaïa
MOB - MO Béjaïa
MCL - MC El Eulma
MCS - MC Saïda
`,
);

const morocco = clubTable(
  'ma',
  `
WYD - Wydad Casablanca | Wydad AC | Wydad
RAJ - Raja Casablanca | Raja CA | Raja
FAR - FAR Rabat | FAR de Rabat | AS FAR
FUS - FUS Rabat | FUS de Rabat | Fath Union Sport
RSB - RS Berkane | RSB Berkane | Renaissance Berkane
MAS - MAS Fès | Maghrib de Fès | Maghreb Fès | MAS Fez
MOG - Moghreb Tétouan | Moghreb de Tétouan
ITT - Ittihad Tanger | IR Tanger
HAS - Hassania Agadir | Hassania US Agadir | HUSA
DIF - Difaâ El Jadida | Difaâ d'el Jadida | DH El Jadida
OLY - Olympic Safi | Olympique de Safi | OC Safi
UNI - Union de Touarga | UTS Rabat | US Touarga
SCC - SCC Mohammedia | Chabab Mohammédia
COD - CODM Meknès | COD Meknés
JSS - JS Soualem | Jeunesse Soualem
CRK - CR Khemis Zemamra | RC Zemamra
KAW - Kawkab Marrakech | KAC Marrakech
OLM - Olympique Khouribga | Khouribga | OC Khouribga
MOU - Mouloudia Oujda | MC Oujda
OLP - Olympique Dcheira
RAP - Rapide Oued Zem | RCOZ
RIA - Riadi Salmi
YAC - Yacoub El Mansour | US Yacoub El Mansour
YOU - Youssoufia Berrechid | CAY Berrechid
REN - Renaissance Zemamra
`,
);

const egypt = clubTable(
  'eg',
  `
ALA - Al Ahly | Al Ahly SC
ZAM - Zamalek | Zamalek SC
PYR - Pyramids
ALM - Al Masry | Al Masry Club
ALI - Al Ittihad Alexandria | Ittihad El Iskandary | Al Ittihad
ISM - Ismaily | Ismaily SC
SMO - Smouha | Smouha Sporting Club
ENP - ENPPI | ENPPI Club
CER - Ceramica Cleopatra
NAT - National Bank | National Bank SC | National Bank of Egypt
MOD - Modern Sport | Future FC | Modern Future
PHA - Pharco
ZED - ZED
ELG - El Gouna
GHA - Ghazl El Mahalla | Ghazl Al Mehalla
TAL - Tala'ea El Gaish | Tala'ea El Gaish SC
HAR - Haras El Hodoud | Haras El Hodood
PET - Petrojet
ALO - Al Mokawloon | Arab Contractors
ELD - El Dakhleya
BAL - Baladiyat El Mahalla
ASW - Aswan
WAD - Wadi Degla
`,
);

const china = clubTable(
  'cn',
  `
SHA - Shanghai Shenhua | Shanghai Greenland Shenhua
SHN - Shanghai Port | Shanghai SIPG
BEI - Beijing Guoan
SHD - Shandong Taishan | Shandong Luneng
GUA - Guangzhou FC | Guangzhou Evergrande
GUN - Guangzhou City | Guangzhou R&F
JIA - Jiangsu Suning | Jiangsu FC
TIA - Tianjin Jinmen Tiger | Tianjin Teda
HEN - Henan | Henan Jianye | Henan Songshan Longmen
HEB - Hebei | Hebei China Fortune
CHO - Chongqing Liangjiang | Chongqing Lifan | Chongqing Dangdai Lifan
DAL - Dalian Pro | Dalian Yifang | Dalian Professional
WUH - Wuhan | Wuhan Zall FC
SHE - Shenzhen
CAN - Cangzhou Mighty Lions | Shijiazhuang Ever Bright
QIN - Qingdao FC | Qingdao Huanghai
ZHE - Zhejiang | Zhejiang Greentown | Hangzhou Greentown
CHE - Chengdu Rongcheng | Chengdu Better City FC
WUA - Wuhan Three Towns
MEI - Meizhou Hakka
CHA - Changchun Yatai
NAN - Nantong Zhiyun
QIG - Qingdao Hainiu | Qingdao Jonoon
QID - Qingdao West Coast | Qingdao Youth Island
YUN - Yunnan Yukun
DAI - Dalian Yingbo | Dalian Zhixing
SHZ - Shenzhen Peng City | Sichuan Jiuniu
BEJ - Beijing Sport University | BIT | Beijing BSU
BEN - Beijing BG
CHN - Chongqing Tonglianglong
DAA - Dalian Kuncheng | Dalian Huayi
DAN - Dandong Tengyue | Dantong Hantong
DON - Dongguan United
FOS - Foshan Nanshi
GUG - Guangxi Pingguo | Guangxi Baoyun
GUX - Guangxi Hengchen
GUD - Guangdong GZ-Power | Guangzhou E-Power
GUI - Guizhou | Guizhou Zhicheng
HEE - Hebei Kungfu
HEI - Heilongjiang Ice City | Heilongjiang Lava Spring
JIN - Jiangxi Beidamen | Jiangxi Liansheng
JIX - Jinan Xingzhou
KUN - Kunshan
NAJ - Nanjing City
QIA - Qingdao Red Lions
SHX - Shaanxi Chang'an | Shaanxi Chang'an Athletic
SHI - Shaanxi Union
SHG - Shanghai Jiading | Shanghai Jiading Huilong
SHY - Shenyang Urban | Liaoning Tieren
SHH - Shenzhen Juniors
SUZ - Suzhou Dongwu
WUX - Wuxi Wugou | Wuxi Wugo
XIN - Xinjiang Tianshan
YAN - Yanbian Longding
ZIB - Zibo Cuju
LIA - Liaoning | Liaoning Whowin
TIN - Tianjin Quanjian | Tianjin Tianhai
SHS - Shanghai Shenxin
GUZ - Guizhou Renhe | Beijing Renhe
`,
);

const india = clubTable(
  'in',
  `
MOH - Mohun Bagan SG | ATK Mohun Bagan | Mohun Bagan Super Giant
EAS - East Bengal
MUM - Mumbai City
BEN - Bengaluru
GOA - Goa
KER - Kerala Blasters
CHE - Chennaiyin
JAM - Jamshedpur
NOR - NorthEast United
ODI - Odisha | Delhi Dynamos
HYD - Hyderabad
MOA - Mohammedan | Mohammedan SC
PUN - Punjab | Minerva Punjab | RoundGlass Punjab
INT - Inter Kashi
SPO - Sporting Delhi
`,
);

const qatar = clubTable(
  'qa',
  `
ALS - Al Sadd
ALD - Al Duhail
ALR - Al Rayyan
ALG - Al Gharafa
ALA - Al Arabi
ALH - Al Ahli Doha | Al Ahli
ALW - Al Wakrah
QAT - Qatar SC
UMM - Umm Salal
ALM - Al Shamal
ALK - Al Khor
ALI - Al Sailiya
ALY - Al Markhiya
ALU - Al Mu'aidar | Muaither
ALN - Al Shahaniya
ALT - Al Kharaitiyat | Al Kharitiyath
`,
);

const thailand = clubTable(
  'th',
  `
BUR - Buriram United
BAN - Bangkok United | True Bangkok United
BGP - BG Pathum United | Bangkok Glass
POR - Port
MUA - Muangthong United
CHI - Chiangrai United
CHO - Chonburi
RAT - Ratchaburi
POL - Police Tero | BEC Tero Sasana
AYU - Ayutthaya United
CHA - Chiangmai United
KAN - Kanchanaburi Power | Kanchanaburi
KHO - Khon Kaen United
LAM - Lampang
LAP - Lamphun Warriors | Lamphun Warrior
NAK - Nakhon Pathom United | Nakhon Pathom
NAH - Nakhon Ratchasima
NON - Nongbua Pitchaya
PRA - Prachuap
RAY - Rayong
SAM - Samut Prakan City
SUK - Sukhothai
SUP - Suphanburi
TRA - Trat
UTH - Uthai Thani
`,
);

export const africaAndAsia = [...algeria, ...morocco, ...egypt, ...china, ...india, ...qatar, ...thailand];
