import type { Pair, Side, StageRole } from '../event/entities.ts';
import type { EventId, ParticipantId } from '../event/ids.ts';
import { type Batting, NOT_BATTED, NOT_KNOWN } from './run-rate.ts';

/** Start in seconds; running matches count as they stand. */
export interface StandingsMatch {
  readonly id: EventId;
  readonly home: ParticipantId;
  readonly away: ParticipantId;
  readonly score: Pair;
  /** Winner after a level regular time, where that counts as a win. */
  readonly wonLate?: Side | null;
  /** For home, where the score does not show it. */
  readonly outcome?: Outcome;
  readonly tries?: Pair;
  readonly batting?: Pair<Batting> | null;
  readonly noResult?: true;
  readonly fairPlay?: Pair | null;
  readonly halfTime?: Pair | null;
  readonly role: StageRole;
  readonly group: string;
  readonly start: number;
  readonly live: boolean;
}

export type Outcome = 'win' | 'draw' | 'loss';

export type TableSide = 'overall' | 'home' | 'away';

export interface BonusRules {
  /** Tries, or tries more than the other side; absent where none count. */
  readonly tries?: { readonly atLeast: number } | { readonly moreThanOther: number };
  readonly lossWithin: number;
}

export interface PointScale {
  readonly win: number;
  readonly draw: number;
  readonly loss?: number;
  /** After a level regular time; absent where that is a draw. */
  readonly late?: { readonly win: number; readonly loss: number };
  /** In the last of `of` sets; absent where it counts as any other. */
  readonly lastSet?: { readonly of: number; readonly win: number; readonly loss: number };
  readonly bonus?: BonusRules;
}

export interface Tally {
  readonly participant: ParticipantId;
  played: number;
  wins: number;
  regularWins: number;
  draws: number;
  losses: number;
  lateLosses: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  /** By halving; negative where it added points. */
  roundedOff: number;
  bonus: number;
  awayGoals: number;
  awayWins: number;
  fairPlay: number | null;
  /** Cricket; NaN where a match has none. */
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

interface SideResult {
  readonly scored: number;
  readonly conceded: number;
  readonly wonLate: boolean | null;
  readonly outcome: Outcome;
  readonly tries: number;
  readonly otherTries: number;
  readonly fairPlay: number | null;
  readonly batted: Batting;
  readonly fielded: Batting;
}

const REVERSED: Readonly<Record<Outcome, Outcome>> = { win: 'loss', draw: 'draw', loss: 'win' };

/** Late wins included where the table counts them. */
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

/** Over the matches between these participants, or each one's `last`; earliest first. */
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

/** 'drawWin': level at half-time, then won. */
export type HalfTimeOutcome = `${Outcome}${Capitalize<Outcome>}`;
