import {
  type EventItem,
  type Incident,
  type IncidentType,
  type LiveState,
  type Pair,
  regularMinutes,
  RULINGS,
  type Side,
  type Sport,
  Stage,
} from '@stillingen/domain';

const OTHERS = ['touchdown', 'try', 'penalty-try', 'field-goal', 'drop-goal', 'safety', 'home-run'] as const;
type OtherType = (typeof OTHERS)[number];
const isOther = (type: IncidentType): type is OtherType => (OTHERS as readonly IncidentType[]).includes(type);

export interface Scored {
  readonly player: string;
  readonly side: Side;
  readonly minute: string;
  readonly type: IncidentType;
  /** [home, away] after it. */
  readonly score: Pair;
}
interface Named {
  readonly player: string;
  readonly side: Side;
  readonly minute: string;
}

/** What turned or decided the match. Scores are the winner's first. */
export type Turn =
  /** `part`: after which part of the match; null where goals show it. */
  | { readonly kind: 'comeback'; readonly behind: Pair; readonly part: number | null }
  | { readonly kind: 'late' | 'equaliser' | 'first'; readonly player: string; readonly side: Side; readonly minute: string }
  | { readonly kind: 'straight' | 'deciding' | 'lost-first' }
  | { readonly kind: 'best-part'; readonly part: number; readonly score: Pair };

type PartTurn = Extract<Turn, { part: unknown }> & { readonly part: number };

export interface OtherScore extends Named {
  readonly type: OtherType;
}

export interface PlayFacts {
  /** In order; empty where the incidents do not add up to the score. */
  readonly scored: readonly Scored[];
  /** Other incidents that score: touchdowns, tries, home runs. */
  readonly others: readonly OtherScore[];
  readonly sentOff: readonly Named[];
  readonly annulled: readonly Named[];
  /** [home, away], or the winner's first in sets; empty where they do not add up. */
  readonly parts: readonly Pair[];
  readonly tieBreaks: readonly (Pair | null)[];
  /** [home, away] after the first half, or a later part before the last. */
  readonly pause: { readonly part: number; readonly score: Pair } | null;
  readonly turn: Turn | null;
}

const GOALS: ReadonlySet<IncidentType> = new Set(['goal', 'own-goal', 'penalty-goal']);
const SENT_OFF: ReadonlySet<IncidentType> = new Set(['red-card', 'second-yellow-card']);
/** Of the regular time: goals after it decide late. */
const LATE_SHARE = 0.9;
/** A lead of less than this share of the winner's score is no turn. */
const COMEBACK_SHARE = 1 / 6;

const sum = (pairs: readonly Pair[]): Pair => pairs.reduce<Pair>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
const isEqual = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1];
const minuteOf = ({ minute, added }: Incident): string => (added > 0 ? `${minute}+${added}` : `${minute}`);
const named = (incident: Incident): Named => ({
  player: incident.player,
  side: incident.side,
  minute: minuteOf(incident),
});
export const inOrderOf = (pair: Pair, side: Side | null): Pair => (side === 'away' ? [pair[1], pair[0]] : pair);

const otherScore = (incident: Incident): readonly OtherScore[] =>
  isOther(incident.type) && incident.player !== '' ? [{ ...named(incident), type: incident.type }] : [];

/** Goals with the score after each, where they add up to the score of the match. */
function goalsOf(incidents: readonly Incident[], score: Pair | null): readonly Scored[] {
  let reached: Pair = [0, 0];
  const goals = incidents
    .filter(({ type }) => GOALS.has(type))
    .toSorted((a, b) => a.minute - b.minute || a.added - b.added)
    .map((incident): Scored => {
      reached = incident.side === 'home' ? [reached[0] + 1, reached[1]] : [reached[0], reached[1] + 1];
      return { ...named(incident), type: incident.type, score: reached };
    });
  return score !== null && isEqual(reached, score) ? goals : [];
}

/** Level or behind by part, of the side that won in the end. */
function comebackByPart(parts: readonly Pair[], winner: Side, won: number): PartTurn | null {
  const least = Math.max(3, Math.ceil(won * COMEBACK_SHARE));
  const totals = parts.slice(0, -1).map((_, index) => inOrderOf(sum(parts.slice(0, index + 1)), winner));
  const worst = totals.reduce((most, [own, other]) => Math.max(most, other - own), 0);
  if (worst < least) return null;
  const part = totals.findIndex(([own, other]) => other - own === worst);
  return { kind: 'comeback', behind: totals[part]!, part };
}

