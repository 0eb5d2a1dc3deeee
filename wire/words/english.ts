import {
  countryByCode,
  endsWithOrder,
  englishCompetition,
  type Participant,
  qualifiedName,
  slugOf,
  type StandingsColumn,
  type StandingsRules,
  type TieBreak,
} from '@stillingen/domain';
import { ENGLISH_BETS } from './bets.ts';
import { englishPhrase } from './english-phrases.ts';
import statistics from './english-statistics.json' with { type: 'json' };
import { type HeadWords, lookUp, type Vocabulary, type WordTables } from './vocabulary.ts';

const SPORTS: Readonly<Record<string, string>> = {
  soccer: 'Football',
  hockey: 'Ice Hockey',
  mma: 'MMA',
  pesapallo: 'Pesäpallo',
  esports: 'eSports',
};
const capitalised = (name: string): string =>
  name.replaceAll(/(?:^|[ -])[a-z]/g, (letter) => letter.replace('-', ' ').toUpperCase());

const TABLES: WordTables = {
  reason: {
    offside: 'offside',
    handball: 'handball',
    foul: 'foul',
    var: 'VAR',
    challenge: 'challenge',
    scorer: 'scorer corrected',
    minute: 'minute corrected',
    clerical: 'clerical error',
    unknown: '',
  },
  incident: {
    'yellow-card': 'Yellow Card',
    'second-yellow-card': 'Second Yellow Card',
    'red-card': 'Red Card',
    goal: 'Goal',
    'own-goal': 'Own goal',
    'penalty-goal': 'Penalty Goal',
    'penalty-missed': 'Penalty missed',
    'penalty-awarded': 'Penalty awarded',
    'shootout-scored': 'Scored',
    'shootout-missed': 'Missed',
    'substitution-in': 'Substitution - In',
    'substitution-out': 'Substitution - Out',
    assist: 'Assistance',
    'var-review': 'VAR review',
    'goal-disallowed': 'Goal Disallowed',
    suspension: 'Suspension',
    'green-card': 'Green Card',
    try: 'Try',
    'penalty-try': 'Penalty Try',
    conversion: 'Conversion',
    'conversion-missed': 'Conversion missed',
    'drop-goal': 'Drop Goal',
    behind: 'Behind',
    touchdown: 'Touchdown',
    'field-goal': 'Field Goal',
    'extra-point': 'Extra Point',
    'two-point-conversion': 'Two-point Conversion',
    safety: 'Safety',
    'home-run': 'Home Run',
    wicket: 'Wicket',
    break: 'Break',
    maximum: '180',
    knockdown: 'Knockdown',
    timeout: 'Timeout',
    bowler: 'Bowler',
  },
  role: {
    main: '',
    championship: 'Championship Group',
    relegation: 'Relegation Group',
    playoff: 'Play Offs',
    qualification: 'Qualification',
    group: '',
    knockout: '',
  },
  playerRole: {
    goalkeeper: 'Goalkeeper',
    defender: 'Defender',
    midfielder: 'Midfielder',
    forward: 'Forward',
    pitcher: 'Pitcher',
    player: '',
  },
  absence: {
    injury: 'Injury',
    suspension: 'Suspended',
    illness: 'Illness',
    other: 'Not available',
  },
  transfer: {
    transfer: 'Transfer',
    loan: 'Loan',
    'loan-return': 'Return from loan',
    free: 'Free agent',
    retired: 'End of career',
  },
};

const UNITS = { frames: 'Frame', legs: 'Leg', maps: 'Map', sets: 'Set' } as const;

