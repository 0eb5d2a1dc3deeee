import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Role } from '../config/process.ts';

const FAST_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

function createFactory(registry: Registry) {
  const registers = [registry];
  return {
    counter: <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Counter<Label> =>
      new Counter({ name: `stillingen_${name}`, help, labelNames, registers }),
    gauge: <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Gauge<Label> =>
      new Gauge({ name: `stillingen_${name}`, help, labelNames, registers }),
    seconds: <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Histogram<Label> =>
      new Histogram({ name: `stillingen_${name}_seconds`, help, labelNames, buckets: FAST_S, registers }),
  };
}
type Factory = ReturnType<typeof createFactory>;

const ingestInstruments = ({ counter, seconds }: Factory) => ({
  messages: counter('ingest_messages_total', 'Messages of providers by result.', ['provider', 'result']),
  unknownFields: counter('ingest_unknown_fields_total', 'Unknown fields of messages, which are ignored.', ['provider']),
  contradictions: counter(
    'ingest_contradictions_total',
    'Messages that report another result of a match than the provider with precedence.',
    ['provider'],
  ),
  commits: seconds('journal_commit', 'Duration of one commit to the journal.'),
});

const journalInstruments = ({ counter, gauge, seconds }: Factory) => ({
  position: gauge('journal_position', 'Number of the last committed entry.'),
  lag: gauge('follower_lag_entries', 'Committed entries that feeds and push have not applied.'),
  behind: gauge('follower_behind_seconds', 'Time since bus or journal last confirmed the state.'),
  silent: gauge('bus_silent_seconds', 'Time since the last publication; the leader publishes every second.'),
  gaps: counter('follower_gaps_total', 'Gaps in the publications of the bus.'),
  read: counter('follower_read_entries_total', 'Entries read from the journal because the bus did not deliver them.'),
  delays: seconds('follower_delay', 'Time from the receipt of a message to its application here, by both clocks.'),
  roles: gauge('role', 'The roles of this process.', ['role']),
  leading: gauge('leading', 'Whether this process leads: 1 or 0.'),
  term: gauge('leadership_term', 'The term of this process; 0 while it does not lead.'),
  standby: gauge('standby', 'Whether this process stands by for the leader: 1 or 0.'),
  takeOvers: counter('leadership_takeovers_total', 'Times that this process began to lead.'),
  ages: gauge('journal_age_seconds', 'Age of the oldest and of the newest entry in the database.', ['entry']),
  archived: counter('archive_chunks_total', 'Files of old entries that moved from the database to the archive.'),
  archiveFailures: counter('archive_failures_total', 'Times that old entries could not be moved to the archive.'),
  databaseUp: gauge('database_up', 'Whether the database can be reached: 1 or 0.'),
  pool: gauge('database_connections', 'Connections to the database by state.', ['state']),
});

const oddsInstruments = ({ counter, gauge, seconds }: Factory) => ({
  oddsPosition: gauge('odds_position', 'Number of the last version of an offer that was applied here.'),
  oddsBytes: gauge('odds_bytes', 'Memory of the offers of this process.'),
  oddsGaps: counter('odds_follower_gaps_total', 'Gaps in the odds of the bus, which were read from the log.'),
  oddsWaiting: gauge('odds_waiting', 'Messages on offers that wait to be committed.'),
  oddsShed: counter('odds_shed_total', 'Messages on offers that were refused because too many waited.'),
  oddsVersions: counter('odds_versions_total', 'Versions of offers committed to the log of odds.'),
  oddsCommits: seconds('odds_commit', 'Duration of one commit to the log of odds.'),
});

const edgeInstruments = ({ counter, gauge, seconds }: Factory) => ({
  answers: counter('feed_answers_total', 'Feeds answered with a body, as unchanged (304), or without content (204).', [
    'kind',
    'status',
    'encoding',
  ]),
  refusedFeeds: counter('feed_refused_total', 'Requests at addresses of feeds that got no feed.', ['status']),
  renders: seconds('feed_render', 'Time to render the text of a feed.'),
  compressions: seconds('feed_compress', 'Time that a request waits for a feed to be compressed.'),
  pages: seconds('page_render', 'Time to render a page.'),
  connections: gauge('push_connections', 'Open push connections.', ['transport']),
  frames: counter('push_frames_total', 'Frames handed to push connections.'),
  characters: counter('push_characters_total', 'Length of these frames, as text.'),
  dropped: counter('push_dropped_total', 'Times that the frames of a slow reader were dropped.'),
  resyncs: counter('push_resyncs_total', 'Readers that were sent a resync.'),
  slow: counter('push_slow_closed_total', 'Readers closed because they no longer read.'),
  refusedAccounts: counter(
    'push_refused_account_subscriptions_total',
    'Refused subscriptions to channels of accounts, by code.',
    ['code'],
  ),
  refusedConnections: counter('push_refused_connections_total', 'Refused push connections, by status.', ['status']),
});