function turnByGoals(scored: readonly Scored[], sport: Sport, winner: Side | null): Turn | null {
  const [first, last] = [scored[0], scored.at(-1)];
  if (first === undefined || last === undefined) return null;
  const lateFrom = (regularMinutes(sport) ?? Number.POSITIVE_INFINITY) * LATE_SHARE;
  const isLate = Number.parseInt(last.minute, 10) >= lateFrom && last.player !== '' && last.type !== 'own-goal';
  if (winner === null) return isLate ? { ...last, kind: 'equaliser' } : null;
  const behind = scored.map(({ score }) => inOrderOf(score, winner)).toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0]!;
  const won = Math.max(...scored.at(-1)!.score);
  if (behind[1] - behind[0] >= Math.max(1, Math.ceil(won * COMEBACK_SHARE))) return { kind: 'comeback', behind, part: null };
  const isDecider = Math.abs(last.score[0] - last.score[1]) === 1 && last.side === winner;
  if (isDecider && isLate) return { ...last, kind: 'late' };
  return scored.length === 1 || first.player === '' || first.type === 'own-goal' ? null : { ...first, kind: 'first' };
}

function turnBySets(row: Sport['row'], parts: readonly Pair[], score: Pair, winner: Side): Turn | null {
  const [won, lost] = inOrderOf(score, winner);
  if (lost === 0) return { kind: 'straight' };
  if (row === 'sets' && parts.length > 0 && parts[0]![0] < parts[0]![1]) return { kind: 'lost-first' };
  return won - lost === 1 ? { kind: 'deciding' } : null;
}

function bestPart(parts: readonly Pair[], winner: Side): PartTurn | null {
  const ahead = parts.map((pair) => inOrderOf(pair, winner)).map(([own, other]) => own - other);
  const most = Math.max(...ahead);
  const part = ahead.indexOf(most);
  return parts.length < 3 || most <= 0 ? null : { kind: 'best-part', part, score: inOrderOf(parts[part]!, winner) };
}

function turnOf(
  sport: Sport,
  event: EventItem,
  facts: Omit<PlayFacts, 'turn'>,
  score: Pair | null,
  winner: Side | null,
): Turn | null {
  if (score === null || event.stage === Stage.retired) return null;
  if (sport.row === 'sets' || sport.row === 'frames')
    return winner === null ? null : turnBySets(sport.row, facts.parts, score, winner);
  const byGoals = turnByGoals(facts.scored, sport, winner);
  if (byGoals !== null || winner === null) return byGoals;
  const byPart = comebackByPart(facts.parts, winner, Math.max(...score)) ?? bestPart(facts.parts, winner);
  return byPart !== null && byPart.part < sport.parts.length ? byPart : null;
}

/** Without a last part that had not begun. */
const playedParts = (parts: readonly Pair[]): readonly Pair[] =>
  parts.at(-1)?.every((points) => points === 0) === true ? parts.slice(0, -1) : parts;

export const playOf = (
  { incidents }: LiveState,
  sport: Sport,
  event: EventItem,
  score: Pair | null,
  winner: Side | null,
): PlayFacts => {
  const known = incidents.get(event.id) ?? [];
  const standing = known.filter(({ withdrawn }) => withdrawn === null);
  const isSets = sport.row === 'sets' || sport.row === 'frames';
  const addsUp = score !== null && isEqual(sum(event.parts), score);
  const parts = isSets ? playedParts(event.parts).map((pair) => inOrderOf(pair, winner)) : addsUp ? event.parts : [];
  const before = parts.length === 2 ? 1 : parts.length >= 4 ? 2 : 0;
  const facts = {
    scored: sport.row === 'goals' ? goalsOf(standing, score) : [],
    others: standing.flatMap(otherScore),
    sentOff: standing.filter(({ type, player }) => SENT_OFF.has(type) && player !== '').map(named),
    annulled: known
      .filter(({ type, withdrawn, player }) => GOALS.has(type) && withdrawn !== null && RULINGS.has(withdrawn) && player !== '')
      .map(named),
    parts,
    tieBreaks: event.tieBreaks.map((pair) => (pair === null ? null : inOrderOf(pair, winner))),
    pause: sport.row !== 'goals' || before === 0 ? null : { part: before - 1, score: sum(parts.slice(0, before)) },
  };
  return { ...facts, turn: turnOf(sport, event, facts, score, winner) };
};
