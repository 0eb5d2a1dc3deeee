import { type Pair, type Side, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import type { PartHistory } from '../../../set-history.ts';
import { createRandom } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { pairOf } from '../../engine/pairs.ts';
import { statisticsNow, type StatisticValue, type TimelineEvent } from '../../engine/timeline.ts';
import { playFrame } from './snooker-frame.ts';

const MOST_LATE_S = 600;
const FRAME_BREAK_S = 150;
const INTERVAL_S = 900;
/** Frames after which there is an interval. */
const INTERVAL_AFTER = 4;
/** Boards have room for the points of so many frames; longer matches tell those of the running one alone. */
const MOST_PARTS = 11;
const NOTABLE_BREAK = 50;
const CENTURY = 100;
const FRAME_MINUTES = 22;
/** How a frame goes is told after so many visits to the table, and at its end. */
const TOLD_EVERY = 6;

const DAY_S = 86_400;
/** The longest that is played in a day. */
const DAY_FRAMES = 21;
/** The frame after which a long match goes on the next day; null where it is played in one. */
const overnightAfter = (bestOf: number): number | null => (bestOf > DAY_FRAMES ? Math.floor(bestOf / 2) : null);

function playSnooker(bestOf: number, duel: Match): readonly TimelineEvent[] {
  const random = createRandom(duel.seed, 'snooker');
  const share = 0.5 + 0.06 * edgeOf(duel, random);
  const toWin = Math.floor(bestOf / 2) + 1;
  const moments: TimelineEvent[] = [];
  const breaks: Record<Side, number[]> = { home: [], away: [] };
  let second = random.int(60, MOST_LATE_S);
  let won: Pair = [0, 0];
  let frames: readonly Pair[] = [];
  const board = (frame: Pair | null): Scoreboard => ({
    home: won[0],
    away: won[1],
    ...(bestOf > MOST_PARTS ? {} : { parts: [...frames, ...(frame === null ? [] : [frame])].map(pairOf) }),
    points: frame === null ? null : [String(frame[0]), String(frame[1])],
  });
  const figures = (): readonly StatisticValue[] => {
    const both = (stat: number, read: (made: readonly number[]) => number): StatisticValue => [
      stat,
      read(breaks.home),
      read(breaks.away),
    ];
    return [
      both(623, (made) => Math.max(0, ...made)),
      both(624, (made) => made.filter((points) => points >= CENTURY).length),
      both(625, (made) => made.filter((points) => points >= NOTABLE_BREAK).length),
    ];
  };
  while (Math.max(...won) < toWin) {
    const number = won[0] + won[1] + 1;
    let frame: Pair = [0, 0];
    let visits: PartHistory['steps'] = [];
    moments.push({ atS: second, stage: Stage.live, score: board(frame) });
    for (const { afterS, points, ended, visitFor } of playFrame(random, share)) {
      second += afterS;
      if (visitFor !== null) visits = [...visits, { score: pairOf(points), winner: visitFor }];
      const isTold = visitFor !== null && visits.length % TOLD_EVERY === 0;
      frame = points;
      if (ended !== null) breaks[ended.side].push(ended.points);
      const notable = ended !== null && ended.points >= NOTABLE_BREAK;
      moments.push({
        atS: second,
        stage: Stage.live,
        score: board(frame),
        situation: ended === null ? '' : `Break på ${ended.points}`,
        ...(isTold ? { history: { part: number, steps: visits } } : {}),
        ...(notable ? { incident: { type: 'break', side: ended.side, minute: number, detail: String(ended.points) } } : {}),
      });
    }
    won = frame[0] > frame[1] ? [won[0] + 1, won[1]] : [won[0], won[1] + 1];
    frames = [...frames, frame];
    const over = Math.max(...won) === toWin;
    const overnight = number === overnightAfter(bestOf);
    const pauses = (overnight || number % INTERVAL_AFTER === 0) && !over;
    moments.push({
      atS: second,
      stage: over ? Stage.finished : pauses ? Stage.break : Stage.live,
      score: board(null),
      situation: overnight && !over ? 'Fortsættes i morgen' : '',
      statistics: [statisticsNow(figures())],
      history: { part: number, steps: visits },
    });
    if (overnight) second = DAY_S;
    else second += pauses ? INTERVAL_S : FRAME_BREAK_S;
  }
  return moments;
}

/** Matches of snooker, the best of an odd number of frames. */
export const snookerGame = (bestOf: number): MatchRules => ({
  sportId: 15,
  format: { bestOf },
  minutes: Math.round(Math.min(bestOf, DAY_FRAMES) * 0.75 * FRAME_MINUTES),
  mostMinutes: bestOf * 60 + (overnightAfter(bestOf) === null ? 0 : DAY_S / 60),
  simulate: (duel) => playSnooker(bestOf, duel),
});
