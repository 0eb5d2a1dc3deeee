import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { Clock, IngestClient, Log } from '../ports.ts';
import { sendHeartbeat } from '../ingest-client.ts';
import { copenhagenDay, dayText } from './engine/calendar/copenhagen.ts';
import { BATCH, createDelivery, type Delivery } from './delivery.ts';
import { earliestPublicationS, type EventPlan } from './engine/event-plan.ts';
import { createSchedule, type Schedule } from './schedule.ts';
import { stateMessages } from './state.ts';
import { HORIZON_DAYS, type Simulator } from './simulator.ts';

/** The longest event: a test match of cricket. */
const LONGEST_DAYS = 5;
/** The clock is read at least this often: a machine may have slept. */
const CLOCK_EVERY_MS = 20_000;
/** Pauses after each batch outside today. */
const HORIZON_PAUSE_MS = 20;
const EARLIER_PAUSE_MS = 60;
/** Events simulated before other work gets a turn; each takes well under a millisecond. */
const EVENTS_AT_ONCE = 8;
const REST_MS = 1;

const isKnown = ({ result }: MessageResult): boolean => result === 'duplicate' || result === 'stale';

/** Publishes the events until `signal` is aborted: today first, then live by the clock. */
export async function runSimulator({
  simulator,
  client,
  clock,
  signal,
  log,
}: {
  simulator: Simulator;
  client: IngestClient;
  clock: Clock;
  signal: AbortSignal;
  log: Log;
}): Promise<void> {
  const delivery = createDelivery({ client, clock, signal, log });
  const schedule = createSchedule();
  const nowS = (): number => Math.floor(clock.nowMs() / 1000);
  const today = copenhagenDay(nowS());
  const run: Run = { simulator, client, clock, signal, delivery, schedule, nowS, today };
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
  readonly simulator: Simulator;
  readonly client: IngestClient;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly delivery: Delivery;
  readonly schedule: Schedule;
  readonly nowS: () => number;
  readonly today: number;
}

const plansOf = ({ simulator }: Run, day: number): readonly EventPlan[] => simulator.day(dayText(day));
const showcaseOf = ({ simulator }: Run, day: number): readonly EventPlan[] => simulator.showcase(dayText(day));
const bothOf = (run: Run, day: number): readonly EventPlan[] => [...plansOf(run, day), ...showcaseOf(run, day)];
const announce = (plans: readonly EventPlan[]): readonly Message[] => plans.flatMap((plan) => plan.announcement());
const isUnderWay = ({ startS, overS }: EventPlan, nowS: number): boolean => startS <= nowS && nowS < overS;

const startedEarlier = (run: Run, nowS: number): readonly EventPlan[] =>
  Array.from({ length: LONGEST_DAYS }, (_, index) => bothOf(run, run.today - index - 1))
    .flat()
    .filter((plan) => isUnderWay(plan, nowS));

/** Publishes today's fixtures and the state of every live event; `known`: the server had some of it. */
async function openToday(run: Run): Promise<{ events: number; live: number; known: boolean }> {
  const { delivery, schedule, today } = run;
  const nowS = run.nowS();
  const plans = bothOf(run, today);
  const live = [...startedEarlier(run, nowS), ...plans.filter((plan) => isUnderWay(plan, nowS))];
  const rest = plans.filter((plan) => !isUnderWay(plan, nowS));
  const results = await delivery.send(announce(plans));
  await publishStates(run, [...live, ...rest.filter((plan) => earliestPublicationS(plan) <= nowS)], nowS, 0);
  for (const plan of [...live, ...rest]) schedule.add(plan, nowS);
  return { events: plans.length, live: live.length, known: results.some(isKnown) };
}

/** Publishes in full batches, with pauses between for other work. */
async function publishAll<T>(
  { delivery, clock, signal }: Run,
  items: Iterable<T>,
  write: (item: T) => readonly Message[],
  pauseMs: number,
): Promise<void> {
  let messages: Message[] = [];
  let written = 0;
  for (const item of items) {
    messages.push(...write(item));
    written += 1;
    if (written % EVENTS_AT_ONCE === 0) await clock.sleep(REST_MS, signal);
    if (messages.length < BATCH) continue;
    await delivery.send(messages, { pauseMs });
    messages = [];
  }
  await delivery.send(messages, { pauseMs });
}

const publishStates = (run: Run, plans: Iterable<EventPlan>, nowS: number, pauseMs: number): Promise<void> =>
  publishAll(run, plans, (plan) => stateMessages(plan, nowS), pauseMs);

/** Publishes each message at its time, and adds a new day at midnight. */
async function playLive(run: Run): Promise<void> {
  const { client, clock, signal, delivery, schedule, nowS } = run;
  for (let openedDay = run.today; ; ) {
    signal.throwIfAborted();
    for (const day = copenhagenDay(nowS()); openedDay < day; ) {
      openedDay += 1;
      await delivery.send(run.simulator.around(dayText(openedDay)));
      await delivery.send(announce([...showcaseOf(run, openedDay + 1), ...plansOf(run, openedDay + HORIZON_DAYS)]));
      for (const plan of bothOf(run, openedDay + 1)) schedule.add(plan, -Infinity);
    }
    const due = schedule.take(nowS(), BATCH);
    await delivery.send(due);
    const waitMs = due.length > 0 ? 0 : schedule.nextS() * 1000 - clock.nowMs();
    await clock.sleep(Math.min(CLOCK_EVERY_MS, Math.max(1, waitMs)), signal);
    if (waitMs > CLOCK_EVERY_MS) await sendHeartbeat(client);
  }
}

/** Publishes the days around today, the nearest first, then the earlier rounds of the seasons. */
async function fillHorizon(run: Run, known: boolean): Promise<void> {
  const { simulator, delivery, schedule, today } = run;
  await delivery.send(simulator.around(dayText(today)), { pauseMs: HORIZON_PAUSE_MS });
  for (let distance = 1; distance <= HORIZON_DAYS; distance += 1) {
    const nowS = run.nowS();
    const day = distance === 1 ? bothOf : plansOf;
    const next = day(run, today + distance);
    await publishStates(run, next, nowS, HORIZON_PAUSE_MS);
    if (distance === 1) for (const plan of next) schedule.add(plan, nowS);
    const past = day(run, today - distance).filter((plan) => !isUnderWay(plan, nowS));
    await publishStates(run, known ? await missingEvents(run, past, nowS) : past, nowS, HORIZON_PAUSE_MS);
  }
  await publishAll(run, simulator.earlier(), (messages) => messages, EARLIER_PAUSE_MS);
}

/**
 * Past events whose end the provider API does not know. The last message of each is sent: a message
 * about an unknown event is refused, without effect.
 */
async function missingEvents({ delivery }: Run, plans: readonly EventPlan[], nowS: number): Promise<readonly EventPlan[]> {
  const missing: EventPlan[] = [];
  for (let from = 0; from < plans.length; from += EVENTS_AT_ONCE) {
    const probed = plans.slice(from, from + EVENTS_AT_ONCE);
    const last = probed.map((plan) => stateMessages(plan, nowS).at(-1)!);
    const results = await delivery.send(last, { pauseMs: REST_MS, refusalsExpected: true });
    missing.push(...probed.filter((_, index) => !isKnown(results[index]!)));
  }
  return missing;
}
