import { type IncidentType, otherSide, type Side } from '@stillingen/domain';
import { ClockGame } from '../../../engine/clock/game.ts';
import type { ClockRecord, PlayedClock, PlayPeriod } from '../../../engine/clock/record.ts';
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

  #period: PlayPeriod = (record, _sudden, untilT) => {
    for (const chance of chancesOf(record.random, this.#match, record.period))
      if (chance.t <= untilT) this.#happen(record, chance, untilT);
    return untilT;
  };

  #happen(record: ClockRecord, chance: Chance, untilT: number): void {
    const { kind, side, t } = chance;
    const { random } = record;
    const lineUp = this.#lineUps[side];
    const incident = (type: IncidentType, player: string, second = ''): void =>
      record.at(t, { incident: record.incident(type, side, { player, second }) });
    switch (kind) {
      case 'goal':
      case 'own-goal':
        return this.#goal(record, { kind, side, t }, untilT, true);
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
    { kind, side, t }: { kind: 'goal' | 'own-goal' | 'penalty-goal'; side: Side; t: number },
    untilT: number,
    stands: boolean,
  ): void {
    const { random } = record;
    const { video } = this.#match.rules.competition;
    const player = this.#lineUps[kind === 'own-goal' ? otherSide(side) : side].scorer(random);
    const second = kind === 'goal' && random.chance(ASSISTED) ? this.#lineUps[side].scorer(random, player) : '';
    const incident = record.incident(kind, side, { player, second });
    record.at(t, { incident, points: { side, count: 1 } });
    const settledS = random.int(...SETTLED_S);
    const open = kind === 'goal' && t < untilT - 150;
    if (video && (!stands || (open && random.chance(GOAL_REVIEWED)))) {
      record.at(t, { underReview: side }, random.int(8, 25));
      record.at(t, { underReview: null }, settledS);
    }
    if (!stands)
      record.at(t, { retracts: { id: incident.id, reason: disallowedReason(random) }, points: { side, count: -1 } }, settledS);
    else if (kind === 'goal' && random.chance(WRONG_SCORER) && t < untilT - 900) {
      const scorer = this.#lineUps[side].scorer(random, player);
      if (scorer !== second) record.at(t, { renames: { id: incident.id, player: scorer } }, random.int(180, 480));
    }
  }

  #penalty(record: ClockRecord, { side, t }: Chance, untilT: number): void {
    const { random } = record;
    const reviewed = this.#match.rules.competition.video && random.chance(PENALTY_REVIEWED);
    const givenT = t + (reviewed ? 60 : 0);
    if (reviewed) record.at(t + 15, { incident: record.incident('var-review', side, { detail: 'Muligt straffespark' }) });
    record.at(givenT, { incident: record.incident('penalty-awarded', side) });
    const kickT = givenT + random.int(60, 110);
    if (random.chance(PENALTY_SCORED)) return this.#goal(record, { kind: 'penalty-goal', side, t: kickT }, untilT, true);
    record.at(kickT, {
      incident: record.incident('penalty-missed', side, { player: this.#lineUps[side].scorer(random) }),
    });
  }
}

export const playFootball = (match: FootballMatch): PlayedClock => new FootballPlay(match).simulate();
