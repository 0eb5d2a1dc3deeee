import type { Pair, Side } from '@stillingen/domain';
import type { Summary, SummaryIncident, SummaryPart } from '@stillingen/wire';
import { within } from '#text/language.ts';
import { matchText } from '#text/match/match.ts';
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

/** Words beside each other, the name of a player with the path of the player's page. */
export interface Piece {
  readonly text: string;
  /** Empty where there is none. */
  readonly path: string;
}

export interface TimelineEntry {
  readonly id: string;
  readonly side: Side;
  /** "45+2'", '07:26', 'Leg 3'; empty if unknown. */
  readonly minute: string;
  readonly glyph: Glyph;
  readonly label: string;
  readonly scored: boolean;
  /** Decides the match or what may happen in it; stays where the visitor wants few rows. */
  readonly isKey: boolean;
  /** The player, or the incident if no player is named. */
  readonly main: Piece;
  /** Assist, player who went out, 'straffe', comment. */
  readonly aside: readonly Piece[];
  /** The score after it, '2-1', or the runs of the batting side; empty if it does not stand. */
  readonly score: string;
  /** How many like it there are in its part, where parts have no minutes. */
  readonly count: number;
  /** The reason of a retraction, empty if unknown; null if the incident stands. */
  readonly withdrawn: string | null;
}

export interface TimelinePeriod {
  readonly label: string;
  readonly score: string;
  readonly entries: readonly TimelineEntry[];
}

/** The over of cricket and the number of a frame or leg replace the minute; innings show none. */
export type MinuteMeaning = 'minute' | 'over' | 'part' | 'none';

export interface TimelineWords {
  readonly meaning: MinuteMeaning;
  /** A goal is a key incident where there are few of them, a turn of the lead where there are many. */
  readonly hasManyGoals: boolean;
  /** 'Leg 3'. */
  readonly part: (number: string) => string;
}

const UNKNOWN_MINUTE = "0'";
const NAMED_BY_WORD: ReadonlySet<Glyph> = new Set<Picture>(['suspension', 'other', 'second-yellow', 'missed']);
const CARDS: ReadonlySet<Glyph> = new Set<Picture>(['yellow', 'red', 'green']);
const isNamedByWord = (glyph: Glyph, comment: string): boolean =>
  typeof glyph === 'object' || NAMED_BY_WORD.has(glyph) || (CARDS.has(glyph) && comment === '');

const MINOR: ReadonlySet<SummaryPart['type']> = new Set([
  ...(['yellow-card', 'green-card', 'substitution-in', 'substitution-out', 'timeout', 'var-review', 'penalty-awarded'] as const),
  ...(['conversion', 'conversion-missed', 'extra-point', 'behind', 'unknown'] as const),
]);

const PRINCIPAL = new Set<SummaryPart['type']>(['substitution-in']);
const ADDED = new Set<SummaryPart['type']>(['assist', 'substitution-out', 'bowler']);

const kindAside = (type: SummaryPart['type']): string =>
  type === 'own-goal' ? matchText.ownGoal : type === 'penalty-goal' ? matchText.penalty : '';

function minuteOf({ minute }: SummaryIncident, { meaning, part }: TimelineWords): string {
  if (minute === UNKNOWN_MINUTE) return '';
  if (meaning === 'minute' || !minute.endsWith("'")) return minute;
  const number = minute.slice(0, -1);
  return meaning === 'over' ? matchText.over(number) : meaning === 'part' ? part(number) : '';
}

const plain = (text: string): Piece => ({ text, path: '' });
const person = ({ player, url }: SummaryPart): Piece => ({ text: player, path: url });

/** The players beside the principal one; the substituted player follows 'ind for'. */
const beside = (part: SummaryPart): readonly Piece[] =>
  part.type === 'substitution-out'
    ? [plain(matchText.substitutedFor), person(part)]
    : part.type === 'bowler'
      ? [plain(matchText.bowledBy), person(part)]
      : [person(part)];

/** '180' of a glyph is not written again beside it. */
const isLabel = (glyph: Glyph, { label }: SummaryPart): boolean => typeof glyph === 'object' && glyph.letters === label;

