import { SPORT, Stage, type StageCode } from '@stillingen/domain';
import type { FixtureMessage, LineupMessage, Message, Scoreboard } from '@stillingen/domain/messages';
import { basename } from 'node:path';
import { isListing, type Period, PERIODS, readRecording, type RecordedEvent, type Recording } from './read.ts';
import { begunAt, ReplayMessages } from '../kit/replay/replay-messages.ts';
import {
  begun,
  boardOf,
  type Fact,
  factsOf,
  finalBoard,
  finalStage,
  minuteAt,
  PERIOD,
  runningScore,
  scores,
  statisticsOf,
  type Tally,
  withGoal,
} from './facts.ts';
import type { RecordingSet, ReplayTime, TimedMessages } from '../kit/replay/replay-set.ts';
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

class Scribe {
  readonly #writer: ReplayMessages;
  #incidents = 0;

  constructor(writer: ReplayMessages) {
    this.#writer = writer;
  }

  status(atMs: number, stage: StageCode, second: number, score: Scoreboard): Message {
    return this.#writer.status(atMs, { stage, stageStart: begunAt(atMs, second), score });
  }

  score(atMs: number, score: Scoreboard): Message {
    return this.#writer.score(atMs, { score });
  }

  incident(atMs: number, { period, second, type, side, player, other }: Fact, score: [number, number] | null): Message {
    this.#incidents += 1;
    const { minute, added } = minuteAt(period, second);
    return this.#writer.incident(atMs, this.#incidents, {
      type,
      side,
      minute,
      ...(added > 0 ? { added } : {}),
      stage: PERIOD[period].stage,
      ...(player === '' ? {} : { player }),
      ...(other === '' ? {} : { second: other }),
      ...(score === null ? {} : { score }),
    });
  }

  statistics(atMs: number, events: readonly RecordedEvent[]): Message[] {
    const scopes = [
      [0, events],
      [1, events.filter(({ period }) => period === '1H')],
      [2, events.filter(({ period }) => period === '2H')],
    ] as const;
    const running = events.at(-1)?.period;
    return scopes
      .filter(([scope, own]) => own.length > 0 && (scope !== 1 || running === '1H') && (scope !== 2 || running === '2H'))
      .map(([period, own]) => ({
        kind: 'statistics',
        ...this.#writer.head(`statistics/${period}`, atMs),
        period,
        values: statisticsOf(own),
      }));
  }
}

function fixture(recording: Recording, writer: ReplayMessages): FixtureMessage {
  const { competition, role, group, round, venue, home, away, playedMs } = recording;
  return writer.fixture(playedMs, {
    sport: SPORT.football,
    competition: { ...competition, role, ...(group === '' ? {} : { group }) },
    home,
    away,
    ...(round === '' ? {} : { round }),
    ...(venue === '' ? {} : { venue }),
  });
}

const PLACES: readonly string[] = ['goalkeeper', 'defender', 'midfielder', 'forward', 'player'];

function lineups({ sheets }: Recording, writer: ReplayMessages): readonly LineupMessage[] {
  return sheets.map(({ side, starters, substitutes }) => ({
    kind: 'lineup',
    ...writer.head(`lineup/${side}`, writer.announcedMs),
    side,
    confirmed: true,
    starters: starters.toSorted((a, b) => PLACES.indexOf(a.role) - PLACES.indexOf(b.role)),
    substitutes: [...substitutes],
  }));
}

/** The second half of extra time goes on at minute 106 in the same stage. */
const stageSecond = (period: Period, second: number): number => (period === 'E2' ? second + 900 : second);

const stageBetween = (period: Period): StageCode => (period === '1H' ? Stage.halfTime : Stage.break);

export function replayScript(recording: Recording, { startMs: kickOffMs, speed }: ReplayTime): TimedMessages[] {
  const writer = new ReplayMessages(recording.id, { startMs: kickOffMs });
  const scribe = new Scribe(writer);
  const facts = factsOf(recording);
  const timeline = timelineOf(recording, kickOffMs, speed);
  const steps: TimedMessages[] = [
    { dueMs: writer.announcedMs, messages: [fixture(recording, writer), ...lineups(recording, writer)] },
  ];
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
    const states = [
      ...minutes.map((second) => ({ second, fact: null })),
      ...facts.filter((fact) => fact.period === period).map((fact) => ({ second: Math.min(fact.second, seconds), fact })),
    ].sort((a, b) => a.second - b.second);
    tally = begun(tally, period);
    steps.push({ dueMs: startMs, messages: [scribe.status(startMs, stage, stageSecond(period, 0), boardOf(tally))] });
    for (const { second, fact } of states) {
      const dueMs = startMs + (second * 1000) / speed;
      const tick = (): Message[] => [
        ...(speed > 1 ? [scribe.status(dueMs, stage, stageSecond(period, second), boardOf(tally))] : []),
        // Statistics of the last minute come with the whistle.
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

export const wyscout: RecordingSet = {
  name: 'wyscout',
  about: 'football: every event by second, with line-ups',
  reads: (name) => /(^|\/)\d+\.json$/.test(name) || isListing(basename(name)),
  async recordings(file) {
    if (isListing(basename(file.name))) {
      await readJson(file);
      return [];
    }
    const recording = await readRecording(file);
    return [{ id: recording.id, file: file.name, timeline: (time) => replayScript(recording, time) }];
  },
};
