import { type IncidentType, otherSide, type Pair, type Side } from '@stillingen/domain';
import { ClockGame } from '../../../engine/clock/game.ts';
import type { Period } from '../../../engine/clock/period.ts';
import type { ClockRecord, PlayedClock } from '../../../engine/clock/record.ts';
import { plus } from '../../../engine/pairs.ts';
import { squadOf } from '../../../engine/squad.ts';
import { type Chance, chancesOf, disallowedReason, PENALTY_SCORED } from './chances.ts';
import { createLineUp, type LineUp } from './line-up.ts';
import { CLOCK, type FootballMatch } from './rules.ts';

const ASSISTED = 0.72;
const WRONG_SCORER = 0.02;
const GOAL_REVIEWED = 0.07;
const PENALTY_REVIEWED = 0.35;
/** Seconds from a goal until a video referee has settled it. */
const SETTLED_S = [45, 120] as const;

class FootballPlay {
  readonly #match: FootballMatch;
  readonly #lineUps: Readonly<Record<Side, LineUp>>;

  constructor(match: FootballMatch) {
    const lineUpOf = (side: Side): LineUp => createLineUp(squadOf(match[side].name, match[side].country));
    this.#match = match;
    this.#lineUps = { home: lineUpOf('home'), away: lineUpOf('away') };
  }

  simulate(): PlayedClock {
    return new ClockGame(this.#match, CLOCK, this.#period, (side) => this.#lineUps[side].takers()).simulate();
  }

  #period = (record: ClockRecord, period: Period, _sudden: boolean, untilT: number): { points: Pair; endT: number } => {
    let points: Pair = [0, 0];
    for (const chance of chancesOf(record.random, this.#match, period))
      if (chance.t <= untilT) points = plus(points, chance.side, this.#happen(record, period, chance, untilT));
    return { points, endT: untilT };
  };

  #happen(record: ClockRecord, period: Period, chance: Chance, untilT: number): number {
    const { kind, side, t } = chance;
    const { random } = record;
    const lineUp = this.#lineUps[side];
    const incident = (type: IncidentType, player: string, second = ''): void =>
      record.at(period, t, { incident: record.incident(type, side, { player, second }) });
    switch (kind) {
      case 'goal':
      case 'own-goal':
        this.#goal(record, period, { kind, side, t }, untilT, true);
        return 1;
      case 'disallowed':
        this.#goal(record, period, { kind: 'goal', side, t }, untilT, false);
        return 0;
      case 'penalty':
        return this.#penalty(record, period, chance, untilT);
      case 'red':
        incident('red-card', lineUp.sendOff(random));
        return 0;
      case 'yellow': {
        const { player, second } = lineUp.book(random);
        incident(second ? 'second-yellow-card' : 'yellow-card', player);
        return 0;
      }
      case 'substitution': {
        const change = lineUp.substitute(random);
        if (change !== null) incident('substitution', change.on, change.off);
        return 0;
      }
    }
  }

  #goal(
    record: ClockRecord,
    period: Period,
    { kind, side, t }: { kind: 'goal' | 'own-goal' | 'penalty-goal'; side: Side; t: number },
    untilT: number,
    stands: boolean,
  ): void {
    const { random } = record;
    const { video } = this.#match.rules.competition;
    const player = this.#lineUps[kind === 'own-goal' ? otherSide(side) : side].scorer(random);
    const second = kind === 'goal' && random.chance(ASSISTED) ? this.#lineUps[side].scorer(random, player) : '';
    const incident = record.incident(kind, side, { player, second });
    const part = period.part;
    record.at(period, t, { incident, points: { part, side, count: 1 } });
    const settledS = random.int(...SETTLED_S);
    const open = kind === 'goal' && t < untilT - 150;
    if (video && (!stands || (open && random.chance(GOAL_REVIEWED)))) {
      record.after(period, t, random.int(8, 25), { underReview: side });
      record.after(period, t, settledS, { underReview: null });
    }
    if (!stands)
      record.after(period, t, settledS, {
        retracts: { id: incident.id, reason: disallowedReason(random) },
        points: { part, side, count: -1 },
      });
    else if (kind === 'goal' && random.chance(WRONG_SCORER) && t < untilT - 900) {
      const scorer = this.#lineUps[side].scorer(random, player);
      if (scorer !== second) record.after(period, t, random.int(180, 480), { renames: { id: incident.id, player: scorer } });
    }
  }

  #penalty(record: ClockRecord, period: Period, { side, t }: Chance, untilT: number): number {
    const { random } = record;
    const reviewed = this.#match.rules.competition.video && random.chance(PENALTY_REVIEWED);
    const givenT = t + (reviewed ? 60 : 0);
    if (reviewed) record.at(period, t + 15, { incident: record.incident('var-review', side, { detail: 'Muligt straffespark' }) });
    record.at(period, givenT, { incident: record.incident('penalty-awarded', side) });
    const kickT = givenT + random.int(60, 110);
    if (random.chance(PENALTY_SCORED)) {
      this.#goal(record, period, { kind: 'penalty-goal', side, t: kickT }, untilT, true);
      return 1;
    }
    record.at(period, kickT, {
      incident: record.incident('penalty-missed', side, { player: this.#lineUps[side].scorer(random) }),
    });
    return 0;
  }
}

/** Plays a match of football: the same match has the same events at any time and on every machine. */
export const playFootball = (match: FootballMatch): PlayedClock => new FootballPlay(match).simulate();
