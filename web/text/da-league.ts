const few = ['nul', 'et', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'];
/** Numbers up to twelve are written as words in running text. */
const inWords = (count: number): string => few[count] ?? String(count);

const inPlaces = (count: number): string => (count === 1 ? 'en plads' : `${inWords(count)} pladser`);

/** Every word of the league pages and the standings, in Danish. */
export const leagueText = {
  sub: { overview: 'Oversigt', standings: 'Stilling', results: 'Resultater', fixtures: 'Kampprogram' },
  /** What the fixtures of races are called. */
  programme: 'Program',
  subLabel: 'Turneringens sider',
  season: (season: string): string => `Sæson ${season}`,
  live: 'Live nu',
  latest: 'Seneste resultater',
  next: 'Næste kampe',
  allResults: 'Alle resultater',
  allFixtures: 'Hele kampprogrammet',
  noResults: 'Ingen resultater endnu',
  noResultsHint: 'De kommer her, når den første kamp er spillet.',
  noFixtures: 'Ingen kampe på programmet',
  noFixturesHint: 'Sæsonens sidste kampe er spillet, eller de næste er ikke fastsat.',
  noMatches: 'Ingen kampe i denne turnering',
  noMatchesHint: 'Programmet er ikke kommet endnu.',
  noStandings: 'Ingen stilling',
  noStandingsHint: 'Turneringen har ingen tabel, eller den er ikke begyndt.',
  loading: 'Henter',
  showMoreRounds: 'Vis flere runder',
  showMoreRaces: 'Vis flere løb',
  nextRaces: 'Næste løb',
  standings: {
    side: { overall: 'Samlet', home: 'Hjemme', away: 'Ude' },
    sideLabel: 'Hvilke kampe tæller',
    columnsLabel: 'Hvilke kolonner vises',
    numbers: 'Tal',
    form: 'Form',
    stage: 'Del af turneringen',
    rank: 'Nr.',
    team: 'Hold',
    person: 'Navn',
    whoLabel: 'Hvem stillingen viser',
    badge: { w: ['V', 'Vundet'], d: ['U', 'Uafgjort'], l: ['T', 'Tabt'], upcoming: ['?', 'Næste kamp'] },
    live: 'Spiller nu: tabellen regner med stillingen lige nu',
    liveLegend: 'Spiller nu. Tabellen regner med stillingen lige nu.',
    up: (places: number): string => `${inPlaces(places)} op lige nu`,
    down: (places: number): string => `${inPlaces(places)} ned lige nu`,
    legend: 'Forklaring',
    notes: 'Noter til tabellen',
    deducted: (team: string, points: number): string => `${team} er fratrukket ${inWords(points)} point.`,
    tie: (rule: string, byShare: boolean): string =>
      `${byShare ? 'Samme sejrsprocent' : 'Lige mange point'} som holdet ovenfor. Rækkefølgen afgøres af ${rule}.`,
    inThisMatch: 'spiller i denne kamp',
    caption: (title: string): string => `Stilling, ${title}`,
  },
} as const;

export type StandingsSide = keyof typeof leagueText.standings.side;

/** The words of the pages of countries and categories, in Danish. */
export const categoryText = {
  description: (sport: string, category: string): string =>
    `${sport}, ${category}: kampe, resultater og turneringer omkring i dag.`,
  parts: { today: 'I dag', coming: 'Kommende', latest: 'Seneste' },
  competitions: 'Turneringer',
  nothing: 'Ingen kampe i disse dage',
  nothingHint: 'Her står det, der spilles en uge frem og en uge tilbage.',
} as const;
