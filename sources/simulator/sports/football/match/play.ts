import { type IncidentType, otherSide, type Side } from '@stillingen/domain';
import { type Random, weighted } from '../../../../random.ts';
import { ClockGame } from '../../../engine/clock/game.ts';
import type { ClockRecord, PlayedClock, PlayPeriod } from '../../../engine/clock/record.ts';
import { namesIn } from '../../../engine/squad.ts';
import {
  type FootballChance,
  chancesOf,
  CLOCK,
  disallowedReason,
  type FootballMatch,
  PENALTY_SCORED,
  STARTERS,
} from './rules.ts';
import { footballLineUp } from './team-sheet.ts';

const ASSISTED = 0.72;
const WRONG_SCORER = 0.02;
const GOAL_REVIEWED = 0.07;
const PENALTY_REVIEWED = 0.35;
/** Seconds from a goal until a video referee has settled it. */
const SETTLED_S = [45, 120] as const;

/** How often a player of this place in the squad scores, and is booked: keepers stand at 0 and 11. */
const SCORING = [0, 1, 1, 1.4, 1, 2, 2.5, 3, 5, 5, 6, 0, 1, 1, 2, 2.5, 3, 4, 5, 5];
const BOOKING = [0.3, 3, 3, 3, 3, 4, 3.5, 3, 2, 2, 2, 0, 3, 3, 3.5, 3, 3, 2, 2, 2];
/** Keepers are not sent off. */
const SECOND_CARD = 0.33;
/** Field players on the bench, behind the second keeper. */
const BENCH = 8;
const NO_PLACE = -1;

/** By places of the sheet: what happens does not depend on the names, which are empty for results only. */
function createLineUp(names: readonly string[]) {
  const nameOf = (place: number): string => names[place] ?? '';
  let pitch = Array.from({ length: STARTERS }, (_, place) => place);
  const bench = Array.from({ length: BENCH }, (_, index) => index + STARTERS + 1);
  const booked = new Set<number>();

  const choose = (random: Random, weight: (place: number) => number): number =>
    weighted(
      random,
      pitch.map((place) => [place, weight(place)] as const),
    );
  const leave = (place: number): void => {
    pitch = pitch.filter((other) => other !== place);
  };

  return {
    nameOf,
    scorer: (random: Random, other = NO_PLACE): number => choose(random, (place) => (place === other ? 0 : SCORING[place]!)),
    book(random: Random): { player: string; second: boolean } {
      const place = choose(random, (other) => BOOKING[other]! * (booked.has(other) ? (other === 0 ? 0 : SECOND_CARD) : 1));
      const second = booked.has(place);
      booked.add(place);
      if (second) leave(place);
      return { player: nameOf(place), second };
    },
    sendOff(random: Random): string {
      const place = choose(random, (other) => (other === 0 ? 0 : BOOKING[other]!));
      leave(place);
      return nameOf(place);
    },
    substitute(random: Random): { on: string; off: string } | null {
      if (bench.length < 3) return null;
      const off = choose(random, (place) => (place === 0 || place > STARTERS ? 0 : booked.has(place) ? 2 : 1));
      if (off === 0 || off > STARTERS) return null;
      const [on] = bench.splice(random.int(0, bench.length - 1), 1);
      pitch = pitch.map((place) => (place === off ? on! : place));
      return { on: nameOf(on!), off: nameOf(off) };
    },
    takers: (): readonly string[] =>
      pitch
        .filter((place) => place !== 0)
        .toReversed()
        .map(nameOf),
  };
}

class FootballPlay {
  readonly #match: FootballMatch;
  readonly #lineUps: Readonly<Record<Side, ReturnType<typeof createLineUp>>>;

  constructor(match: FootballMatch, names: Readonly<Record<Side, readonly string[]>>) {
    this.#match = match;
    this.#lineUps = { home: createLineUp(names.home), away: createLineUp(names.away) };
  }