const imageInstruments = ({ counter, seconds }: Factory) => ({
  imageRenders: seconds('image_render', 'Time from the request of an image to its drawing, by kind.', ['kind']),
  imageHits: counter('image_cache_hits_total', 'Images that were in memory.'),
  refusedImages: counter('image_refused_total', 'Requests of images that got none, by reason.', ['reason']),
});

const alertInstruments = ({ counter, gauge }: Factory) => ({
  alertMoments: counter('alert_moments_total', 'What happened to followed events, by kind.', ['kind']),
  alertMessages: counter('alert_messages_total', 'Web Push messages by outcome.', ['outcome']),
  alertSubscriptions: gauge('alert_subscriptions', 'Web Push subscriptions in memory.'),
  alertsPending: gauge('alert_messages_pending', 'Web Push messages that wait or are on their way.'),
});

const webhookInstruments = ({ counter, gauge }: Factory) => ({
  webhookAttempts: counter('webhook_attempts_total', 'Attempts to deliver a webhook, by outcome.', ['outcome']),
  webhookEndpoints: gauge('webhook_endpoints', 'Endpoints of webhooks.'),
  webhookWaiting: gauge('webhook_messages_waiting', 'Messages of webhooks that wait for their first attempt or a retry.'),
  webhookDead: gauge('webhook_messages_dead', 'Dead letters: messages of webhooks after their last attempt.'),
});

const telemetryInstruments = ({ counter }: Factory) => ({
  telemetryUses: counter('telemetry_uses_total', 'Uses of the site after consent to statistics.', ['use']),
  telemetryLines: counter('telemetry_log_lines_total', 'Lines of sampled browser sessions, by kind.', ['kind']),
  telemetryLost: counter('telemetry_log_lines_lost_total', 'Lines that did not fit into what a browser sends.'),
  telemetryDropped: counter('telemetry_texts_dropped_total', 'Texts of errors not kept because of what they may hold.', [
    'reason',
  ]),
  telemetryRefused: counter('telemetry_refused_total', 'Requests of telemetry that were refused, by reason.', ['reason']),
});

const accountInstruments = ({ counter, gauge }: Factory) => ({
  mails: counter('mails_total', 'Mails of accounts by result; mails that are put off are retried.', ['result']),
  failedLogins: gauge('failed_logins', 'Failed logins in the last hour.'),
  usualFailedLogins: gauge('failed_logins_usual', 'Failed logins per hour in the week before, on average.'),
  lostLines: counter('log_lines_lost_total', 'Log lines that could not be written: the disk is full, or the reader is stuck.'),
});

export function createInstruments(registry: Registry) {
  const factory = createFactory(registry);
  return {
    ...ingestInstruments(factory),
    ...journalInstruments(factory),
    ...oddsInstruments(factory),
    ...edgeInstruments(factory),
    ...imageInstruments(factory),
    ...alertInstruments(factory),
    ...webhookInstruments(factory),
    ...telemetryInstruments(factory),
    ...accountInstruments(factory),
  };
}

export interface FeedAnswers {
  br: number;
  gzip: number;
  identity: number;
  notModified: number;
  quiet: number;
}

export interface PushCounts {
  frames: number;
  characters: number;
  /** How often frames of a slow reader were dropped, and how often a resync was sent. */
  dropped: number;
  resyncs: number;
  slow: number;
  readonly refusedAccounts: Record<string, number>;
}

export interface Readings {
  readonly roles: readonly Role[];
  readonly follower: {
    readonly committed: number;
    readonly followed: number;
    /** Time since the state was confirmed, and since the last publication (milliseconds). */
    readonly behindMs: number;
    readonly silentMs: number;
    readonly gaps: number;
    readonly read: number;
  };
  /** The term is 0 while this process does not lead. */
  readonly leadership: { readonly term: number; readonly isStandby: boolean; readonly takeOvers: number };
  readonly archive: { readonly chunks: number; readonly failures: number };
  /** Age of the oldest and of the newest journal entry (seconds); null if unknown. */
  readonly journal: { readonly oldestS: number; readonly newestS: number } | null;
  /** Null without odds. */
  readonly odds: {
    readonly position: number;
    readonly bytes: number;
    readonly gaps: number;
    readonly waiting: number;
    readonly shed: number;
  } | null;
  /** Null without the role edge. */
  readonly edge: {
    readonly feeds: ReadonlyMap<string, FeedAnswers>;
    readonly push: PushCounts;
    readonly connections: { readonly webSocket: number; readonly eventStream: number };
  } | null;
  /** Null without the role alerts. */
  readonly alerts: {
    readonly subscriptions: number;
    readonly pending: number;
    readonly webhooks: { readonly endpoints: number; readonly waiting: number; readonly dead: number };
  } | null;
  readonly lostLines: number;
  /** Connections to the database by state; null if it is unreachable. */
  readonly database: { readonly active: number; readonly idle: number } | null;
}
