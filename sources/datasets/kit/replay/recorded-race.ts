import { type StageCode, Stage } from '@stillingen/domain';
import type { RaceMessage, RankingMessage } from '@stillingen/domain/messages';
import type { RankedEntry } from '../events/race.ts';
import type { RecordedEvent, TimedMessages, ReplayTime } from './recording-set.ts';
import { replayed, ReplayMessages } from './replay-messages.ts';

/** How a recorded race stood at one moment. */
export interface RecordedRanking {
  /** Seconds since it began, as it was raced. */
  readonly second: number;
  /** Absent where it is as before. */
  readonly stage?: StageCode;
  /** How much is done, in the unit of its length. */
  readonly done?: number;
  /** Everybody in the race. */
  readonly entries: readonly RankedEntry[];
}

/** A race that can be played again. */
export interface RecordedRace {
  /** Names it among all sets. */
  readonly id: string;
  readonly file: string;
  /** What was played: 'løbet', 'turneringen'. */
  readonly what: string;
  /** When it really began, milliseconds since the epoch. */
  readonly playedMs: number;
  readonly facts: Pick<
    RaceMessage,
    'sport' | 'competition' | 'meeting' | 'session' | 'length' | 'par' | 'prize' | 'country' | 'venue'
  >;
  /** Who starts, as known before it begins. */
  readonly starters: readonly RankedEntry[];
  /** In order of time, the first at its start. One after the end is a correction of the result. */
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

/** A race that can be played again from its moments. */
export function recordedRace(race: RecordedRace): RecordedEvent {
  return { id: race.id, file: race.file, timeline: (time) => stepsOf(race, time) };
}
