import { Stage, type StageCode } from '@stillingen/domain';
import type { FixtureMessage, Message } from '@stillingen/domain/messages';
import { instant } from '../import/kick-off.ts';
import { type Fact, factsOf, PERIOD } from './facts.ts';
import type { Period, Recording } from './recording.ts';
import { Scribe } from './scribe.ts';
import { begun, boardOf, finalBoard, finalStage, runningScore, scores, type Tally, withGoal } from './scoring.ts';
import { type PlayedPeriod, timelineOf } from './timeline.ts';

/** What is said at one moment of a replay, milliseconds since the epoch. */
export interface ScriptStep {
  readonly dueMs: number;
  readonly messages: readonly Message[];
}

export interface ScriptInput {
  /** Kick-off of the replay, milliseconds since the epoch. */
  readonly kickOffMs: number;
  /** Seconds of the match per second: 1 to 120. */
  readonly speed: number;
}

const ANNOUNCED_MS = 3_600_000;
const PLAYED_ON = new Intl.DateTimeFormat('da-DK', { timeZone: 'Europe/Copenhagen', dateStyle: 'long' });

function fixture(recording: Recording, key: string, kickOffMs: number): FixtureMessage {
  const { competition, role, group, round, venue, home, away, playedMs } = recording;
  return {
    kind: 'fixture',
    key,
    seq: 0,
    at: instant(kickOffMs - ANNOUNCED_MS),
    sport: 1,
    competition: { ...competition, role, ...(group === '' ? {} : { group }) },
    home,
    away,
    start: instant(kickOffMs),
    ...(round === '' ? {} : { round }),
    ...(venue === '' ? {} : { venue }),
    coverage: 'live',
    notice: `Genafspilning af kampen ${PLAYED_ON.format(playedMs)}`,
  };
}

/** The second half of extra time runs in the same stage as the first and goes on at minute 106. */
const stageSecond = (period: Period, second: number): number => (period === 'E2' ? second + 900 : second);

const stageBetween = (period: Period): StageCode => (period === '1H' ? Stage.halfTime : Stage.break);

/**
 * Everything a provider would say of the recorded match, had it kicked off at `kickOffMs` and run at `speed`, in order.
 * While a period runs, its clock is set anew every minute of the match and the statistics are told as often.
 */
export function replayScript(recording: Recording, { kickOffMs, speed }: ScriptInput): ScriptStep[] {
  const key = `replay-${Math.floor(kickOffMs / 1000).toString(36)}-${recording.id}`;
  const scribe = new Scribe(key);
  const facts = factsOf(recording);
  const timeline = timelineOf(recording, kickOffMs, speed);
  const steps: ScriptStep[] = [{ dueMs: kickOffMs - ANNOUNCED_MS, messages: [fixture(recording, key, kickOffMs)] }];
  let tally: Tally = {};

  const playFact = (fact: Fact, atMs: number): Message[] => {
    if (!scores(fact)) return [scribe.incident(atMs, fact, null)];
    tally = withGoal(tally, fact);
    return [scribe.incident(atMs, fact, fact.period === 'P' ? null : runningScore(tally)), scribe.score(atMs, boardOf(tally))];
  };

  const playPeriod = ({ period, seconds, startMs }: PlayedPeriod): void => {
    const { stage } = PERIOD[period];
    const before = recording.events.filter((event) => event.period !== period && PERIOD[event.period].base < PERIOD[period].base);
    const own = recording.events.filter((event) => event.period === period);
    const minutes = period === 'P' ? [] : Array.from({ length: Math.ceil(seconds / 60) - 1 }, (_, index) => (index + 1) * 60);
    const moments = [
      ...minutes.map((second) => ({ second, fact: null })),
      ...facts.filter((fact) => fact.period === period).map((fact) => ({ second: Math.min(fact.second, seconds), fact })),
    ].sort((a, b) => a.second - b.second);
    tally = begun(tally, period);
    steps.push({ dueMs: startMs, messages: [scribe.status(startMs, stage, stageSecond(period, 0), boardOf(tally))] });
    for (const { second, fact } of moments) {
      const dueMs = startMs + (second * 1000) / speed;
      const tick = (): Message[] => [
        ...(speed > 1 ? [scribe.status(dueMs, stage, stageSecond(period, second), boardOf(tally))] : []),
        // In its last minute a period tells its statistics at the whistle.
        ...(seconds - second < 60 ? [] : scribe.statistics(dueMs, [...before, ...own.filter((event) => event.second < second)])),
      ];
      steps.push({ dueMs, messages: fact === null ? tick() : playFact(fact, dueMs) });
    }
  };

  timeline.forEach((played, index) => {
    playPeriod(played);
    const { period, endMs } = played;
    const last = index === timeline.length - 1;
    const soFar = recording.events.filter((event) => PERIOD[event.period].base <= PERIOD[period].base);
    const status = last
      ? scribe.status(endMs, finalStage(period), 0, finalBoard(tally, recording.role === 'knockout'))
      : scribe.status(endMs, stageBetween(period), 0, boardOf(tally));
    steps.push({ dueMs: endMs, messages: [...scribe.statistics(endMs, soFar), status] });
  });
  return steps;
}
