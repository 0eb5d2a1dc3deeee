import { addressOf } from '../../http/request.ts';
import { createGuessLimit } from '../../http/limits/guess-limit.ts';
import { ingest, type IngestOptions, messagesEndpoint } from '../../ingest/plugin.ts';
import { createContradictionLog, createUnknownFieldLog } from '../../ingest/reports.ts';
import { type ArchiveCounts, keepArchive } from '../../leader/keep-archive.ts';
import { keepSnapshots } from '../../journal/snapshots.ts';
import { createLeadership, type Leadership } from '../../leader/leadership.ts';
import { archiveFolder } from '../../journal/archive.ts';
import { providerOfKey } from '../../journal/providers.ts';
import type { OddsFollower } from '../../odds/follower.ts';
import type { OddsLeader } from '../../odds/leader/leader.ts';
import type { RoleContext } from '../infrastructure.ts';
import { LogKeeper } from '../../odds/leader/keep-log.ts';
import { type BookmakerOwners, leadOdds, oddsEndpoint } from './odds.ts';

export interface Live extends AsyncDisposable {
  readonly leadership: Leadership;
  readonly archive: ArchiveCounts;
  /** Null without odds. */
  readonly odds: OddsLeader | null;
}

export async function startLive(context: RoleContext, odds: OddsFollower | null, bookmakers: BookmakerOwners): Promise<Live> {
  const { config, app, infrastructure, follower, metrics, tracing, drain } = context;
  await using stack = new AsyncDisposableStack();
  const { db, bus, held, seek } = infrastructure;
  const reportContradiction = createContradictionLog(({ provider, holder, ...facts }) =>
    app.log.warn({ provider, holder, ...facts }, `providers contradict each other on a match: ${holder} and ${provider}`),
  );
  const report = (error: unknown): void => app.log.error(error);
  const leadership = stack.use(
    await createLeadership({
      db,
      bus,
      follower,
      held,
      seek,
      nowMs: Date.now,
      report,
      warn: (line) => app.log.warn(line),
      onCommit: metrics.committed,
      onContradiction(provider, contradiction) {
        metrics.contradicted(provider);
        reportContradiction(provider, contradiction);
      },
      tracing,
    }),
  );
  stack.use(await keepSnapshots(db, follower.state, () => leadership.isLeading, report));
  let archive: ArchiveCounts = { chunks: 0, failures: 0 };
  if (config.journalDays > 0) {
    const folder = archiveFolder(config.dataDir);
    archive = stack.use(keepArchive({ db, folder, days: config.journalDays, termNow: () => leadership.term, report })).counts;
  }
  const logUnknownFields = createUnknownFieldLog((provider, field) =>
    app.log.warn({ provider, field }, 'a provider sends an unknown field, which is ignored'),
  );
  const guesses = createGuessLimit({ perMinute: config.guessesPerAddress, clockMs: () => performance.now() });
  const ingestOptions: IngestOptions = {
    providerOf: (key, sender) => guesses.check(addressOf(sender, config.clientAddressHeader), key, () => providerOfKey(db, key)),
    onResults(provider, results) {
      metrics.ingested(provider, results);
      logUnknownFields(provider, results);
    },
    isEnding: () => drain.isEnding,
    isStandby: () => leadership.isStandby,
    tracing,
  };
  const oddsLeader = odds === null ? null : stack.use(leadOdds(context, { odds, leadership, bookmakers }));
  if (oddsLeader !== null) stack.use(new LogKeeper({ db, term: () => leadership.term, nowMs: Date.now, report }));
  await app.register(async (scope) =>
    ingest(scope, ingestOptions, async (add) => {
      await add(messagesEndpoint((provider, messages, options) => leadership.submit(provider, messages, options)));
      if (oddsLeader !== null) await add(oddsEndpoint(oddsLeader));
    }),
  );
  return Object.assign(stack.move(), { leadership, archive, odds: oddsLeader });
}
