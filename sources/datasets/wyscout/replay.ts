import { SPORT, Stage, type StageCode } from '@stillingen/domain';
import type { FixtureMessage, Message, Scoreboard, StatisticsMessage } from '@stillingen/domain/messages';
import { basename } from 'node:path';
import { isListing, type Period, PERIODS, readRecording, reads, type RecordedAction, type Recording } from './read.ts';
import { begunAt, replayed, ReplayMessages } from '../kit/replay/replay-messages.ts';
import {
  begun,
  boardOf,
  type Fact,
  factsOf,
  finalBoard,
  finalStage,
  incidentOf,
  lineupOf,
  PERIOD,
  runningScore,
  scores,
  statisticsOf,
  type Tally,
  withGoal,
} from './facts.ts';
import type { RecordingSet, TimedMessages } from '../kit/replay/recorded-event.ts';
import type { ReplayTime } from '../kit/replay/replay-messages.ts';
import { readJson } from '../kit/readers/json.ts';

const NOMINAL_SECONDS: Record<Period, number> = { '1H': 2700, '2H': 2700, E1: 900, E2: 900, P: 0 };
const REST_SECONDS: Record<Period, number> = { '1H': 0, '2H': 900, E1: 300, E2: 60, P: 300 };
const WHISTLE_SECONDS = 5;

interface PlayedPeriod {
  readonly period: Period;
  readonly seconds: number;
  readonly startMs: number;
  readonly endMs: number;
}

function timelineOf({ events }: Recording, kickOffMs: number, speed: number): PlayedPeriod[] {
  const played: PlayedPeriod[] = [];
  let nowMs = kickOffMs;
  for (const period of PERIODS) {
    const own = events.filter((event) => event.period === period);
    if (own.length === 0) continue;
    const seconds = Math.max(NOMINAL_SECONDS[period], Math.ceil(own.at(-1)!.second) + WHISTLE_SECONDS);
    const startMs = nowMs + (REST_SECONDS[period] * 1000) / speed;
    nowMs = startMs + (seconds * 1000) / speed;
    played.push({ period, seconds, startMs, endMs: nowMs });
  }
  return played;
}

const statusOf = (atMs: number, stage: StageCode, second: number, score: Scoreboard) => ({
  stage,
  stageStart: begunAt(atMs, second),
  score,
});

function statistics(atMs: number, events: readonly RecordedAction[], writer: ReplayMessages): StatisticsMessage[] {
  const running = events.at(-1)?.period;
  const scopes = [
    [0, events] as const,
    ...(['1H', '2H'] as const).flatMap((period, index) => {
      const own = events.filter((event) => event.period === period);
      return running === period ? [[index + 1, own] as const] : [];
    }),
  ];
  return scopes
    .filter(([, own]) => own.length > 0)
    .map(([period, own]) => ({
      kind: 'statistics',
      ...writer.head(`statistics/${period}`, atMs),
      period,
      values: statisticsOf(own),
    }));
}

function fixture(recording: Recording, writer: ReplayMessages): FixtureMessage {
  const { competition, role, group, round, venue, home, away, playedMs } = recording;
  return writer.fixture(playedMs, {
    sport: SPORT.football,
    competition: { ...replayed(competition), role, ...(group === '' ? {} : { group }) },
    home,
    away,
    ...(round === '' ? {} : { round }),
    ...(venue === '' ? {} : { venue }),
  });
}

/** The second half of extra time goes on at minute 106 in the same stage. */
const stageSecond = (period: Period, second: number): number => (period === 'E2' ? second + 900 : second);

const stageBetween = (period: Period): StageCode => (period === '1H' ? Stage.halfTime : Stage.break);

export function replayScript(recording: Recording, { startMs: kickOffMs, speed }: ReplayTime): TimedMessages[] {
  const writer = new ReplayMessages(recording.id, { startMs: kickOffMs });
  const facts = factsOf(recording);
  const timeline = timelineOf(recording, kickOffMs, speed);
  const steps: TimedMessages[] = [
    {
      dueMs: writer.announcedMs,
      messages: [fixture(recording, writer), ...recording.sheets.map((sheet) => writer.lineup(lineupOf(sheet)))],
    },
  ];
  let tally: Tally = {};

  const playFact = (fact: Fact, atMs: number): Message[] => {
    if (!scores(fact)) return [writer.incident(atMs, incidentOf(fact, null))];
    tally = withGoal(tally, fact);
    return [
      writer.incident(atMs, incidentOf(fact, fact.period === 'P' ? null : runningScore(tally))),
      writer.score(atMs, { score: boardOf(tally) }),
    ];
  };

  const playPeriod = ({ period, seconds, startMs }: PlayedPeriod): void => {
    const { stage } = PERIOD[period];
    const before = recording.events.filter((event) => event.period !== period && PERIOD[event.period].base < PERIOD[period].base);
    const own = recording.events.filter((event) => event.period === period);
    const minutes = period === 'P' ? [] : Array.from({ length: Math.ceil(seconds / 60) - 1 }, (_, index) => (index + 1) * 60);
    const states = [
      ...minutes.map((second) => ({ second, fact: null })),
      ...facts.filter((fact) => fact.period === period).map((fact) => ({ second: Math.min(fact.second, seconds), fact })),
    ].sort((a, b) => a.second - b.second);
    tally = begun(tally, period);
    steps.push({
      dueMs: startMs,
      messages: [writer.status(startMs, statusOf(startMs, stage, stageSecond(period, 0), boardOf(tally)))],
    });
    for (const { second, fact } of states) {
      const dueMs = startMs + (second * 1000) / speed;
      const tick = (): Message[] => [
        ...(speed > 1 ? [writer.status(dueMs, statusOf(dueMs, stage, stageSecond(period, second), boardOf(tally)))] : []),
        // Statistics of the last minute come with the whistle.
        ...(seconds - second < 60 ? [] : statistics(dueMs, [...before, ...own.filter((event) => event.second < second)], writer)),
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
      ? statusOf(endMs, finalStage(period), 0, finalBoard(tally, recording.role === 'knockout'))
      : statusOf(endMs, stageBetween(period), 0, boardOf(tally));
    steps.push({ dueMs: endMs, messages: [...statistics(endMs, soFar, writer), writer.status(endMs, status)] });
  });
  return steps;
}

export const wyscout: RecordingSet = {
  name: 'wyscout',
  about: 'football: every event by second, with line-ups',
  reads,
  async recordings(file) {
    if (isListing(basename(file.name))) {
      await readJson(file);
      return [];
    }
    const recording = await readRecording(file);
    return [{ id: recording.id, file: file.name, timeline: (time) => replayScript(recording, time) }];
  },
};
