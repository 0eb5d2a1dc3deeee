import type { Database } from '../database/database.ts';
import { archiveChunk } from '../journal/archive.ts';

const CHECK_MS = 60_000;

export interface ArchiveCounts {
  readonly chunks: number;
  readonly failures: number;
}

export interface KeepArchiveOptions {
  readonly db: Database;
  readonly folder: string;
  readonly days: number;
  /** The term of this process; 0 while it does not lead. */
  readonly termNow: () => number;
  readonly report: (error: unknown) => void;
}

/** Moves old entries from the journal to the archive, chunk by chunk, while this process leads. */
export function keepArchive({ db, folder, days, termNow, report }: KeepArchiveOptions): AsyncDisposable & {
  readonly counts: ArchiveCounts;
} {
  const counts = { chunks: 0, failures: 0 };
  let hasEnded = false;
  let moving: Promise<void> | null = null;
  async function move(): Promise<void> {
    for (let term = termNow(); term !== 0 && !hasEnded; term = termNow()) {
      if (!(await archiveChunk(db, folder, { days, term }))) return;
      counts.chunks += 1;
    }
  }
  function check(): void {
    moving ??= move()
      .catch((error: unknown) => {
        counts.failures += 1;
        report(error);
      })
      .finally(() => {
        moving = null;
      });
  }
  const timer = setInterval(check, CHECK_MS);
  check();
  return {
    counts,
    async [Symbol.asyncDispose]() {
      hasEnded = true;
      clearInterval(timer);
      await moving;
    },
  };
}
