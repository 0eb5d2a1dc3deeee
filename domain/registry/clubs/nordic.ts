import { clubTable } from '../club-table.ts';

const sweden = clubTable(
  'se',
  `
AIK black/yellow AIK | AIK Solna
BKH yellow/black Häcken | BK Häcken
DEG red/white Degerfors | Degerfors IF
DIF 6cabdd/navy Djurgården | Djurgårdens IF
GAI green/black GAIS | GAIS Göteborg
HAL blue/white Halmstad | Halmstads BK
HAM green/white Hammarby | Hammarby IF
BRP red/black Brommapojkarna | IF Brommapojkarna
ELF yellow/black Elfsborg | IF Elfsborg
IFK blue/white IFK Göteborg | Göteborg
NOR white/blue Norrköping | IFK Norrköping
VAR blue/white Värnamo | IFK Värnamo
SIR blue/black Sirius | IK Sirius
MFF 8fc1ea/white Malmö FF | Malmö
MJA yellow/black Mjällby | Mjällby AIF
OST red/white Öster | Östers IF
VSK green/white Västerås SK | Västerås
KAL red/white Kalmar FF | Kalmar
ORG red/blue Örgryte | Örgryte IS
BRA yellow/black Brage | IK Brage
FAL red/white Falkenberg | Falkenbergs FF
HEL red/blue Helsingborg | Helsingborgs IF
LAN black/white Landskrona | Landskrona BoIS
ODD red/white Oddevold | IK Oddevold
ORE black/white Örebro | Örebro SK
OSS red/black Östersund | Östersunds FK
SAN blue/white Sandviken | Sandvikens IF
SUN blue/white GIF Sundsvall | Sundsvall
TRE red/white Trelleborg | Trelleborgs FF
UMF yellow/black Umeå FC
UTS blue/white Utsikten | Utsiktens BK
VBK black/white Varberg | Varbergs BoIS
LJU red/white Ljungskile | Ljungskile SK
NCP blue/white Nordic United
NSK black/red Norrby | Norrby IF
KRI orange/black Kristianstads DFF | Kristianstad
ROS blue/white Rosengård
PIT green/black Piteå | Piteå IF
VIT blue/white Vittsjö | Vittsjö GIK
LIN blue/white Linköping | Linköpings FC
VAX red/white Växjö DFF
GEF - Gefle | Gefle IF
ATV - Åtvidaberg | Åtvidabergs FF
SYR - Syrianska
DAL - Dalkurd | Dalkurd FF
ESK - AFC Eskilstuna
JON - Jönköpings Södra | Jönköpings Södra IF | J-Södra
`,
);

const norway = clubTable(
  'no',
  `
BOD ffdd00/black Bodø/Glimt | FK Bodø/Glimt
BRN d8202c/white Brann | SK Brann
BRY red/white Bryne | Bryne FK
FKH white/navy Haugesund | FK Haugesund
FFK white/red Fredrikstad | Fredrikstad FK
HAM white/green HamKam | Hamarkameratene
KFU red/black KFUM Oslo | KFUM
KBK blue/black Kristiansund | Kristiansund BK
MOL royal/white Molde | Molde FK
RBK white/black Rosenborg | Rosenborg BK
SAN blue/white Sandefjord | Sandefjord Fotball
SAR blue/white Sarpsborg 08 | Sarpsborg
STR navy/white Strømsgodset | Strømsgodset IF
TIL red/white Tromsø | Tromsø IL
VIK navy/white Viking | Viking FK | Viking Stavanger
VIF royal/red Vålerenga | Vålerenga IF | Vålerenga Fotball
LSK yellow/black Lillestrøm | Lillestrøm SK
IKS yellow/black Start | IK Start
AAL orange/white Aalesund | Aalesunds FK
ASN black/yellow Åsane | Åsane Fotball
EGE yellow/blue Egersund | Egersunds IK
HOD blue/white Hødd | IL Hødd
KON blue/white Kongsvinger | Kongsvinger IL
LYN red/white Lyn | FK Lyn Oslo | Lyn Oslo
MJO red/white Mjøndalen | Mjøndalen IF
MOS yellow/black Moss | Moss FK
ODD white/black Odd | Odds BK
RAN blue/white Ranheim | Ranheim IL
RAU red/white Raufoss | Raufoss IL
SKE green/white Skeid
SOG white/green Sogndal | Sogndal IL
STB blue/white Stabæk | Stabæk Fotball | Stabæk IF
SDL white/blue Sandnes Ulf
STD blue/white Strømmen | Strømmen IF
LSC blue/white LSK Kvinner
ROA blue/white Røa
KOL blue/white Kolbotn
HON - Hønefoss | Hønefoss BK
JER - Jerv | FK Jerv
`,
);

