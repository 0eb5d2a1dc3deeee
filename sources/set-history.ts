import { type Pair, type Side, sportById, type StageCode } from '@stillingen/domain';
import type { HistoryMessage, Scoreboard } from '@stillingen/domain/messages';

type Step = HistoryMessage['steps'][number];
export type PartHistory = Pick<HistoryMessage, 'part' | 'steps' | 'tieBreak'>;

interface MatchState {
  readonly stage: StageCode;
  readonly score: Scoreboard;
  readonly situation?: string;
}

/** Derives how each set went from the scoreboards of a match, in order. */
interface SetHistory {
  /** The history of a set that ended or grew by some points; null otherwise. */
  add(state: MatchState): PartHistory | null;
}

const PUBLISH_EVERY = 10;
const FIRST_TIE_BREAK = 47;
const LAST_TIE_BREAK = 51;
const MARKS: Readonly<Record<string, string>> = { Matchbold: 'match', Sætbold: 'set', Breakbold: 'break' };

const sum = (pair: Pair): number => pair[0] + pair[1];
const winnerOf = (before: Pair, after: Pair): Side | null => {
  const [home, away] = [after[0] - before[0], after[1] - before[1]];
  return home > 0 && away <= 0 ? 'home' : away > 0 && home <= 0 ? 'away' : null;
};
const stepOf = (before: Pair, score: Pair, server: Side | null, points: readonly string[] = []): Step => {
  const winner = winnerOf(before, score);
  return {
    score: [score[0], score[1]],
    ...(winner === null ? {} : { winner }),
    ...(server === null ? {} : { server }),
    ...(points.length === 0 ? {} : { points: [...points] }),
  };
};

/** The points of a set or tie-break; a point taken back removes its step. */
function pointSteps() {
  let steps: readonly Step[] = [];
  return {
    get steps() {
      return steps;
    },
    take(score: Pair, server: Side | null): void {
      const kept = steps.filter((step) => sum(step.score) < sum(score));
      const before = kept.at(-1)?.score ?? [0, 0];
      steps = sum(score) === 0 ? kept : [...kept, stepOf(before, score, server)];
    },
  };
}

const endsSet = ({ home, away }: Scoreboard, part: number): boolean => home + away === part;

/** Volleyball, badminton, table tennis: every rally is a point. */
function createRallyHistory(): SetHistory {
  let part = 0;
  let rallies = pointSteps();
  let points: Pair = [0, 0];
  /** A rally taken back was served by the same side. */
  let next: Side | null = null;
  let server: Side | null = null;
  let published = 0;
  return {
    add({ score }) {
      const parts = score.parts ?? [];
      const after = parts.at(-1);
      if (after === undefined) return null;
      if (parts.length !== part) {
        part = parts.length;
        rallies = pointSteps();
        points = [0, 0];
        published = 0;
      }
      if (sum(after) > sum(points)) server = next;
      rallies.take(after, server);
      points = after;
      next = score.serve ?? null;
      const { steps } = rallies;
      if (steps.length === published || (!endsSet(score, part) && steps.length < published + PUBLISH_EVERY)) return null;
      published = steps.length;
      return { part, steps: [...steps] };
    },
  };
}

/** Whether the receiver wins the game with the next point. */
function isBreakPoint([home, away]: readonly [string, string], server: Side | null): boolean {
  const [own, other] = server === 'home' ? [home, away] : [away, home];
  return server !== null && (other === 'A' || (other === '40' && own !== '40' && own !== 'A'));
}

/** The games of each set with their points, and the points of its tie-break. */
function createTennisHistory(): SetHistory {
  let part = 0;
  let games: Pair = [0, 0];
  let steps: Step[] = [];
  let points: string[] = [];
  let tieBreak = pointSteps();
  let server: Side | null = null;
  let tieBreakServer: Side | null = null;

  function open(number: number): void {
    part = number;
    games = [0, 0];
    steps = [];
    points = [];
    tieBreak = pointSteps();
  }
  function end(score: Scoreboard, after: Pair): PartHistory {
    const inTieBreak = score.tieBreaks?.[part - 1] ?? null;
    if (inTieBreak !== null) tieBreak.take(inTieBreak, server);
    steps.push(stepOf(games, after, inTieBreak === null ? server : tieBreakServer, points));
    games = after;
    points = [];
    return { part, steps: [...steps], ...(tieBreak.steps.length === 0 ? {} : { tieBreak: [...tieBreak.steps] }) };
  }
  return {
    add({ stage, score, situation = '' }) {
      const parts = score.parts ?? [];
      const after = parts.at(-1);
      if (after === undefined) return null;
      // A set may end in the scoreboard that opens the next.
      const last = parts[part - 1];
      const ended = parts.length > part && last !== undefined && sum(last) > sum(games) ? end(score, last) : null;
      if (parts.length !== part) open(parts.length);
      const history = sum(after) > sum(games) ? end(score, after) : ended;
      const shown = score.points ?? null;
      if (shown !== null && stage >= FIRST_TIE_BREAK && stage <= LAST_TIE_BREAK) {
        if (tieBreak.steps.length === 0) tieBreakServer = score.serve ?? null;
        tieBreak.take([Number(shown[0]), Number(shown[1])], server);
      } else if (shown !== null && `${shown[0]}:${shown[1]}` !== '0:0') {
        const mark = MARKS[situation] ?? (isBreakPoint(shown, score.serve ?? null) ? 'break' : '');
        const point = `${shown[0]}:${shown[1]}${mark === '' ? '' : ` ${mark}`}`;
        if (points.at(-1) !== point) points.push(point);
      }
      server = score.serve ?? null;
      return history;
    },
  };
}

const TENNIS = 2;

export function createSetHistory(sportId: number): SetHistory | null {
  if (sportId === TENNIS) return createTennisHistory();
  return sportById(sportId)?.row === 'sets' ? createRallyHistory() : null;
}
