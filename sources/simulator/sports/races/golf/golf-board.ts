import { withTies } from '../../../../datasets/kit/events/race.ts';
import { entryOf } from '../../../engine/fields.ts';
import type { RankedEntry } from '../../../engine/timeline.ts';
import { type Card, HOLES, total, type Tournament } from './golf-rounds.ts';

const overText = (over: number): string => (over === 0 ? 'E' : `${over < 0 ? '−' : '+'}${Math.abs(over)}`);

interface Score {
  readonly card: Card;
  /** Strokes over par; null before the first hole of all. */
  readonly over: number | null;
  readonly today: number;
  readonly holes: number;
  readonly status: 'ok' | 'cut' | 'withdrawn';
}

function scoreOf(card: Card, round: number, second: number): Score {
  const { rounds, withdrew, cut } = card;
  const before = total({ rounds: rounds.slice(0, round) });
  const own = rounds[round];
  if (own === undefined)
    return { card, over: before, today: 0, holes: HOLES, status: withdrew ? 'withdrawn' : cut ? 'cut' : 'ok' };
  const holes = Math.max(0, Math.min(own.toPar.length, Math.floor((second - own.teeS) / own.paceS)));
  const gaveUp = own.toPar.length < HOLES && holes === own.toPar.length;
  const today = holes === 0 ? 0 : own.toPar[holes - 1]!;
  const over = round === 0 && holes === 0 ? null : before + today;
  return { card, over, today, holes, status: gaveUp ? 'withdrawn' : 'ok' };
}

function resultsOf({ card: { rounds }, over, today, holes }: Score, round: number, par: number): RankedEntry['results'] {
  const own = rounds[round];
  const strokes = rounds
    .slice(0, holes === HOLES ? round + 1 : round)
    .flatMap(({ toPar }) => (toPar.length === HOLES ? [par + toPar.at(-1)!] : []));
  return {
    ...(over === null ? {} : { toPar: overText(over) }),
    ...(own === undefined || holes === 0
      ? {}
      : { today: overText(today), holesPlayed: holes === HOLES ? 'F' : `${holes}${own.fromTenth ? '*' : ''}` }),
    ...Object.fromEntries(strokes.map((count, index) => [`round${index + 1}`, String(count)])),
    ...(strokes.length > 0 ? { strokes: String(strokes.reduce((a, b) => a + b, 0)) } : {}),
  };
}

/** The leader board at a second of a round. Equal scores share a rank, except the winner of a play-off in a result. */
export function golfEntries(tournament: Tournament, round: number, second: number, isResult = false): readonly RankedEntry[] {
  const { cards, par, playOff } = tournament;
  const scores = cards.map((card) => scoreOf(card, round, second));
  const value = ({ card, over }: Score): number => over! - (isResult && card === playOff ? 0.5 : 0);
  const values = scores.filter(({ over, status }) => over !== null && status === 'ok').map(value);
  values.sort((a, b) => a - b);
  return withTies(
    scores.map((score): RankedEntry => {
      const { card, over, status } = score;
      const entry = { ...entryOf(card.competitor), results: resultsOf(score, round, par)! };
      if (status !== 'ok') return { ...entry, status };
      return over === null ? entry : { ...entry, rank: values.indexOf(value(score)) + 1 };
    }),
  );
}

export const boardAfter = (tournament: Tournament, round: number): readonly RankedEntry[] =>
  golfEntries(tournament, round, Infinity).map((entry, index) => {
    const { cut, rounds } = tournament.cards[index]!;
    return cut && rounds.length === round + 1 ? { ...entry, rank: null, tied: false, status: 'cut' as const } : entry;
  });