  simulate(): PlayedClock {
    return new ClockGame(this.#match, CLOCK, this.#period, (side) => this.#lineUps[side].takers()).simulate();
  }

  #period: PlayPeriod = (record, _sudden, untilT) => {
    for (const chance of chancesOf(record.random, this.#match, record.period))
      if (chance.t <= untilT) this.#happen(record, chance, untilT);
    return untilT;
  };

  #happen(record: ClockRecord, chance: FootballChance, untilT: number): void {
    const { kind, side, t } = chance;
    const { random } = record;
    const lineUp = this.#lineUps[side];
    const incident = (type: IncidentType, player: string, second = ''): void => {
      record.at(t, { incident: { type, side, player, second } });
    };
    switch (kind) {
      case 'goal':
      case 'own-goal':
        return this.#goal(record, { kind, side, t }, untilT);
      case 'disallowed':
        return this.#goal(record, { kind: 'goal', side, t }, untilT, false);
      case 'penalty':
        return this.#penalty(record, chance, untilT);
      case 'red':
        return incident('red-card', lineUp.sendOff(random));
      case 'yellow': {
        const { player, second } = lineUp.book(random);
        return incident(second ? 'second-yellow-card' : 'yellow-card', player);
      }
      case 'substitution': {
        const change = lineUp.substitute(random);
        if (change !== null) incident('substitution', change.on, change.off);
      }
    }
  }

  #goal(
    record: ClockRecord,
    { kind, side, t }: Omit<FootballChance, 'kind'> & { readonly kind: 'goal' | 'own-goal' | 'penalty-goal' },
    untilT: number,
    stands = true,
  ): void {
    const { random } = record;
    const { video } = this.#match.rules.competition;
    const own = this.#lineUps[side];
    const team = kind === 'own-goal' ? this.#lineUps[otherSide(side)] : own;
    const scorer = team.scorer(random);
    const assistant = kind === 'goal' && random.chance(ASSISTED) ? own.scorer(random, scorer) : NO_PLACE;
    const [player, second] = [team.nameOf(scorer), own.nameOf(assistant)];
    const id = record.at(t, { incident: { type: kind, side, player, second }, points: { side, count: 1 } });
    const settledS = random.int(...SETTLED_S);
    const open = kind === 'goal' && t < untilT - 150;
    if (video && (!stands || (open && random.chance(GOAL_REVIEWED)))) {
      record.at(t, { underReview: side }, random.int(8, 25));
      record.at(t, { underReview: null }, settledS);
    }
    if (!stands) record.at(t, { retracts: { id, reason: disallowedReason(random) }, points: { side, count: -1 } }, settledS);
    else if (kind === 'goal' && random.chance(WRONG_SCORER) && t < untilT - 900) {
      const other = own.scorer(random, scorer);
      if (other !== assistant) record.at(t, { renames: { id, player: own.nameOf(other) } }, random.int(180, 480));
    }
  }

  #penalty(record: ClockRecord, { side, t }: FootballChance, untilT: number): void {
    const { random } = record;
    const lineUp = this.#lineUps[side];
    const reviewed = this.#match.rules.competition.video && random.chance(PENALTY_REVIEWED);
    const givenT = t + (reviewed ? 60 : 0);
    if (reviewed) record.at(t + 15, { incident: { type: 'var-review', side, detail: 'Muligt straffespark' } });
    record.at(givenT, { incident: { type: 'penalty-awarded', side } });
    const kickT = givenT + random.int(60, 110);
    if (random.chance(PENALTY_SCORED)) return this.#goal(record, { kind: 'penalty-goal', side, t: kickT }, untilT);
    record.at(kickT, { incident: { type: 'penalty-missed', side, player: lineUp.nameOf(lineUp.scorer(random)) } });
  }
}

const UNNAMED = { home: [], away: [] };

/** The course of a match without the names of its players: the same but faster. */
export const playUnnamed = (match: FootballMatch): PlayedClock => new FootballPlay(match, UNNAMED).simulate();

export function playFootball(match: FootballMatch): PlayedClock {
  const namesOf = (side: Side): readonly string[] => {
    const { starters, bench } = footballLineUp(match, side);
    return namesIn([...starters, ...bench]);
  };
  return new FootballPlay(match, { home: namesOf('home'), away: namesOf('away') }).simulate();
}
