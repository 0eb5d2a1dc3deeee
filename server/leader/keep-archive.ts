import { archiveChunk } from '../journal/archive.ts';
import type { Database } from '../database/database.ts';

const LOOK_MS = 60_000;

/** What was moved since the start, and how often that failed. */
export interface ArchiveCounts {
  readonly chunks: number;
  readonly failures: number;
}

/** While this process leads, moves what is older than so many days from the journal to the archive, chunk by chunk. */
export function keepArchive({
  db,
  folder,
  days,
  termNow,
  report,
}: {
  readonly db: Database;
  readonly folder: string;
  readonly days: number;
  /** 0 while it does not lead. */
  readonly termNow: () => number;
  readonly report: (error: unknown) => void;
}): AsyncDisposable & { readonly counts: ArchiveCounts } {
  const counts = { chunks: 0, failures: 0 };
  let hasEnded = false;
  let moving: Promise<void> | null = null;
  async function move(): Promise<void> {
    for (let term = termNow(); term !== 0 && !hasEnded; term = termNow()) {
      if (!(await archiveChunk(db, folder, { days, term }))) return;
      counts.chunks += 1;
    }
  }
  function look(): void {
    moving ??= move()
      .catch((error: unknown) => {
        counts.failures += 1;
        report(error);
      })
      .finally(() => {
        moving = null;
      });
  }
  const timer = setInterval(look, LOOK_MS);
  look();
  return {
    counts,
    async [Symbol.asyncDispose]() {
      hasEnded = true;
      clearInterval(timer);
      await moving;
    },
  };
}
