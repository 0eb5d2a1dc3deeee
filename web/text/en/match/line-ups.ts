import type { PlayerIncident } from '@stillingen/wire';
import type * as da from '../../da/match/line-ups.ts';
import { ordinal } from '../../ordinal.ts';
import type { TextOf } from '../../text-of.ts';

type IncidentType = PlayerIncident['type'];

/** Singular and plural. */
const MARKS: Partial<Readonly<Record<IncidentType, readonly [one: string, many: string]>>> = {
  goal: ['goal', 'goals'],
  'penalty-goal': ['penalty goal', 'penalty goals'],
  'own-goal': ['own goal', 'own goals'],
  assist: ['assist', 'assists'],
  'penalty-missed': ['penalty missed', 'penalties missed'],
  'yellow-card': ['yellow card', 'yellow cards'],
  'second-yellow-card': ['second yellow card', 'second yellow cards'],
  'red-card': ['red card', 'red cards'],
  'green-card': ['green card', 'green cards'],
  suspension: ['suspension', 'suspensions'],
};

const MINUTE = /^(\d+)'$/;
const numbered = (minute: string, what: string): string =>
  minute.replace(MINUTE, (_, number: string) => `${ordinal(Number(number))} ${what}`);
const inning = (minute: string): string => numbered(minute, 'inning');
/** ' in the 67th minute', ' in minute 45+2', ' in the 5th inning'. */
function whenInWords(minute: string): string {
  if (minute === '') return '';
  return /\+/.test(minute) ? ` in minute ${minute.replace("'", '')}` : ` in the ${numbered(minute, 'minute')}`;
}

export const lineupText: TextOf<typeof da.lineupText> = {
  title: 'Line-ups',
  confirmed: 'Confirmed',
  expected: 'Expected',
  look: 'Show on the pitch',
  looks: { rating: 'Rating', name: 'Name' },
  average: 'avg',
  averageSpoken: (team, rating) => `${team}, average rating ${rating}`,
  starters: (team) => `${team}, starting line-up`,
  bench: (team) => `Bench, ${team}`,
  coaches: 'Coaches',
  officials: 'Coaches and referee',
  hockeyLine: (number) => `Line ${number}`,
  coach: 'Head coach',
  referee: 'Referee',
  absences: 'Injuries and suspensions',
  doubtful: 'Doubtful',
  back: (day) => `Expected back ${day}`,
  none: 'No line-ups yet',
  noneHint: 'They appear here once they are ready.',
  captain: 'captain',
  captainLetter: 'C',
  /** Beside a disc; the pitch is read as lists. */
  player: (name, number, isCaptain, marks, rating) =>
    [number === null ? name : `${number} ${name}`, isCaptain ? 'captain' : '', marks, rating === null ? '' : `rating ${rating}`]
      .filter((part) => part !== '')
      .join(', '),
  team: (name, formation) => (formation === '' ? name : `${name}, ${formation}`),
  inning,
  mark(type, minutes) {
    if (type === 'substitution-out') return `off${whenInWords(minutes[0] ?? '')}`;
    if (type === 'substitution-in') return `on${whenInWords(minutes[0] ?? '')}`;
    const [one, many] = MARKS[type] ?? ['incident', 'incidents'];
    return minutes.length === 1 ? one : `${minutes.length} ${many}`;
  },
  substitutedFor: (player) => `for ${player}`,
};
