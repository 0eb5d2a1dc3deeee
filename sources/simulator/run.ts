import type { Message, MessageResult } from '@stillingen/domain/messages';
import { sendHeartbeat } from '../ingest-client.ts';
import type { OddsClient } from '../ports.ts';
import { BATCH, Delivery, type Ports } from './delivery.ts';
import { copenhagenDay, dayText } from './engine/calendar/copenhagen.ts';
import { earliestPublicationS, type EventPlan } from './engine/event-plan.ts';
import { OddsBoard } from './odds/board.ts';
import { runOdds } from './odds/run.ts';
import { Schedule } from './schedule.ts';
import { HORIZON_DAYS, type Simulator } from './simulator.ts';
import { stateMessages } from './state.ts';
import { BACKGROUND_DAYS } from './world/background.ts';

/** The longest event: a test match of cricket. */
const LONGEST_DAYS = 5;
const HOUR_S = 3600;
/** The clock is read at least this often: a machine may have slept. */
const CLOCK_EVERY_MS = 20_000;
/** Pauses after each batch outside today. */
const HORIZON_PAUSE_MS = 20;
const EARLIER_PAUSE_MS = 40;
/** Other work gets a turn after so long: an event takes 0.3 to 2 ms, a test match of cricket twenty. */
const WORK_MS = 8;
const REST_MS = 1;
/** Past events of which the last message is sent at once. */
const PROBED_AT_ONCE = 8;

type World = Ports & {
  readonly simulator: Simulator;
  /** Bookmakers with so many changes a second; none without it. */
  readonly odds?: { readonly client: OddsClient; readonly rate: number };
};

/** Publishes the events until `signal` is aborted: today first, then live by the clock. */
export async function runSimulator(world: World): Promise<void> {
  try {
    await new Run(world).start();
  } catch (error) {
    if (!world.signal.aborted) throw error;
  }
}

const isKnown = ({ result }: MessageResult): boolean => result === 'duplicate' || result === 'stale';
const announce = (plans: readonly EventPlan[]): readonly Message[] => plans.flatMap((plan) => plan.announcement());
const isUnderWay = ({ startS, overS }: EventPlan, nowS: number): boolean => startS <= nowS && nowS < overS;

class Run {
  readonly #world: World;
  readonly #delivery: Delivery;
  readonly #schedule = new Schedule();
  readonly #today: number;
  #hour = 0;

  constructor(world: World) {
    this.#world = world;
    this.#delivery = new Delivery(world);
    this.#today = copenhagenDay(this.#nowS());
  }

