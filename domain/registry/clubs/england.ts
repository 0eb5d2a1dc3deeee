import { clubTable } from '../club-table.ts';

/** With the Welsh clubs that play in the English leagues. */
export const england = clubTable(
  'gb-eng',
  `
ARS red/white Arsenal
AVL 670e36/95bfe5 Aston Villa
BOU red/black Bournemouth
BRE red/white Brentford
BHA royal/white Brighton | Brighton & Hove Albion
BUR 6c1d45/99d6ea Burnley
CHE royal/white Chelsea
CRY 1b458f/c4122e Crystal Palace
EVE royal/white Everton
FUL white/black Fulham
LEE white/royal Leeds | Leeds United
LIV c8102e/white Liverpool
MCI sky/white Manchester City | Man City
MUN da291c/black Manchester United | Man United | Man Utd
NEW black/white Newcastle | Newcastle United
NFO red/white Nottingham Forest | Nott'm Forest | Nottingham
SUN red/white Sunderland
TOT white/132257 Tottenham | Tottenham Hotspur | Spurs
WHU 7a263a/1bb1e7 West Ham | West Ham United
WOL fdb913/black Wolverhampton | Wolverhampton Wanderers | Wolves
BIR royal/white Birmingham | Birmingham City
BLB blue/white Blackburn | Blackburn Rovers
BRC red/white Bristol City
CHA red/white Charlton | Charlton Athletic
COV sky/white Coventry | Coventry City
DER white/black Derby | Derby County
HUL amber/black Hull | Hull City
IPS blue/white Ipswich | Ipswich Town
LEI royal/white Leicester | Leicester City
MID red/white Middlesbrough | Middlesboro
MIL navy/white Millwall
NOR fff200/00a650 Norwich | Norwich City
OXF yellow/navy Oxford United | Oxford
POR blue/white Portsmouth
PNE white/navy Preston | Preston North End
QPR blue/white QPR | Queens Park Rangers
SHU red/white Sheffield United | Sheff Utd
SHW blue/white Sheffield Wednesday | Sheff Wed | Sheffield Weds
SOU red/white Southampton
STK red/white Stoke | Stoke City
SWA white/black Swansea | Swansea City
WAT fbee23/black Watford
WBA navy/white West Bromwich | West Bromwich Albion | West Brom
WRE red/white Wrexham
WIM blue/yellow AFC Wimbledon
BAR red/white Barnsley
BLP orange/white Blackpool
BOL white/navy Bolton | Bolton Wanderers
BRD wine/amber Bradford | Bradford City
BRT yellow/black Burton | Burton Albion
CAR blue/white Cardiff | Cardiff City
DON red/white Doncaster | Doncaster Rovers
EXE red/white Exeter | Exeter City
HUD blue/white Huddersfield | Huddersfield Town
LEY red/white Leyton Orient
LIN red/white Lincoln | Lincoln City
LUT orange/navy Luton | Luton Town
MAN amber/blue Mansfield | Mansfield Town
NHA wine/white Northampton | Northampton Town
PET blue/white Peterborough | Peterborough United | Peterboro
PLY 00593c/white Plymouth | Plymouth Argyle
PVL white/black Port Vale
REA blue/white Reading
ROT red/white Rotherham | Rotherham United
STE red/white Stevenage | Stevenage Borough
STO blue/white Stockport | Stockport County
WIG blue/white Wigan | Wigan Athletic
WYC sky/navy Wycombe | Wycombe Wanderers
ACC red/white Accrington | Accrington Stanley
BNT black/amber Barnet
BRW blue/white Barrow
BRR blue/white Bristol Rovers | Bristol Rvs
BRO white/black Bromley
CAM amber/black Cambridge United | Cambridge | Cambridge Utd
CHT red/white Cheltenham | Cheltenham Town
CHF blue/white Chesterfield
COL blue/white Colchester | Colchester United
CRA red/white Crawley | Crawley Town
CRE red/white Crewe | Crewe Alexandra
FLE red/white Fleetwood | Fleetwood Town
GIL blue/white Gillingham
GRI black/white Grimsby | Grimsby Town
HAR yellow/black Harrogate | Harrogate Town
MKD white/black MK Dons | Milton Keynes Dons
NPC amber/black Newport County | Newport
NTC black/white Notts County
OLD blue/white Oldham | Oldham Athletic
SAL red/white Salford | Salford City
SHR blue/amber Shrewsbury | Shrewsbury Town
SWI red/white Swindon | Swindon Town
TRA white/blue Tranmere | Tranmere Rovers
WAL red/white Walsall
ALD red/blue Aldershot | Aldershot Town
ALT red/white Altrincham
BOR white/black Boreham Wood
BOS amber/black Boston United | Boston
BRK red/white Brackley | Brackley Town
BTR orange/black Braintree | Braintree Town
CRL blue/white Carlisle | Carlisle United
EAS blue/white Eastleigh
HAL blue/white Halifax | FC Halifax Town
FGR lime/black Forest Green | Forest Green Rovers
GAT white/black Gateshead
HRT blue/white Hartlepool | Hartlepool United
MOR red/white Morecambe
ROC blue/black Rochdale
SCU wine/sky Scunthorpe | Scunthorpe United
SOL yellow/blue Solihull Moors | Solihull
STD navy/white Southend | Southend United
SUT amber/brown Sutton United | Sutton
TAM red/black Tamworth
TRU red/white Truro City | Truro
WEA blue/white Wealdstone
WOK red/white Woking
YEO green/white Yeovil | Yeovil Town
YOR red/navy York City | York
DAR black/white Darlington | Darlington 1883
DAG red/white Dagenham & Redbridge | Dagenham | Dag and Red
EBB blue/red Ebbsfleet | Ebbsfleet United
KID red/white Kidderminster | Kidderminster Harriers
MAI black/white Maidstone | Maidstone United
LCL red/blue London City Lionesses
BUY - Bury
HER - Hereford | Hereford United
MAC - Macclesfield | Macclesfield Town
TOR - Torquay | Torquay United
RUS - Rushden & Diamonds | Rushden
CHS - Chester | Chester City
NUN - Nuneaton | Nuneaton Town
WEL - Welling | Welling United
DOV - Dover | Dover Athletic
MAD - Maidenhead | Maidenhead United
HAV - Havant & Waterlooville
CHO - Chorley
OXO - Oxford City
FYL - Fylde
HUN - Hungerford
GLO - Gloucester | Gloucester City
HOR - Hornchurch
`,
);
