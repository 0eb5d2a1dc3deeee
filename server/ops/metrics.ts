import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Role } from './config/process.ts';

/** Answers of one kind of feed, by encoding, unchanged (304) and without content (204). */
export interface FeedAnswers {
  br: number;
  gzip: number;
  identity: number;
  notModified: number;
  quiet: number;
}
const STATUS = { br: 200, gzip: 200, identity: 200, notModified: 304, quiet: 204 } as const satisfies Record<
  keyof FeedAnswers,
  number
>;

/** Totals of the push server since its start. */
export interface PushCounts {
  /** Frames handed to connections, and their text in characters. */
  frames: number;
  characters: number;
  /** How often the frames of a slow reader were dropped, and how often a reader was sent a resync. */
  dropped: number;
  resyncs: number;
  /** Readers that no longer read. */
  slow: number;
  /** Refused subscriptions to account channels, by code. */
  readonly refusedAccounts: Record<string, number>;
}

/** Values that are read when metrics are requested. */
export interface Readings {
  readonly roles: readonly Role[];
  readonly follower: {
    /** Number of the last committed entry, and of the last one applied here. */
    readonly committed: number;
    readonly followed: number;
    /** Time since bus or journal confirmed the state, and since the last publication (milliseconds). */
    readonly behindMs: number;
    readonly silentMs: number;
    /** Gaps in publications, and entries read from the journal, since the start. */
    readonly gaps: number;
    readonly read: number;
  };
  /**
   * The term, 0 while this process does not lead; whether another leads; how often this one began
   * to.
   */
  readonly leadership: { readonly term: number; readonly isStandby: boolean; readonly takeOvers: number };
  /** Archived files, and failed attempts. */
  readonly archive: { readonly chunks: number; readonly failures: number };
  /** Age of the oldest and of the newest journal entry (seconds); null if unknown. */
  readonly journal: { readonly oldestS: number; readonly newestS: number } | null;
  /** Null without the role edge. */
  readonly edge: {
    readonly feeds: ReadonlyMap<string, FeedAnswers>;
    readonly push: PushCounts;
    readonly connections: { readonly webSocket: number; readonly eventStream: number };
  } | null;
  /** Log lines that could not be written. */
  readonly lostLines: number;
  /** Connections to the database by state; null if it is unreachable. */
  readonly database: { readonly active: number; readonly idle: number } | null;
}

const MAIL_RESULTS = ['sent', 'put-off', 'refused', 'expired'] as const;

const FAST_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const LOOP_SAMPLE_MS = 20;

