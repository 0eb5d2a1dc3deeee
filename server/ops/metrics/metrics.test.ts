import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Message } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { fixture, PROVIDER, score, status } from '../../../domain/testing/scenario.ts';
import { archiveFolder } from '../../journal/archive.ts';
import { issueKey } from '../../journal/providers.ts';
import { startTestMachines } from '../../testing/stack.ts';
import { hasNats } from '../../testing/nats.ts';
import type { Stack } from '../../compose/stack.ts';

if (!hasNats) console.log('nats-server not found: metrics of several machines are not tested. Install nats-server.');

const WAIT = { interval: 50 } as const;

async function metricsOf({ url }: Stack): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('stillingen_'));
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice('stillingen_'.length, end), Number(line.slice(end + 1))];
    }),
  );
}
const some = async (stack: Stack, ...names: readonly string[]): Promise<readonly (number | undefined)[]> => {
  const metrics = await metricsOf(stack);
  return names.map((name) => metrics[name]);
};

async function submit({ url, db }: Stack, messages: readonly Message[]): Promise<void> {
  const key = await issueKey(db, PROVIDER.name, PROVIDER.origin);
  const response = await fetch(`${url}/ingest/v1/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(messages),
  });
  expect(response.status).toBe(200);
}

describe.skipIf(!hasNats)('metrics of several machines', () => {
  it('reports roles, leader, standby, bus gaps and the age of the journal as metrics', async () => {
    await using machines = await startTestMachines();
    const first = await machines.start('first', { ROLES: 'live' });
    const LEADING = ['leading', 'standby', 'leadership_term', 'leadership_takeovers_total'] as const;
    await expect.poll(() => some(first, ...LEADING), WAIT).toEqual([1, 0, 1, 1]);
    const second = await machines.start('second', { ROLES: 'live' });
    const edge = await machines.start('edge', { ROLES: 'edge' });
    await expect.poll(() => some(second, ...LEADING), WAIT).toEqual([0, 1, 0, 0]);
    expect(await some(edge, ...LEADING, 'role{role="edge"}', 'role{role="live"}')).toEqual([0, 0, 0, 0, 1, undefined]);
    expect(await some(second, 'role{role="edge"}', 'role{role="live"}')).toEqual([undefined, 1]);
    expect((await metricsOf(edge))['journal_age_seconds{entry="newest"}']).toBeUndefined();

    await submit(first, [fixture(), status(1, 12)]);
    await expect.poll(() => some(edge, 'journal_position', 'follower_lag_entries'), WAIT).toEqual([2, 0]);
    expect(await some(edge, 'follower_read_entries_total', 'follower_delay_seconds_count')).toEqual([0, 1]);
    await first.db`update journal set received_at = received_at - interval '1 hour' where n = 1`;
    const [oldest, newest] = await some(edge, 'journal_age_seconds{entry="oldest"}', 'journal_age_seconds{entry="newest"}');
    expect(oldest! - newest!).toBeCloseTo(3600, 0);

    await machines.nats.kill();
    await expect.poll(async () => (await some(edge, 'bus_silent_seconds'))[0], WAIT).toBeGreaterThan(3);
    await submit(first, [score(10, 1, 0)]);
    await expect.poll(() => some(edge, 'journal_position', 'follower_read_entries_total'), WAIT).toEqual([3, 1]);
    await machines.nats.start();
    await expect.poll(async () => (await some(edge, 'bus_silent_seconds'))[0], WAIT).toBeLessThan(3);

    await first[Symbol.asyncDispose]();
    await expect.poll(() => some(second, ...LEADING), WAIT).toEqual([1, 0, 2, 1]);
  });

  it('reports the age of the state while the database and the bus are unavailable', async () => {
    await using machines = await startTestMachines();
    const live = await machines.start('live', { ROLES: 'live' });
    const edge = await machines.start('edge', { ROLES: 'edge' });
    await expect.poll(() => some(live, 'leading'), WAIT).toEqual([1]);
    await submit(live, [fixture()]);
    await expect.poll(() => some(edge, 'journal_position', 'follower_read_entries_total'), WAIT).toEqual([1, 0]);
    machines.postgres.kill();
    await expect.poll(async () => (await some(edge, 'follower_behind_seconds'))[0], WAIT).toBeGreaterThan(9);
    const readiness = await fetch(`${edge.url}/readyz?role=edge`);
    expect([readiness.status, await readiness.text()]).toEqual([
      503,
      expect.stringMatching(/^the state may be \d+ seconds old$/),
    ]);
  });

  it('reports archived files and failed attempts as metrics', async () => {
    await using machines = await startTestMachines();
    const age = (db: Stack['db'], to: number) =>
      db`update journal set received_at = received_at - interval '3 days' where n <= ${to}`;
    const MOVED = ['archive_chunks_total', 'archive_failures_total'] as const;
    const alone = { NATS_URL: '', ROLES: 'live,edge,identity,alerts' };
    const settings = { ...alone, JOURNAL_DAYS: '1' };
    {
      await using before = await machines.start('archive', alone);
      expect(await some(before, ...MOVED)).toEqual([0, 0]);
      await submit(before, [fixture(), status(1, 12), score(20, 1, 0), score(21, 2, 0), score(22, 3, 0)]);
      await age(before.db, 2);
    }
    {
      await using moving = await machines.start('archive', settings);
      await expect.poll(() => some(moving, ...MOVED), WAIT).toEqual([1, 0]);
      await age(moving.db, 4);
    }
    rmSync(archiveFolder(path.join(machines.folder, 'archive')), { recursive: true });
    await using torn = await machines.start('archive', settings);
    await expect.poll(() => some(torn, ...MOVED), WAIT).toEqual([0, 1]);
  });
});
