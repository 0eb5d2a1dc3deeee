import type { Pair } from '../event/entities.ts';
import { slugOf } from '../text/slug.ts';
import { colourPair } from './colours.ts';
import { foldName } from './names.ts';

/** A country, a nation of football, or one of the two regions (Europe, World) that competitions belong to. */
export interface Country {
  /** The country id of the feeds. */
  readonly id: number;
  /** ISO 3166-1 alpha-2 in lower case, gb-eng and its like, xk, eu, xw. */
  readonly code: string;
  /** Three capitals as football writes them, DEN. */
  readonly trigram: string;
  /** The name in Danish. */
  readonly name: string;
  readonly english: string;
  /** Lower-case ASCII of the Danish name: 'saudi-arabien'. */
  readonly slug: string;
  readonly aliases: readonly string[];
  /** Colours of the national team, CSS hex without '#'; null where it has none. */
  readonly colours: Pair<string> | null;
}

/** Ids that the feeds fix. */
const FIXED_IDS: Readonly<Record<string, number>> = {
  eu: 6,
  xw: 8,
  ar: 22,
  de: 81,
  it: 98,
  nl: 139,
  es: 176,
  'gb-eng': 198,
  dk: 63,
  'gb-sct': 980,
  'gb-wls': 981,
  'gb-nir': 982,
};

/** Two letters a–z as a number from 300 to 975: it stays the same whatever is added to the table. */
function idOf(code: string): number {
  return FIXED_IDS[code] ?? 300 + (code.charCodeAt(0) - 97) * 26 + code.charCodeAt(1) - 97;
}

