import { formatAt, otherSide, type Pair, type Side, sportById, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { endEarly } from '../../engine/early-end.ts';
import { SIDES, indexOf, pairOf, plus } from '../../engine/pairs.ts';
import { statisticsNow, type TimelineEvent } from '../../engine/timeline.ts';
import { rallyFigures, type Strokes } from './rally-figures.ts';
import { setStage } from './stages.ts';

/** What differs between the sports in which every rally is a point. */
interface RallySport {
  readonly sportId: number;
  readonly bestOf: number;
  readonly minutes: number;
  /** From one point to the next, in seconds. */
  readonly pointS: readonly [from: number, to: number];
  readonly breakS: number;
  /** How much the better side wins of the points beyond half, for one deviation. */
  readonly skill: number;
  /** Whether it is shown who serves. */
  readonly serves: boolean;
  readonly strokes: Strokes;
  /** Whether a referee's decision is looked at again when a side asks for it. */
  readonly challenges: boolean;
  /** Time-outs that a side has, in each set or in all of a match; null where there are none. */
  readonly timeOuts: { readonly each: 'set' | 'match'; readonly most: number } | null;
  /** The share of matches that somebody gives up. */
  readonly retired: number;
  /** Who plays for a side, where teams play. */
  readonly sheet?: MatchRules['sheet'];
}

const MOST_LATE_S = 600;
const TIME_OUT_S = 40;
const CHALLENGED = 0.006;
const CHALLENGE_S = 50;

interface Target {
  readonly points: number;
  readonly lead: number;
  readonly cap: number | null;
}
const isWon = ([home, away]: Pair, { points, lead, cap }: Target): boolean => {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  return (most >= points && most - least >= lead) || most === cap;
};

/** A match point by point, by the rules of its sport on its day. */
function playRallies(sport: RallySport, duel: Match): readonly TimelineEvent[] {
  const format = formatAt(sportById(sport.sportId)!, duel.startS);
  if (format.kind !== 'sets') throw new Error(`sport ${sport.sportId} is not played in sets`);
  const random = createRandom(duel.seed, 'rallies');
  const share = 0.5 + sport.skill * edgeOf(duel, random);
  const toWin = Math.floor(sport.bestOf / 2) + 1;
  const figures = rallyFigures(sport.strokes, sport.timeOuts !== null);
  const moments: TimelineEvent[] = [];
  let sets: Pair = [0, 0];
  let parts: readonly Pair[] = [];
  let second = random.int(0, MOST_LATE_S);
  let serve: Side = random.pick(SIDES);
  const { each = 'match', most = 0 } = sport.timeOuts ?? {};
  let left = { home: most, away: most };
  const board = (set: Pair): Scoreboard => ({
    home: sets[0],
    away: sets[1],
    parts: [...parts, set].map(pairOf),
    ...(sport.serves ? { serve } : {}),
  });

  while (Math.max(...sets) < toWin) {
    const number = parts.length;
    const stage = setStage(number);
    const target = number === sport.bestOf - 1 ? (format.deciding ?? format.set) : format.set;
    const calls = (set: Pair): string => {
      const ahead = SIDES.find((side) => isWon(plus(set, side), target));
      return ahead === undefined ? '' : sets[indexOf(ahead)] + 1 === toWin ? 'Matchbold' : 'Sætbold';
    };
    if (each === 'set') left = { home: most, away: most };
    let set: Pair = [0, 0];
    moments.push({ atS: second, stage, score: board(set) });
    for (let run = 0; !isWon(set, target); ) {
      second += random.int(...sport.pointS);
      const side: Side = random.chance(share) ? 'home' : 'away';
      const loser = otherSide(side);
      run = serve === side ? run + 1 : 1;
      const disputed = plus(set, loser);
      const challenged = sport.challenges && !isWon(disputed, target) && random.chance(CHALLENGED);
      if (challenged) {
        serve = loser;
        moments.push({ atS: second, stage, score: board(disputed) });
        second += CHALLENGE_S;
      }
      serve = side;
      set = plus(set, side);
      figures.count(side, run, random);
      if (isWon(set, target) && !challenged) break;
      const asks = run >= 3 && left[loser] > 0 && random.chance(0.3);
      moments.push({
        atS: second,
        stage,
        score: board(set),
        situation: isWon(set, target) ? '' : calls(set),
        ...(challenged ? { corrects: 'challenge' as const } : {}),
        ...(asks ? { incident: { type: 'timeout', side: loser, minute: number + 1 } } : {}),
      });
      if (!asks) continue;
      left[loser] -= 1;
      figures.timeOut(loser);
      second += TIME_OUT_S;
    }
    sets = plus(sets, set[0] > set[1] ? 'home' : 'away');
    const over = Math.max(...sets) === toWin;
    const { serve: _serve, ...score } = board(set);
    moments.push({ atS: second, stage: over ? Stage.finished : Stage.break, score, statistics: [statisticsNow(figures.read())] });
    parts = [...parts, set];
    second += sport.breakS;
  }
  return moments;
}

/** Matches of a sport in which every rally is a point. */
export const rallyGame = (sport: RallySport): MatchRules => ({
  sportId: sport.sportId,
  format: { bestOf: sport.bestOf },
  minutes: sport.minutes,
  mostMinutes: 4 * sport.minutes,
  ...(sport.sheet === undefined ? {} : { sheet: sport.sheet }),
  simulate: (duel) => endEarly(duel, playRallies(sport, duel), { retired: sport.retired, walkover: 0 }),
});
