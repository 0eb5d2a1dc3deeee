import { apply, emptyState, type Entry, type LiveState } from '@stillingen/domain';
import { PAST_MS, secondOf } from './past.ts';
import type { Database } from '../database/database.ts';
import { readWhole } from './archive.ts';
import { firstSince, lastNumber, readProviders } from './journal.ts';
import { latestSnapshot } from './snapshots.ts';
import { entryOf, replayJournal } from './replay-journal.ts';

/** Entries of the last minutes that a start tells of at the most: about as many changes as lists remember. */
const MAX_OBSERVED_ENTRIES = 10_000;
/** Entries that a start reads at the most for the sake of these minutes, in about a second. */
const MAX_READ_ENTRIES = 20_000;

/** Is told of entries before and after they are applied, and when that is (milliseconds). */
export interface EntryObserver {
  before(entries: readonly Entry[], atMs: number): void;
  after(entries: readonly Entry[], atMs: number): void;
}

/** The state that snapshot and journal hold; without a snapshot it takes the archive in a folder as well. */
export async function loadState(db: Database, archive: string): Promise<LiveState> {
  const state = (await latestSnapshot(db, await lastNumber(db))) ?? emptyState();
  await replayJournal(state, readWhole(db, archive, state.n), await readProviders(db));
  return state;
}

/** After which entry the last minutes begin, and since when the state stood as that left it. */
async function pastOf(db: Database, last: number, nowMs: number): Promise<{ after: number; sinceMs: number }> {
  const sinceMs = nowMs - PAST_MS;
  const first = await firstSince(db, sinceMs, last - MAX_OBSERVED_ENTRIES);
  if (first === null) return { after: last, sinceMs };
  const isCut = first.n === last - MAX_OBSERVED_ENTRIES + 1;
  return { after: first.n - 1, sinceMs: isCut ? Math.min(first.receivedAtMs, nowMs) : sinceMs };
}

/** The state from which entry `after` is reached without reading too much; else the newest, which is past it. */
async function stateBefore(db: Database, after: number, last: number): Promise<LiveState> {
  const near = await latestSnapshot(db, after, last - MAX_READ_ENTRIES);
  if (near !== null) return near;
  // What has left the journal for the archive may be out of reach: where there is a snapshot, a start does without.
  const isAtHand = last <= MAX_READ_ENTRIES && (await firstSince(db, 0, 0))?.n === 1;
  return (isAtHand ? null : await latestSnapshot(db, last)) ?? emptyState();
}

/** Tells a witness of entries as they come from the journal, of those of a second together, by the times at which they came. */
function replayInto(
  witness: EntryObserver,
  nowMs: () => number,
): { before(entry: Entry): void; after(entry: Entry): void; end(): void } {
  let told: Entry[] = [];
  let atMs = 0;
  function end(): void {
    if (told.length > 0) witness.after(told, atMs);
    told = [];
  }
  return {
    before(entry) {
      // Of a clock that was ahead.
      const cameMs = Math.min(entry.atMs, nowMs());
      if (secondOf(cameMs) !== secondOf(atMs)) end();
      atMs = cameMs;
      witness.before([entry], atMs);
    },
    after: (entry) => told.push(entry),
    end,
  };
}

/**
 * The same, with a witness who saw the last minutes: made on the state as it stood at their beginning, and told of all that came since
 * as it would have been while that came. Where they can not be read soon enough it is made on the state at the end.
 * `makeWitness` is told since when the state stands as it does.
 */
export async function loadWithHistory<W extends EntryObserver>(
  db: Database,
  archive: string,
  nowMs: () => number,
  makeWitness: (state: LiveState, sinceMs: number) => W,
): Promise<W> {
  const last = await lastNumber(db);
  const past = await pastOf(db, last, nowMs());
  const state = await stateBefore(db, past.after, last);
  const providers = await readProviders(db);
  const isKnown = state.n <= past.after;
  let seen: { witness: W; teller: ReturnType<typeof replayInto> } | null = null;
  for await (const row of readWhole(db, archive, state.n)) {
    if (isKnown && seen === null && row.n > past.after) {
      const witness = makeWitness(state, past.sinceMs);
      seen = { witness, teller: replayInto(witness, nowMs) };
    }
    const { entry } = entryOf(state, row, providers);
    seen?.teller.before(entry);
    apply(state, entry);
    seen?.teller.after(entry);
  }
  seen?.teller.end();
  return seen?.witness ?? makeWitness(state, isKnown ? past.sinceMs : nowMs());
}
