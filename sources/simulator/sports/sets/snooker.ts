import { type Pair, type Side, SPORT, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../random.ts';
import type { PartHistory } from '../../../set-history.ts';
import { edgeOf, type Match, type MatchRules } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { leaderOf, pairOf, plus } from '../../../pairs.ts';
import { type StatisticValue, statisticsNow, type Timeline, type TimelineEvent } from '../../engine/timeline.ts';
import { playFrame } from './snooker-frame.ts';

const MOST_LATE_S = 600;
const FRAME_BREAK_S = 150;
const INTERVAL_S = 900;
const INTERVAL_AFTER = 4;
/** Boards have room for the points of so many frames; longer matches have those of the running one alone. */
const MOST_PARTS = 11;
const NOTABLE_BREAK = 50;
const CENTURY = 100;
const FRAME_MINUTES = 22;
/** The history of a frame is published after so many visits to the table, and at its end. */
const HISTORY_EVERY = 6;

const DAY_S = 86_400;
const DAY_FRAMES = 21;
/** The frame after which a long match goes on the next day; null where it is played in one. */
const overnightAfter = (bestOf: number): number | null => (bestOf > DAY_FRAMES ? Math.floor(bestOf / 2) : null);

class SnookerMatch {
  readonly #bestOf: number;
  readonly #toWin: number;
  readonly #random: Random;
  readonly #share: number;
  readonly #timeline: TimelineEvent[] = [];
  readonly #breaks: Readonly<Record<Side, number[]>> = { home: [], away: [] };
  readonly #frames: Pair[] = [];
  #won: Pair = [0, 0];
  #atS: number;

  constructor(bestOf: number, match: Match) {
    this.#bestOf = bestOf;
    this.#toWin = Math.floor(bestOf / 2) + 1;
    this.#random = createRandom(match.seed, 'snooker');
    this.#share = 0.5 + 0.06 * edgeOf(match, this.#random);
    this.#atS = this.#random.int(60, MOST_LATE_S);
  }

  simulate(): Timeline {
    while (Math.max(...this.#won) < this.#toWin) this.#playFrame(this.#frames.length + 1);
    return this.#timeline;
  }

  #board(frame: Pair | null): Scoreboard {
    const [home, away] = this.#won;
    const parts = [...this.#frames, ...(frame === null ? [] : [frame])].map(pairOf);
    return {
      home,
      away,
      ...(this.#bestOf > MOST_PARTS ? {} : { parts }),
      points: frame === null ? null : [String(frame[0]), String(frame[1])],
    };
  }

  #statistics(): readonly StatisticValue[] {
    const { home, away } = this.#breaks;
    const both = (stat: number, read: (made: readonly number[]) => number): StatisticValue => [stat, read(home), read(away)];
    return [
      both(623, (made) => Math.max(0, ...made)),
      both(624, (made) => made.filter((points) => points >= CENTURY).length),
      both(625, (made) => made.filter((points) => points >= NOTABLE_BREAK).length),
    ];
  }

  #playFrame(number: number): void {
    let frame: Pair = [0, 0];
    let visits: PartHistory['steps'] = [];
    this.#timeline.push({ atS: this.#atS, stage: Stage.live, score: this.#board(frame) });
    for (const { afterS, points, ended, visitFor } of playFrame(this.#random, this.#share)) {
      this.#atS += afterS;
      frame = points;
      if (visitFor !== null) visits = [...visits, { score: pairOf(points), winner: visitFor }];
      if (ended !== null) this.#breaks[ended.side].push(ended.points);
      const notable = ended !== null && ended.points >= NOTABLE_BREAK;
      this.#timeline.push({
        atS: this.#atS,
        stage: Stage.live,
        score: this.#board(frame),
        situation: ended === null ? '' : `Break på ${ended.points}`,
        ...(visitFor !== null && visits.length % HISTORY_EVERY === 0 ? { history: { part: number, steps: visits } } : {}),
        ...(notable ? { incident: { type: 'break', side: ended.side, minute: number, detail: String(ended.points) } } : {}),
      });
    }
    this.#won = plus(this.#won, leaderOf(frame)!);
    this.#frames.push(frame);
    this.#endFrame(number, visits);
  }

  #endFrame(number: number, steps: PartHistory['steps']): void {
    const over = Math.max(...this.#won) === this.#toWin;
    const overnight = number === overnightAfter(this.#bestOf);
    const pauses = (overnight || number % INTERVAL_AFTER === 0) && !over;
    this.#timeline.push({
      atS: this.#atS,
      stage: over ? Stage.finished : pauses ? Stage.break : Stage.live,
      score: this.#board(null),
      situation: overnight && !over ? 'Fortsættes i morgen' : '',
      statistics: [statisticsNow(this.#statistics())],
      history: { part: number, steps },
    });
    if (overnight) this.#atS = DAY_S;
    else this.#atS += pauses ? INTERVAL_S : FRAME_BREAK_S;
  }
}

const snookerRules = (bestOf: number): MatchRules => ({
  sportId: 15,
  format: { bestOf },
  minutes: Math.round(Math.min(bestOf, DAY_FRAMES) * 0.75 * FRAME_MINUTES),
  mostMinutes: bestOf * 60 + (overnightAfter(bestOf) === null ? 0 : DAY_S / 60),
  simulate: (match) => new SnookerMatch(bestOf, match).simulate(),
});

export const createSnooker = sportOfTables('snooker', SPORT.snooker, 60, (bestOf) => snookerRules(Number(bestOf)));
