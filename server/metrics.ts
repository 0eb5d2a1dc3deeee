import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How often the feeds of one kind were answered: with a body by its encoding, as unchanged, and as without news. */
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

/** What the push server has done since its start. */
export interface PushCounts {
  /** Frames handed to connections, and their text in characters. */
  frames: number;
  characters: number;
  /** Times that all that waited for a slow reader was given up, and that one was told to load anew. */
  dropped: number;
  resyncs: number;
  /** Readers that took nothing any more. */
  slow: number;
}

/** What is counted where it happens, or stands somewhere anyway, and is read when metrics are asked for. */
export interface Readings {
  /** Number of the last entry that was committed, and of the last that feeds and push have taken over. */
  readonly committed: number;
  readonly followed: number;
  readonly feeds: ReadonlyMap<string, FeedAnswers>;
  readonly push: PushCounts;
  readonly connections: { readonly webSocket: number; readonly eventStream: number };
  /** Connections to the database by what they do; null where it can not be reached. */
  readonly database: { readonly active: number; readonly idle: number } | null;
}

const FAST_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** How often the delay of the event loop is sampled (milliseconds). */
const LOOP_SAMPLE_MS = 20;

/** Every metric there is. Those that are read anew with each answer stand at null until then; no label is what a visitor sent. */
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
  const commits = seconds('journal_commit', 'Time that one commit to the journal takes.');
  const position = gauge('journal_position', 'Number of the last committed entry.');
  const lag = gauge('follower_lag_entries', 'Committed entries that feeds and push have not taken over.');
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
  const databaseUp = gauge('database_up', 'Whether the database can be reached: 1 or 0.');
  const pool = gauge('database_connections', 'Connections to the database by what they do.', ['state']);

  function setCounter(metric: Counter, value: number): void {
    metric.reset();
    metric.inc(value);
  }
  function take({ committed, followed, feeds, push, connections: open, database }: Readings): void {
    position.set(committed);
    lag.set(Math.max(0, committed - followed));
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
    databaseUp.set(database === null ? 0 : 1);
    pool.set({ state: 'active' }, database?.active ?? 0);
    pool.set({ state: 'idle' }, database?.idle ?? 0);
  }

  return {
    /** Counts what became of the messages of one body. */
    ingested(provider: string, results: readonly { readonly result: string }[]): void {
      for (const { result } of results) messages.inc({ provider, result });
    },
    feedRefused: (status: number): void => refused.inc({ status: String(status) }),
    /** Each takes milliseconds. */
    committed: (ms: number): void => commits.observe(ms / 1000),
    feedRendered: (ms: number): void => renders.observe(ms / 1000),
    feedCompressed: (ms: number): void => compressions.observe(ms / 1000),
    pageRendered: (ms: number): void => pages.observe(ms / 1000),
    contentType: registry.contentType,
    /** All metrics as Prometheus reads them. */
    text(readings: Readings): Promise<string> {
      take(readings);
      return registry.metrics();
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
