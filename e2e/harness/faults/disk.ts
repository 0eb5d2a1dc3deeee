import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small disk of its own. */
export interface Disk extends Disposable {
  readonly folder: string;
  /** Leaves no room on it, or so many megabytes; `clear` gives it back. */
  fill(leftMegabytes?: number): void;
  clear(): void;
  setReadOnly(isReadOnly: boolean): void;
}

/** Null, after a line that says so, where no disk may be mounted. */
export function mountDisk(megabytes: number): Disk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'pipe' });
  } catch {
    rmdirSync(folder);
    console.log('No disks may be mounted here (as root): a full disk is not tested.');
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill(leftMegabytes = 0) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize - leftMegabytes * 2 ** 20));
      } catch (error) {
        // Others wrote meanwhile: it is full.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    setReadOnly: (isReadOnly) => void execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder]),
    clear: () => rmSync(ballast, { force: true }),
    [Symbol.dispose]() {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
