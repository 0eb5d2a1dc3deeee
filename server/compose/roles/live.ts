import { addressOf } from '../../http/request.ts';
import { createGuessLimit } from '../../http/limits/guess-limit.ts';
import { ingest } from '../../ingest/plugin.ts';
import { createContradictionLog, createUnknownFieldLog } from '../../ingest/reports.ts';
import { type ArchiveCounts, keepArchive } from '../../leader/keep-archive.ts';
import { keepSnapshots } from '../../journal/snapshots.ts';
import { createLeadership, type Leadership } from '../../leader/leadership.ts';
import { archiveFolder } from '../../journal/archive.ts';
import { providerOfKey } from '../../journal/providers.ts';
import type { RoleContext } from '../infrastructure.ts';

export interface Live extends AsyncDisposable {
  readonly leadership: Leadership;
  readonly archive: ArchiveCounts;
}

export async function startLive({ config, app, infrastructure, follower, metrics, tracing, drain }: RoleContext): Promise<Live> {
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
  await app.register(async (scope) =>
    ingest(scope, {
      providerOf: (key, sender) =>
        guesses.check(addressOf(sender, config.clientAddressHeader), key, () => providerOfKey(db, key)),
      submit: (provider, messages, options) => leadership.submit(provider, messages, options),
      onResults(provider, results) {
        metrics.ingested(provider, results);
        logUnknownFields(provider, results);
      },
      isEnding: () => drain.isEnding,
      isStandby: () => leadership.isStandby,
      tracing,
    }),
  );
  return Object.assign(stack.move(), { leadership, archive });
}
