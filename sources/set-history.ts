import { type Pair, type Side, SPORT, sportById, type StageCode } from '@stillingen/domain';
import type { HistoryMessage, Scoreboard } from '@stillingen/domain/messages';

type SentHistoryStep = HistoryMessage['steps'][number];
export type SentPartHistory = Pick<HistoryMessage, 'part' | 'steps' | 'tieBreak'>;

interface MatchState {
  readonly stage: StageCode;
  readonly score: Scoreboard;
  readonly situation?: string;
}

/** Derives how each set went from the scoreboards of a match, in order. */
interface SetHistory {
  /** The history of a set that ended or grew by some points; null otherwise. */
  add(state: MatchState): SentPartHistory | null;
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
const stepOf = (before: Pair, score: Pair, server: Side | null, points: readonly string[] = []): SentHistoryStep => {
  const winner = winnerOf(before, score);
  return {
    score: [score[0], score[1]],
    ...(winner === null ? {} : { winner }),
    ...(server === null ? {} : { server }),
    ...(points.length === 0 ? {} : { points: [...points] }),
  };
};

/** The points of a set or tie-break; a point taken back removes its step. */
class PointSteps {
  #steps: readonly SentHistoryStep[] = [];

  get all(): readonly SentHistoryStep[] {
    return this.#steps;
  }

  add(score: Pair, server: Side | null): void {
    const kept = this.#steps.filter((step) => sum(step.score) < sum(score));
    const before = kept.at(-1)?.score ?? [0, 0];
    this.#steps = sum(score) === 0 ? kept : [...kept, stepOf(before, score, server)];
  }
}

const endsSet = ({ home, away }: Scoreboard, part: number): boolean => home + away === part;

/** Volleyball, badminton, table tennis: every rally is a point. */
class RallyHistory implements SetHistory {
  #part = 0;
  #rallies = new PointSteps();
  #points: Pair = [0, 0];
  #next: Side | null = null;
  #server: Side | null = null;
  #published = 0;

  add({ score }: MatchState): SentPartHistory | null {
    const parts = score.parts ?? [];
    const after = parts.at(-1);
    if (after === undefined) return null;
    if (parts.length !== this.#part) this.#open(parts.length);
    // A rally taken back was served by the same side.
    if (sum(after) > sum(this.#points)) this.#server = this.#next;
    this.#rallies.add(after, this.#server);
    this.#points = after;
    this.#next = score.serve ?? null;
    const steps = [...this.#rallies.all];
    const grown = steps.length - this.#published;
    if (grown === 0 || (!endsSet(score, this.#part) && grown < PUBLISH_EVERY)) return null;
    this.#published = steps.length;
    return { part: this.#part, steps };
  }

  #open(part: number): void {
    this.#part = part;
    this.#rallies = new PointSteps();
    this.#points = [0, 0];
    this.#published = 0;
  }
}

/** Whether the receiver wins the game with the next point. */
function isBreakPoint([home, away]: readonly [string, string], server: Side | null): boolean {
  const [own, other] = server === 'home' ? [home, away] : [away, home];
  return server !== null && (other === 'A' || (other === '40' && own !== '40' && own !== 'A'));
}

/** The games of each set with their points, and the points of its tie-break. */
class TennisHistory implements SetHistory {
  #part = 0;
  #games: Pair = [0, 0];
  #steps: SentHistoryStep[] = [];
  #points: string[] = [];
  #tieBreak = new PointSteps();
  #server: Side | null = null;
  #tieBreakServer: Side | null = null;

  add({ stage, score, situation = '' }: MatchState): SentPartHistory | null {
    const parts = score.parts ?? [];
    const after = parts.at(-1);
    if (after === undefined) return null;
    // A set may end in the scoreboard that opens the next.
    const last = parts[this.#part - 1];
    const isOver = parts.length > this.#part && last !== undefined && sum(last) > sum(this.#games);
    const ended = isOver ? this.#endGame(score, last) : null;
    if (parts.length !== this.#part) this.#open(parts.length);
    const history = sum(after) > sum(this.#games) ? this.#endGame(score, after) : ended;
    if (score.points != null) this.#addPoint(score.points, score.serve ?? null, stage, situation);
    this.#server = score.serve ?? null;
    return history;
  }

  #open(part: number): void {
    this.#part = part;
    this.#games = [0, 0];
    this.#steps = [];
    this.#points = [];
    this.#tieBreak = new PointSteps();
  }

  #endGame(score: Scoreboard, after: Pair): SentPartHistory {
    const inTieBreak = score.tieBreaks?.[this.#part - 1] ?? null;
    if (inTieBreak !== null) this.#tieBreak.add(inTieBreak, this.#server);
    this.#steps.push(stepOf(this.#games, after, inTieBreak === null ? this.#server : this.#tieBreakServer, this.#points));
    this.#games = after;
    this.#points = [];
    const tieBreak = [...this.#tieBreak.all];
    return { part: this.#part, steps: [...this.#steps], ...(tieBreak.length === 0 ? {} : { tieBreak }) };
  }

  #addPoint(shown: readonly [string, string], serve: Side | null, stage: StageCode, situation: string): void {
    if (stage >= FIRST_TIE_BREAK && stage <= LAST_TIE_BREAK) {
      if (this.#tieBreak.all.length === 0) this.#tieBreakServer = serve;
      this.#tieBreak.add([Number(shown[0]), Number(shown[1])], this.#server);
    } else if (shown.join(':') !== '0:0') {
      const mark = MARKS[situation] ?? (isBreakPoint(shown, serve) ? 'break' : '');
      const point = `${shown.join(':')} ${mark}`.trim();
      if (this.#points.at(-1) !== point) this.#points.push(point);
    }
  }
}

/** Null for sports without sets. */
export function createSetHistory(sportId: number): SetHistory | null {
  if (sportId === SPORT.tennis) return new TennisHistory();
  return sportById(sportId)?.row === 'sets' ? new RallyHistory() : null;
}
