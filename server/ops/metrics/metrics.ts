import { ALERT_KINDS } from '@stillingen/domain';
import { DELIVERY_OUTCOMES, type DeliveryOutcome } from '@stillingen/wire';
import { collectDefaultMetrics, type Counter, Registry } from 'prom-client';
import { createInstruments, type FeedAnswers, type Readings } from './instruments.ts';
const MAIL_RESULTS = ['sent', 'put-off', 'refused', 'expired'] as const;
const WEBHOOK_OUTCOMES = ['delivered', 'failed', 'dead', 'disabled'] as const;
const IMAGE_REASONS = ['address', 'cost', 'busy', 'failed'] as const;
const LOOP_SAMPLE_MS = 20;
const STATUS = { br: 200, gzip: 200, identity: 200, notModified: 304, quiet: 204 } as const satisfies Record<
  keyof FeedAnswers,
  number
>;

function setCounter(metric: Counter, value: number): void {
  metric.reset();
  metric.inc(value);
}

/** What the service of images does. */
export interface ImageCounts {
  /** Takes milliseconds, with the time in the queue. */
  rendered(kind: string, ms: number): void;
  hit(): void;
  refused(reason: (typeof IMAGE_REASONS)[number]): void;
}

/** Labels never hold what a visitor sent. Recorders are functions: each is handed out alone. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #instruments = createInstruments(this.#registry);

  constructor() {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LOOP_SAMPLE_MS });
    for (const result of MAIL_RESULTS) this.#instruments.mails.inc({ result }, 0);
    for (const kind of ALERT_KINDS) this.#instruments.alertMoments.inc({ kind }, 0);
    for (const outcome of DELIVERY_OUTCOMES) this.#instruments.alertMessages.inc({ outcome }, 0);
    for (const reason of IMAGE_REASONS) this.#instruments.refusedImages.inc({ reason }, 0);
    for (const outcome of WEBHOOK_OUTCOMES) this.#instruments.webhookAttempts.inc({ outcome }, 0);
  }

  readonly contradicted = (provider: string): void => this.#instruments.contradictions.inc({ provider });
  readonly pushRefused = (status: number): void => this.#instruments.refusedConnections.inc({ status: String(status) });
  readonly feedRefused = (status: number): void => this.#instruments.refusedFeeds.inc({ status: String(status) });
  readonly alertMoment = (kind: string): void => this.#instruments.alertMoments.inc({ kind });
  readonly alertMessage = (outcome: DeliveryOutcome): void => this.#instruments.alertMessages.inc({ outcome });
  readonly webhookAttempt = (outcome: (typeof WEBHOOK_OUTCOMES)[number]): void =>
    this.#instruments.webhookAttempts.inc({ outcome });
  readonly mail = (result: (typeof MAIL_RESULTS)[number]): void => this.#instruments.mails.inc({ result });
  readonly telemetry = {
    use: (use: string): void => this.#instruments.telemetryUses.inc({ use }),
    line: (kind: string): void => this.#instruments.telemetryLines.inc({ kind }),
    lost: (lines: number): void => this.#instruments.telemetryLost.inc(lines),
    dropped: (reason: string): void => this.#instruments.telemetryDropped.inc({ reason }),
    refused: (reason: string): void => this.#instruments.telemetryRefused.inc({ reason }),
  };
  /** Each takes milliseconds. */
  readonly committed = (ms: number): void => this.#instruments.commits.observe(ms / 1000);
  readonly oddsCommitted = (versions: number, ms: number): void => {
    this.#instruments.oddsVersions.inc(versions);
    this.#instruments.oddsCommits.observe(ms / 1000);
  };
  readonly followed = (ms: number): void => this.#instruments.delays.observe(Math.max(0, ms) / 1000);
  readonly feedRendered = (ms: number): void => this.#instruments.renders.observe(ms / 1000);
  readonly feedCompressed = (ms: number): void => this.#instruments.compressions.observe(ms / 1000);
  readonly pageRendered = (ms: number): void => this.#instruments.pages.observe(ms / 1000);

  readonly images: ImageCounts = {
    rendered: (kind, ms) => this.#instruments.imageRenders.observe({ kind }, ms / 1000),
    hit: () => this.#instruments.imageHits.inc(),
    refused: (reason) => this.#instruments.refusedImages.inc({ reason }),
  };

  readonly failedLogins = (lastHour: number, usual: number): void => {
    this.#instruments.failedLogins.set(lastHour);
    this.#instruments.usualFailedLogins.set(usual);
  };

  readonly ingested = (
    provider: string,
    results: readonly { readonly result: string; readonly ignored?: readonly string[] }[],
  ): void => {
    const { messages, unknownFields, contradictions } = this.#instruments;
    const counts = new Map<string, number>();
    let ignoredFields = 0;
    for (const { result, ignored = [] } of results) {
      counts.set(result, (counts.get(result) ?? 0) + 1);
      ignoredFields += ignored.length;
    }
    for (const [result, count] of counts) messages.inc({ provider, result }, count);
    unknownFields.inc({ provider }, ignoredFields);
    // Exported as 0 from the first message on, so that its rate is defined.
    contradictions.inc({ provider }, 0);
  };

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(readings: Readings): Promise<string> {
    const { roles, lostLines, databaseUp, pool } = this.#instruments;
    for (const role of readings.roles) roles.set({ role }, 1);
    this.#setFollower(readings.follower);
    this.#setJournal(readings);
    if (readings.odds !== null) this.#setOdds(readings.odds);
    if (readings.edge !== null) this.#setEdge(readings.edge);
    if (readings.alerts !== null) this.#setAlerts(readings.alerts);
    setCounter(lostLines, readings.lostLines);
    const { database } = readings;
    databaseUp.set(database === null ? 0 : 1);
    pool.set({ state: 'active' }, database?.active ?? 0);
    pool.set({ state: 'idle' }, database?.idle ?? 0);
    return this.#registry.metrics();
  }

  #setFollower({ committed, followed, behindMs, silentMs, gaps, read }: Readings['follower']): void {
    const instruments = this.#instruments;
    instruments.position.set(committed);
    instruments.lag.set(Math.max(0, committed - followed));
    instruments.behind.set(behindMs / 1000);
    instruments.silent.set(silentMs / 1000);
    setCounter(instruments.gaps, gaps);
    setCounter(instruments.read, read);
  }

  #setJournal({ leadership, archive, journal }: Readings): void {
    const { leading, term, standby, takeOvers, archived, archiveFailures, ages } = this.#instruments;
    leading.set(leadership.term === 0 ? 0 : 1);
    term.set(leadership.term);
    standby.set(Number(leadership.isStandby));
    setCounter(takeOvers, leadership.takeOvers);
    setCounter(archived, archive.chunks);
    setCounter(archiveFailures, archive.failures);
    ages.reset();
    if (journal === null) return;
    ages.set({ entry: 'oldest' }, journal.oldestS);
    ages.set({ entry: 'newest' }, journal.newestS);
  }

  #setOdds({ position, bytes, gaps, waiting, shed }: NonNullable<Readings['odds']>): void {
    const { oddsPosition, oddsBytes, oddsGaps, oddsWaiting, oddsShed } = this.#instruments;
    oddsPosition.set(position);
    oddsBytes.set(bytes);
    setCounter(oddsGaps, gaps);
    oddsWaiting.set(waiting);
    setCounter(oddsShed, shed);
  }

  #setAlerts({ subscriptions, pending, webhooks }: NonNullable<Readings['alerts']>): void {
    this.#instruments.alertSubscriptions.set(subscriptions);
    this.#instruments.alertsPending.set(pending);
    this.#instruments.webhookEndpoints.set(webhooks.endpoints);
    this.#instruments.webhookWaiting.set(webhooks.waiting);
    this.#instruments.webhookDead.set(webhooks.dead);
  }

  #setEdge({ feeds, push, connections }: NonNullable<Readings['edge']>): void {
    const instruments = this.#instruments;
    instruments.answers.reset();
    for (const [kind, counts] of feeds) {
      for (const [how, status] of Object.entries(STATUS)) {
        const encoding = status === 200 ? how : 'none';
        instruments.answers.inc({ kind, status: String(status), encoding }, counts[how as keyof FeedAnswers]);
      }
    }
    instruments.connections.set({ transport: 'websocket' }, connections.webSocket);
    instruments.connections.set({ transport: 'event-stream' }, connections.eventStream);
    setCounter(instruments.frames, push.frames);
    setCounter(instruments.characters, push.characters);
    setCounter(instruments.dropped, push.dropped);
    setCounter(instruments.resyncs, push.resyncs);
    setCounter(instruments.slow, push.slow);
    instruments.refusedAccounts.reset();
    for (const [code, count] of Object.entries(push.refusedAccounts)) instruments.refusedAccounts.inc({ code }, count);
  }
}
