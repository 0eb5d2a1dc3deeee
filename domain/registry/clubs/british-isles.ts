import { clubTable } from '../club-table.ts';

const scotland = clubTable(
  'gb-sct',
  `
CEL 018749/white Celtic
RAN 1b458f/white Rangers
ABE e2001a/white Aberdeen
HEA 7a1f3d/white Hearts | Heart of Midlothian
HIB 005b33/white Hibernian | Hibs
DUN navy/white Dundee
DUU f58220/black Dundee United
KIL 0b4da2/white Kilmarnock
MOT fdb913/7a1f3d Motherwell
STM black/white St. Mirren
LIV fdb913/black Livingston
FAL navy/white Falkirk
PAR red/yellow Partick Thistle | Partick
AIR white/red Airdrieonians | Airdrie | Airdrie Utd | Airdrie United
ARB maroon/white Arbroath
AYR white/black Ayr United | Ayr
DNF black/white Dunfermline | Dunfermline Athletic
MOR blue/white Greenock Morton | Morton
QPK black/white Queen's Park
RAI navy/white Raith Rovers | Raith | Raith Rvs
ROS navy/white Ross County
STJ blue/white St. Johnstone
ALL yellow/black Alloa | Alloa Athletic
COV blue/red Cove Rangers | Cove
EFI yellow/black East Fife
HAM red/white Hamilton | Hamilton Academical
ICT blue/red Inverness | Inverness Caledonian Thistle | Inverness C | Inverness CT | Caledonian Thistle | Inverness Caledonian
KEL maroon/white Kelty Hearts
MTR maroon/blue Montrose
PET blue/white Peterhead
QOS blue/white Queen of the South | Queen of Sth
STE maroon/white Stenhousemuir
ANN black/gold Annan Athletic | Annan
CLY white/red Clyde
DUM yellow/black Dumbarton
EKB yellow/blue East Kilbride
EDI white/black Edinburgh City
ELG black/white Elgin City | Elgin
FOR blue/yellow Forfar Athletic | Forfar
SPA blue/white Spartans | The Spartans
STI red/white Stirling Albion | Stirling
STR blue/white Stranraer
GLC orange/black Glasgow City
BER - Berwick | Berwick Rangers
EAS - East Stirlingshire | East Stirling
COW - Cowdenbeath
ALB - Albion Rovers | Albion Rvs
BRE - Brechin | Brechin City
GRE - Gretna
BON - Bonnyrigg Rose | Bonnyrigg
BRO - Brora Rangers
`,
);

const wales = clubTable(
  'gb-wls',
  `
TNS green/white The New Saints | TNS
BAL red/white Bala Town | Bala
BAR blue/white Barry Town | Barry Town United
CAE yellow/green Caernarfon | Caernarfon Town
CMU white/blue Cardiff Metropolitan | Cardiff Met
CON white/black Connah's Quay | Connah's Quay Nomads
FLI black/white Flint Town United | Flint
HAV blue/white Haverfordwest | Haverfordwest County
LLA red/white Llanelli | Llanelli Town
COL white/red Colwyn Bay
BRI blue/white Briton Ferry | Briton Ferry Llansawel
PEN blue/white Penybont
ABE - Aberystwyth | Aberystwyth Town
NEW - Newtown
PRE - Prestatyn | Prestatyn Town
BAN - Bangor City
CAR - Carmarthen | Carmarthen Town
POR - Port Talbot | Port Talbot Town
RHY - Rhyl
NEA - Neath
AIR - Airbus UK | Airbus UK Broughton
GAP - Gap Connah's Quay
PON - Pontypridd | Pontypridd United
CEF - Cefn Druids
`,
);

const northernIreland = clubTable(
  'gb-nir',
  `
LIN blue/white Linfield
LAR red/white Larne
GLT green/red Glentoran
COL blue/white Coleraine
CLI red/white Cliftonville
CRU red/white Crusaders
BAL sky/white Ballymena United | Ballymena
CAR blue/white Carrick Rangers
DUN blue/white Dungannon Swifts | Dungannon
GLE blue/white Glenavon
POR red/black Portadown
BAN royal/yellow Bangor
LOU - Loughgall
BAI - Ballinamallard | Ballinamallard United
NEW - Newry | Newry City
WAR - Warrenpoint | Warrenpoint Town
ARD - Ards
INS - Institute
DON - Donegal Celtic
LIS - Lisburn Distillery
`,
);

const ireland = clubTable(
  'ie',
  `
SHR green/white Shamrock Rovers
SHE red/white Shelbourne
DER red/white Derry City | Derry
BOH red/black Bohemians | Bohemian
STP red/white St. Patrick's Athletic
SLI red/white Sligo Rovers
GAL maroon/white Galway United | Galway
WAT blue/white Waterford
DRO wine/blue Drogheda United | Drogheda
COR green/white Cork City | Cork
DUN white/black Dundalk
UCD - UCD | UC Dublin | University College Dublin
BRA - Bray Wanderers | Bray
FIN - Finn Harps
LIM - Limerick
LON - Longford Town | Longford
ATH - Athlone Town | Athlone
SPO - Sporting Fingal
COB - Cobh Ramblers
WEX - Wexford | Wexford Youths
TRE - Treaty United
`,
);

export const britishIsles = [...scotland, ...wales, ...northernIreland, ...ireland];
