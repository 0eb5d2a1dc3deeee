import { SPORT, Stage } from '@stillingen/domain';
import type { MessageResult, OddsMessage, OfferMessage } from '@stillingen/domain/messages';
import { BET_TYPES, sportOdds } from '@stillingen/domain/odds';
import { beforeAll, describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { createInMemoryOdds } from '../../testing/odds/in-memory-odds.ts';
import type { EventPlan } from '../engine/event-plan.ts';
import { Schedule } from '../schedule.ts';
import { createSimulator } from '../simulator.ts';
import { stateMessages } from '../state.ts';
import { OddsBoard } from './board.ts';
import { BOOKMAKERS } from './bookmakers.ts';
import { coursePoints, isLivePoint } from './course.ts';

const DAY = '2026-11-28';
const AT_MS = Date.parse(`${DAY}T15:20:00Z`);
const MINUTES = 18;
const provider = { name: 'world', origin: 'simulated' } as const;

const byMs = (one: string, other: string): number => Date.parse(one) - Date.parse(other);

const hasGoalIn = (plan: EventPlan, fromMs: number, untilMs: number): boolean =>
  goalsOf(plan).some((ms) => ms > fromMs && ms < untilMs);
const goalsOf = (plan: EventPlan): readonly number[] =>
  coursePoints(plan.publications(), plan.startS, true)
    .filter((point) => point.isCause && isLivePoint(point) && point.stage !== Stage.extraTime)
    .map(({ dueMs }) => dueMs);
const [GOALS_FROM_MS, GOALS_UNTIL_MS] = [AT_MS + 8 * 60_000, AT_MS + (MINUTES - 3) * 60_000];

/** Some of each sport, under way and to come, one of them a cup match, and football with goals. */
function somePlans(): readonly EventPlan[] {
  const simulator = createSimulator({ seed: 3, size: 260, nowMs: AT_MS, everySportLive: true });
  const near = [...simulator.day(DAY), ...simulator.showcase(DAY)].filter(({ overS }) => overS > AT_MS / 1000);
  const sportOf = (plan: EventPlan): number =>
    plan.match?.rules.sportId ?? plan.announcement().flatMap((message) => ('sport' in message ? [message.sport] : []))[0]!;
  const [football, ...cups] = near.filter((plan) => sportOf(plan) === SPORT.football && plan.startS > AT_MS / 1000 + 3600);
  const isUnderWay = ({ startS }: EventPlan): boolean => startS < AT_MS / 1000;
  const withGoals = near.filter(
    (plan) => sportOf(plan) === SPORT.football && isUnderWay(plan) && hasGoalIn(plan, GOALS_FROM_MS, GOALS_UNTIL_MS),
  );
  return [
    ...[...Map.groupBy(near, sportOf).values()].flatMap((own) => [
      ...own.filter(isUnderWay).slice(-2),
      ...own.filter((plan) => !isUnderWay(plan)).slice(-2),
    ]),
    ...withGoals.slice(0, 3),
    football!,
    ...cups.slice(0, 1).map((plan) => ({ ...plan, match: { ...plan.match!, knockout: true } })),
  ].filter((plan, index, all) => all.findIndex(({ key }) => key === plan.key) === index);
}

interface Sent {
  readonly message: OddsMessage;
  readonly result: MessageResult;
}

async function play(plans: readonly EventPlan[], fromMs: number, minutes: number, rate: number): Promise<readonly Sent[]> {
  let nowMs = fromMs;
  const ingest = createInMemoryIngest(provider);
  const odds = createInMemoryOdds({
    live: ingest.state,
    provider,
    bookmakers: BOOKMAKERS.map(({ id }) => id),
    nowMs: () => nowMs,
  });
  const schedule = new Schedule();
  for (const plan of plans) {
    await ingest.deliver(stateMessages(plan, nowMs / 1000));
    schedule.add(plan, nowMs / 1000);
  }
  const board = new OddsBoard({ plansNear: () => plans, rate });
  const sent: Sent[] = [];
  for (const untilMs = fromMs + minutes * 60_000; nowMs < untilMs; nowMs += 1000) {
    while (schedule.nextS <= nowMs / 1000) await ingest.deliver(schedule.take(nowMs / 1000, 500));
    const messages = board.tick(nowMs);
    const results = await odds.submitOdds(messages);
    sent.push(...messages.map((message, index) => ({ message, result: results[index]! })));
  }
  return sent;
}

const offersIn = (sent: readonly Sent[]): readonly OfferMessage[] =>
  sent.flatMap(({ message }) => (message.kind === 'offer' ? [message] : []));

describe('bookmakers of the demo world', () => {
  let plans: readonly EventPlan[];
  let sent: readonly Sent[];
  beforeAll(async () => {
    plans = somePlans();
    sent = await play(plans, AT_MS, MINUTES, 20);
  }, 60_000);

  it('OddsBoard sends offers that a server accepts when it knows the events', () => {
    expect(sent.filter(({ result }) => result.result === 'refused').map(({ message, result }) => [message, result])).toEqual([]);
    expect(sent.flatMap(({ result }) => result.warnings ?? []).filter((warning) => warning !== 'moved_far')).toEqual([]);
  });

  it('[ODDS-01] OddsBoard offers each bet type in a sport that has it, live ones during play alone', () => {
    const types = Map.groupBy(offersIn(sent), ({ betType }) => betType);
    expect([...types.keys()].toSorted()).toEqual(BET_TYPES.toSorted());
    expect(types.get('NEXT_GOAL')!.every(({ live }) => live)).toBe(true);
    expect(types.get('CORRECT_SCORE')!.every(({ live }) => !live)).toBe(true);
  });

  it('OddsBoard offers the usual market of each sport of matches', () => {
    const sportOf = new Map<unknown, number | undefined>(plans.map(({ key, match }) => [key, match?.rules.sportId]));
    const offered = new Set(offersIn(sent).map(({ event, betType }) => `${sportOf.get(event)} ${betType}`));
    for (const sport of new Set([...sportOf.values()].filter((id) => id !== undefined))) {
      // Periods of pesäpallo have no chance of a draw.
      const usual = sport === SPORT.pesapallo ? 'HOME_AWAY' : sportOdds(sport)!.default;
      expect(offered).toContain(`${sport} ${usual}`);
    }
  });

  it('OddsBoard suspends live offers around a goal, an early bookmaker before it, and brings new prices after 20 to 60 s', () => {
    const goals = plans
      .filter(({ match, startS }) => match?.rules.sportId === SPORT.football && startS < AT_MS / 1000)
      .flatMap((plan) => goalsOf(plan).map((dueMs) => ({ event: plan.key, dueMs })))
      .filter(({ dueMs }) => dueMs > GOALS_FROM_MS && dueMs < GOALS_UNTIL_MS);
    expect(goals.length).toBeGreaterThan(0);
    const { event, dueMs } = goals[0]!;
    const states = sent.flatMap(({ message }) => (message.kind === 'offer-state' && message.event === event ? [message] : []));
    for (const { id, way } of BOOKMAKERS) {
      const own = states.filter(({ bookmaker, at }) => bookmaker === id && Math.abs(Date.parse(at) - dueMs) < 6000);
      if (own.length === 0) continue;
      const afterMs = Date.parse(own[0]!.at) - dueMs;
      expect(afterMs).toBeGreaterThanOrEqual(way === 'early' ? -4000 : 0);
      expect(afterMs).toBeLessThanOrEqual(way === 'early' ? 0 : 3000);
      const back = offersIn(sent)
        .filter((offer) => offer.event === event && offer.bookmaker === id && offer.live && byMs(offer.at, own[0]!.at) > 0)
        .map(({ at }) => (Date.parse(at) - dueMs) / 1000);
      if (way !== 'silent') expect(back[0]).toBeGreaterThanOrEqual(20);
    }
    expect(states.length).toBeGreaterThanOrEqual(4);
  });

  it('OddsBoard confirms live offers at least every 20 s and the others every 5 minutes', () => {
    for (const [live, mostMs] of [
      [true, 20_000],
      [false, 300_000],
    ] as const) {
      const times = sent.flatMap(({ message }) =>
        message.kind === 'offer-confirmation' && message.bookmaker === 9001 && message.live === live
          ? [Date.parse(message.at)]
          : [],
      );
      expect(times.length).toBeGreaterThan(3);
      for (const [index, time] of times.slice(1).entries()) expect(time - times[index]!).toBeLessThanOrEqual(mostMs);
    }
  });

  it('OddsBoard sends the same offers for the same seed and times', async () => {
    const few = plans.slice(0, 12);
    const [one, other] = [await play(few, AT_MS, 2, 5), await play(few, AT_MS, 2, 5)];
    expect(one.map(({ message }) => message)).toEqual(other.map(({ message }) => message));
    expect(one.length).toBeGreaterThan(50);
  });

  it('OddsBoard lets one bookmaker fall silent for a quarter of an hour', async () => {
    const silent = BOOKMAKERS.find(({ way }) => way === 'silent')!.id;
    const quarters = new Set<number>();
    const few = plans.filter(({ startS }) => startS > AT_MS / 1000 + 4 * 3600).slice(0, 4);
    const board = new OddsBoard({ plansNear: () => few, rate: 5 });
    for (let nowMs = AT_MS; nowMs < AT_MS + 3 * 3_600_000; nowMs += 20_000)
      for (const message of board.tick(nowMs))
        if ('bookmaker' in message && message.bookmaker === silent) quarters.add(Math.floor(nowMs / 900_000));
    // Of thirteen that begin or end then.
    expect(quarters.size).toBe(12);
  });

  it('OddsBoard sends one price ten times too high a day, and withdraws it after 45 s', async () => {
    const few = plans.filter(({ startS, match }) => match !== undefined && startS > AT_MS / 1000 + 5 * 3600).slice(0, 6);
    const board = new OddsBoard({ plansNear: () => few, rate: 2 });
    const all: OddsMessage[] = [];
    const dayMs = Date.parse(`${DAY}T00:00:00Z`);
    for (let nowMs = dayMs + 8 * 3_600_000; nowMs < AT_MS + 4.5 * 3_600_000; nowMs += 5000) all.push(...board.tick(nowMs));
    const retractions = all.filter((message) => message.kind === 'retraction');
    expect(retractions).toHaveLength(1);
    const { key, seq } = retractions[0]!.supersedes;
    const wrong = offersIn(all.map((message) => ({ message, result: { index: 0, result: 'accepted' } }))).filter(
      (offer) => offer.key === key,
    );
    const at = wrong.findIndex((offer) => offer.seq === seq);
    const highest = (offer: OfferMessage): number => Math.max(...Object.values(offer.prices!).map(Number));
    expect(highest(wrong[at]!)).toBeGreaterThan(5 * highest(wrong[at - 1]!));
    expect(byMs(retractions[0]!.at, wrong[at]!.at)).toBe(45_000);
    expect(highest(wrong[at + 1]!)).toBeLessThan(2 * highest(wrong[at - 1]!));
  });
});
