import type * as da from '../da/league.ts';
import type { TextOf } from '../text-of.ts';
import { capital, EVENT_FORMS, plural } from './language.ts';

const few = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const inWords = (count: number, one: string): string => `${few[count] ?? count} ${count === 1 ? one : `${one}s`}`;

export const leagueText: TextOf<typeof da.leagueText> = {
  sub: {
    overview: 'Overview',
    standings: 'Standings',
    results: 'Results',
    fixtures: 'Fixtures',
    scorers: 'Top scorers',
    draw: 'Bracket',
    news: 'News',
    archive: 'Archive',
  },
  news: {
    more: 'More news',
    newer: 'Newer news',
    older: 'Older news',
    none: 'No news',
    noneHint: 'News about the competition appears here.',
  },
  archive: {
    season: 'Season',
    /** Where a table or a final decides. */
    winner: { table: 'Champions', cup: 'Winners' },
    second: { table: 'Runners-up', cup: 'Finalists' },
    points: 'Points',
    scorer: 'Top scorer',
    caption: 'Past seasons',
    most: { table: 'Most titles', cup: 'Most wins' },
    since: (season) => `Since ${season}.`,
    none: 'No past seasons',
    noneHint: 'They appear here when a season has ended.',
  },
  calendar: {
    title: 'Calendar',
    day: 'Date',
    race: (event) => capital(EVENT_FORMS[event].one),
    winner: 'Winner',
    next: 'Next',
  },
  scorers: {
    player: 'Player',
    goals: 'Goals',
    assists: 'Assists',
    assistsShort: 'Ast',
    filter: 'Choose team',
    allTeams: 'All teams',
    show: 'Show',
    caption: (title) => `Top scorers, ${title}`,
    better: 'The top',
    more: 'Show more',
    none: 'No scorers yet',
    noneHint: 'They appear here once the first goals have been scored.',
  },
  overview: {
    now: 'right now',
    wholeTable: 'Full standings',
    allScorers: 'All top scorers',
    goals: (count) => plural(count, 'goal', 'goals'),
  },
  programme: 'Schedule',
  crumbs: 'You are here',
  subLabel: 'Pages of the competition',
  season: (season) => `Season ${season}`,
  chooseSeason: 'Choose season:',
  chooseMonth: 'Choose month',
  allMonths: 'All',
  older: (event) => `Older ${EVENT_FORMS[event].many}`,
  sooner: (event) => `Earlier ${EVENT_FORMS[event].many}`,
  later: (event) => `Later ${EVENT_FORMS[event].many}`,
  newer: (event) => `Newer ${EVENT_FORMS[event].many}`,
  live: 'Live now',
  latest: 'Latest results',
  next: (event) => `Next ${EVENT_FORMS[event].many}`,
  noResult: (event) => `${capital(EVENT_FORMS[event].many)} without a result`,
  allResults: 'All results',
  allFixtures: (event) => (event === 'kamp' ? 'All fixtures' : 'Full schedule'),
  noResults: 'No results yet',
  noResultsHint: (event) => {
    const { theFirst, held } = EVENT_FORMS[event];
    return `They appear here once ${theFirst} has been ${held}.`;
  },
  noFixtures: (event) => `No ${EVENT_FORMS[event].many} scheduled`,
  noFixturesHint: (event) => {
    const { many, held } = EVENT_FORMS[event];
    return `The last ${many} of the season have been ${held}, or the next are not scheduled yet.`;
  },
  nextInSport: (sport, when) => `Next in ${sport.toLocaleLowerCase('en-GB')}: ${when}`,
  nothing: (event) => `No ${EVENT_FORMS[event].many} in this competition`,
  nothingHint: 'The schedule is not ready yet.',
  noStandings: 'No standings',
  noStandingsHint: 'The competition has no table or has not started.',
  loading: 'Loading …',
  showMoreRounds: 'Show more rounds',
  showMoreRaces: (event) => `Show more ${EVENT_FORMS[event].many}`,
  standings: {
    kind: { points: 'Standings', official: 'Official', form: 'Form', 'over-under': 'Over/under', 'half-time': 'HT/FT' },
    /** The table of points while it counts matches that are being played. */
    liveKind: 'Live',
    kindLabel: 'Choose table',
    lineLabel: 'Choose goal line',
    side: { overall: 'Overall', home: 'Home', away: 'Away' },
    sideLabel: 'Choose matches',
    columnsLabel: 'Choose columns',
    numbers: 'Numbers',
    form: 'Form',
    stage: 'Part of the competition',
    rank: '#',
    playsNow: 'Playing now',
    team: 'Team',
    person: 'Name',
    chooseStandings: 'Choose standings',
    badge: { w: ['W', 'Won'], d: ['D', 'Drawn'], l: ['L', 'Lost'], upcoming: ['?', 'Next match'] },
    live: 'Playing now. The table counts the current score.',
    liveLegend: 'Playing now. The table counts the current score.',
    up: (places) => `up ${inWords(places, 'place')} right now`,
    down: (places) => `down ${inWords(places, 'place')} right now`,
    legend: 'Key',
    notes: 'Notes on the table',
    deducted: (team, points) => `${team} have been deducted ${inWords(points, 'point')}.`,
    level: { points: 'Level on points', wins: 'Level on wins', winShare: 'Level on win percentage' },
    tie: (level, rule) => `${level} with the team above, separated by ${rule}.`,
    inThisMatch: 'playing in this match',
    caption: (kind, title) => `${leagueText.standings.kind[kind]}, ${title}`,
  },
};

export const nationText: TextOf<typeof da.nationText> = {
  about: (tournaments, sports) => `${plural(tournaments, 'competition', 'competitions')} in ${plural(sports, 'sport', 'sports')}`,
  today: (count) => (count === 0 ? 'nothing today' : `${plural(count, 'match or race', 'matches and races')} today`),
  description: (nation) =>
    `${nation} today: matches and races in all sports, domestic competitions and national teams, and teams and players abroad.`,
  crumbs: 'You are here',
  inSport: (nation, sport) => `${nation}, ${sport.toLocaleLowerCase('en-GB')}`,
  sports: 'Sports in this country',
  all: 'All',
  live: (count) => `${count} live`,
  tournaments: 'All competitions',
  week: 'The whole week',
  teams: 'National teams',
  whole: (nation) => `${nation}, all sports`,
  nothing: 'Nothing scheduled today',
  nothingHint: 'Today’s matches and races in this country appear here, and those abroad with teams and players from here.',
};

export const categoryText: TextOf<typeof da.categoryText> = {
  description: (sport, category, event) =>
    `${sport}, ${category}: ${EVENT_FORMS[event].many}, results and competitions around today.`,
  parts: { today: 'Today', coming: 'Coming up', latest: 'Latest' },
  competitions: 'Competitions',
  seasons: (count) => plural(count, 'season', 'seasons'),
  nothing: (event) => `No ${EVENT_FORMS[event].many} around these days`,
  nothingHint: (event) => `${capital(EVENT_FORMS[event].theMany)} of the coming and the past week appear here.`,
};
