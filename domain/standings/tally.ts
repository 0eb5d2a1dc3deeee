import type { Pair, Side, StageRole } from '../event/entities.ts';
import type { EventId, ParticipantId } from '../event/ids.ts';
import { type Batting, NOT_BATTED, NOT_KNOWN } from './run-rate.ts';

/** A match as a table counts it: finished, or running and counted as it stands. Start in seconds. */
export interface StandingsMatch {
  readonly id: EventId;
  readonly home: ParticipantId;
  readonly away: ParticipantId;
  /** As the table counts it. */
  readonly score: Pair;
  /** Who won after a regular time that ended level, where the table counts that as a win; absent or null where nobody did. */
  readonly wonLate?: Side | null;
  /** How it ended for the home side, where the score does not say so. */
  readonly outcome?: Outcome;
  /** Rugby: tries of each side, where they are known. */
  readonly tries?: Pair;
  /** Cricket: what each side batted, as far as it counts; null where that is not known. */
  readonly batting?: Pair<Batting> | null;
  /** Cricket: that it ended without a result; the sides share what it is worth. */
  readonly noResult?: true;
  /** Fair-play points of each side; absent or null where no card of the match is known. */
  readonly fairPlay?: Pair | null;
  /** The score at half-time, in sports of two halves; absent or null where it is not known. */
  readonly halfTime?: Pair | null;
  readonly role: StageRole;
  readonly group: string;
  readonly start: number;
  readonly live: boolean;
}

/** How a match ended, or stands, for one of its sides. */
export type Outcome = 'win' | 'draw' | 'loss';

/** Which matches of a participant count: all, or only those at home or away. */
export type TableSide = 'overall' | 'home' | 'away';

/** Points beside those for the result, one for each that is earned. */
export interface BonusRules {
  /** As many tries earn one, won or lost; or as many more than the other side. Absent where none do. */
  readonly tries?: { readonly atLeast: number } | { readonly moreThanOther: number };
  /** A loss by at most as many points earns one. */
  readonly lossWithin: number;
}

/** What a match is worth. */
export interface PointScale {
  readonly win: number;
  readonly draw: number;
  /** 0 where it is not said. */
  readonly loss?: number;
  /** A win and a loss after a level regular time; absent where that is a draw, whatever follows. */
  readonly late?: { readonly win: number; readonly loss: number };
  /** Sets: a win and a loss in the last of so many; absent where that is like any other. */
  readonly lastSet?: { readonly of: number; readonly win: number; readonly loss: number };
  readonly bonus?: BonusRules;
}

/** What a participant has to show for the matches that count. */
export interface Tally {
  readonly participant: ParticipantId;
  played: number;
  wins: number;
  /** Those that took no more than regular time. */
  regularWins: number;
  draws: number;
  losses: number;
  /** Those after a regular time that ended level. */
  lateLosses: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  /** What rounding took off the points when they were halved; below 0 what it added. */
  roundedOff: number;
  /** What of the points is beside those for the results. */
  bonus: number;
  awayGoals: number;
  awayWins: number;
  /** Fair-play points of the matches of which a card is known; null where there is none. */
  fairPlay: number | null;
  /** Cricket: runs and overs with the bat and in the field; NaN where those of a match are not known. */
  runsFor: number;
  oversFor: number;
  runsAgainst: number;
  oversAgainst: number;
}

const emptyTally = (participant: ParticipantId): Tally => ({
  participant,
  played: 0,
  wins: 0,
  regularWins: 0,
  draws: 0,
  losses: 0,
  lateLosses: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
  roundedOff: 0,
  bonus: 0,
  awayGoals: 0,
  awayWins: 0,
  fairPlay: null,
  runsFor: 0,
  oversFor: 0,
  runsAgainst: 0,
  oversAgainst: 0,
});

/** A match as one of its sides sees it. */
interface SideResult {
  readonly scored: number;
  readonly conceded: number;
  /** Whether it won or lost late; null where it did neither. */
  readonly wonLate: boolean | null;
  readonly outcome: Outcome;
  readonly tries: number;
  readonly otherTries: number;
  readonly fairPlay: number | null;
  readonly batted: Batting;
  readonly fielded: Batting;
}

const REVERSED: Readonly<Record<Outcome, Outcome>> = { win: 'loss', draw: 'draw', loss: 'win' };

