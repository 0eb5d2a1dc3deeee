import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '../database/open.ts';
import { temporaryFolder } from '../testing/run.ts';
import { connectProviderApi } from './provider-api.ts';

it('a replay has another provider than an import of the same format', async () => {
  using folder = temporaryFolder('door');
  const dataDir = path.join(folder.path, 'data');
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('LOG_LEVEL', 'silent');
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const origin of ['real', 'replay'] as const) {
    await using opened = await connectProviderApi('badminton-bwf', origin);
    expect(await opened.client.deliver([])).toEqual([]);
  }
  await using store = await openStore({ dataDir, databaseUrl: '' });
  expect(await store.db`select name, origin from provider order by name`).toEqual([
    { name: 'badminton-bwf', origin: 'real' },
    { name: 'badminton-bwf-replay', origin: 'replay' },
  ]);
});
