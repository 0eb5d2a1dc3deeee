import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type AlertFacts,
  type AlertKind,
  type AlertMoment,
  type AlertOccasion,
  dayOf,
  type Entry,
  type EventId,
  type LiveState,
  maskOf,
  momentsOf,
  StageType,
} from '@stillingen/domain';
import { alertText, type DeliveryOutcome, isQuiet, matchPath, ruleAlertText } from '@stillingen/wire';
import { type Database, listed } from '../database/database.ts';
import { factsOf } from './event-facts.ts';
import { FactChanges } from './fact-changes.ts';
import { pauseForPush, type WhenPushed } from './live-push.ts';
import { type Content, messageOf, type OutgoingMessage } from './message.ts';
import type { Subscriber, SubscriberIndex } from './subscriber-index.ts';

/** A goal of many followers is spread: live push goes before. */
const AT_ONCE = 100;
const PACE_MS = 2;
const TRIED_AT_ONCE = 20;

export interface AlertsOptions {
  readonly db: Database;
  readonly state: LiveState;
  readonly index: SubscriberIndex;
  readonly nowMs: () => number;
  readonly send: (subscriber: Subscriber, message: OutgoingMessage) => void;
  /** For messages that are not sent. */
  readonly onOutcome: (subscriber: Subscriber, message: OutgoingMessage, outcome: DeliveryOutcome) => void;
  readonly onMoment: (kind: string) => void;
  readonly report: (error: unknown) => void;
  readonly whenPushed: WhenPushed;
}

const TAKEN_BACK: Partial<Record<AlertOccasion, AlertKind>> = { 'score-corrected': 'goal', 'red-corrected': 'red' };

/** Kinds that ring for a moment: a device that shows a goal shows that it is taken back. */
const wantedBy = ({ kind, occasion }: AlertMoment): number =>
  maskOf([kind, ...(TAKEN_BACK[occasion] === undefined ? [] : [TAKEN_BACK[occasion]])]);

/** Of messages that the ceiling of a day does not hold back: a wrong one must not stay. */
const UNLIMITED: ReadonlySet<string> = new Set(['end', 'correction']);

type Groups = Iterable<readonly Subscriber[]>;

function* groupsOf(subscribers: readonly Subscriber[]): Groups {
  for (let at = 0; at < subscribers.length; at += AT_ONCE) yield subscribers.slice(at, at + AT_ONCE);
}

interface Step {
  readonly before: AlertFacts | null;
  readonly after: AlertFacts;
  readonly atMs: number;
}

/*
 *   entries ──before, after──► facts ──momentsOf──► moment ──claimed once──► recipients
 *                                                                                │
 *   quiet hours, ceiling of the day, delay of the device ◄───────────────────────┘──► sender
 */
export class Alerts implements AsyncDisposable {
  readonly #options: AlertsOptions;
  readonly #changes: FactChanges;
  /** Live events about which there are rules, as they were tried last. */
  readonly #live = new Map<EventId, AlertFacts>();
  readonly #delayed = new Map<NodeJS.Timeout, () => void>();
  #running: Promise<void> = Promise.resolve();

  constructor(options: AlertsOptions) {
    this.#options = options;
    const { state, nowMs, index } = options;
    this.#changes = new FactChanges({ state, nowMs, isWanted: (followed) => index.isWanted(followed) });
  }

