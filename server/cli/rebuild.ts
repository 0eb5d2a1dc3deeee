import { differences, emptyState } from '@stillingen/domain';
import { loadState, replayJournal } from '../journal/load-state.ts';
import { verifyOdds } from '../odds/log/verify.ts';
import { readConfig } from '../ops/config/config.ts';
import { archiveFolder, readWhole } from '../journal/archive.ts';
import { lastNumber, readProviders } from '../journal/journal.ts';
import { forgetSnapshots, writeSnapshot } from '../journal/snapshots.ts';
import { openDatabase } from '../database/open.ts';
import { command } from './options.ts';
import { createProgress } from '../ops/output.ts';

const SHOWN_DIFFERENCES = 20;

export const rebuild = command({
  summary: 'Rebuilds all state from the journal alone and keeps it as the one snapshot; with --verify it only compares.',
  words: [],
  options: { verify: { meaning: 'compare with the state that a start would load, and write nothing', isSwitch: true } },
  async run({ options }) {
    const config = readConfig();
    await using opened = await openDatabase(config);
    const { db } = opened;
    const archive = archiveFolder(config.dataDir);
    const loaded = await loadState(db, archive);
    const [total, providers] = [await lastNumber(db), await readProviders(db)];
    const progress = createProgress();
    const rebuilt = emptyState();
    const unaccepted = await replayJournal(rebuilt, readWhole(db, archive, 0), providers, ({ n }) =>
      progress(n, total, 'journal'),
    );
    // Entries committed meanwhile may be in one state only: bring the first up to the second.
    await replayJournal(loaded, readWhole(db, archive, loaded.n), providers);
    await replayJournal(rebuilt, readWhole(db, archive, rebuilt.n), providers);
    const odds = await verifyOdds(db);
    const lines = [
      ...unaccepted.map(({ n, why }) => `entry ${n} was accepted before and is refused now: ${why}`),
      ...differences(rebuilt, loaded),
      ...odds.differences,
    ];
    for (const line of lines.slice(0, SHOWN_DIFFERENCES)) process.stdout.write(`${line}\n`);
    if (odds.versions > 0) process.stdout.write(`${odds.versions} versions of ${odds.offers} offers\n`);
    process.stdout.write(
      `${rebuilt.n} entries, ${rebuilt.events.size + rebuilt.races.size} events: ${lines.length === 0 ? 'no difference' : `${lines.length} differences`}\n`,
    );
    if (!options.verify) {
      // A start may use an older snapshot than the newest: none of the damaged ones may stay.
      await forgetSnapshots(db);
      await writeSnapshot(db, rebuilt);
    }
    return options.verify && lines.length > 0 ? 1 : 0;
  },
});
