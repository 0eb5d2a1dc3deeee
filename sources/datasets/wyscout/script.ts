import { Stage, type StageCode } from '@stillingen/domain';
import type { FixtureMessage, LineupMessage, Message } from '@stillingen/domain/messages';
import type { TimedMessages, ReplayTime } from '../kit/replay/recording-set.ts';
import { ReplayMessages } from '../kit/replay/replay-messages.ts';
import { type Fact, factsOf, PERIOD } from './facts.ts';
import type { Period, Recording } from './recording.ts';
import { Scribe } from './scribe.ts';
import { begun, boardOf, finalBoard, finalStage, runningScore, scores, type Tally, withGoal } from './scoring.ts';
import { type PlayedPeriod, timelineOf } from './timeline.ts';

function fixture(recording: Recording, statements: ReplayMessages): FixtureMessage {
  const { competition, role, group, round, venue, home, away, playedMs } = recording;
  return statements.fixture(playedMs, {
    sport: 1,
    competition: { ...competition, role, ...(group === '' ? {} : { group }) },
    home,
    away,
    ...(round === '' ? {} : { round }),
    ...(venue === '' ? {} : { venue }),
  });
}

const PLACES: readonly string[] = ['goalkeeper', 'defender', 'midfielder', 'forward', 'player'];

/** Who plays, from the goalkeeper forwards. */
function lineups({ sheets }: Recording, statements: ReplayMessages): readonly LineupMessage[] {
  return sheets.map(({ side, starters, substitutes }) => ({
    kind: 'lineup',
    ...statements.head(`lineup/${side}`, statements.announcedMs),
    side,
    confirmed: true,
    starters: starters.toSorted((a, b) => PLACES.indexOf(a.role) - PLACES.indexOf(b.role)),
    substitutes: [...substitutes],
  }));
}

/** The second half of extra time runs in the same stage as the first and goes on at minute 106. */
const stageSecond = (period: Period, second: number): number => (period === 'E2' ? second + 900 : second);

const stageBetween = (period: Period): StageCode => (period === '1H' ? Stage.halfTime : Stage.break);

/**
 * Everything a provider would say of the recorded match, had it kicked off at `startMs` and run at `speed`, in order.
 * While a period runs, its clock is set anew every minute of the match and the statistics are told as often.
 */
export function replayScript(recording: Recording, { startMs: kickOffMs, speed }: ReplayTime): TimedMessages[] {
  const statements = new ReplayMessages(recording.id, { startMs: kickOffMs });
  const scribe = new Scribe(statements);
  const facts = factsOf(recording);
  const timeline = timelineOf(recording, kickOffMs, speed);
  const steps: TimedMessages[] = [
    { dueMs: statements.announcedMs, messages: [fixture(recording, statements), ...lineups(recording, statements)] },
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
