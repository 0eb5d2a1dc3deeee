import type { LeagueType } from '../entities.ts';
import { slugOf } from '../slug.ts';
import { foldName } from './fold.ts';
import type { Competition } from './registry.ts';

/**
 * Country, type (t top, p primary, s secondary), format, Danish name, other names. The order of the lines of a country is
 * the order on the page. A cup has no table; groups have one table each. A year or season at the end of a name does not count.
 */
const TABLE = `
xw t groups VM | World Cup | FIFA World Cup | FIFA VM | VM-slutrunden | Verdensmesterskabet
xw t groups VM (k) | FIFA Women's World Cup | Women's World Cup
xw p groups VM-kvalifikation | FIFA World Cup qualification | World Cup qualification | World Cup Qualifiers
xw p groups VM for klubhold | FIFA Club World Cup | Club World Cup
xw p groups Copa América | Copa America
xw p groups Africa Cup of Nations | African Cup of Nations | AFCON
xw s groups Africa Cup of Nations-kvalifikation | African Cup of Nations qualification | Africa Cup of Nations qualification
xw p groups Asian Cup | AFC Asian Cup
xw s groups Asian Cup-kvalifikation | AFC Asian Cup qualification
xw p groups Gold Cup | CONCACAF Gold Cup
xw s groups Gold Cup-kvalifikation | Gold Cup qualification | CONCACAF Gold Cup qualification
xw s groups CONCACAF Nations League
xw s groups CONCACAF Series
xw p groups Copa Libertadores | CONMEBOL Libertadores
xw s groups Copa Sudamericana | CONMEBOL Sudamericana
xw s cup Finalissima | CONMEBOL–UEFA Cup of Champions
xw s cup Venskabskampe | Friendly | Friendlies | International Friendlies | International friendly | Landskampe | Venskabskamp
xw s cup Venskabskampe for klubhold | Club Friendlies | Club Friendly
xw s groups FIFA Series
xw s groups Arab Cup | FIFA Arab Cup
xw s cup Arab Cup-kvalifikation | Arab Cup qualification
xw s groups ASEAN Championship | AFF Championship | ASEAN Cup
xw s groups ASEAN Championship-kvalifikation | AFF Championship qualification
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
xw s groups CONIFA World Football Cup-kvalifikation | CONIFA World Football Cup qualification
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
eu t groups EM | UEFA Euro | Euro | European Championship | UEFA European Championship | EM-slutrunden | Europamesterskabet
eu t groups Champions League | UEFA Champions League
eu p groups Europa League | UEFA Europa League
eu p groups Conference League | UEFA Conference League | UEFA Europa Conference League | Europa Conference League
eu p groups EM-kvalifikation | UEFA Euro qualification | Euro qualification | European Championship qualification
eu p groups Nations League | UEFA Nations League
eu p groups EM (k) | UEFA Women's Euro | Women's Euro
eu p groups Champions League (k) | UEFA Women's Champions League | Women's Champions League
eu s groups Nations League (k) | UEFA Women's Nations League
eu s groups EM U21 | UEFA Under-21 Championship | UEFA U21 Championship
eu s cup UEFA Super Cup | European Super Cup
eu s groups Youth League | UEFA Youth League
eu s cup Baltic Cup
dk t league Superligaen | Superliga | Denmark Superligaen | Danish Superliga | 3F Superliga | 3F Superligaen | Danish Superligaen
dk p league 1. division | Denmark 1. Division | NordicBet Liga | Betinia Liga | First Division
dk s league 2. division | Denmark 2. Division | Second Division
dk s league 3. division | Denmark 3. Division | Third Division
dk p cup DBU Pokalen | Landspokalturneringen | Denmark Landspokalturneringen | Oddset Pokalen | Sydbank Pokalen | Pokalturneringen | Pokalen | Danish Cup
dk p league Kvindeligaen | A-Liga | Gjensidige Kvindeligaen | Elitedivisionen | Women's League
dk s league Kvinde 1. division | Kvinde-1. division | B-Liga
dk s league Danmarksserien
dk s league U19 Ligaen | U19 Liga
gb-eng t league Premier League | English Premier League | EPL
gb-eng p league Championship | English Championship | EFL Championship
gb-eng s league League One | English League One | EFL League One
gb-eng s league League Two | English League Two | EFL League Two
gb-eng s league National League | English National League
gb-eng p cup FA Cup | The FA Cup | English FA Cup
gb-eng p cup League Cup | EFL Cup | Carabao Cup | English League Cup
gb-eng p league Women's Super League | FA Women's Super League | WSL
gb-eng s cup Community Shield
es t league La Liga | LaLiga | Primera División | Spain Primera División | Spanish La Liga | Spanish first division
es p league Segunda División | LaLiga2 | LaLiga Hypermotion | Spain Segunda División
es p cup Copa del Rey
es s league Liga F | Primera División Femenina
es s cup Supercopa de España
de t league Bundesliga | Deutsche Bundesliga | 1. Bundesliga | German Bundesliga | German first division
de p league 2. Bundesliga | Deutsche 2. Bundesliga
de s league 3. Liga | Deutsche 3. Liga
de p cup DFB-Pokal | DFB Pokal
de s league Frauen-Bundesliga
it t league Serie A | Italian Serie A | Italian first division
it p league Serie B | Italian Serie B
it p cup Coppa Italia
it s cup Supercoppa Italiana
fr t league Ligue 1 | French Ligue 1 | French first division
fr p league Ligue 2 | French Ligue 2
fr p cup Coupe de France
fr s league Première Ligue | Arkema Première Ligue | Division 1 Féminine
nl p league Eredivisie | Netherlands Eredivisie | Dutch Eredivisie
nl s league Eerste Divisie | Keuken Kampioen Divisie
nl s cup KNVB Beker | KNVB Cup
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
is p league Besta deild | Besta deild karla | Úrvalsdeild
fo p league Betri deildin | Betri deildin menn | Faroe Islands Premier Division | Premier Division | Meistaradeildin
gb-sct p league Premiership | Scottish Premiership | Scotland Premiership
gb-sct s league Championship | Scottish Championship
gb-sct s league League One | Scottish League One
gb-sct s league League Two | Scottish League Two
gb-sct s cup Scottish Cup
gb-sct s cup League Cup | Scottish League Cup
gb-wls s league Cymru Premier
gb-nir s league NIFL Premiership | Premiership
ie s league Premier Division | League of Ireland
pt p league Primeira Liga | Liga Portugal | Portugal Primeira Liga | Liga Portugal Betclic
pt s league Liga Portugal 2 | Segunda Liga
pt s cup Taça de Portugal
be p league Jupiler Pro League | Pro League | First Division A | Belgian Pro League
be s league Challenger Pro League
be s cup Croky Cup | Beker van België | Belgian Cup
at p league Bundesliga | Austrian Bundesliga | Österreichische Bundesliga
at s league 2. Liga
ch p league Super League | Swiss Super League
ch s league Challenge League
pl p league Ekstraklasa
pl s league I Liga | 1. Liga
cz p league Chance Liga | Fortuna Liga | 1. Liga | Czech First League
sk s league Niké Liga | Fortuna Liga | Slovak Super Liga
hu s league NB I | OTP Bank Liga | Nemzeti Bajnokság I
ro s league Superliga | Liga 1
bg s league Efbet Liga | Parva Liga | First League
hr p league HNL | SuperSport HNL | 1. HNL
rs p league Super Liga | SuperLiga | Mozzart Bet Superliga
si s league Prva Liga | PrvaLiga
ba s league Premijer Liga | Premier League | Wwin Liga
gr p league Super League | Super League 1 | Stoiximan Super League
tr p league Süper Lig | Super Lig | Trendyol Süper Lig
tr s league 1. Lig
cy s league Cyprus League | First Division
il s league Ligat ha'Al
ua p league Premjer Liga | Premier League | Ukrainian Premier League
us p league MLS | Major League Soccer
us s cup Leagues Cup
us s cup US Open Cup
mx p league Liga MX
br p league Série A | Brasileirão | Brasileirão Série A | Brazil Serie A | Brasileiro Serie A
ar p league Liga Profesional | Primera División | Torneo Betano
au s league A-League | A-League Men
sa p league Saudi Pro League | Pro League | Roshn Saudi League
jp s league J1 League | J League
`;

const ROW = /^(\S+) ([tpsc]) (league|cup|groups) (.+)$/;

function readCompetitions(): Competition[] {
  const orders = new Map<string, number>();
  return TABLE.trim()
    .split('\n')
    .map((line) => {
      const [, country, type, format, names] = ROW.exec(line)!;
      const [name, ...aliases] = names!.split(' | ');
      const order = orders.get(country!) ?? 0;
      orders.set(country!, order + 1);
      return {
        slug: slugOf(name!),
        name: name!,
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