  async start(): Promise<void> {
    const known = await this.#openToday();
    await Promise.all([this.#playLive(), this.#fillHorizon(known), this.#offerOdds()]);
  }

  async #offerOdds(): Promise<void> {
    const { odds, clock, signal, log } = this.#world;
    if (odds === undefined) return;
    const plansNear = (nowMs: number): readonly EventPlan[] => {
      const today = copenhagenDay(nowMs / 1000);
      return [today - 1, today, today + 1].flatMap((day) => this.#bothOf(day));
    };
    await runOdds({ board: new OddsBoard({ plansNear, rate: odds.rate }), client: odds.client, clock, signal, log });
  }

  /**
   * Publishes today's fixtures and the state of every live event; returns whether the server had some
   * of it.
   */
  async #openToday(): Promise<boolean> {
    const nowS = this.#nowS();
    const plans = this.#bothOf(this.#today);
    const earlier = Array.from({ length: LONGEST_DAYS }, (_, index) => this.#bothOf(this.#today - index - 1)).flat();
    const live = [...earlier, ...plans].filter((plan) => isUnderWay(plan, nowS));
    const rest = plans.filter((plan) => !isUnderWay(plan, nowS));
    const results = await this.#delivery.send(announce(plans));
    await this.#publishStates([...live, ...rest.filter((plan) => earliestPublicationS(plan) <= nowS)], nowS, 0);
    for (const plan of [...live, ...rest]) this.#schedule.add(plan, nowS);
    this.#world.log.info(`Demo world: ${plans.length} matches and races today, ${live.length} under way`);
    return results.some(isKnown);
  }

  /** Publishes each message at its time, and adds a new day at midnight. */
  async #playLive(): Promise<void> {
    const { client, clock, signal, simulator } = this.#world;
    for (let openedDay = this.#today; ; ) {
      signal.throwIfAborted();
      for (const day = copenhagenDay(this.#nowS()); openedDay < day; ) {
        openedDay += 1;
        await this.#delivery.send(simulator.around(dayText(openedDay)));
        await this.#delivery.send(announce(simulator.showcase(dayText(openedDay + 1))));
        await this.#delivery.send(announce(simulator.day(dayText(openedDay + HORIZON_DAYS))));
        await this.#publishAll(simulator.background(dayText(openedDay)), EARLIER_PAUSE_MS);
        for (const plan of this.#bothOf(openedDay + 1)) this.#schedule.add(plan, -Infinity);
      }
      await this.#publishHourly();
      const due = this.#schedule.take(this.#nowS(), BATCH);
      await this.#delivery.send(due);
      const waitMs = due.length > 0 ? 0 : this.#schedule.nextS * 1000 - clock.nowMs();
      await clock.sleep(Math.min(CLOCK_EVERY_MS, Math.max(1, waitMs)), signal);
      if (waitMs > CLOCK_EVERY_MS) await sendHeartbeat(client);
    }
  }

  /** Publishes the days around today, the nearest first, then the earlier rounds of the seasons. */
  async #fillHorizon(known: boolean): Promise<void> {
    const { simulator, log } = this.#world;
    await this.#delivery.send(simulator.around(dayText(this.#today)), { pauseMs: HORIZON_PAUSE_MS });
    for (let distance = 1; distance <= HORIZON_DAYS; distance += 1) {
      const nowS = this.#nowS();
      const plansOf = (day: number): readonly EventPlan[] => (distance === 1 ? this.#bothOf(day) : simulator.day(dayText(day)));
      const next = plansOf(this.#today + distance);
      await this.#publishStates(next, nowS, HORIZON_PAUSE_MS);
      if (distance === 1) for (const plan of next) this.#schedule.add(plan, nowS);
      const past = plansOf(this.#today - distance).filter((plan) => !isUnderWay(plan, nowS));
      await this.#publishStates(known ? await this.#missingEvents(past, nowS) : past, nowS, HORIZON_PAUSE_MS);
      if (distance === BACKGROUND_DAYS) await this.#publishAll(simulator.background(dayText(this.#today)), HORIZON_PAUSE_MS);
    }
    await this.#publishAll(simulator.earlier(), EARLIER_PAUSE_MS);
    log.info('Demo world: all of the season so far is published');
    await this.#publishAll(simulator.archive(), EARLIER_PAUSE_MS);
    log.info('Demo world: the winners of past seasons are published');
  }

  async #publishHourly(): Promise<void> {
    const hour = Math.floor(this.#nowS() / HOUR_S);
    if (hour <= this.#hour) return;
    this.#hour = hour;
    await this.#delivery.send(this.#world.simulator.hourly(hour));
  }

  #nowS(): number {
    return Math.floor(this.#world.clock.nowMs() / 1000);
  }

  #bothOf(day: number): readonly EventPlan[] {
    const { simulator } = this.#world;
    return [...simulator.day(dayText(day)), ...simulator.showcase(dayText(day))];
  }

  #publishStates(plans: readonly EventPlan[], nowS: number, pauseMs: number): Promise<void> {
    const states = plans.values().map((plan) => stateMessages(plan, nowS));
    return this.#publishAll(states, pauseMs);
  }

  /** Publishes the messages of events in full batches, with pauses between for other work. */
  async #publishAll(events: Iterable<readonly Message[]>, pauseMs: number): Promise<void> {
    const { clock, signal } = this.#world;
    let messages: Message[] = [];
    let restedMs = clock.nowMs();
    for (const event of events) {
      messages.push(...event);
      // The clock may have been put back.
      if (Math.abs(clock.nowMs() - restedMs) >= WORK_MS) {
        await clock.sleep(REST_MS, signal);
        restedMs = clock.nowMs();
      }
      if (messages.length < BATCH) continue;
      await this.#delivery.send(messages, { pauseMs });
      messages = [];
    }
    await this.#delivery.send(messages, { pauseMs });
  }

  /**
   * Past events whose end the provider API does not know. The last message of each is sent: a message
   * about an unknown event is refused, without effect.
   */
  async #missingEvents(plans: readonly EventPlan[], nowS: number): Promise<readonly EventPlan[]> {
    const missing: EventPlan[] = [];
    for (let from = 0; from < plans.length; from += PROBED_AT_ONCE) {
      const probed = plans.slice(from, from + PROBED_AT_ONCE);
      const last = probed.map((plan) => stateMessages(plan, nowS).at(-1)!);
      const results = await this.#delivery.send(last, { pauseMs: REST_MS, refusalsExpected: true });
      missing.push(...probed.filter((_, index) => !isKnown(results[index]!)));
    }
    return missing;
  }
}
