import { type StageCode, Stage } from '@stillingen/domain';
import type { RaceMessage, RankingMessage } from '@stillingen/domain/messages';
import type { RankedEntry } from '../events/race.ts';
import type { RecordedEvent, TimedMessages, ReplayTime } from './recording-set.ts';
import { replayed, ReplayMessages } from './replay-messages.ts';

export interface RecordedRanking {
  /** Seconds since the start, in real time. */
  readonly second: number;
  /** Absent where it did not change. */
  readonly stage?: StageCode;
  /** In the unit of the race's length. */
  readonly done?: number;
  readonly entries: readonly RankedEntry[];
}

export interface RecordedRace {
  /** Unique among all sets. */
  readonly id: string;
  readonly file: string;
  /** The Danish noun of the notice: 'løbet', 'turneringen'. */
  readonly what: string;
  /** When it was really raced, milliseconds since the epoch. */
  readonly playedMs: number;
  readonly facts: Pick<
    RaceMessage,
    'sport' | 'competition' | 'meeting' | 'session' | 'length' | 'par' | 'prize' | 'country' | 'venue'
  >;
  readonly starters: readonly RankedEntry[];
  /** In order of time; one after the finish corrects the result. */
  readonly rankings: readonly RecordedRanking[];
}

function stepsOf({ id, what, playedMs, facts, starters, rankings }: RecordedRace, time: ReplayTime): TimedMessages[] {
  const statements = new ReplayMessages(id, time);
  const dueMs = statements.announcedMs;
  const race = statements.race(what, playedMs, { ...facts, competition: replayed(facts.competition) });
  const steps: TimedMessages[] = [
    { dueMs, messages: [race, statements.ranking(dueMs, { entries: [...starters], complete: true })] },
  ];
  let finish: RankingMessage | null = null;
  for (const { second, entries, ...moment } of rankings) {
    const atMs = time.startMs + (second * 1000) / time.speed;
    const ranking = statements.ranking(atMs, {
      ...moment,
      entries: [...entries],
      complete: true,
      ...(finish === null ? {} : { supersedes: { key: finish.key, seq: finish.seq }, reason: 'unknown' }),
    });
    if (finish !== null || moment.stage === Stage.finished) finish = ranking;
    steps.push({ dueMs: atMs, messages: [ranking] });
  }
  return steps;
}

export function recordedRace(race: RecordedRace): RecordedEvent {
  return { id: race.id, file: race.file, timeline: (time) => stepsOf(race, time) };
}
