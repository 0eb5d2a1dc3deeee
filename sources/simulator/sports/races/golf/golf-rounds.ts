import { withTies } from '../../../../datasets/kit/events/race.ts';
import { createRandom, type Random } from '../../../../random.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import type { RankedEntry } from '../../../engine/race-timeline.ts';

export const ROUNDS = 4;
export const HOLES = 18;
const MINUTE_S = 60;
const DAY_S = 86_400;

interface GolfRound {
  /** Seconds from the first tee-off of the tournament to that of the player. */
  readonly teeS: number;
  readonly paceS: number;
  readonly fromTenth: boolean;
  /** Strokes over par after each hole in the order of play, up to the last that was played. */
  readonly toPar: readonly number[];
}

interface ScoreCard {
  readonly competitor: Member;
  readonly rounds: GolfRound[];
  /** At the end of the tournament. */
  status: 'ok' | 'cut' | 'withdrawn';
}

type Tournament = ReturnType<typeof playTournament>;

const PAR_OF_HOLES = [4, 5, 4, 3, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const GROUP_EVERY_S = 11 * MINUTE_S;
const AFTERNOON_S = 5 * 3600;
const PACE_S = 14.3 * MINUTE_S;
const CUT_RANK = 65;
const WITHDRAWS = 0.004;

/** Where par is below 72, the last holes of par five have four. */
export const parsOf = (par: number): readonly number[] =>
  PAR_OF_HOLES.map((hole, index) => (hole === 5 && index >= HOLES - (72 - par) * 3 ? 4 : hole));

/** Strokes of each hole after so many holes of a round, in the order of the course: '4354-'. */
function cardOf({ toPar, fromTenth }: GolfRound, par: number, played: number): string {
  return parsOf(par)
    .map((hole, index) => {
      const turn = (index + (fromTenth ? HOLES / 2 : 0)) % HOLES;
      const over = toPar[turn];
      if (turn >= played || over === undefined) return '-';
      return (hole + over - (toPar[turn - 1] ?? 0)).toString(16).toUpperCase();
    })
    .join('');
}

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

function playRound(
  random: Random,
  par: number,
  { strength }: Member,
  when: Pick<GolfRound, 'teeS' | 'paceS' | 'fromTenth'>,
): GolfRound {
  const form = strength + random.normal() * 1.6;
  const pars = parsOf(par);
  const inOrder = when.fromTenth ? [...pars.slice(9), ...pars.slice(0, 9)] : pars;
  let over = 0;
  const toPar = inOrder.map((hole) => (over += strokesOver(random, hole, form)));
  return { ...when, toPar };
}

const total = ({ rounds }: Pick<ScoreCard, 'rounds'>): number => rounds.reduce((sum, { toPar }) => sum + toPar.at(-1)!, 0);
const isIn = ({ status }: ScoreCard): boolean => status === 'ok';

/** Two rounds of threes from both tees, half of them in the afternoon; then twos, the best last. */
function teeOf(place: number, count: number, round: number): Pick<GolfRound, 'teeS' | 'fromTenth'> {
  if (round >= 2) return { teeS: round * DAY_S + Math.floor((count - 1 - place) / 2) * GROUP_EVERY_S, fromTenth: false };
  const groups = Math.ceil(count / 3);
  const group = (Math.floor(place / 3) + round * (groups >> 1)) % groups;
  const ofMorning = 2 * Math.ceil(groups / 4);
  const waveS = Math.floor(group / ofMorning) * AFTERNOON_S;
  const inWaveS = Math.floor((group % ofMorning) / 2) * GROUP_EVERY_S;
  return { teeS: round * DAY_S + waveS + inWaveS, fromTenth: group % 2 === 1 };
}

/** Plays four rounds; those far behind after two go home where `cuts`. */
export function playTournament(seed: string, field: readonly Member[], par: number, cuts: boolean) {
  const random = createRandom(seed, 'golf');
  const cards = random.shuffle(field).map((competitor): ScoreCard => ({ competitor, rounds: [], status: 'ok' }));
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round >= 2) cards.sort((a, b) => total(a) - total(b));
    const starters = cards.filter(isIn);
    for (const [place, card] of starters.entries()) {
      const when = { ...teeOf(place, starters.length, round), paceS: PACE_S + random.normal() * 25 };
      const played = playRound(random, par, card.competitor, when);
      if (random.chance(WITHDRAWS)) card.status = 'withdrawn';
      card.rounds.push(isIn(card) ? played : { ...played, toPar: played.toPar.slice(0, random.int(3, HOLES - 3)) });
    }
    if (round !== 1 || !cuts) continue;
    const left = cards.filter(isIn);
    const limit = left.map(total).toSorted((a, b) => a - b)[Math.min(CUT_RANK, left.length) - 1]!;
    for (const card of left) if (total(card) > limit) card.status = 'cut';
  }
  const left = cards.filter(isIn);
  const first = left.filter((card) => total(card) === Math.min(...left.map(total)));
  return { par, cards, playOff: first.length > 1 ? random.pick(first) : null };
}