/** Code, trigram, colours, Danish name, then English name and other names where they differ. */
const TABLE = `
eu EUR - Europa | Europe | UEFA
xw WLD - Verden | World | International
dk DEN red/white Danmark | Denmark
gb-eng ENG white/navy England
gb-sct SCO navy/white Skotland | Scotland
gb-wls WAL red/white Wales
gb-nir NIR green/white Nordirland | Northern Ireland
ad AND blue/red Andorra
ae UAE white/red De Forenede Arabiske Emirater | United Arab Emirates | UAE | Emiraterne
af AFG red/white Afghanistan
ag ATG red/black Antigua og Barbuda | Antigua and Barbuda
ai AIA white/blue Anguilla
al ALB red/black Albanien | Albania
am ARM red/blue Armenien | Armenia
ao ANG red/black Angola
aq ATA - Antarktis | Antarctica
ar ARG sky/white Argentina
as ASA navy/white Amerikansk Samoa | American Samoa
at AUT red/white Østrig | Austria
au AUS yellow/green Australien | Australia
aw ARU yellow/sky Aruba
ax ALA blue/yellow Åland | Åland Islands
az AZE red/blue Aserbajdsjan | Azerbaijan
ba BIH royal/yellow Bosnien-Hercegovina | Bosnia and Herzegovina | Bosnia | Bosnia-Herzegovina
bb BRB royal/yellow Barbados
bd BAN green/red Bangladesh
be BEL red/yellow Belgien | Belgium
bf BFA green/red Burkina Faso | | Upper Volta
bg BUL white/green Bulgarien | Bulgaria
bh BHR red/white Bahrain
bi BDI red/green Burundi
bj BEN yellow/green Benin | | Dahomey
bl BLM white/blue Saint Barthélemy
bm BER red/blue Bermuda
bn BRU yellow/black Brunei | | Brunei Darussalam
bo BOL green/white Bolivia
bq BOE blue/white Bonaire
br BRA yellow/green Brasilien | Brazil
bs BAH yellow/sky Bahamas
bt BHU yellow/orange Bhutan
bv BVT - Bouvetøen | Bouvet Island
bw BOT sky/black Botswana
by BLR red/green Belarus | | Hviderusland
bz BLZ blue/red Belize
ca CAN red/white Canada
cc CCK - Cocosøerne | Cocos Islands | Cocos (Keeling) Islands
cd COD blue/yellow DR Congo | | Congo-Kinshasa | Congo DR | Democratic Republic of the Congo | Zaïre | Zaire | Congo-Léopoldville | Belgian Congo
cf CTA white/blue Den Centralafrikanske Republik | Central African Republic
cg CGO red/green Congo | | Congo-Brazzaville | Republic of the Congo
ch SUI red/white Schweiz | Switzerland
ci CIV orange/white Elfenbenskysten | Ivory Coast | Côte d'Ivoire
ck COK green/white Cookøerne | Cook Islands
cl CHI red/blue Chile
cm CMR green/red Cameroun | Cameroon
cn CHN red/yellow Kina | China | China PR
co COL yellow/blue Colombia
cr CRC red/blue Costa Rica
cu CUB red/white Cuba
cv CPV blue/white Kap Verde | Cape Verde | Cabo Verde | Cape Verde Islands
cw CUW blue/yellow Curaçao | | Netherlands Antilles
cx CXR - Juleøen | Christmas Island
cy CYP blue/white Cypern | Cyprus
cz CZE red/blue Tjekkiet | Czech Republic | Czechia
de GER white/black Tyskland | Germany
dj DJI green/blue Djibouti | | French Somaliland
dm DMA green/black Dominica
do DOM blue/red Den Dominikanske Republik | Dominican Republic
dz ALG white/green Algeriet | Algeria
ec ECU yellow/blue Ecuador
ee EST blue/black Estland | Estonia
eg EGY red/black Egypten | Egypt | United Arab Republic
eh ESH - Vestsahara | Western Sahara
er ERI red/blue Eritrea
es ESP red/yellow Spanien | Spain
et ETH green/yellow Etiopien | Ethiopia
fi FIN white/blue Finland
fj FIJ white/black Fiji
fk FLK white/blue Falklandsøerne | Falkland Islands
fm FSM blue/white Mikronesien | Micronesia | Federated States of Micronesia
fo FRO white/blue Færøerne | Faroe Islands | Faroes | Faeroe Islands
fr FRA navy/white Frankrig | France
ga GAB yellow/green Gabon
gb GBR red/navy Storbritannien | Great Britain | United Kingdom
gd GRN green/yellow Grenada
ge GEO white/red Georgien | Georgia
gf GUF yellow/green Fransk Guyana | French Guiana
gg GGY green/white Guernsey
gh GHA white/black Ghana | | Gold Coast
gi GIB red/white Gibraltar
gl GRL red/white Grønland | Greenland
gm GAM red/blue Gambia | | The Gambia
gn GUI red/yellow Guinea
gp GLP red/green Guadeloupe
gq EQG red/white Ækvatorialguinea | Equatorial Guinea
gr GRE white/blue Grækenland | Greece
gs SGS - South Georgia og South Sandwich Islands | South Georgia and the South Sandwich Islands
gt GUA sky/white Guatemala
gu GUM navy/white Guam
gw GNB red/green Guinea-Bissau | | Portuguese Guinea
gy GUY yellow/green Guyana | | British Guiana
hk HKG red/white Hongkong | Hong Kong
hm HMD - Heard- og McDonaldøerne | Heard and McDonald Islands
hn HON white/blue Honduras
hr CRO red/white Kroatien | Croatia
ht HAI blue/red Haiti
hu HUN red/green Ungarn | Hungary
id IDN red/white Indonesien | Indonesia | Dutch East Indies
ie IRL green/white Irland | Republic of Ireland | Ireland | Ireland Republic | Éire | Irish Free State
il ISR blue/white Israel | | Mandatory Palestine
im IOM red/yellow Isle of Man
in IND sky/orange Indien | India
io IOT - Det Britiske Territorium i Det Indiske Ocean | British Indian Ocean Territory
iq IRQ green/white Irak | Iraq
ir IRN white/red Iran | | IR Iran
is ISL blue/white Island | Iceland
it ITA azure/white Italien | Italy
je JEY red/white Jersey
jm JAM yellow/green Jamaica
jo JOR white/red Jordan
jp JPN navy/white Japan
ke KEN red/green Kenya
kg KGZ red/yellow Kirgisistan | Kyrgyzstan | Kyrgyz Republic
kh CAM blue/red Cambodja | Cambodia
ki KIR red/blue Kiribati
km COM green/white Comorerne | Comoros
kn SKN green/red Saint Kitts og Nevis | Saint Kitts and Nevis | St. Kitts and Nevis
kp PRK red/white Nordkorea | North Korea | Korea DPR
kr KOR red/black Sydkorea | South Korea | Korea Republic
kw KUW blue/white Kuwait
ky CAY red/blue Caymanøerne | Cayman Islands
kz KAZ yellow/sky Kasakhstan | Kazakhstan
la LAO red/white Laos
lb LBN red/white Libanon | Lebanon
lc LCA blue/yellow Saint Lucia | | St. Lucia
li LIE blue/red Liechtenstein
lk SRI yellow/blue Sri Lanka | | Ceylon
lr LBR red/white Liberia
ls LES blue/green Lesotho
lt LTU yellow/green Litauen | Lithuania
lu LUX red/white Luxembourg
lv LVA wine/white Letland | Latvia
ly LBY red/black Libyen | Libya
ma MAR red/green Marokko | Morocco
mc MCO red/white Monaco
md MDA blue/yellow Moldova
me MNE red/gold Montenegro
mf SMN white/blue Saint Martin
mg MAD green/white Madagaskar | Madagascar
mh MHL blue/orange Marshalløerne | Marshall Islands
mk MKD red/yellow Nordmakedonien | North Macedonia | Macedonia | FYR Macedonia
ml MLI yellow/green Mali
mm MYA red/white Myanmar | | Burma
mn MNG red/blue Mongoliet | Mongolia
mo MAC green/white Macao | Macau
mp NMI blue/white Nordmarianerne | Northern Mariana Islands
mq MTQ blue/white Martinique
mr MTN green/yellow Mauretanien | Mauritania
ms MSR green/white Montserrat
mt MLT red/white Malta
mu MRI red/white Mauritius
mv MDV red/green Maldiverne | Maldives
mw MWI red/white Malawi | | Nyasaland
mx MEX green/red Mexico
my MAS yellow/black Malaysia | | Malaya
mz MOZ red/black Mozambique
na NAM red/blue Namibia
nc NCL grey/red Ny Kaledonien | New Caledonia
ne NIG orange/green Niger
nf NFK - Norfolk Island
ng NGA green/white Nigeria
ni NCA blue/white Nicaragua
nl NED orange/white Holland | Netherlands | Nederlandene | The Netherlands
no NOR red/navy Norge | Norway
np NEP blue/red Nepal
nr NRU blue/yellow Nauru
nu NIU yellow/blue Niue
nz NZL white/black New Zealand
om OMA red/white Oman
pa PAN red/white Panama
pe PER white/red Peru
pf TAH red/white Tahiti | | Fransk Polynesien | French Polynesia
pg PNG red/black Papua Ny Guinea | Papua New Guinea
ph PHI white/blue Filippinerne | Philippines
pk PAK green/white Pakistan
pl POL white/red Polen | Poland
pm SPM white/blue Saint Pierre og Miquelon | Saint Pierre and Miquelon
pn PCN - Pitcairn | Pitcairn Islands
pr PUR blue/red Puerto Rico
ps PLE white/red Palæstina | Palestine
pt POR red/green Portugal
pw PLW sky/yellow Palau
py PAR red/white Paraguay
qa QAT maroon/white Qatar
re REU white/blue Réunion
ro ROU yellow/blue Rumænien | Romania
rs SRB red/white Serbien | Serbia | Serbia and Montenegro | FR Yugoslavia
ru RUS red/white Rusland | Russia | Soviet Union | CIS
rw RWA yellow/blue Rwanda
sa KSA green/white Saudi-Arabien | Saudi Arabia
sb SOL green/blue Salomonøerne | Solomon Islands
sc SEY red/green Seychellerne | Seychelles
sd SDN red/white Sudan
se SWE yellow/blue Sverige | Sweden
sg SGP red/white Singapore
sh SHN blue/white St. Helena | Saint Helena
si SVN white/sky Slovenien | Slovenia
sj SJM - Svalbard og Jan Mayen | Svalbard and Jan Mayen
sk SVK blue/white Slovakiet | Slovakia
sl SLE green/blue Sierra Leone
sm SMR sky/white San Marino
sn SEN white/green Senegal
so SOM sky/white Somalia
sr SUR white/green Surinam | Suriname | Dutch Guyana
ss SSD white/black Sydsudan | South Sudan
st STP green/yellow São Tomé og Príncipe | São Tomé and Príncipe
sv SLV blue/white El Salvador
sx SXM red/blue Sint Maarten
sy SYR red/white Syrien | Syria
sz SWZ blue/yellow Eswatini | | Swaziland
tc TCA white/red Turks- og Caicosøerne | Turks and Caicos Islands
td CHA blue/yellow Tchad | Chad
tf ATF - De Franske Sydterritorier | French Southern Territories
tg TOG yellow/green Togo
th THA blue/red Thailand
tj TJK red/white Tadsjikistan | Tajikistan
tk TKL - Tokelau
tl TLS red/black Timor-Leste | | Østtimor | East Timor
tm TKM green/white Turkmenistan
tn TUN red/white Tunesien | Tunisia
to TGA red/white Tonga
tr TUR red/white Tyrkiet | Turkey | Türkiye
tt TRI red/black Trinidad og Tobago | Trinidad and Tobago
tv TUV sky/yellow Tuvalu
tw TPE blue/white Taiwan | | Chinese Taipei
tz TAN blue/yellow Tanzania | | Tanganyika
ua UKR yellow/blue Ukraine
ug UGA red/yellow Uganda
um UMI - USA's ydre småøer | United States Minor Outlying Islands
us USA white/navy USA | United States | United States of America
uy URU sky/black Uruguay
uz UZB blue/white Usbekistan | Uzbekistan
va VAT yellow/white Vatikanstaten | Vatican City
vc VIN blue/yellow Saint Vincent og Grenadinerne | Saint Vincent and the Grenadines | St. Vincent and the Grenadines
ve VEN maroon/yellow Venezuela
vg VGB green/yellow De Britiske Jomfruøer | British Virgin Islands
vi VIR blue/yellow De Amerikanske Jomfruøer | United States Virgin Islands | US Virgin Islands
vn VIE red/yellow Vietnam
vu VAN yellow/black Vanuatu | | New Hebrides
wf WLF red/white Wallis og Futuna | Wallis and Futuna
ws SAM blue/white Samoa | | Western Samoa
xk KOS blue/yellow Kosovo
ye YEM red/black Yemen
yt MYT white/red Mayotte
za RSA yellow/green Sydafrika | South Africa
zm ZAM green/orange Zambia | | Northern Rhodesia
zw ZIM yellow/green Zimbabwe | | Southern Rhodesia
`;

