import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../testing/run.ts';
import { checkBackupFile } from './backup-file.ts';

const HEADER = `${JSON.stringify({ format: 'stillingen-backup', version: 1, migrations: [], createdAt: '', entries: 0 })}\n`;

it('the check of a backup ends when it is interrupted', async () => {
  const folder = temporaryFolder('backup');
  onTestFinished(() => folder[Symbol.dispose]());
  const file = path.join(folder.path, 'long.gz');
  writeFileSync(file, gzipSync(HEADER + '{}\n'.repeat(2_000_000)));
  const ending = new AbortController();
  const checking = checkBackupFile(file, [], ending.signal);
  await nextTurn();
  ending.abort();
  await expect(checking).rejects.toThrow('interrupted; nothing was restored');
});