const HEADS: Readonly<Record<StandingsColumn, readonly [short: string, long: string]>> = {
  played: ['MP', 'Matches Played'],
  wins: ['W', 'Wins'],
  draws: ['D', 'Draws'],
  losses: ['L', 'Losses'],
  lateLosses: ['OTL', 'Losses after regular time'],
  byes: ['B', 'Byes'],
  goals: ['G', 'Goals'],
  difference: ['GD', 'Goal Difference'],
  ratio: ['%', 'Score in percent of score against'],
  bonus: ['BP', 'Bonus Points'],
  netRunRate: ['NRR', 'Net Run Rate: runs per over, less those of the others'],
  winShare: ['%', 'Wins in percent'],
  points: ['Pts', 'Points'],
  form: ['Form', 'The last five matches, the latest on the right'],
  over: ['Over', 'Matches with more goals'],
  under: ['Under', 'Matches with fewer goals'],
  perMatch: ['G/M', 'Goals per match, both teams together'],
  winWin: ['W/W', 'Leading at half-time and won'],
  winDraw: ['W/D', 'Leading at half-time and drawn'],
  winLoss: ['W/L', 'Leading at half-time and lost'],
  drawWin: ['D/W', 'Level at half-time and won'],
  drawDraw: ['D/D', 'Level at half-time and drawn'],
  drawLoss: ['D/L', 'Level at half-time and lost'],
  lossWin: ['L/W', 'Behind at half-time and won'],
  lossDraw: ['L/D', 'Behind at half-time and drawn'],
  lossLoss: ['L/L', 'Behind at half-time and lost'],
};
const OTHER_SCORE: Readonly<Record<Exclude<StandingsRules['scored'], 'mål'>, Partial<typeof HEADS>>> = {
  point: {
    goals: ['Score', 'Points for and against'],
    difference: ['+/-', 'Points Difference'],
    ratio: ['%', 'Points in percent of points against'],
  },
  sæt: { goals: ['Sets', 'Sets won and lost'], difference: ['+/-', 'Set Difference'] },
  runs: { goals: ['Runs', 'Runs for and against'], difference: ['+/-', 'Run Difference'] },
};

type Scored = StandingsRules['scored'];
const SCORED: Readonly<Record<Scored, string>> = { mål: 'goals', point: 'points', sæt: 'sets', runs: 'runs' };
const single = (scored: Scored): string => SCORED[scored].slice(0, -1);
const TIE_BREAKS: Readonly<Record<TieBreak, (scored: Scored) => string>> = {
  points: () => 'points',
  'unrounded-points': () => 'points before rounding',
  'goal-difference': (scored) => `${single(scored)} difference`,
  'goals-for': (scored) => `most ${SCORED[scored]} ${scored === 'sæt' ? 'won' : 'scored'}`,
  'away-goals': (scored) => `most away ${SCORED[scored]}`,
  wins: () => 'most wins',
  'regular-wins': () => 'most wins in regular time',
  percentage: (scored) => `${SCORED[scored]} ${scored === 'sæt' ? 'won' : 'scored'} in percent of ${SCORED[scored]} against`,
  'net-run-rate': () => 'net run rate',
  'fair-play': () => 'fair-play points',
  lots: () => 'drawing of lots',
  ranking: () => 'place in the ranking',
  'away-wins': () => 'most away wins',
  'fewest-played': () => 'fewest matches',
  'head-to-head-points': () => 'head-to-head points',
  'head-to-head-difference': (scored) => `head-to-head ${single(scored)} difference`,
  'head-to-head-goals': (scored) => `head-to-head ${SCORED[scored]} scored`,
  'head-to-head-away-goals': (scored) => `head-to-head away ${SCORED[scored]}`,
  name: () => 'alphabetical order',
};
const EQUAL: Readonly<Record<StandingsRules['rankBy'], string>> = {
  points: 'If teams finish on equal points at the end of the season',
  wins: 'Teams are ranked by wins; where they are equal',
  'win-share': 'Teams are ranked by wins in percent; where they are equal',
};

function participant(known: Participant): Participant {
  const { base, team } = qualifiedName(known.name);
  const country = known.kind === 'national' ? countryByCode(known.country) : null;
  if (team === null && country === null) return known;
  const english = country?.name === base ? country.english : base;
  const name = team === null ? english : team === 'k' ? `${english} W` : `${english} ${team.toUpperCase()}`;
  return name === known.name ? known : { ...known, name, slug: slugOf(name) };
}

