import { type Pair, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { pairOf } from '../../engine/pairs.ts';
import type { TimelineEvent } from '../../engine/timeline.ts';
import { playersOf } from '../innings/players.ts';
import { sheetOf } from '../../engine/line-ups.ts';
import { coachOf } from '../../engine/squad.ts';
import type { MapMoment } from './shooter-map.ts';

/** A game whose series are played over maps. */
export interface EsportsTitle {
  /** The maps to choose from; empty where there is one. */
  readonly maps: readonly string[];
  /** Minutes that a map takes, with the break after it. */
  readonly mapMinutes: number;
  /** Whether the points of each map stay on the board; kills do not. */
  readonly keepsPoints: boolean;
  readonly play: (random: Random, share: number) => readonly MapMoment[];
}

const MOST_LATE_S = 900;
const MAP_BREAK_S = 540;

function playSeries(title: EsportsTitle, bestOf: number, duel: Match): readonly TimelineEvent[] {
  const random = createRandom(duel.seed, 'series');
  const share = Math.min(0.8, Math.max(0.2, 0.5 + 0.05 * edgeOf(duel, random)));
  const toWin = Math.floor(bestOf / 2) + 1;
  const picks = random.shuffle(title.maps);
  const moments: TimelineEvent[] = [];
  let second = random.int(60, MOST_LATE_S);
  let won: Pair = [0, 0];
  let maps: readonly Pair[] = [];
  const board = (points: Pair | null): Scoreboard => ({
    home: won[0],
    away: won[1],
    ...(title.keepsPoints ? { parts: [...maps, ...(points === null ? [] : [points])].map(pairOf) } : {}),
    points: points === null ? null : [String(points[0]), String(points[1])],
  });
  while (Math.max(...won) < toWin) {
    const name = picks[maps.length] ?? '';
    let points: Pair = [0, 0];
    moments.push({ atS: second, stage: Stage.live, score: board(points), situation: name });
    for (const moment of title.play(random, share)) {
      second += moment.afterS;
      points = moment.points;
      const situation = [name, moment.situation].filter((word) => word !== '').join(' · ');
      moments.push({ atS: second, stage: Stage.live, score: board(points), situation });
    }
    won = points[0] > points[1] ? [won[0] + 1, won[1]] : [won[0], won[1] + 1];
    maps = [...maps, points];
    const over = Math.max(...won) === toWin;
    // The map counts from the moment on in which its last round is told.
    moments.pop();
    moments.push({ atS: second, stage: over ? Stage.finished : Stage.break, score: board(null) });
    second += MAP_BREAK_S;
  }
  return moments;
}

/** Series of a title, the best of so many maps. */
export const esportsGame = (title: EsportsTitle, bestOf: 1 | 3 | 5): MatchRules => ({
  sportId: 36,
  format: { bestOf },
  minutes: Math.round(title.mapMinutes * (bestOf === 1 ? 1 : bestOf * 0.8)),
  mostMinutes: bestOf * 90 + 30,
  sheet: (side) =>
    sheetOf(playersOf(side), coachOf(side.name, side.country), { starters: 5, size: 6, keepers: false, numbers: false }),
  simulate: (duel) => playSeries(title, bestOf, duel),
});