export const roundOverS = ({ cards }: Tournament, round: number): number =>
  Math.max(
    ...cards.flatMap(({ rounds: { [round]: own } }) => (own === undefined ? [] : [own.teeS + own.paceS * own.toPar.length])),
  );

const overText = (over: number): string => (over === 0 ? 'E' : `${over < 0 ? '−' : '+'}${Math.abs(over)}`);

/** How a card stands after so many holes of a round; `over` is null before the first hole. */
function standingAfter(card: ScoreCard, par: number, round: number, holes: number, isOver: boolean) {
  const { rounds } = card;
  const own = rounds[round];
  const today = own?.toPar[holes - 1] ?? 0;
  const over = round === 0 && holes <= 0 ? null : total({ rounds: rounds.slice(0, round) }) + today;
  const isLast = rounds.length === round + 1 && (isOver || (card.status === 'withdrawn' && holes === own!.toPar.length));
  const strokes = rounds
    .slice(0, holes === HOLES ? round + 1 : round)
    .flatMap(({ toPar }) => (toPar.length === HOLES ? [par + toPar.at(-1)!] : []));
  const before = rounds.slice(0, round).map((each) => cardOf(each, par, HOLES));
  const cards = own === undefined || holes <= 0 ? before : [...before, cardOf(own, par, holes)];
  const splits = strokes.map((_, index) => strokes.slice(0, index + 1).reduce((a, b) => a + b, 0));
  const results = {
    ...(over === null ? {} : { toPar: overText(over) }),
    ...(own === undefined || holes <= 0
      ? {}
      : { today: overText(today), holesPlayed: holes === HOLES ? 'F' : `${holes}${own.fromTenth ? '*' : ''}` }),
    ...Object.fromEntries(strokes.map((count, index) => [`round${index + 1}`, String(count)])),
    ...(strokes.length > 0 ? { strokes: String(strokes.reduce((a, b) => a + b, 0)) } : {}),
  };
  const status = own === undefined || isLast ? card.status : 'ok';
  const measured = { ...(cards.length === 0 ? {} : { cards }), ...(splits.length === 0 ? {} : { splits }) };
  return { card, over, status, entry: { ...entryOf(card.competitor), results, ...measured } };
}

type Standing = ReturnType<typeof standingAfter>;
/** The standing that was read last of each card: most cards are the same a minute later. */
const lastStandings = new WeakMap<ScoreCard, { readonly of: string; readonly standing: Standing }>();

function standingOf(card: ScoreCard, par: number, round: number, second: number, isOver: boolean): Standing {
  const own = card.rounds[round];
  const walked = own === undefined ? HOLES : Math.min(own.toPar.length, Math.floor((second - own.teeS) / own.paceS));
  const holes = Math.max(0, walked);
  const of = `${par} ${round} ${holes} ${isOver}`;
  const last = lastStandings.get(card);
  if (last?.of === of) return last.standing;
  const standing = standingAfter(card, par, round, holes, isOver);
  lastStandings.set(card, { of, standing });
  return standing;
}

/** The leader board at a second of a round, or after it; a play-off counts after the last. */
export function golfEntries(
  { cards, par, playOff }: Tournament,
  round: number,
  second: number,
  isOver = false,
): readonly RankedEntry[] {
  const lines = cards.map((card) => standingOf(card, par, round, second, isOver));
  const value = ({ card, over }: Standing): number => over! - (isOver && round === ROUNDS - 1 && card === playOff ? 0.5 : 0);
  const values = lines.filter(({ over, status }) => over !== null && status === 'ok').map(value);
  return withTies(
    lines.map((line): RankedEntry => {
      const { over, status, entry } = line;
      if (status !== 'ok') return { ...entry, status };
      return over === null ? entry : { ...entry, rank: 1 + values.filter((other) => other < value(line)).length };
    }),
  );
}
