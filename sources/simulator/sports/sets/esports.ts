import { type Pair, SPORT, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../random.ts';
import { squadSheet } from '../../engine/squad.ts';
import { edgeOf, type Match, type MatchRules } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { leaderOf, pairOf, plus } from '../../../pairs.ts';
import type { Timeline, TimelineEvent } from '../../engine/timeline.ts';
import { type MapEvent, playArenaMap, playShooterMap } from './esports-map.ts';

interface EsportsTitle {
  /** The maps to choose from; empty where there is one. */
  readonly maps: readonly string[];
  readonly mapMinutes: number;
  /** Whether the points of each map stay on the board; kills do not. */
  readonly keepsPoints: boolean;
  readonly play: (random: Random, share: number) => readonly MapEvent[];
}

const TITLES: Readonly<Record<string, EsportsTitle>> = {
  CS2: {
    maps: ['Mirage', 'Inferno', 'Nuke', 'Dust II', 'Ancient', 'Train', 'Overpass'],
    mapMinutes: 50,
    keepsPoints: true,
    play: (random, share) => playShooterMap(random, share, 6),
  },
  'League of Legends': {
    maps: [],
    mapMinutes: 45,
    keepsPoints: false,
    play: (random, share) => playArenaMap(random, share, ['Tårn', 'Baron', 'Drage']),
  },
  'Dota 2': {
    maps: [],
    mapMinutes: 48,
    keepsPoints: false,
    play: (random, share) => playArenaMap(random, share, ['Tårn', 'Roshan']),
  },
  Valorant: {
    maps: ['Ascent', 'Bind', 'Haven', 'Lotus', 'Split', 'Sunset', 'Corrode'],
    mapMinutes: 50,
    keepsPoints: true,
    play: (random, share) => playShooterMap(random, share, 2),
  },
};

const MOST_LATE_S = 900;
const MAP_BREAK_S = 540;

/** A series of maps. The last round of a map is published with the end of the map. */
function playSeries(title: EsportsTitle, bestOf: number, match: Match): Timeline {
  const random = createRandom(match.seed, 'series');
  const share = Math.min(0.8, Math.max(0.2, 0.5 + 0.05 * edgeOf(match, random)));
  const toWin = Math.floor(bestOf / 2) + 1;
  const picks = random.shuffle(title.maps);
  const timeline: TimelineEvent[] = [];
  const maps: Pair[] = [];
  let atS = random.int(60, MOST_LATE_S);
  let won: Pair = [0, 0];
  const board = (points: Pair | null): Scoreboard => ({
    home: won[0],
    away: won[1],
    ...(title.keepsPoints ? { parts: [...maps, ...(points === null ? [] : [points])].map(pairOf) } : {}),
    points: points === null ? null : [String(points[0]), String(points[1])],
  });
  while (Math.max(...won) < toWin) {
    const name = picks[maps.length] ?? '';
    timeline.push({ atS, stage: Stage.live, score: board([0, 0]), situation: name });
    const events = title.play(random, share);
    for (const [index, { afterS, points, situation }] of events.entries()) {
      atS += afterS;
      if (index === events.length - 1) break;
      const words = [name, situation].filter((word) => word !== '');
      timeline.push({ atS, stage: Stage.live, score: board(points), situation: words.join(' · ') });
    }
    const { points } = events.at(-1)!;
    won = plus(won, leaderOf(points)!);
    maps.push(points);
    timeline.push({ atS, stage: Math.max(...won) === toWin ? Stage.finished : Stage.break, score: board(null) });
    atS += MAP_BREAK_S;
  }
  return timeline;
}

function esportsRules(bestOf: number, category: string): MatchRules {
  const title = TITLES[category]!;
  return {
    sportId: 36,
    format: { bestOf },
    minutes: Math.round(title.mapMinutes * bestOf * 0.8),
    mostMinutes: bestOf * 90 + 30,
    sheet: squadSheet({ starters: 5, size: 6, keepers: false, numbers: false }),
    simulate: (match) => playSeries(title, bestOf, match),
  };
}

export const createEsports = sportOfTables('esports', SPORT.esports, 60, (bestOf, category) =>
  esportsRules(Number(bestOf), category),
);
