import type { Pair, Side } from '@stillingen/domain';
import type { Summary, SummaryIncident, SummaryPart } from '@stillingen/wire';
import { within } from '../../text/danish.ts';
import { matchText } from '../../text/match/da-match.ts';
import { scoreText } from './match-facts.ts';

/** A picture, or letters: 'TD', '180'. */
export type Picture =
  | 'goal'
  | 'missed'
  | 'yellow'
  | 'second-yellow'
  | 'red'
  | 'green'
  | 'suspension'
  | 'timeout'
  | 'substitution'
  | 'review'
  | 'penalty'
  | 'other';
export type Glyph = Picture | { readonly letters: string };

const GLYPH: Readonly<Record<SummaryPart['type'], Glyph>> = {
  goal: 'goal',
  'own-goal': 'goal',
  'penalty-goal': 'goal',
  'goal-disallowed': 'goal',
  'shootout-scored': 'goal',
  'shootout-missed': 'missed',
  'penalty-missed': 'missed',
  'penalty-awarded': 'penalty',
  'yellow-card': 'yellow',
  'second-yellow-card': 'second-yellow',
  'red-card': 'red',
  'substitution-in': 'substitution',
  'substitution-out': 'substitution',
  'var-review': 'review',
  suspension: 'suspension',
  'green-card': 'green',
  timeout: 'timeout',
  bowler: 'other',
  try: { letters: 'T' },
  'penalty-try': { letters: 'ST' },
  conversion: { letters: 'K' },
  'conversion-missed': { letters: 'K' },
  'drop-goal': { letters: 'D' },
  behind: { letters: 'B' },
  touchdown: { letters: 'TD' },
  'field-goal': { letters: 'FG' },
  'extra-point': { letters: '+1' },
  'two-point-conversion': { letters: '+2' },
  safety: { letters: 'S' },
  'home-run': { letters: 'HR' },
  wicket: { letters: 'W' },
  break: { letters: 'B' },
  maximum: { letters: '180' },
  knockdown: { letters: 'KD' },
  assist: { letters: 'A' },
  unknown: 'other',
};

export const glyphOf = (type: SummaryPart['type']): Glyph => GLYPH[type];

export interface TimelineEntry {
  readonly id: string;
  readonly side: Side;
  /** "45+2'", '07:26'; empty if unknown. */
  readonly minute: string;
  readonly glyph: Glyph;
  readonly label: string;
  readonly scored: boolean;
  /** The player, or the incident if no player is named. */
  readonly main: string;
  /** Assist, player who went out, 'straffe', comment. */
  readonly aside: string;
  readonly score: Pair | null;
  /** The reason of a retraction, empty if unknown; null if the incident stands. */
  readonly withdrawn: string | null;
}

export interface TimelinePeriod {
  readonly label: string;
  readonly score: string;
  readonly entries: readonly TimelineEntry[];
}

/** The over of cricket replaces the minute; frames and legs show none. */
export type MinuteMeaning = 'minute' | 'over' | 'none';

const UNKNOWN_MINUTE = "0'";
const isNamedByWord = (glyph: Glyph): boolean => typeof glyph === 'object' || glyph === 'suspension' || glyph === 'other';

const PRINCIPAL = new Set<SummaryPart['type']>(['substitution-in']);
const ADDED = new Set<SummaryPart['type']>(['assist', 'substitution-out', 'bowler']);

const kindAside = (type: SummaryPart['type']): string =>
  type === 'own-goal' ? matchText.ownGoal : type === 'penalty-goal' ? matchText.penalty : '';

function minuteOf({ minute }: SummaryIncident, meaning: MinuteMeaning): string {
  if (minute === UNKNOWN_MINUTE) return '';
  if (meaning === 'minute' || !minute.endsWith("'")) return minute;
  return meaning === 'over' ? matchText.over(minute.slice(0, -1)) : '';
}

function entryOf(incident: SummaryIncident, meaning: MinuteMeaning): TimelineEntry | null {
  const principal =
    incident.parts.find(({ type }) => PRINCIPAL.has(type)) ??
    incident.parts.find(({ type }) => !ADDED.has(type)) ??
    incident.parts[0];
  if (principal === undefined) return null;
  const added = incident.parts
    .filter((part) => part !== principal && part.player !== '')
    .map(({ type, player }) => (type === 'bowler' ? matchText.bowledBy(player) : player));
  const glyph = GLYPH[principal.type];
  const word = principal.player !== '' && isNamedByWord(glyph) ? within(principal.label) : kindAside(principal.type);
  // The method of a wicket is a word, 'Grebet'; other comments are prose.
  const comment = principal.type === 'wicket' ? within(principal.comment) : principal.comment;
  const aside = [word, ...added, comment].filter((text) => text !== '').join(', ');
  return {
    id: incident.id,
    side: incident.side,
    minute: minuteOf(incident, meaning),
    glyph,
    label: principal.label,
    scored: !incident.withdrawn && principal.score !== null,
    main: principal.player === '' ? principal.label : principal.player,
    aside,
    score: incident.withdrawn ? null : principal.score,
    withdrawn: incident.withdrawn ? principal.reason : null,
  };
}

/** Splits a part of the score by the batting side, the last one first. */
function inningsOf(period: Summary['periods'][number], names: Readonly<Record<Side, string>>): Summary['periods'] {
  const runsAfter = (side: Side): number =>
    Math.max(0, ...period.incidents.filter((each) => each.side === side).map(({ parts }) => sum(parts[0]?.score ?? [0, 0])));
  return (['home', 'away'] as const)
    .map((side) => ({
      ...period,
      label: `${period.label}, ${names[side]}`,
      incidents: period.incidents.filter((each) => each.side === side),
      side,
    }))
    .filter(({ incidents }) => incidents.length > 0)
    .sort((a, b) => runsAfter(a.side) - runsAfter(b.side));
}
const sum = ([home, away]: Pair): number => home + away;

export function timelineOf(
  summary: Summary,
  meaning: MinuteMeaning,
  names: Readonly<Record<Side, string>>,
): readonly TimelinePeriod[] {
  const periods = meaning === 'over' ? summary.periods.flatMap((period) => inningsOf(period, names)) : summary.periods;
  return periods
    .filter(({ incidents }) => meaning === 'minute' || incidents.length > 0)
    .map(
      ({ label, home, away, incidents }): TimelinePeriod => ({
        label,
        score: meaning === 'over' ? '' : scoreText([home, away]),
        entries: incidents
          .map((incident) => entryOf(incident, meaning))
          .filter((entry) => entry !== null)
          .reverse(),
      }),
    )
    .reverse();
}