/** The player; a side of one person where the incident names none. */
function mainOf(part: SummaryPart, glyph: Glyph, side: string, meaning: MinuteMeaning): Piece {
  if (part.player !== '') return person(part);
  return plain(meaning === 'part' || isLabel(glyph, part) ? side : part.label);
}

/** The incident, where its glyph leaves it open. */
function wordOf(part: SummaryPart, glyph: Glyph, comment: string, meaning: MinuteMeaning): string {
  if (isLabel(glyph, part) || (part.type === 'wicket' && comment !== '')) return '';
  const hasName = part.player !== '' || meaning === 'part';
  return hasName && isNamedByWord(glyph, comment) ? within(part.label) : kindAside(part.type);
}

/** Whether the side that leads, or the draw, is another one than before. */
const turnsLead = (before: Pair, [home, away]: Pair): boolean => Math.sign(before[0] - before[1]) !== Math.sign(home - away);

function entryOf(
  incident: SummaryIncident,
  before: Pair,
  words: TimelineWords,
  names: Readonly<Record<Side, string>>,
): TimelineEntry | null {
  const principal =
    incident.parts.find(({ type }) => PRINCIPAL.has(type)) ??
    incident.parts.find(({ type }) => !ADDED.has(type)) ??
    incident.parts[0];
  if (principal === undefined) return null;
  const { type, label, score } = principal;
  const { withdrawn, side } = incident;
  const { meaning } = words;
  const added = incident.parts.filter((part) => part !== principal && part.player !== '').flatMap(beside);
  const glyph = GLYPH[type];
  // The method of a wicket is a word, 'Grebet'; other comments are prose.
  const comment = type === 'wicket' ? within(principal.comment) : principal.comment;
  const word = wordOf(principal, glyph, comment, meaning);
  const stands = !withdrawn && score !== null;
  return {
    id: incident.id,
    side,
    minute: minuteOf(incident, words),
    glyph,
    label,
    scored: stands,
    isKey: !MINOR.has(type) && !(words.hasManyGoals && stands && !turnsLead(before, score)),
    main: mainOf(principal, glyph, names[side], meaning),
    aside: [plain(word), ...added, plain(comment)].filter(({ text }) => text !== ''),
    score: !stands ? '' : meaning === 'over' ? matchText.runs(score[side === 'home' ? 0 : 1]) : scoreText(score),
    count: 1,
    withdrawn: withdrawn ? principal.reason : null,
  };
}

const isLike = (a: TimelineEntry, b: TimelineEntry): boolean =>
  a.side === b.side &&
  a.minute === b.minute &&
  a.label === b.label &&
  a.score === '' &&
  b.score === '' &&
  a.withdrawn === b.withdrawn;

/** Two '180' of one side in one leg are one row. */
function grouped(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const groups: TimelineEntry[] = [];
  for (const entry of entries) {
    const at = groups.findIndex((group) => isLike(group, entry) && entry.aside.length === 0);
    if (at < 0) groups.push(entry);
    else groups[at] = { ...groups[at]!, count: groups[at]!.count + 1 };
  }
  return groups;
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

/** The newest period first, and the newest incident first in each. */
export function timelineOf(
  summary: Summary,
  words: TimelineWords,
  names: Readonly<Record<Side, string>>,
): readonly TimelinePeriod[] {
  const { meaning } = words;
  const periods = meaning === 'over' ? summary.periods.flatMap((period) => inningsOf(period, names)) : summary.periods;
  let before: Pair = [0, 0];
  return periods
    .filter(({ incidents }) => meaning === 'minute' || incidents.length > 0)
    .map(({ label, home, away, incidents }): TimelinePeriod => {
      const entries = incidents.flatMap((incident): readonly TimelineEntry[] => {
        const entry = entryOf(incident, before, words, names);
        if (!incident.withdrawn) before = incident.parts.find((part) => part.score !== null)?.score ?? before;
        return entry === null ? [] : [entry];
      });
      return {
        label,
        score: meaning === 'over' ? '' : scoreText([home, away]),
        entries: (meaning === 'part' ? grouped(entries) : entries).toReversed(),
      };
    })
    .reverse();
}
