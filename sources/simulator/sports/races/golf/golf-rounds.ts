import { withTies } from '../../../../datasets/kit/events/race.ts';
import { createRandom, type Random } from '../../../../random.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import type { RankedEntry } from '../../../engine/race-timeline.ts';

export const ROUNDS = 4;
export const HOLES = 18;
const MINUTE_S = 60;
const DAY_S = 86_400;

interface Round {
  /** Seconds from the first tee-off of the tournament to that of the player. */
  readonly teeS: number;
  readonly paceS: number;
  readonly fromTenth: boolean;
  /** Strokes over par after each hole in the order of play, up to the last that was played. */
  readonly toPar: readonly number[];
}

interface Card {
  readonly competitor: Member;
  readonly rounds: readonly Round[];
  readonly withdrew: boolean;
  readonly cut: boolean;
}

interface Tournament {
  readonly par: number;
  readonly cards: readonly Card[];
  readonly playOff: Card | null;
}

const PAR_OF_HOLES = [4, 5, 4, 3, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const GROUP_EVERY_S = 11 * MINUTE_S;
const AFTERNOON_S = 5 * 3600;
const PACE_S = 14.3 * MINUTE_S;
const CUT_RANK = 65;
const WITHDRAWS = 0.004;

function strokesOver(random: Random, par: number, strength: number): number {
  const skill = strength - 4;
  const luck = random.next();
  const birdie = 0.175 + skill * 0.014 + (par === 5 ? 0.16 : par === 3 ? -0.05 : 0);
  if (luck < 0.006 && par === 5) return -2;
  if (luck < birdie) return -1;
  const bogey = 0.17 - skill * 0.01;
  if (luck > 1 - 0.018) return 2;
  return luck > 1 - 0.018 - bogey ? 1 : 0;
}

function playRound(random: Random, par: number, { strength }: Member, when: Pick<Round, 'teeS' | 'paceS' | 'fromTenth'>): Round {
  const form = strength + random.normal() * 1.6;
  const fives = PAR_OF_HOLES.map((hole, index) => (hole === 5 && index >= HOLES - (72 - par) * 3 ? 4 : hole));
  let over = 0;
  const toPar = fives.map((_, index) => (over += strokesOver(random, fives[(index + (when.fromTenth ? 9 : 0)) % HOLES]!, form)));
  return { ...when, toPar };
}

const total = ({ rounds }: Pick<Card, 'rounds'>): number => rounds.reduce((sum, { toPar }) => sum + toPar.at(-1)!, 0);

/** Two rounds of threes from both tees, half of them in the afternoon; then twos, the best last. */
function teeOf(place: number, count: number, round: number): Pick<Round, 'teeS' | 'fromTenth'> {
  if (round >= 2) return { teeS: round * DAY_S + Math.floor((count - 1 - place) / 2) * GROUP_EVERY_S, fromTenth: false };
  const groups = Math.ceil(count / 3);
  const group = (Math.floor(place / 3) + round * (groups >> 1)) % groups;
  const ofMorning = 2 * Math.ceil(groups / 4);
  const waveS = Math.floor(group / ofMorning) * AFTERNOON_S;
  const inWaveS = Math.floor((group % ofMorning) / 2) * GROUP_EVERY_S;
  return { teeS: round * DAY_S + waveS + inWaveS, fromTenth: group % 2 === 1 };
}

/** Plays four rounds; those far behind after two go home where `cuts`. */
export function playTournament(seed: string, field: readonly Member[], par: number, cuts: boolean): Tournament {
  const random = createRandom(seed, 'golf');
  let cards: Card[] = random.shuffle(field).map((competitor) => ({ competitor, rounds: [], withdrew: false, cut: false }));
  const gone: Card[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round >= 2) cards.sort((a, b) => total(a) - total(b));
    const count = cards.length;
    cards = cards.map((card, place) => {
      const whole = playRound(random, par, card.competitor, {
        ...teeOf(place, count, round),
        paceS: PACE_S + random.normal() * 25,
      });
      const withdrew = random.chance(WITHDRAWS);
      const played = withdrew ? { ...whole, toPar: whole.toPar.slice(0, random.int(3, HOLES - 3)) } : whole;
      return { ...card, rounds: [...card.rounds, played], withdrew };
    });
    gone.push(...cards.filter(({ withdrew }) => withdrew));
    cards = cards.filter(({ withdrew }) => !withdrew);
    if (round !== 1 || !cuts) continue;
    const limit = cards.map(total).toSorted((a, b) => a - b)[Math.min(CUT_RANK, cards.length) - 1]!;
    gone.push(...cards.filter((card) => total(card) > limit).map((card) => ({ ...card, cut: true })));
    cards = cards.filter((card) => total(card) <= limit);
  }
  const best = Math.min(...cards.map(total));
  const first = cards.filter((card) => total(card) === best);
  return { par, cards: [...cards, ...gone], playOff: first.length > 1 ? random.pick(first) : null };
}

export const roundOverS = ({ cards }: Tournament, round: number): number =>
  Math.max(
    ...cards.flatMap(({ rounds: { [round]: own } }) => (own === undefined ? [] : [own.teeS + own.paceS * own.toPar.length])),
  );

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
