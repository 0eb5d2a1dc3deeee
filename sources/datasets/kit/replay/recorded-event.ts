import { Stage, type StageCode } from '@stillingen/domain';
import type { Message, RaceMessage, RankingMessage, Scoreboard } from '@stillingen/domain/messages';
import { createSetHistory } from '../../../set-history.ts';
import { type DuelIncident, given, type ImportedDuel, startMs } from '../events/duel.ts';
import { BadRow, type DataSet, type RefusedRow } from '../import/data-set.ts';
import type { SourceFile } from '../import/files.ts';
import { begunAt, replayed, ReplayMessages, undatedNotice, type ReplayTime } from './replay-messages.ts';
import type { RankedEntry } from '../events/race.ts';

export interface TimedMessages {
  readonly dueMs: number;
  readonly messages: readonly Message[];
}

export interface RecordedEvent {
  readonly id: string;
  readonly file: string;
  readonly timeline: (time: ReplayTime) => readonly TimedMessages[];
}

export interface RecordingSet extends Omit<DataSet, 'events'> {
  readonly recordings: (file: SourceFile) => Promise<readonly (RecordedEvent | RefusedRow)[]>;
}

/** A replay of other files than those of the import has its own `reads`. */
export const replayOf = (
  { events: _, ...set }: DataSet,
  about: string,
  recordings: RecordingSet['recordings'],
): RecordingSet => ({ ...set, about, recordings });

export interface RecordedState {
  readonly second: number;
  readonly stage: StageCode;
  readonly score: Scoreboard;
  readonly gameTime?: string;
  /** Seconds of the stage, where pages run the clock themselves. */
  readonly stageSecond?: number;
  /** '' ends a situation. */
  readonly situation?: string;
  readonly half?: 'top' | 'bottom';
  readonly incidents?: readonly DuelIncident[];
}

function matchTimeline(
  id: string,
  duel: ImportedDuel,
  states: readonly RecordedState[],
  dayKnown: boolean,
  time: ReplayTime,
): TimedMessages[] {
  const writer = new ReplayMessages(id, time);
  const { sport, competition, home, away, details, lineups = [] } = duel;
  const fixture = writer.fixture(startMs(duel.start), {
    sport,
    competition: replayed(competition),
    home,
    away,
    ...given(details ?? {}),
    ...(dayKnown ? {} : { notice: undatedNotice(competition) }),
  });
  const sheets = lineups.map((lineup) => writer.lineup(lineup));
  const steps: TimedMessages[] = [{ dueMs: writer.announcedMs, messages: [fixture, ...sheets] }];
  let stage: StageCode | null = null;
  let published = '';
  const history = createSetHistory(sport);
  for (const { second, stage: next, stageSecond, incidents: happened = [], ...state } of states) {
    const dueMs = time.startMs + (second * 1000) / time.speed;
    const messages: Message[] = happened.map((incident) => writer.incident(dueMs, incident));
    const begun = stageSecond === undefined ? {} : { stageStart: begunAt(dueMs, stageSecond) };
    const changed = JSON.stringify(state) !== published;
    const clockIsOff = !changed && stageSecond !== undefined && time.speed > 1;
    if (next !== stage || clockIsOff) messages.push(writer.status(dueMs, { stage: next, ...begun, ...state }));
    else if (changed) messages.push(writer.score(dueMs, state));
    const part = history?.add({ stage: next, ...state }) ?? null;
    if (part !== null) messages.push(writer.history(dueMs, part));
    stage = next;
    published = JSON.stringify(state);
    if (messages.length > 0) steps.push({ dueMs, messages });
  }
  return steps;
}

/** A change of stage becomes a status, any other a score. `id` is unique among all sets. */
export function recordedDuel(
  id: string,
  duel: ImportedDuel,
  states: readonly RecordedState[],
  { dayKnown }: { readonly dayKnown: boolean } = { dayKnown: true },
): RecordedEvent {
  if (Number.isNaN(startMs(duel.start))) throw new BadRow(`no match began at '${duel.start}'`);
  if (!states.every(({ second, stage }) => Number.isFinite(second) && Number.isInteger(stage)))
    throw new BadRow('when something happened cannot be read');
  return { id, file: duel.file, timeline: (time) => matchTimeline(id, duel, states, dayKnown, time) };
}

export interface RecordedRanking {
  readonly second: number;
  readonly stage?: StageCode;
  readonly done?: number;
  readonly entries: readonly RankedEntry[];
}

interface RecordedRace {
  readonly id: string;
  readonly file: string;
  readonly what: string;
  readonly playedMs: number;
  readonly facts: Pick<
    RaceMessage,
    'sport' | 'competition' | 'meeting' | 'session' | 'length' | 'par' | 'prize' | 'country' | 'venue'
  >;
  readonly starters: readonly RankedEntry[];
  readonly rankings: readonly RecordedRanking[];
}

function raceTimeline({ id, what, playedMs, facts, starters, rankings }: RecordedRace, time: ReplayTime): TimedMessages[] {
  const writer = new ReplayMessages(id, time);
  const dueMs = writer.announcedMs;
  const race = writer.race(what, playedMs, { ...facts, competition: replayed(facts.competition) });
  const steps: TimedMessages[] = [{ dueMs, messages: [race, writer.ranking(dueMs, { entries: [...starters], complete: true })] }];
  let finish: RankingMessage | null = null;
  for (const { second, entries, ...state } of rankings) {
    const atMs = time.startMs + (second * 1000) / time.speed;
    const ranking = writer.ranking(atMs, {
      ...state,
      entries: [...entries],
      complete: true,
      ...(finish === null ? {} : { supersedes: { key: finish.key, seq: finish.seq }, reason: 'unknown' }),
    });
    if (finish !== null || state.stage === Stage.finished) finish = ranking;
    steps.push({ dueMs: atMs, messages: [ranking] });
  }
  return steps;
}

export function recordedRace(race: RecordedRace): RecordedEvent {
  return { id: race.id, file: race.file, timeline: (time) => raceTimeline(race, time) };
}