const finland = clubTable(
  'fi',
  `
HJK blue/white HJK | HJK Helsinki
KUP yellow/black KuPS | KuPS Kuopio | Kuopion PS | Kuopion Palloseura
ILV green/yellow Ilves | Ilves Tampere
INT blue/black Inter Turku
SJK black/orange SJK | SJK Seinäjoki | Seinäjoen JK
VPS black/white VPS | VPS Vaasa | Vaasan PS | Vaasan Palloseura
HAK red/black Haka | Haka Valkeakoski
GNI green/white Gnistan | IF Gnistan
JAR red/white Jaro | FF Jaro
KTP blue/white KTP | KTP Kotka
MAR blue/white IFK Mariehamn | Mariehamn
OUL blue/white AC Oulu | Oulu
LAH black/white Lahti
TPS black/white TPS | TPS Turku | Turun PS
EIF blue/white EIF | EIF Ekenäs | Ekenäs IF
JAP blue/white JäPS
KAP orange/black Käpylän Pallo | KäPa
KLU yellow/black Klubi-04
PKK white/blue PK-35
SAL red/white SalPa
HON - Honka | Honka Espoo
ROP - RoPS | Rovaniemen PS | RoPS Rovaniemi
HIF - HIFK | HIFK Helsinki
KPV - KPV | KPV Kokkola
PKV - PK-35 Vantaa
MYP - MyPa | MyPa-47
JJK - JJK | JJK Jyväskylä
KEM - Kemi | PS Kemi
ACK - AC Kajaani
`,
);

const iceland = clubTable(
  'is',
  `
VIK black/red Víkingur Reykjavík | Víkingur | Víkingur R.
VAL red/white Valur | Valur Reykjavík
BRE green/white Breiðablik | Breiðablik Kópavogur
STJ blue/white Stjarnan | UMF Stjarnan
FRA blue/white Fram | Fram Reykjavík
FHH white/black FH | FH Hafnarfjörður
KRR white/black KR | KR Reykjavík
IAA yellow/black ÍA | ÍA Akranes | Akranes
IBV white/black ÍBV | ÍBV Vestmannaeyjar
KAA yellow/blue KA | KA Akureyri
VES blue/white Vestri | IF Vestri
AFT red/white Afturelding
THO white/red Þór Akureyri | Þór
KEF navy/white Keflavík
NJA green/white Njarðvík
HKK red/white HK | HK Kópavogur
LEI red/blue Leiknir Reykjavík
GRI yellow/blue Grindavík
FJO yellow/blue Fjölnir
FYL - Fylkir | Fylkir Reykjavík
GRO - Grótta
SEL - Selfoss
THR - Þróttur Reykjavík | Þróttur
VII - Víkingur Ólafsvík
IRX - ÍR | IR Reykjavík
HAU - Haukar
`,
);

const faroes = clubTable(
  'fo',
  `
KIK blue/white KÍ | KÍ Klaksvík
HBT red/black HB | HB Tórshavn
BTO white/black B36 | B36 Tórshavn
NSI yellow/black NSÍ | NSÍ Runavík
VIK blue/white Víkingur | Víkingur Gøta
EBS blue/white EB/Streymur
BTF red/black B68 | B68 Toftir
TBT black/white TB | TB Tvøroyri
SUD blue/white FC Suðuroy
VES navy/white 07 Vestur
ABA red/white AB Argir | AB | Argja Bóltfelag
SKA red/white Skála | Skála ÍF
IFX - ÍF | ÍF Fuglafjørður
`,
);

export const nordic = [...sweden, ...norway, ...finland, ...iceland, ...faroes];
