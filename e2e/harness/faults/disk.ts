import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Disk extends Disposable {
  readonly folder: string;
  /** `clear` frees the space again. */
  fill(leftMegabytes?: number): void;
  clear(): void;
  setReadOnly(isReadOnly: boolean): void;
}

/** Null, with a logged line, without the right to mount. */
export function mountDisk(megabytes: number): Disk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'pipe' });
  } catch {
    rmdirSync(folder);
    console.log('Disks can not be mounted (as root): a full disk is not tested.');
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
        // Full already: another process wrote meanwhile.
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
