import { namesIn } from './competition-names.ts';
import type { LeagueType } from '../event/entities.ts';
import { slugOf } from '../text/slug.ts';
import { foldName } from './names.ts';
import type { Competition } from './registry.ts';

/**
 * Country, type (t top, p primary, s secondary), format, Danish name, other names, of which the English one where it differs has a
 * `=`. The order of the lines of a country is the order on the page. A cup has no table; groups have one table each. A year or season
 * at the end of a name does not count.
 */
const TABLE = `
xw t groups VM | =World Cup | FIFA World Cup | FIFA VM | VM-slutrunden | Verdensmesterskabet
xw t groups VM (k) | =Women's World Cup | FIFA Women's World Cup
xw p groups VM-kvalifikation | =World Cup qualification | FIFA World Cup qualification | World Cup Qualifiers | World Cup Qualifying
xw p groups VM for klubhold | =Club World Cup | FIFA Club World Cup
xw p groups Copa América | Copa America
xw p groups Africa Cup of Nations | African Cup of Nations | AFCON
xw s groups Africa Cup of Nations-kvalifikation | @Africa Cup of Nations, kvalifikation | =Africa Cup of Nations qualification | African Cup of Nations qualification
xw p groups Asian Cup | AFC Asian Cup
xw s groups Asian Cup-kvalifikation | @Asian Cup, kvalifikation | =Asian Cup qualification | AFC Asian Cup qualification
xw p groups Gold Cup | CONCACAF Gold Cup
xw s groups Gold Cup-kvalifikation | @Gold Cup, kvalifikation | =Gold Cup qualification | CONCACAF Gold Cup qualification
xw s groups CONCACAF Nations League
xw s groups CONCACAF Series
xw p groups Copa Libertadores | CONMEBOL Libertadores
xw s groups Copa Sudamericana | CONMEBOL Sudamericana
xw s cup Finalissima | CONMEBOL–UEFA Cup of Champions
xw s cup Venskabskampe | =Friendlies | Friendly | International Friendlies | International friendly | Landskampe | Venskabskamp
xw s cup Venskabskampe for klubhold | =Club Friendlies | Club Friendly
xw s groups FIFA Series
xw s groups Arab Cup | FIFA Arab Cup
xw s cup Arab Cup-kvalifikation | @Arab Cup, kvalifikation | =Arab Cup qualification
xw s groups ASEAN Championship | AFF Championship | ASEAN Cup
xw s groups ASEAN Championship-kvalifikation | @ASEAN Championship, kvalifikation | =ASEAN Championship qualification | AFF Championship qualification
xw s groups SAFF Cup | SAFF Championship
xw s groups Gulf Cup | Arabian Gulf Cup
xw s groups EAFF Championship | EAFF E-1 Championship | East Asian Championship
xw s groups CAFA Nations Cup
xw s groups COSAFA Cup
xw s groups Pacific Games
xw s groups Indian Ocean Island Games
xw s groups Island Games
xw s groups Mauritius Four Nations Cup
xw s groups Tri Nation Tournament
xw s groups Tri-Nations Cup
xw s groups Mukuru 4 Nations
xw s groups MSG Prime Minister's Cup
xw s groups CONIFA World Football Cup-kvalifikation | @CONIFA World Football Cup, kvalifikation | =CONIFA World Football Cup qualification
xw s groups CONIFA European Football Cup
xw s groups CONIFA Asia Cup
xw s groups CONIFA Africa Football Cup
xw s groups CONIFA South America Football Cup
xw s cup Al Ain International Cup
xw s cup Canadian Shield
xw s cup Diamond Jubilee International Football Tournament
xw s cup Jordan International Tournament
xw s cup King's Cup
xw s cup Kirin Challenge Cup
xw s cup Kirin Cup
xw s cup Mapinduzi Cup
xw s cup Morocco, Capital of African Football
xw s cup Muratti Vase
xw s cup Navruz Cup
xw s cup Outrigger Challenge Cup
xw s cup Soccer Ashes
xw s cup South Asian Super Cup
xw s cup Unity Cup
eu t groups EM | =Euro | UEFA Euro | European Championship | UEFA European Championship | EM-slutrunden | Europamesterskabet
eu t groups Champions League | UEFA Champions League
eu p groups Europa League | UEFA Europa League
eu p groups Conference League | UEFA Conference League | UEFA Europa Conference League | Europa Conference League
eu p groups EM-kvalifikation | =Euro qualification | UEFA Euro qualification | European Championship qualification
eu p groups Nations League | UEFA Nations League
eu p groups EM (k) | =Women's Euro | UEFA Women's Euro
eu p groups Champions League (k) | =Women's Champions League | UEFA Women's Champions League
eu s groups Nations League (k) | =Women's Nations League | UEFA Women's Nations League
eu s groups EM U21 | =Euro U21 | UEFA Under-21 Championship | UEFA U21 Championship
eu s cup UEFA Super Cup | European Super Cup
eu s groups Youth League | UEFA Youth League
eu s cup Baltic Cup
dk t league Superligaen | =Superliga | Denmark Superligaen | Danish Superliga | 3F Superliga | 3F Superligaen | Danish Superligaen
dk p league 1. division | =1st Division | Denmark 1. Division | NordicBet Liga | Betinia Liga | First Division
dk s league 2. division | =2nd Division | Denmark 2. Division | Second Division
dk s league 3. division | =3rd Division | Denmark 3. Division | Third Division
dk p cup DBU Pokalen | =Danish Cup | Landspokalturneringen | Denmark Landspokalturneringen | Oddset Pokalen | Sydbank Pokalen | Pokalturneringen | Pokalen
dk p league Kvindeligaen | =Kvindeliga | @1993 Elitedivisionen | @2016 Kvindeligaen | @2025 A-Liga | Gjensidige Kvindeligaen | Women's League
dk s league Kvinde 1. division | =1st Division Women | @2025 B-Liga | Kvinde-1. division
dk s league Danmarksserien
dk s league U19 Ligaen | =U19 League | U19 Liga
gb-eng t league Premier League | English Premier League | EPL
gb-eng p league Championship | English Championship | EFL Championship
gb-eng s league League One | English League One | EFL League One
gb-eng s league League Two | English League Two | EFL League Two
gb-eng s league National League | English National League
gb-eng p cup FA Cup | The FA Cup | English FA Cup
gb-eng p cup League Cup | EFL Cup | Carabao Cup | English League Cup
gb-eng p league Women's Super League | FA Women's Super League | WSL
gb-eng s cup Community Shield
es t league La Liga | LaLiga | Primera División | Primera División de España | La Liga Primera | LaLiga EA Sports | Spain Primera División | Spanish La Liga | Spanish first division
es p league Segunda División | LaLiga2 | LaLiga Hypermotion | Spain Segunda División | Segunda División de España | La Liga 2 | La Liga Segunda
es p cup Copa del Rey
es s league Primera Federación | Primera División RFEF | 1ª Federación
es s league Segunda Federación | Segunda División RFEF | 2ª Federación
es s league Tercera Federación | Tercera División RFEF | 3ª Federación
es s league Liga F | Primera División Femenina
es s cup Supercopa de España
de t league Bundesliga | Deutsche Bundesliga | 1. Bundesliga | German Bundesliga | German first division
de p league 2. Bundesliga | Deutsche 2. Bundesliga
de s league 3. Liga | Deutsche 3. Liga
de p cup DFB-Pokal | DFB Pokal
de s league Frauen-Bundesliga
it t league Serie A | Italian Serie A | Italian first division
it p league Serie B | Italian Serie B
it s league Serie C
it s league Serie D
it p cup Coppa Italia
it s cup Supercoppa Italiana
fr t league Ligue 1 | French Ligue 1 | French first division
fr p league Ligue 2 | French Ligue 2
fr p cup Coupe de France
fr s league Première Ligue | Arkema Première Ligue | Division 1 Féminine
nl p league Eredivisie | Netherlands Eredivisie | Dutch Eredivisie
nl s league Eerste Divisie | Keuken Kampioen Divisie | Jupiler League | Netherlands Eerste Divisie
nl s cup KNVB Beker | KNVB Cup | Netherlands Cup | Dutch Cup | Cup
se p league Allsvenskan | Sweden Allsvenskan
se s league Superettan | Sweden Superettan
se s cup Svenska Cupen
se s league Damallsvenskan
no p league Eliteserien | Norway Eliteserien
no s league OBOS-ligaen | 1. divisjon | Norway 1. Division
no s cup NM Cup | Norgesmesterskabet | NM
no s league Toppserien
fi p league Veikkausliiga
fi s league Ykkösliiga
is p league Besta deild | Besta deild karla | Úrvalsdeild | Urvalsdeild
fo p league Betri deildin | Betri deildin menn | Faroe Islands Premier Division | Premier Division | Meistaradeildin
gb-sct p league Premiership | Scottish Premiership | Scotland Premiership
gb-sct s league Championship | Scottish Championship
gb-sct s league League One | Scottish League One
gb-sct s league League Two | Scottish League Two
gb-sct s cup Scottish Cup
gb-sct s cup League Cup | Scottish League Cup
gb-wls s league Cymru Premier | Premier League | Welsh Premier League
gb-nir s league NIFL Premiership | Premiership | Northern Irish Premiership
ie s league Premier Division | League of Ireland | Irish Premier Division
ie s league First Division
ie s cup FAI Cup
pt p league Primeira Liga | Portuguese Primeira Liga | Liga ZON Sagres | Liga I | Liga Portugal | Portugal Primeira Liga | Liga Portugal Betclic
pt s league Liga Portugal 2 | Segunda Liga | Portuguese Segunda Liga | LigaPro | Liga de Honra
pt s cup Taça de Portugal
be p league Jupiler Pro League | @Pro League | First Division A | Belgium First Division A | Belgian Pro League | Jupiler League
be s league Challenger Pro League | First Division B | Proximus League | Second Division
be s cup Croky Cup | Beker van België | Belgian Cup | Cup
at p league Bundesliga | Österr. Bundesliga | Admiral Bundesliga | Austrian Bundesliga | Österreichische Bundesliga
at s league 2. Liga | Erste Liga | Österr. 2. Liga | Österr. Erste Liga
at s league Regionalliga Ost
at s league Regionalliga Mitte
at s league Regionalliga West
at s cup ÖFB-Cup | ÖFB Cup | Austrian Cup | Cup
ch p league Super League | Swiss Super League | Raiffeisen Super League | Axpo Super League
ch s league Challenge League | Swiss Challenge League
ch s cup Schweizer Cup | Swiss Cup | Cup
pl p league Ekstraklasa
pl s league I Liga | 1. Liga
cz p league Chance Liga | Fortuna Liga | 1. Liga | First League | Czech First League | Gambrinus Liga | Synot Liga
cz s league FNL | National League | Czech National League | Chance Národní Liga
cz s cup MOL Cup | Czech Cup | Cup
sk s league Niké Liga | Fortuna Liga | First League | Super Liga | Slovak Super Liga
sk s league 2. Liga | Second League
sk s cup Slovnaft Cup | Slovak Cup | Cup
hu s league NB I | OTP Bank Liga | Nemzeti Bajnokság I
hu s league NB II | Nemzeti Bajnokság II
hu s cup Magyar Kupa | Hungarian Cup | Cup
ro s league Superliga | Liga 1 | Liga I
ro s league Liga 2 | Liga II
ro s cup Cupa României | Romanian Cup | Cup
bg s league Efbet Liga | @Parva Liga | First League | Premier League | A PFG
bg s league Vtora Liga | Second League
bg s cup Kupa na Bulgaria | Bulgarian Cup | Cup
hr p league HNL | SuperSport HNL | 1. HNL | First League | Prva HNL
hr s cup Hrvatski Kup | Croatian Cup | Cup
rs p league Super Liga | SuperLiga | Super League | Mozzart Bet Superliga
rs s league Prva Liga | First League
rs s cup Kup Srbije | Serbian Cup | Cup
si s league Prva Liga | PrvaLiga | First League
si s league 2. SNL | Second League
si s cup Pokal Slovenije | Slovenian Cup | Cup
ba s league Premijer Liga | Premier Liga | Premier League | Wwin Liga
ba s cup Kup BiH | Cup
gr p league Super League | Super League 1 | Greek Super League | Stoiximan Super League
gr s cup Kypello Elladas | Greek Cup | Cup
tr p league Süper Lig | Super Lig | Turkish Süper Lig | Trendyol Süper Lig
tr s league 1. Lig | TFF 1. Lig
tr s cup Türkiye Kupası | Türkiye Kupasi | Kupasi | Turkish Cup | Cup
cy s league Cyprus League | First Division | 1. Division
cy s cup Kypello Kyprou | Cypriot Cup | Cup
il s league Ligat ha'Al
ua p league Premjer Liga | Premier League | Ukrainian Premier League
ua s cup Kubok Ukrajiny | Ukrainian Cup | Cup
us p league MLS | Major League Soccer
us s cup Leagues Cup
us s cup US Open Cup
mx p league Liga MX | Primera División
br p league Série A | Brasileirão | Brasileirão Série A | Brazil Serie A | Brasileiro Serie A | Campeonato Brasileiro Série A
br s league Série B | Brasileirão Série B | Brasileiro Série B
br s cup Copa do Brasil
ar p league Liga Profesional | Primera División | Superliga | Liga Profesional Argentina | Torneo Betano
ar s league Primera Nacional | Primera B Nacional
ar s cup Copa Argentina
au s league A-League | A-League Men
sa p league Saudi Pro League | Pro League | Roshn Saudi League
jp s league J1 League | J League | J. League | J-League | J.League | Meiji Yasuda J1 League
jp s league J2 League
cn s league Super League | Chinese Super League
cn s league League One | China League One | Chinese League One
kr s league K League 1 | K League
in s league Indian Super League | Super League | ISL
th s league Thai League 1 | Thai League T1 | Thai Premier League
qa s league Qatar Stars League | Stars League
dz s league Ligue 1 | Ligue Professionnelle 1
ma s league Botola Pro | Botola Pro 1 | Botola
eg s league Premier League | Premiership | Egyptian Premier League
tn s league Ligue 1 | Ligue Professionnelle 1
za s league Premiership | Premier Soccer League | PSL
ec s league Serie A | Primera Categoría Serie A | LigaPro Serie A
co s league Primera A | Liga BetPlay
cl s league Primera División | Liga de Primera
pe s league Liga 1 | Primera División
uy s league Primera División
py s league Primera División | División Profesional
bo s league División Profesional
ve s league Liga FUTVE | Primera División
ru p league Premjer-Liga | Premier League | Russian Premier League | RPL
ru s league FNL | First League
ru s cup Kubok Rossii | Russian Cup | Cup
by s league Vysjejsjaja Liga | Premier League | Vysshaya Liga
md s league Super Liga | First Division | Divizia Națională | National Division
ge s league Erovnuli Liga | Premier League A | Premier League
am s league Premier League
az s league Premyer Liqa | Premier League A | Premier League
kz s league Premjer-Liga | Premier League
ee s league Meistriliiga | Premium Liiga
lv s league Virslīga | Higher League
lt s league A Lyga | First Division
al s league Kategoria Superiore | Super League | Superliga
xk s league Superliga | Superliga A | Super League
mk s league Prva Liga | First League
me s league Prva CFL | First League
mt s league Premier League
lu s league BGL Ligue | National Division
ad s league Primera Divisió | Premier Division
gi s league National League | Gibraltar National League | Premier League A | Premier Division
sm s league Campionato Sammarinese | San Marinese Championship | Championship
li s cup Liechtensteiner Cup | Liechtensteiner Pokal | Pokal
`;