  readonly before = (entries: readonly Entry[]): void => {
    if (this.#options.index.size > 0) this.#changes.note(entries);
  };

  /** After entries were applied: alerts of what happened. */
  readonly after = (entries: readonly Entry[]): void => {
    const { index } = this.#options;
    for (const { id, followed, before, after, atMs } of this.#changes.take(entries)) {
      const moments = momentsOf(before, after).filter(({ occasion }) => occasion !== 'game');
      for (const moment of moments) {
        const { kind, occurrence, tag } = moment;
        const message = messageOf({ kind, tag, ...alertText(moment, after) }, after, matchPath(id), atMs);
        this.#enqueue(message, occurrence, () => index.of(followed, wantedBy(moment), AT_ONCE));
      }
      if (!index.rules.isAbout(followed.sportId)) continue;
      // One message for one fact: a rule adds nothing to the goal that it is about.
      const mask = moments.reduce((all, moment) => all | wantedBy(moment), 0);
      this.#tryRules(id, { before, after, atMs }, (subscribers) => {
        const alerted = new Set(index.ringing(subscribers, followed, mask));
        return subscribers.filter((subscriber) => !alerted.has(subscriber));
      });
    }
  };

  /** Rules become true by the clock of a match as well. */
  async tick(): Promise<void> {
    const { state, nowMs } = this.#options;
    for (const [at, id] of [...this.#live.keys()].entries()) {
      if (at % TRIED_AT_ONCE === TRIED_AT_ONCE - 1) await nextTurn();
      const facts = factsOf(state, id, nowMs() / 1000);
      if (facts === null) this.#live.delete(id);
      else this.#tryRules(id, { before: null, after: facts, atMs: nowMs() }, (subscribers) => subscribers);
    }
  }

  #tryRules(id: EventId, { before, after, atMs }: Step, unalerted: (all: readonly Subscriber[]) => readonly Subscriber[]): void {
    const { index } = this.#options;
    const path = matchPath(id);
    for (const { rule, occurrence, subscribers } of index.rules.rings(this.#live.get(id) ?? before, after)) {
      const content: Content = { kind: 'rule', tag: occurrence, ...ruleAlertText(rule, after) };
      const recipients = unalerted(subscribers.flatMap((each) => index.byId(each) ?? []));
      this.#enqueue(messageOf(content, after, path, atMs), occurrence, () => groupsOf(recipients));
    }
    if (after.stageType === StageType.live) this.#live.set(id, after);
    else this.#live.delete(id);
  }

  #enqueue(message: OutgoingMessage, occurrence: string, recipients: () => Groups): void {
    this.#running = this.#running
      .then(() => this.#alert(message, occurrence, recipients()))
      .catch((error: unknown) => this.#options.report(error));
  }

  /** Resolves when all that happened before is handed to the sender. */
  settled(): Promise<void> {
    return this.#running;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#running;
    for (const [timer, drop] of this.#delayed) {
      clearTimeout(timer);
      drop();
    }
    await this.#running;
  }

  async #alert(message: OutgoingMessage, occurrence: string, recipients: Groups): Promise<void> {
    const { nowMs, onMoment } = this.#options;
    if (nowMs() >= message.untilMs) return;
    let isClaimed = false;
    for (const group of recipients) {
      if (group.length === 0) continue;
      if (isClaimed) await pauseForPush(PACE_MS, this.#options.whenPushed);
      else if (!(await this.#claim(message, occurrence))) return;
      else onMoment(message.kind);
      isClaimed = true;
      const byDelay = Map.groupBy(await this.#admitted(group, message), ({ delayS }) => delayS);
      for (const [delayS, subscribers] of byDelay) {
        if (delayS === 0) this.#hand(subscribers, message);
        else this.#handLater(subscribers, message, delayS * 1000);
      }
    }
  }

  /** True for one process alone, once for ever. */
  async #claim({ event, kind }: OutgoingMessage, occurrence: string): Promise<boolean> {
    const { db, nowMs } = this.#options;
    const rows = await db`
      insert into alert_moments (event, kind, occurrence, at) values (${event}, ${kind}, ${occurrence}, ${new Date(nowMs())})
      on conflict do nothing returning kind`;
    return rows.length === 1;
  }

  /** Without those in their quiet hours, and those over their ceiling. */
  async #admitted(recipients: readonly Subscriber[], message: OutgoingMessage): Promise<readonly Subscriber[]> {
    const { nowMs, onOutcome } = this.#options;
    const nowS = nowMs() / 1000;
    const awake = recipients.filter((subscriber) => {
      const quiet = isQuiet(subscriber, nowS + subscriber.delayS);
      if (quiet) onOutcome(subscriber, message, 'quiet');
      return !quiet;
    });
    const limited = awake.filter(({ perDay }) => perDay > 0);
    if (limited.length === 0) return awake;
    const counted = await this.#count(limited, dayOf(nowS));
    return awake.filter((subscriber) => {
      const isAdmitted = subscriber.perDay === 0 || UNLIMITED.has(message.kind) || counted.has(subscriber.id);
      if (!isAdmitted) onOutcome(subscriber, message, 'ceiling');
      return isAdmitted;
    });
  }

  /** Those below their ceiling of the day, with this message counted, over all processes. */
  async #count(subscribers: readonly Subscriber[], day: string): Promise<ReadonlySet<number>> {
    const ids = listed(subscribers.map(({ id }) => String(id)));
    const limits = listed(subscribers.map(({ perDay }) => String(perDay)));
    const rows = await this.#options.db<{ id: string }[]>`
      update alert_subscriptions set
        sent_count = case when sent_day = ${day} then sent_count + 1 else 1 end, sent_day = ${day}
      from unnest(string_to_array(${ids}, ' ')::bigint[], string_to_array(${limits}, ' ')::integer[]) as wanted (subscription, most)
      where id = wanted.subscription and (sent_day is distinct from ${day} or sent_count < wanted.most)
      returning id`;
    return new Set(rows.map(({ id }) => Number(id)));
  }

  #hand(subscribers: readonly Subscriber[], message: OutgoingMessage): void {
    for (const subscriber of subscribers) {
      // It may have changed or ended meanwhile.
      const current = this.#options.index.byId(subscriber.id);
      if (current !== undefined) this.#options.send(current, message);
    }
  }

  #handLater(subscribers: readonly Subscriber[], message: OutgoingMessage, delayMs: number): void {
    const delayed = { ...message, untilMs: message.untilMs + delayMs };
    const timer = setTimeout(() => {
      this.#delayed.delete(timer);
      this.#hand(subscribers, delayed);
    }, delayMs);
    this.#delayed.set(timer, () => {
      for (const subscriber of subscribers) this.#options.onOutcome(subscriber, delayed, 'dropped');
    });
  }
}
