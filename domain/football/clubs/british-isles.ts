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
AIR white/red Airdrieonians | Airdrie
ARB maroon/white Arbroath
AYR white/black Ayr United | Ayr
DNF black/white Dunfermline | Dunfermline Athletic
MOR blue/white Greenock Morton | Morton
QPK black/white Queen's Park
RAI navy/white Raith Rovers | Raith
ROS navy/white Ross County
STJ blue/white St. Johnstone
ALL yellow/black Alloa | Alloa Athletic
COV blue/red Cove Rangers | Cove
EFI yellow/black East Fife
HAM red/white Hamilton | Hamilton Academical
ICT blue/red Inverness | Inverness Caledonian Thistle
KEL maroon/white Kelty Hearts
MTR maroon/blue Montrose
PET blue/white Peterhead
QOS blue/white Queen of the South
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
`,
);

export const britishIsles = [...scotland, ...wales, ...northernIreland, ...ireland];
