import { capital, EVENT_FORMS, type EventWord, plural } from './language.ts';

const few = ['nul', 'et', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'];
const inWords = (count: number): string => few[count] ?? String(count);

const inPlaces = (count: number): string => (count === 1 ? 'én plads' : `${inWords(count)} pladser`);

export const leagueText = {
  sub: {
    overview: 'Oversigt',
    standings: 'Stilling',
    results: 'Resultater',
    fixtures: 'Kampprogram',
    scorers: 'Topscorere',
    draw: 'Turneringstræ',
    news: 'Nyheder',
    archive: 'Arkiv',
  },
  news: {
    more: 'Flere nyheder',
    newer: 'Nyere nyheder',
    older: 'Ældre nyheder',
    none: 'Ingen nyheder',
    noneHint: 'Når der er nyt om turneringen, står det her.',
  },
  archive: {
    season: 'Sæson',
    /** Where a table or a final decides. */
    winner: { table: 'Mester', cup: 'Vinder' },
    second: { table: 'Nr. 2', cup: 'Finalist' },
    points: 'Point',
    scorer: 'Topscorer',
    caption: 'Tidligere sæsoner',
    most: { table: 'Flest mesterskaber', cup: 'Flest sejre' },
    since: (season: string): string => `Siden ${season}.`,
    none: 'Ingen tidligere sæsoner',
    noneHint: 'De vises her, når en sæson er slut.',
  },
  calendar: {
    title: 'Kalender',
    day: 'Dato',
    race: (event: EventWord): string => capital(EVENT_FORMS[event].one),
    winner: 'Vinder',
    next: 'Næste',
  },
  scorers: {
    player: 'Spiller',
    goals: 'Mål',
    assists: 'Assists',
    assistsShort: 'Ass.',
    filter: 'Vælg hold',
    allTeams: 'Alle hold',
    show: 'Vis',
    caption: (title: string): string => `Topscorere, ${title}`,
    better: 'De øverste',
    more: 'Vis flere',
    none: 'Ingen målscorere endnu',
    noneHint: 'De vises her, når de første mål er scoret.',
  },
  overview: {
    now: 'lige nu',
    wholeTable: 'Hele stillingen',
    allScorers: 'Alle topscorere',
    goals: (count: number): string => `${count} mål`,
  },
  programme: 'Program',
  crumbs: 'Du er her',
  subLabel: 'Turneringens sider',
  season: (season: string): string => `Sæson ${season}`,
  chooseSeason: 'Vælg sæson:',
  chooseMonth: 'Vælg måned',
  allMonths: 'Alle',
  older: (event: EventWord): string => `Ældre ${EVENT_FORMS[event].many}`,
  sooner: (event: EventWord): string => `Tidligere ${EVENT_FORMS[event].many}`,
  later: (event: EventWord): string => `Senere ${EVENT_FORMS[event].many}`,
  newer: (event: EventWord): string => `Nyere ${EVENT_FORMS[event].many}`,
  live: 'Live nu',
  latest: 'Seneste resultater',
  next: (event: EventWord): string => `Næste ${EVENT_FORMS[event].many}`,
  noResult: (event: EventWord): string => `${capital(EVENT_FORMS[event].many)} uden resultat`,
  allResults: 'Alle resultater',
  allFixtures: (event: EventWord): string => (event === 'kamp' ? 'Hele kampprogrammet' : 'Hele programmet'),
  noResults: 'Ingen resultater endnu',
  noResultsHint: (event: EventWord): string => {
    const { theFirst, held } = EVENT_FORMS[event];
    return `De vises her, når ${theFirst} er ${held}.`;
  },
  noFixtures: (event: EventWord): string => `Ingen ${EVENT_FORMS[event].many} på programmet`,
  noFixturesHint: (event: EventWord): string => {
    const { many, held } = EVENT_FORMS[event];
    return `Sæsonens sidste ${many} er ${held}, eller de næste er ikke fastsat.`;
  },
  nextInSport: (sport: string, when: string): string => `Næste i ${sport.toLocaleLowerCase('da')}: ${when}`,
  nothing: (event: EventWord): string => `Ingen ${EVENT_FORMS[event].many} i denne turnering`,
  nothingHint: 'Programmet er ikke klar endnu.',
  noStandings: 'Ingen stilling',
  noStandingsHint: 'Turneringen har ingen tabel, eller turneringen er ikke begyndt.',
  loading: 'Henter …',
  showMoreRounds: 'Vis flere runder',
  showMoreRaces: (event: EventWord): string => `Vis flere ${EVENT_FORMS[event].many}`,
  standings: {
    kind: { points: 'Stilling', official: 'Officiel', form: 'Form', 'over-under': 'Over/under', 'half-time': 'Pause/slut' },
    /** The table of points while it counts matches that are being played. */
    liveKind: 'Live',
    kindLabel: 'Vælg tabel',
    lineLabel: 'Vælg målgrænse',
    side: { overall: 'Samlet', home: 'Hjemme', away: 'Ude' },
    sideLabel: 'Vælg kampe',
    columnsLabel: 'Vælg kolonner',
    numbers: 'Tal',
    form: 'Form',
    stage: 'Del af turneringen',
    rank: 'Nr.',
    playsNow: 'Spiller nu',
    team: 'Hold',
    person: 'Navn',
    chooseStandings: 'Vælg stilling',
    badge: { w: ['V', 'Vundet'], d: ['U', 'Uafgjort'], l: ['T', 'Tabt'], upcoming: ['?', 'Næste kamp'] },
    live: 'Spiller nu. Tabellen regner med den aktuelle stilling.',
    liveLegend: 'Spiller nu. Tabellen regner med den aktuelle stilling.',
    up: (places: number): string => `${inPlaces(places)} op lige nu`,
    down: (places: number): string => `${inPlaces(places)} ned lige nu`,
    legend: 'Forklaring',
    notes: 'Noter til tabellen',
    deducted: (team: string, points: number): string => `${team} er fratrukket ${inWords(points)} point.`,
    level: { points: 'Lige mange point', wins: 'Lige mange sejre', winShare: 'Samme sejrsprocent' },
    tie: (level: string, rule: string): string => `${level} som holdet ovenfor, afgjort på ${rule}.`,
    inThisMatch: 'spiller i denne kamp',
    caption: (kind: StandingsKind, title: string): string => `${leagueText.standings.kind[kind]}, ${title}`,
  },
} as const;

export type StandingsKind = 'points' | 'official' | 'form' | 'over-under' | 'half-time';
export type StandingsSide = keyof typeof leagueText.standings.side;

export const nationText = {
  about: (tournaments: number, sports: number): string =>
    `${plural(tournaments, 'turnering', 'turneringer')} i ${plural(sports, 'sportsgren', 'sportsgrene')}`,
  today: (count: number): string => (count === 0 ? 'intet i dag' : `${plural(count, 'kamp eller løb', 'kampe og løb')} i dag`),
  description: (nation: string): string =>
    `${nation} i dag: kampe og løb i alle sportsgrene, landets turneringer og landshold, og hold og spillere i udlandet.`,
  crumbs: 'Du er her',
  inSport: (nation: string, sport: string): string => `${nation}, ${sport.toLocaleLowerCase('da')}`,
  sports: 'Sportsgrene i landet',
  all: 'Alt',
  live: (count: number): string => `${count} live`,
  tournaments: 'Alle turneringer',
  week: 'Hele ugen',
  teams: 'Landshold',
  whole: (nation: string): string => `${nation}, alle sportsgrene`,
  nothing: 'Intet på programmet i dag',
  nothingHint: 'Her står dagens kampe og løb i landet, og dem i udlandet med hold og spillere herfra.',
} as const;

export const categoryText = {
  description: (sport: string, category: string, event: EventWord): string =>
    `${sport}, ${category}: ${EVENT_FORMS[event].many}, resultater og turneringer omkring i dag.`,
  parts: { today: 'I dag', coming: 'Kommende', latest: 'Seneste' },
  competitions: 'Turneringer',
  seasons: (count: number): string => `${count} sæsoner`,
  nothing: (event: EventWord): string => `Ingen ${EVENT_FORMS[event].many} i disse dage`,
  nothingHint: (event: EventWord): string => `Her står ${EVENT_FORMS[event].theMany} en uge frem og en uge tilbage.`,
} as const;
