import { SPORT, Stage } from '@stillingen/domain';
import { plus } from '../../../pairs.ts';
import type { Random } from '../../../random.ts';
import { lookedUpIn, numberOf } from '../../data/table.ts';
import type { Match } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { lineUpOf } from '../../engine/line-up.ts';
import { BestOf } from './best-of.ts';
import { PlayerKills } from './player-kills.ts';

/**
 * Won by rounds on one of several maps, or by kills on the same map.
 * The board keeps the rounds of each map.
 */
type Title = { readonly mapMinutes: number } & (
  | { readonly maps: readonly string[]; readonly overtime: number }
  | { readonly objectives: readonly string[] }
);

const TITLES: Readonly<Record<string, Title>> = {
  CS2: { mapMinutes: 50, maps: ['Mirage', 'Inferno', 'Nuke', 'Dust II', 'Ancient', 'Train', 'Overpass'], overtime: 6 },
  'League of Legends': { mapMinutes: 45, objectives: ['Tårn', 'Baron', 'Drage'] },
  'Dota 2': { mapMinutes: 48, objectives: ['Tårn', 'Roshan'] },
  Valorant: { mapMinutes: 50, maps: ['Ascent', 'Bind', 'Haven', 'Lotus', 'Split', 'Sunset', 'Corrode'], overtime: 2 },
};

/** A map of a series as it goes: seconds since the event before, and the points of both sides. */
interface MapEvent {
  readonly afterS: number;
  readonly points: [number, number];
  /** Empty where the points are enough. */
  readonly situation: string;
}

const ROUND_S = [60, 140] as const;
const ROUNDS = 13;
const HALF = 12;
const HALF_BREAK_S = 60;

/** A game of rounds: thirteen win it; from 12-12 it takes `overtime` more, with a lead of two. */
function playShooterMap(random: Random, share: number, overtime: number): readonly MapEvent[] {
  const events: MapEvent[] = [];
  let points: [number, number] = [0, 0];
  const target = (): number => {
    const beyond = Math.min(...points) - HALF;
    return beyond < 0 ? ROUNDS : ROUNDS + (overtime / 2) * (Math.floor(beyond / (overtime / 2)) + 1);
  };
  for (;;) {
    const rounds = points[0] + points[1];
    const afterS = random.int(...ROUND_S) + (rounds === HALF ? HALF_BREAK_S : 0);
    points = plus(points, random.chance(share) ? 'home' : 'away');
    events.push({ afterS, points, situation: Math.min(...points) >= HALF ? 'Overtid' : '' });
    if (Math.max(...points) >= target()) return events;
  }
}

const FIRST_KILL_S = 180;
const KILLS_EVERY_S = [35, 130] as const;
const SHORTEST_S = 24 * 60;
const LONGEST_S = 42 * 60;

/** A map that ends with the fall of a base; its points are kills, most of them the winner's. */
function playArenaMap(random: Random, share: number, objectives: readonly string[]): readonly MapEvent[] {
  const winner = random.chance(share) ? 'home' : 'away';
  const lengthS = random.int(SHORTEST_S, LONGEST_S);
  const homeKills = winner === 'home' ? 0.6 : 0.4;
  const events: MapEvent[] = [];
  let points: [number, number] = [0, 0];
  let atS = 0;
  for (let afterS = random.int(FIRST_KILL_S, 2 * FIRST_KILL_S); atS + afterS < lengthS; afterS = random.int(...KILLS_EVERY_S)) {
    atS += afterS;
    points = plus(points, random.chance(homeKills) ? 'home' : 'away', random.chance(0.2) ? 2 : 1);
    const objective = random.chance(0.25) ? `${random.pick(objectives)} · ` : '';
    events.push({ afterS, points, situation: `${objective}${Math.floor(atS / 60)}. minut` });
  }
  // The winner has more kills in the end: the last fight decides.
  const lead = winner === 'home' ? points[0] - points[1] : points[1] - points[0];
  return [...events, { afterS: lengthS - atS, points: plus(points, winner, Math.max(0, 1 - lead)), situation: '' }];
}

const LATE_S = [60, 900] as const;
const MAP_BREAK_S = 540;
/** Tables of players come after so many events of a map, and at its end. */
const PLAYERS_EVERY = 5;

class Series extends BestOf {
  readonly #title: Title;
  readonly #share: number;
  readonly #maps: readonly string[];
  readonly #kills: PlayerKills;

  constructor(title: Title, match: Match) {
    super(match, 'series', LATE_S);
    this.#title = title;
    this.#share = Math.min(0.8, Math.max(0.2, 0.5 + 0.05 * this.edge));
    this.#maps = 'maps' in title ? this.random.shuffle(title.maps) : [];
    this.#kills = new PlayerKills(match, 'maps' in title ? 'rounds' : 'arena');
  }

  /** The last event of a map is published with the end of the map. */
  playPart(number: number): void {
    const title = this.#title;
    const name = this.#maps[number - 1] ?? '';
    const keepsParts = 'maps' in title;
    this.publish(Stage.live, this.boardOfPoints([0, 0], keepsParts), { situation: name });
    const events = keepsParts
      ? playShooterMap(this.random, this.#share, title.overtime)
      : playArenaMap(this.random, this.#share, title.objectives);
    for (const [at, { afterS, points, situation }] of events.slice(0, -1).entries()) {
      this.atS += afterS;
      this.#kills.reach(number, points);
      const words = [name, situation].filter((word) => word !== '');
      this.publish(Stage.live, this.boardOfPoints(points, keepsParts), {
        situation: words.join(' · '),
        ...((at + 1) % PLAYERS_EVERY === 0 ? { players: [this.#kills.table()] } : {}),
      });
    }
    const { afterS, points } = events.at(-1)!;
    this.atS += afterS;
    this.#kills.reach(number, points);
    this.endPart(points);
    this.publish(this.isOver ? Stage.finished : Stage.break, this.boardOfPoints(null, keepsParts), {
      players: [this.#kills.table(), this.#kills.table(number)],
    });
    this.atS += MAP_BREAK_S;
  }
}

export const createEsports = sportOfTables('esports', SPORT.esports, 60, (rules, category) => {
  const title = lookedUpIn(TITLES)(category);
  const bestOf = numberOf(rules);
  return {
    sportId: SPORT.esports,
    format: { bestOf },
    minutes: Math.round(title.mapMinutes * bestOf * 0.8),
    mostMinutes: bestOf * 90 + 30,
    lineUp: lineUpOf,
    simulate: (match) => new Series(title, match).simulate(),
  };
});