function readCountry(line: string): Country {
  const [, code, trigram, colours, names] = /^(\S+) (\S+) (\S+) (.+)$/.exec(line)!;
  const [name, english = '', ...aliases] = names!.split('|').map((part) => part.trim());
  return {
    id: idOf(code!),
    code: code!,
    trigram: trigram!,
    name: name!,
    english: english === '' ? name! : english,
    slug: slugOf(name!),
    aliases,
    colours: colours === '-' ? null : colourPair(colours!),
  };
}

/** Every country and region the product knows, the regions and Denmark first. */
export const COUNTRIES: readonly Country[] = TABLE.trim().split('\n').map(readCountry);

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));
const bySlug = new Map(COUNTRIES.map((country) => [country.slug, country]));
const byId = new Map(COUNTRIES.map((country) => [country.id, country]));
const byTrigram = new Map(COUNTRIES.map((country) => [country.trigram, country]));
const byName = new Map(
  COUNTRIES.flatMap((country) =>
    [country.name, country.english, ...country.aliases].map((name) => [foldName(name), country] as const),
  ),
);

/** The country of a code, 'dk'; null for a code the table does not have. */
export function countryByCode(code: string): Country | null {
  return byCode.get(code) ?? null;
}

/** The country of an address part, 'saudi-arabien'; null where there is none. */
export function countryBySlug(slug: string): Country | null {
  return bySlug.get(slug) ?? null;
}

/** The country of a feed's country id; null where there is none. */
export function countryById(id: number): Country | null {
  return byId.get(id) ?? null;
}

/** The country of three capitals, 'DEN'; null where there is none. */
export function countryByTrigram(trigram: string): Country | null {
  return byTrigram.get(trigram) ?? null;
}

/** The country that a Danish, English or former name means, in any spelling; null where there is none. */
export function countryByName(name: string): Country | null {
  return byName.get(foldName(name)) ?? null;
}
