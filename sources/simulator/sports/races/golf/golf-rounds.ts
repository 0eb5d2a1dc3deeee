import { createRandom, type Random } from '../../../../random.ts';
import type { Member } from '../../../engine/fields.ts';

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

export interface Card {
  readonly competitor: Member;
  readonly rounds: readonly Round[];
  readonly withdrew: boolean;
  readonly cut: boolean;
}

export interface Tournament {
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

export const total = ({ rounds }: Pick<Card, 'rounds'>): number => rounds.reduce((sum, { toPar }) => sum + toPar.at(-1)!, 0);

/** Threes from both tees, half of them in the afternoon. */
function early(place: number, count: number, round: number): Pick<Round, 'teeS' | 'fromTenth'> {
  const groups = Math.ceil(count / 3);
  const own = Math.floor(place / 3);
  // Morning starters of the first day start in the afternoon of the second.
  const group = round === 0 ? own : (own + (groups >> 1)) % groups;
  const perWave = Math.ceil(groups / 4);
  const wave = Math.floor(group / (2 * perWave));
  return {
    teeS: round * DAY_S + wave * AFTERNOON_S + Math.floor((group % (2 * perWave)) / 2) * GROUP_EVERY_S,
    fromTenth: group % 2 === 1,
  };
}

const late = (place: number, count: number, round: number): Pick<Round, 'teeS' | 'fromTenth'> => ({
  teeS: round * DAY_S + Math.floor((count - 1 - place) / 2) * GROUP_EVERY_S,
  fromTenth: false,
});

/** Plays four rounds; those far behind after two go home where `cuts`. */
export function playTournament(seed: string, field: readonly Member[], par: number, cuts: boolean): Tournament {
  const random = createRandom(seed, 'golf');
  let cards: Card[] = random.shuffle(field).map((competitor) => ({ competitor, rounds: [], withdrew: false, cut: false }));
  const gone: Card[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round >= 2) cards.sort((a, b) => total(a) - total(b));
    const count = cards.length;
    cards = cards.map((card, place) => {
      const tee = round < 2 ? early(place, count, round) : late(place, count, round);
      const whole = playRound(random, par, card.competitor, { ...tee, paceS: PACE_S + random.normal() * 25 });
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