/** All metrics. Labels never hold what a visitor sent. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_SAMPLE_MS });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Counter<Label> =>
    new Counter({ name: `stillingen_${name}`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Gauge<Label> =>
    new Gauge({ name: `stillingen_${name}`, help, labelNames, registers });
  const seconds = (name: string, help: string): Histogram =>
    new Histogram({ name: `stillingen_${name}_seconds`, help, buckets: FAST_S, registers });

  const messages = counter('ingest_messages_total', 'Messages of providers by what became of them.', ['provider', 'result']);
  const unknownFields = counter('ingest_unknown_fields_total', 'Fields of messages that nobody knows; they are passed over.', [
    'provider',
  ]);
  const contradictions = counter(
    'ingest_contradictions_total',
    'Messages that report another result of a match than the provider whose word counts.',
    ['provider'],
  );
  const commits = seconds('journal_commit', 'Time that one commit to the journal takes.');
  const position = gauge('journal_position', 'Number of the last committed entry.');
  const lag = gauge('follower_lag_entries', 'Committed entries that feeds and push have not taken over.');
  const behind = gauge('follower_behind_seconds', 'For how long neither bus nor journal has said that the state is true.');
  const silent = gauge('bus_silent_seconds', 'For how long the bus has said nothing; the leader speaks every second.');
  const gaps = counter('follower_gaps_total', 'Times that entries were missing in what the bus said.');
  const read = counter('follower_read_entries_total', 'Entries that were read from the journal, as the bus did not tell them.');
  const delays = seconds(
    'follower_delay',
    'Time from when a message was received to when it was taken over here, by both clocks.',
  );
  const roles = gauge('role', 'The roles of this process.', ['role']);
  const leading = gauge('leading', 'Whether this process leads: 1 or 0.');
  const term = gauge('leadership_term', 'The term under which this process leads; 0 where it does not.');
  const standby = gauge('standby', 'Whether this process would lead where the leader ends: 1 or 0.');
  const takeOvers = counter('leadership_takeovers_total', 'Times that this process began to lead.');
  const ages = gauge('journal_age_seconds', 'How long ago the oldest and the newest entry of the database were received.', [
    'entry',
  ]);
  const archived = counter('archive_chunks_total', 'Files of old entries that left the database for the archive.');
  const archiveFailures = counter('archive_failures_total', 'Times that old entries could not be moved to the archive.');
  const answers = counter('feed_answers_total', 'Feeds answered with a body, as unchanged (304), or as without news (204).', [
    'kind',
    'status',
    'encoding',
  ]);
  const refused = counter('feed_refused_total', 'Requests at addresses of feeds that got no feed.', ['status']);
  const renders = seconds('feed_render', 'Time to render the text of a feed.');
  const compressions = seconds('feed_compress', 'Time that an asker waits for a feed to be compressed.');
  const pages = seconds('page_render', 'Time to render a page.');
  const connections = gauge('push_connections', 'Open push connections.', ['transport']);
  const frames = counter('push_frames_total', 'Frames handed to push connections.');
  const characters = counter('push_characters_total', 'Length of these frames, as text.');
  const dropped = counter('push_dropped_total', 'Times that all that waited for a slow reader was given up.');
  const resyncs = counter('push_resyncs_total', 'Readers told to load anew.');
  const slow = counter('push_slow_closed_total', 'Readers closed who took nothing any more.');
  const refusedAccounts = counter(
    'push_refused_account_subscriptions_total',
    'Subscriptions to channels of accounts that were refused, by code.',
    ['code'],
  );
  const refusedConnections = counter('push_refused_connections_total', 'Push connections that were refused, by status.', [
    'status',
  ]);
  const mails = counter('mails_total', 'Mails of accounts by what became of them; what is put off is tried again.', ['result']);
  for (const result of MAIL_RESULTS) mails.inc({ result }, 0);
  const failedLogins = gauge('failed_logins', 'Logins that failed in the last hour.');
  const usualFailedLogins = gauge('failed_logins_usual', 'Logins that failed in an hour of the week before it, on average.');
  const lostLines = counter(
    'log_lines_lost_total',
    'Lines of the log that could not be written: the disk is full, or nobody reads.',
  );
  const databaseUp = gauge('database_up', 'Whether the database can be reached: 1 or 0.');
  const pool = gauge('database_connections', 'Connections to the database by what they do.', ['state']);

  function setCounter(metric: Counter, value: number): void {
    metric.reset();
    metric.inc(value);
  }
  function takeEdge({ feeds, push, connections: open }: NonNullable<Readings['edge']>): void {
    answers.reset();
    for (const [kind, counts] of feeds) {
      for (const [how, status] of Object.entries(STATUS)) {
        const encoding = status === 200 ? how : 'none';
        answers.inc({ kind, status: String(status), encoding }, counts[how as keyof FeedAnswers]);
      }
    }
    connections.set({ transport: 'websocket' }, open.webSocket);
    connections.set({ transport: 'event-stream' }, open.eventStream);
    setCounter(frames, push.frames);
    setCounter(characters, push.characters);
    setCounter(dropped, push.dropped);
    setCounter(resyncs, push.resyncs);
    setCounter(slow, push.slow);
    refusedAccounts.reset();
    for (const [code, count] of Object.entries(push.refusedAccounts)) refusedAccounts.inc({ code }, count);
  }
  function takeFollower({ committed, followed, behindMs, silentMs, ...counts }: Readings['follower']): void {
    position.set(committed);
    lag.set(Math.max(0, committed - followed));
    behind.set(behindMs / 1000);
    silent.set(silentMs / 1000);
    setCounter(gaps, counts.gaps);
    setCounter(read, counts.read);
  }
  function takeJournal({ leadership, archive, journal }: Readings): void {
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
  function take(readings: Readings): void {
    for (const role of readings.roles) roles.set({ role }, 1);
    takeFollower(readings.follower);
    takeJournal(readings);
    if (readings.edge !== null) takeEdge(readings.edge);
    setCounter(lostLines, readings.lostLines);
    const { database } = readings;
    databaseUp.set(database === null ? 0 : 1);
    pool.set({ state: 'active' }, database?.active ?? 0);
    pool.set({ state: 'idle' }, database?.idle ?? 0);
  }

  return {
    /** Counts the results of one batch. */
    ingested(provider: string, results: readonly { readonly result: string; readonly ignored?: readonly string[] }[]): void {
      const counts = new Map<string, number>();
      for (const { result } of results) counts.set(result, (counts.get(result) ?? 0) + 1);
      for (const [result, count] of counts) messages.inc({ provider, result }, count);
      unknownFields.inc(
        { provider },
        results.reduce((total, { ignored = [] }) => total + ignored.length, 0),
      );
      // Exported as 0 from the first message on, so that its rate is defined.
      contradictions.inc({ provider }, 0);
    },
    contradicted: (provider: string): void => contradictions.inc({ provider }),
    pushRefused: (status: number): void => refusedConnections.inc({ status: String(status) }),
    feedRefused: (status: number): void => refused.inc({ status: String(status) }),
    /** Each takes milliseconds. */
    committed: (ms: number): void => commits.observe(ms / 1000),
    followed: (ms: number): void => delays.observe(Math.max(0, ms) / 1000),
    feedRendered: (ms: number): void => renders.observe(ms / 1000),
    feedCompressed: (ms: number): void => compressions.observe(ms / 1000),
    pageRendered: (ms: number): void => pages.observe(ms / 1000),
    mail: (result: (typeof MAIL_RESULTS)[number]): void => mails.inc({ result }),
    failedLogins(lastHour: number, usual: number): void {
      failedLogins.set(lastHour);
      usualFailedLogins.set(usual);
    },
    contentType: registry.contentType,
    /** All metrics in the format of Prometheus. */
    text(readings: Readings): Promise<string> {
      take(readings);
      return registry.metrics();
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