/** What came of a match for one of its sides, a win after regular time included where the table counts that as one. */
export function outcomeFor({ score: [home, away], wonLate = null, outcome }: StandingsMatch, side: Side): Outcome {
  if (wonLate !== null) return wonLate === side ? 'win' : 'loss';
  const forHome = outcome ?? (home === away ? 'draw' : home > away ? 'win' : 'loss');
  return side === 'home' ? forHome : REVERSED[forHome];
}

function sideResultOf(match: StandingsMatch, side: Side): SideResult {
  const { score, wonLate = null, tries = [0, 0], batting = [NOT_BATTED, NOT_BATTED] } = match;
  const [own, other] = side === 'home' ? ([0, 1] as const) : ([1, 0] as const);
  return {
    scored: score[own],
    conceded: score[other],
    wonLate: wonLate === null ? null : wonLate === side,
    outcome: outcomeFor(match, side),
    tries: tries[own],
    otherTries: tries[other],
    fairPlay: match.fairPlay?.[own] ?? null,
    batted: batting?.[own] ?? NOT_KNOWN,
    fielded: batting?.[other] ?? NOT_KNOWN,
  };
}

const earnsTries = (tries: NonNullable<BonusRules['tries']>, own: SideResult): boolean =>
  'atLeast' in tries ? own.tries >= tries.atLeast : own.tries - own.otherTries >= tries.moreThanOther;

function bonusOf({ tries, lossWithin }: BonusRules, own: SideResult): number {
  const behind = own.conceded - own.scored;
  return Number(tries !== undefined && earnsTries(tries, own)) + Number(behind > 0 && behind <= lossWithin);
}

/** What a win and a loss are worth in a match that ended like this one. */
function worthOf({ scored, conceded, wonLate }: SideResult, scale: PointScale): { readonly win: number; readonly loss: number } {
  const usual = { win: scale.win, loss: scale.loss ?? 0 };
  if (wonLate !== null) return scale.late ?? usual;
  return scored + conceded === scale.lastSet?.of ? scale.lastSet : usual;
}

function count(tally: Tally, own: SideResult, scale: PointScale): void {
  const { scored, conceded, wonLate, outcome, batted, fielded } = own;
  const worth = worthOf(own, scale);
  const { bonus } = scale;
  tally.played += 1;
  tally.goalsFor += scored;
  tally.goalsAgainst += conceded;
  if (own.fairPlay !== null) tally.fairPlay = (tally.fairPlay ?? 0) + own.fairPlay;
  tally.runsFor += batted.runs;
  tally.oversFor += batted.overs;
  tally.runsAgainst += fielded.runs;
  tally.oversAgainst += fielded.overs;
  if (outcome === 'win') {
    tally.wins += 1;
    tally.regularWins += wonLate === null ? 1 : 0;
    tally.points += worth.win;
  } else if (outcome === 'draw') {
    tally.draws += 1;
    tally.points += scale.draw;
  } else {
    tally.losses += 1;
    tally.lateLosses += wonLate === null ? 0 : 1;
    tally.points += worth.loss;
  }
  const extra = bonus === undefined ? 0 : bonusOf(bonus, own);
  tally.bonus += extra;
  tally.points += extra;
}

/**
 * The tallies of these participants over the matches that two of them played against each other: all of them, or the `last` so
 * many of each that count for the side. `matches` are the earliest first.
 */
export function tallyOf(
  participants: Iterable<ParticipantId>,
  matches: readonly StandingsMatch[],
  scale: PointScale,
  side: TableSide = 'overall',
  last: number = Number.POSITIVE_INFINITY,
): Map<ParticipantId, Tally> {
  const tallies = new Map<ParticipantId, Tally>();
  for (const participant of participants) tallies.set(participant, emptyTally(participant));
  for (const match of matches.toReversed()) {
    const home = tallies.get(match.home);
    const away = tallies.get(match.away);
    if (home === undefined || away === undefined) continue;
    if (side !== 'away' && home.played < last) count(home, sideResultOf(match, 'home'), scale);
    if (side === 'home' || away.played >= last) continue;
    const own = sideResultOf(match, 'away');
    const before = away.wins;
    count(away, own, scale);
    away.awayGoals += own.scored;
    away.awayWins += away.wins - before;
  }
  return tallies;
}

/** What stood at half-time, then what came of the match: 'drawWin' was level and was won. */
export type HalfTimeOutcome = `${Outcome}${Capitalize<Outcome>}`;
