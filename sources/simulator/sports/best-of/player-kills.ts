import { otherSide, type Pair, type Side } from '@stillingen/domain';
import { playerSection, type TalliedColumn } from '../../../datasets/kit/events/player-sections.ts';
import { leaderOf, minus, SIDES } from '../../../pairs.ts';
import { createRandom, type Random, weighted } from '../../../random.ts';
import type { Match } from '../../engine/match.ts';
import { namesIn } from '../../engine/squad.ts';
import { type PeriodPlayers, playersNow, type Sections } from '../../engine/timeline.ts';

interface Kill {
  readonly part: number;
  readonly side: Side;
  readonly player: string;
  readonly victim: string;
  readonly assists: readonly string[];
}

interface Tally {
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
  readonly teamKills: number;
}

const COLUMNS: readonly TalliedColumn<Tally>[] = [
  ['KILL', 'Kills', 'number', ({ kills }) => kills],
  ['DEATH', 'Deaths', 'number', ({ deaths }) => deaths],
  ['ASSIST', 'Assists', 'number', ({ assists }) => assists],
  ['KP', 'Andel af holdets kills', 'share', ({ kills, assists, teamKills }) => `${kills + assists}/${teamKills}`],
];

/** Players of the losing side that survive a round, and how often. */
const SURVIVORS: readonly (readonly [count: number, weight: number])[] = [
  [0, 6],
  [1, 2],
  [2, 1],
];

/** What a side of a map scores: rounds, or kills. */
type Game = 'rounds' | 'arena';
/** The chance of each other player of the side to have a part in a kill. */
const ASSISTED: Readonly<Record<Game, number>> = { rounds: 0.08, arena: 0.45 };

/** The kills of both sides by player; those that come first in a line-up have most. */
export class PlayerKills {
  /** Of its own: the players change nothing else in the match. */
  readonly #random: Random;
  readonly #game: Game;
  readonly #players: Readonly<Record<Side, readonly string[]>>;
  readonly #kills: Kill[] = [];
  #last: { readonly map: number; readonly points: Pair } = { map: 0, points: [0, 0] };

  constructor(match: Match, game: Game) {
    this.#random = createRandom(match.seed, 'player kills');
    this.#game = game;
    const playersOf = (side: Side): readonly string[] => namesIn(match.rules.lineUp!(match, side).starters);
    this.#players = { home: playersOf('home'), away: playersOf('away') };
  }

  reach(map: number, points: Pair): void {
    const gained = this.#last.map === map ? minus(points, this.#last.points) : points;
    this.#last = { map, points };
    if (this.#game === 'rounds') this.#round(map, leaderOf(gained)!);
    else for (const [index, side] of SIDES.entries()) this.#add(map, side, gained[index]!);
  }

  #round(map: number, winner: Side): void {
    const all = this.#players[winner].length;
    this.#add(map, winner, all - weighted(this.#random, SURVIVORS));
    this.#add(map, otherSide(winner), this.#random.int(0, all - 1));
  }

  /** No two of them have the same victim, as in a round. */
  #add(map: number, side: Side, count: number): void {
    const players = this.#players[side];
    const victims = this.#random.shuffle(this.#players[otherSide(side)]);
    for (let at = 0; at < count; at += 1) {
      const weights = players.map((name, place) => [name, players.length - place / 2] as const);
      const player = weighted(this.#random, weights);
      const assists = players.filter((name) => name !== player && this.#random.chance(ASSISTED[this.#game]));
      this.#kills.push({ part: map, side, player, victim: victims[at % victims.length]!, assists });
    }
  }

  table(map?: number): PeriodPlayers {
    const sectionsOf = (kills: readonly Kill[]): Sections => {
      const tallies = { home: this.#tallies(kills, 'home'), away: this.#tallies(kills, 'away') };
      return [playerSection('players', 'Spillere', tallies, COLUMNS)];
    };
    return playersNow(this.#kills, sectionsOf, map);
  }

  #tallies(kills: readonly Kill[], side: Side): ReadonlyMap<string, Tally> {
    const own = kills.filter((kill) => kill.side === side);
    const others = kills.filter((kill) => kill.side !== side);
    const tallies = this.#players[side].map((name): [string, Tally] => [
      name,
      {
        kills: own.filter(({ player }) => player === name).length,
        deaths: others.filter(({ victim }) => victim === name).length,
        assists: own.filter(({ assists }) => assists.includes(name)).length,
        teamKills: own.length,
      },
    ]);
    return new Map(tallies.toSorted(([, a], [, b]) => b.kills - a.kills));
  }
}
