import { byStart } from '../order/compare.ts';
import { sportById } from '../sports/index.ts';
import { type EventItem, type League, otherSide, type Pair, type Side, type StageRole, Winner } from './entities.ts';
import { type ParticipantId, publicId, type SeriesId } from './ids.ts';
import { isDecided } from './stage.ts';

const WITH_SERIES: ReadonlySet<StageRole> = new Set(['knockout', 'playoff', 'qualification']);

/** All matches between two sides in a stage; null in leagues and groups (FEED-33). */
export function seriesOf(
  stage: Pick<League, 'id' | 'role' | 'group'>,
  { home, away }: Pick<EventItem, 'home' | 'away'>,
): SeriesId | null {
  if (!WITH_SERIES.has(stage.role) || stage.group !== '') return null;
  return publicId<SeriesId>(`series|${stage.id}|${home < away ? `${home}|${away}` : `${away}|${home}`}`);
}

type Leg = Pick<EventItem, 'id' | 'home' | 'start' | 'round' | 'score' | 'stage'>;

export const countsTogether = (sportId: number, role: StageRole): boolean =>
  role !== 'playoff' || sportById(sportId)?.playoff === 'aggregate';

/**
 * Goals of both matches of a tie, at the second; null where it has other than two matches.
 * A knock-out match without a round belongs to no tie: teams of exhibitions may meet again.
 */
export function aggregateScore(
  { sportId, role }: Pick<League, 'sportId' | 'role'>,
  event: Leg,
  series: readonly Leg[],
): Pair | null {
  if (!countsTogether(sportId, role) || (role === 'knockout' && event.round === '')) return null;
  const others = series.filter(({ id, round }) => id !== event.id && round === event.round);
  const [first] = others;
  if (first === undefined || others.length > 1 || first.start >= event.start) return null;
  if (first.score === null || !isDecided(first.stage)) return null;
  const [home, away] = first.home === event.home ? first.score : [first.score[1], first.score[0]];
  return [home + (event.score?.[0] ?? 0), away + (event.score?.[1] ?? 0)];
}

export type DrawMatch = Pick<EventItem, 'id' | 'home' | 'away' | 'start' | 'round' | 'score' | 'stage' | 'winner' | 'advanced'>;

export interface DrawTie<Match> {
  readonly home: ParticipantId;
  readonly away: ParticipantId;
  readonly legs: readonly Match[];
  /** Goals of two matches, wins of a series; null for one match and before the first score. */
  readonly aggregate: Pair | null;
  readonly winner: Side | null;
}
export interface DrawRound<Match> {
  readonly name: string;
  readonly ties: readonly DrawTie<Match>[];
}

interface OpenTie<Match> extends Pick<DrawTie<Match>, 'home' | 'away'> {
  readonly legs: Match[];
}

const turned = ([home, away]: Pair): Pair => [away, home];
const plays = ({ home, away }: { home: ParticipantId; away: ParticipantId }, participant: ParticipantId): boolean =>
  home === participant || away === participant;

function tiesOf<Match extends DrawMatch>(matches: Iterable<Match>): Map<string, OpenTie<Match>[]> {
  const rounds = new Map<string, OpenTie<Match>[]>();
  for (const match of [...matches].toSorted(byStart)) {
    const ties = rounds.get(match.round) ?? [];
    rounds.set(match.round, ties);
    const known = ties.find((tie) => plays(tie, match.home) && plays(tie, match.away));
    if (known === undefined) ties.push({ home: match.home, away: match.away, legs: [match] });
    else known.legs.push(match);
  }
  return rounds;
}

const losesIn = (ties: readonly OpenTie<DrawMatch>[]): ParticipantId[] =>
  ties.flatMap((tie) => {
    const side = wonBy(tie, tie.legs.at(-1)!);
    return side === null ? [] : [tie[otherSide(side)]];
  });

/** By their first match. Rounds of one day, as old results have them, by size and by their losers. */
function inOrder<Match extends DrawMatch>(rounds: Map<string, OpenTie<Match>[]>): [string, OpenTie<Match>[]][] {
  const startOf = (ties: readonly OpenTie<Match>[]): number => ties[0]!.legs[0]!.start;
  const leadsTo = (from: readonly OpenTie<Match>[], to: readonly OpenTie<Match>[]): boolean =>
    !losesIn(from).some((participant) => to.some((tie) => plays(tie, participant)));
  return [...rounds].toSorted(
    ([, a], [, b]) => startOf(a) - startOf(b) || b.length - a.length || Number(leadsTo(b, a)) - Number(leadsTo(a, b)),
  );
}

function wonBy(tie: OpenTie<DrawMatch>, match: DrawMatch): Side | null {
  const side = !isDecided(match.stage)
    ? null
    : match.winner === Winner.home
      ? 'home'
      : match.winner === Winner.away
        ? 'away'
        : null;
  return side === null || match.home === tie.home ? side : otherSide(side);
}

function aggregateOf(tie: OpenTie<DrawMatch>, sumsGoals: boolean): Pair | null {
  const scored = tie.legs.filter(({ score }) => score !== null);
  if (tie.legs.length === 1 || scored.length === 0) return null;
  const counts = scored.map((leg): Pair => {
    if (sumsGoals) return leg.home === tie.home ? leg.score! : turned(leg.score!);
    const won = wonBy(tie, leg);
    return [won === 'home' ? 1 : 0, won === 'away' ? 1 : 0];
  });
  return counts.reduce(([home, away], [more, others]) => [home + more, away + others]);
}

function winnerOf(tie: OpenTie<DrawMatch>, aggregate: Pair | null, sumsGoals: boolean, goesOn: Side | null): Side | null {
  const last = tie.legs.at(-1)!;
  if (last.advanced !== null) return last.home === tie.home ? last.advanced : otherSide(last.advanced);
  if (goesOn !== null) return goesOn;
  if (tie.legs.length === 1) return wonBy(tie, last);
  const over = sumsGoals && aggregate !== null && tie.legs.every(({ stage }) => isDecided(stage));
  return !over || aggregate[0] === aggregate[1] ? null : aggregate[0] > aggregate[1] ? 'home' : 'away';
}

/** Ties in bracket order. `goals`: two matches. Series end with the next round or `advanced`. */
export function knockoutDraw<Match extends DrawMatch>(matches: Iterable<Match>, goals: boolean): DrawRound<Match>[] {
  const rounds = inOrder(tiesOf(matches));
  const drawn: DrawRound<Match>[] = [];
  for (const [name, ties] of rounds.toReversed()) {
    /** The participant's place in the next round: tie and side; null where that is not known. */
    const nextPlace = (participant: ParticipantId): number | null => {
      for (const later of drawn) {
        const at = later.ties.findIndex((tie) => plays(tie, participant));
        if (at !== -1) return 2 * at + (later.ties[at]!.home === participant ? 0 : 1);
      }
      return null;
    };
    const placed = ties.map((tie) => {
      const sumsGoals = goals && tie.legs.length === 2;
      const aggregate = aggregateOf(tie, sumsGoals);
      const next = { home: nextPlace(tie.home), away: nextPlace(tie.away) };
      const goesOn = next.home !== null && next.away === null ? 'home' : next.home === null && next.away !== null ? 'away' : null;
      const winner = winnerOf(tie, aggregate, sumsGoals, goesOn);
      return { tie: { ...tie, aggregate, winner }, place: winner === null ? null : nextPlace(tie[winner]) };
    });
    const order = placed.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0);
    drawn.unshift({ name, ties: order.map(({ tie }) => tie) });
  }
  return drawn;
}