const ROW = /^(\S+) ([tpsc]) (league|cup|groups) (.+)$/;

function readCompetitions(): Competition[] {
  const orders = new Map<string, number>();
  return TABLE.trim()
    .split('\n')
    .map((line) => {
      const [, country, type, format, text] = ROW.exec(line)!;
      const { name, english, dated, aliases } = namesIn(text!);
      const order = orders.get(country!) ?? 0;
      orders.set(country!, order + 1);
      return {
        slug: slugOf(name),
        name,
        english,
        dated,
        country: country!,
        aliases,
        type: type as LeagueType,
        order,
        format: format as Competition['format'],
      };
    });
}

/** Every competition of the registry, by country in the order of the page. */
export const COMPETITIONS: readonly Competition[] = readCompetitions();

/** Where a competition stands that its country's list does not have: after those that it has. */
export const UNLISTED_ORDER = 100;

const SEASON_AT_END = /[\s,]+(?:19|20)\d\d(?:[/–-](?:\d\d){1,2})?$/;

/** A competition's name without a year or season at its end: 'World Cup 2022' gives 'World Cup'. */
export function withoutSeason(name: string): string {
  return name.replace(SEASON_AT_END, '');
}

const bySlug = new Map(COMPETITIONS.map((competition) => [`${competition.country}/${competition.slug}`, competition]));
const byName = new Map(
  COMPETITIONS.flatMap((competition) =>
    [competition.name, ...competition.aliases].map((name) => [`${competition.country}/${foldName(name)}`, competition] as const),
  ),
);

/** The competition of a country code and slug; null where the registry does not have it. */
export function competitionBySlug(country: string, slug: string): Competition | null {
  return bySlug.get(`${country}/${slug}`) ?? null;
}

/** The competition that a name means in a country, in any spelling, with or without a season; null where it is not known. */
export function competitionByName(country: string, name: string): Competition | null {
  return byName.get(`${country}/${foldName(name)}`) ?? byName.get(`${country}/${foldName(withoutSeason(name))}`) ?? null;
}

/** Levels below these two are not in the order of every country's list, where leagues of women follow. */
const LISTED_LEVELS = 2;

/** The top league of a country (1) or the one below it (2), or its cup; null where the registry does not have it. */
export function competitionAtLevel(country: string, level: number | 'cup'): Competition | null {
  if (level !== 'cup' && level > LISTED_LEVELS) return null;
  const own = COMPETITIONS.filter((competition) => competition.country === country);
  return own.filter(({ format }) => format === (level === 'cup' ? 'cup' : 'league'))[level === 'cup' ? 0 : level - 1] ?? null;
}
