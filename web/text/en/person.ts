import type * as da from '../da/person.ts';
import type { TextOf } from '../text-of.ts';
import { capital, EVENT_FORMS, plural } from './language.ts';

const FEET: Readonly<Record<string, string>> = { left: 'left', right: 'right', both: 'both' };
/** Of figures that are counted from matches: in full, as the head of a column, and of one. */
const FIGURES: Readonly<Record<string, readonly [full: string, head: string, one?: string]>> = {
  K: ['matches', 'MP', 'match'],
  MIN: ['minutes', 'Min', 'minute'],
  M: ['goals', 'Goals', 'goal'],
  A: ['assists', 'Ast', 'assist'],
  GK: ['yellow cards', 'Yellow', 'yellow card'],
  RK: ['red cards', 'Red', 'red card'],
  KAR: ['average rating', 'Rating'],
  M90: ['Goals per 90 min', ''],
  A90: ['Assists per 90 min', ''],
  SK90: ['Shots per 90 min', ''],
  CH90: ['Chances created per 90 min', ''],
  BOX90: ['Touches in the box per 90 min', ''],
  DR90: ['Dribbles completed per 90 min', ''],
  AFL90: ['Passes completed, %', ''],
  A390: ['Passes into the final third per 90 min', ''],
  TK90: ['Tackles won per 90 min', ''],
  OB90: ['Interceptions per 90 min', ''],
  CL90: ['Clearances per 90 min', ''],
  LD90: ['Aerial duels won, %', ''],
  RL: ['races', 'Races', 'race'],
  RS: ['wins', 'Wins', 'win'],
  RPO: ['on the podium', 'Podium'],
  RB: ['best position', 'Best'],
  RP: ['points', 'Points', 'point'],
};

const PEERS: Readonly<Record<string, string>> = {
  forward: 'forwards',
  midfielder: 'midfielders',
  defender: 'defenders',
};
const peers = (role: string): string => `${PEERS[role] ?? 'players'} in the league`;

const SHORT_LABEL = 6;
const SHORTENED: Readonly<Record<string, string>> = {
  'Goals from play': 'Play',
  'Penalty goals': 'Pens',
  Assists: 'Ast',
  'Yellow cards': 'Yellow',
  'Red cards': 'Red',
};

/** 'Goals' is 'goals', 'MVP' stays. */
const lowered = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? label[0]!.toLocaleLowerCase('en-GB') + label.slice(1) : label;

/** '2025/2026' is '25/26'. */
const seasonShort = (season: string): string => season.replace(/^\d\d(\d\d)\/\d\d(\d\d)$/, '$1/$2');

export const personText: TextOf<typeof da.personText> = {
  crumbs: 'You are here',
  tabsLabel: 'Pages of the player',
  tabs: (event) => ({
    overview: 'Overview',
    matches: capital(EVENT_FORMS[event].many),
    results: 'Results',
    fixtures: 'Fixtures',
    career: 'Career',
    transfers: 'Transfers',
    injuries: 'Injuries',
    news: 'News',
  }),
  kinds: 'Singles, doubles or mixed',
  kind: { single: 'Singles', double: 'Doubles', mixed: 'Mixed' },
  deleted: 'This player no longer exists',
  deletedHint: 'The player has been deleted, so there are no matches or figures here.',
  nothing: (event) => `No ${EVENT_FORMS[event].many}`,
  nothingHint: (event) => `Once ${EVENT_FORMS[event].the} is scheduled, it appears here.`,
  number: (number) => `No. ${number}`,
  age: (years, born) => `${plural(years, 'year', 'years')} old (${born})`,
  height: (centimetres) => `${centimetres} cm`,
  foot: (code) => FEET[code ?? ''] ?? null,
  contract: (year) => `contract until ${year}`,
  /** In full: the provider's label, else the name of a figure that is counted. */
  figure(code, label, value = '') {
    if (label !== '') return lowered(label);
    const [full = code, , one = full] = FIGURES[code] ?? [];
    return value === '1' ? one : full;
  },
  withMinutes: (matches, minutes) => `${matches}, ${minutes} min`,
  /** Of a column: the label where it is short, else the code. */
  head: (code, label) =>
    label === '' ? (FIGURES[code]?.[1] ?? code) : label.length <= SHORT_LABEL ? label : (SHORTENED[label] ?? code),
  now: 'Playing now',
  racesNow: 'Right now',
  soFar: 'so far',
  rating: (rating) => `rating ${rating}`,
  next: (event) => `Next ${EVENT_FORMS[event].many}`,
  latest: (event) => `Latest ${EVENT_FORMS[event].many}`,
  all: (event) => `All ${EVENT_FORMS[event].many}`,
  date: 'Date',
  opponent: 'Opponent',
  away: 'away',
  result: 'Res.',
  resultFull: 'Result',
  minutes: 'Min',
  ratingHead: 'Rating',
  bench: 'Bench',
  career: 'Career',
  clubs: 'Club',
  national: 'National team',
  season: 'Season',
  team: 'Team',
  competition: 'Competition',
  total: 'Club total',
  running: 'ongoing',
  facts: 'Facts',
  born: 'Born',
  country: 'Country',
  club: 'Club',
  position: 'Position',
  shirt: 'Shirt number',
  heightLabel: 'Height',
  weight: 'Weight',
  kilograms: (weight) => `${weight} kg`,
  footLabel: 'Foot',
  contractLabel: 'Contract',
  ranking: (rank, points) => (points === '' ? `No. ${rank}` : `No. ${rank}, ${points} ${points === '1' ? 'point' : 'points'}`),
  won: 'Honours',
  topScorer: (competition, season, goals) => `Top scorer in ${competition} ${season}, ${plural(goals, 'goal', 'goals')}`,
  winner: (competition, season) => `${competition} ${season}`,
  withTeam: 'with',
  movedTo: 'to',
  teams: 'Teams',
  seasonShort,
  seasons: (first, last) => [...new Set([first, last])].map((season) => seasonShort(season)).join(' – '),
  present: 'present',
  better: (percentile, role) => `better than ${percentile}% of ${peers(role)}`,
  compared: (role) =>
    `The bar shows the share of ${peers(role)} that the figure is better than. Players with few minutes are left out.`,
  injuries: 'Injury history',
  injuriesLine: (count) => `${plural(count, 'injury', 'injuries')} on the timeline`,
  missed: (count) => plural(count, 'match', 'matches'),
  ongoing: 'now',
  meeting: 'Meeting',
  rank: '#',
};
