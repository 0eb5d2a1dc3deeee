import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { Clock, IngestClient, Log } from '../ports.ts';
import { sendHeartbeat } from '../ingest-client.ts';
import { copenhagenDay, dayText } from './engine/calendar/copenhagen.ts';
import { BATCH, createDelivery, type Delivery } from './delivery.ts';
import { earliestPublicationS, type EventPlan } from './engine/event-plan.ts';
import { createSchedule, type Schedule } from './schedule.ts';
import { stateMessages } from './state.ts';
import { HORIZON_DAYS, type Simulator } from './simulator.ts';

/** The longest that anything goes on: a test match of cricket. */
const LONGEST_DAYS = 5;
/** The clock is looked at this often, so that a machine that slept wakes up with the world. */
const LOOK_MS = 20_000;
/** Pauses after each batch that no visitor waits for. */
const HORIZON_PAUSE_MS = 20;
const EARLIER_PAUSE_MS = 60;
/** So many events are worked out in one go, well under a millisecond each. */
const AT_A_STRETCH = 8;
const REST_MS = 1;

const isKnown = ({ result }: MessageResult): boolean => result === 'duplicate' || result === 'stale';

/** Plays the events until `signal` is aborted: what is seen first comes first, then live by the clock. */
export async function runSimulator({
  world,
  door,
  clock,
  signal,
  log,
}: {
  world: Simulator;
  door: IngestClient;
  clock: Clock;
  signal: AbortSignal;
  log: Log;
}): Promise<void> {
  const delivery = createDelivery({ door, clock, signal, log });
  const schedule = createSchedule();
  const nowS = (): number => Math.floor(clock.nowMs() / 1000);
  const today = copenhagenDay(nowS());
  const run: Run = { world, door, clock, signal, delivery, schedule, nowS, today };
  try {
    const { events, live, known } = await openToday(run);
    log.info(`Demo world: ${events} matches and races today, ${live} under way`);
    await Promise.all([
      playLive(run),
      fillHorizon(run, known).then(() => log.info('Demo world: all of the season so far is published')),
    ]);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

interface Run {
  readonly world: Simulator;
  readonly door: IngestClient;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly delivery: Delivery;
  readonly schedule: Schedule;
  readonly nowS: () => number;
  readonly today: number;
}

const plansOf = ({ world }: Run, day: number): readonly EventPlan[] => world.day(dayText(day));
const shownOf = ({ world }: Run, day: number): readonly EventPlan[] => world.showcase(dayText(day));
const bothOf = (run: Run, day: number): readonly EventPlan[] => [...plansOf(run, day), ...shownOf(run, day)];
const announce = (plans: readonly EventPlan[]): readonly Message[] => plans.flatMap((plan) => plan.announcement());
const isUnderWay = ({ startS, overS }: EventPlan, nowS: number): boolean => startS <= nowS && nowS < overS;

const goingOn = (run: Run, nowS: number): readonly EventPlan[] =>
  Array.from({ length: LONGEST_DAYS }, (_, index) => bothOf(run, run.today - index - 1))
    .flat()
    .filter((plan) => isUnderWay(plan, nowS));

/** Today's events as announced, and everything under way as it stands; `known` where the server had any of it. */
async function openToday(run: Run): Promise<{ events: number; live: number; known: boolean }> {
  const { delivery, schedule, today } = run;
  const nowS = run.nowS();
  const plans = bothOf(run, today);
  const live = [...goingOn(run, nowS), ...plans.filter((plan) => isUnderWay(plan, nowS))];
  const rest = plans.filter((plan) => !isUnderWay(plan, nowS));
  const results = await delivery.send(announce(plans));
  await publishStates(run, [...live, ...rest.filter((plan) => earliestPublicationS(plan) <= nowS)], nowS, 0);
  for (const plan of [...live, ...rest]) schedule.add(plan, nowS);
  return { events: plans.length, live: live.length, known: results.some(isKnown) };
}

/** Publishes messages in full batches, with pauses between, so that nothing else has to wait. */
async function publishAll<T>(
  { delivery, clock, signal }: Run,
  things: Iterable<T>,
  write: (thing: T) => readonly Message[],
  pauseMs: number,
): Promise<void> {
  let messages: Message[] = [];
  let worked = 0;
  for (const thing of things) {
    messages.push(...write(thing));
    worked += 1;
    if (worked % AT_A_STRETCH === 0) await clock.sleep(REST_MS, signal);
    if (messages.length < BATCH) continue;
    await delivery.send(messages, { pauseMs });
    messages = [];
  }
  await delivery.send(messages, { pauseMs });
}

const publishStates = (run: Run, plans: Iterable<EventPlan>, nowS: number, pauseMs: number): Promise<void> =>
  publishAll(run, plans, (plan) => stateMessages(plan, nowS), pauseMs);

/** Publishes everything at its time, and adds a new day at midnight. */
async function playLive(run: Run): Promise<void> {
  const { door, clock, signal, delivery, schedule, nowS } = run;
  for (let openedDay = run.today; ; ) {
    signal.throwIfAborted();
    for (const day = copenhagenDay(nowS()); openedDay < day; ) {
      openedDay += 1;
      await delivery.send(run.world.around(dayText(openedDay)));
      await delivery.send(announce([...shownOf(run, openedDay + 1), ...plansOf(run, openedDay + HORIZON_DAYS)]));
      for (const plan of bothOf(run, openedDay + 1)) schedule.add(plan, -Infinity);
    }
    const due = schedule.take(nowS(), BATCH);
    await delivery.send(due);
    const waitMs = due.length > 0 ? 0 : schedule.nextS() * 1000 - clock.nowMs();
    await clock.sleep(Math.min(LOOK_MS, Math.max(1, waitMs)), signal);
    if (waitMs > LOOK_MS) await sendHeartbeat(door);
  }
}

/** The days around today from the nearest on, then what was played earlier in the seasons. */
async function fillHorizon(run: Run, known: boolean): Promise<void> {
  const { world, delivery, schedule, today } = run;
  await delivery.send(world.around(dayText(today)), { pauseMs: HORIZON_PAUSE_MS });
  for (let distance = 1; distance <= HORIZON_DAYS; distance += 1) {
    const nowS = run.nowS();
    const day = distance === 1 ? bothOf : plansOf;
    const next = day(run, today + distance);
    await publishStates(run, next, nowS, HORIZON_PAUSE_MS);
    if (distance === 1) for (const plan of next) schedule.add(plan, nowS);
    const past = day(run, today - distance).filter((plan) => !isUnderWay(plan, nowS));
    await publishStates(run, known ? await missingEvents(run, past, nowS) : past, nowS, HORIZON_PAUSE_MS);
  }
  await publishAll(run, world.earlier(), (messages) => messages, EARLIER_PAUSE_MS);
}

/**
 * Past events whose end the provider API does not know. It is asked by sending the last message of
 * each: one of an unknown event is refused, which does no harm.
 */
async function missingEvents({ delivery }: Run, plans: readonly EventPlan[], nowS: number): Promise<readonly EventPlan[]> {
  const missing: EventPlan[] = [];
  for (let from = 0; from < plans.length; from += AT_A_STRETCH) {
    const asked = plans.slice(from, from + AT_A_STRETCH);
    const last = asked.map((plan) => stateMessages(plan, nowS).at(-1)!);
    const results = await delivery.send(last, { pauseMs: REST_MS, refusalsExpected: true });
    missing.push(...asked.filter((_, index) => !isKnown(results[index]!)));
  }
  return missing;
}