const WOMEN = / \(k\)$/;
const LAP = /^(\d+)\. omgang$/;
const DECIMAL = /(?<=\d),(?=\d)/;
const STATISTICS: ReadonlyMap<string, string> = new Map(Object.entries(statistics));

export const ENGLISH: Vocabulary = {
  language: 'en',
  ...lookUp(TABLES),
  ...ENGLISH_BETS,

  country(code) {
    const known = countryByCode(code);
    return known === null ? null : { id: known.id, name: known.english, slug: slugOf(known.english) };
  },
  sport({ name }) {
    const english = SPORTS[name] ?? capitalised(name);
    return { name: english, slug: slugOf(english) };
  },
  competition({ sportId, country, category, name, slug }) {
    const english = englishCompetition(sportId, country, category, slug) ?? englishPhrase(name.replace(WOMEN, ' Women'));
    return { name: english, slug: slugOf(english) };
  },
  category(category) {
    const name = englishPhrase(category);
    return { name, slug: slugOf(name) };
  },
  participant,
  phrase: englishPhrase,
  pointOfRace: (danish) => (danish === 'Mål' ? 'Finish' : englishPhrase(danish.replace(LAP, 'Lap $1').replace(DECIMAL, '.'))),

  statistic: ({ stat, label }) => STATISTICS.get(String(stat)) ?? label,
  statistics: 'Statistics',
  wholeMatch: 'Match',
  stage: ({ stages }, stage) => englishPhrase(stages[stage]?.spoken ?? stages[stage]?.long ?? ''),
  part: ({ parts }, part) => englishPhrase(parts[part]!.long),
  unit: (unit, number) => `${UNITS[unit]} ${number}`,
  tieBreakOf: (part) => `Tiebreak - ${part}`,
  doubtful: 'There is some chance of playing.',
  lineup: { starters: 'Starting Lineups', substitutes: 'Substitutes', coaches: 'Coaches' },
  headToHead: {
    all: 'Overall',
    direct: 'Head-to-head matches',
    atHome: (name) => `${name} - Home`,
    away: (name) => `${name} - Away`,
    last: (name) => `Last matches: ${name}`,
  },

  tables: { points: 'Standings', form: 'Form', 'over-under': 'Over/Under', 'half-time': 'HT/FT' },
  sides: { overall: 'Overall', home: 'Home', away: 'Away' },
  head({ column }, scored): HeadWords {
    const [short, long] = (scored === 'mål' ? undefined : OTHER_SCORE[scored][column]) ?? HEADS[column];
    return { short, long };
  },
  zone: ({ label }) => englishPhrase(label),
  tieBreak: (tieBreak, scored) => TIE_BREAKS[tieBreak](scored),
  tieBreakNote({ rankBy, scored, tieBreaks, split }, isByName) {
    const halved = split?.halved;
    const before = halved === undefined ? '' : `Points are halved after the regular season and rounded ${halved}. `;
    const after = isByName && endsWithOrder(tieBreaks) ? ' Teams that are still level are listed alphabetically.' : '';
    return `${before}${EQUAL[rankBy]}, the tie-breakers are: ${tieBreaks.map((each) => TIE_BREAKS[each](scored)).join(', ')}.${after}`;
  },
  overUnderNote: 'Goals of both teams together. Most matches over the line stand first, then most goals.',
  halfTimeNote: 'The score at half-time and at the end: W leading or won, D level or drawn, L behind or lost.',
  unknownHalfTime: 'Matches whose half-time score is not known do not count.',
  championship: {
    races: 'Races',
    wins: 'Wins',
    points: 'Points',
    note: 'If competitors are level on points, the tie-breakers are: most wins, most second places and so on.',
  },
  scorers: {
    title: 'Top Scorers',
    filter: 'Team',
    none: 'No scorers yet',
    goals: { short: 'G', long: 'Goals' },
    assists: { short: 'A', long: 'Assists' },
  },
  decimal: (number) => number,

  transferTabs: { ALL: 'All', IN: 'In', OUT: 'Out' },
  latestNews: 'Latest news',
};
