import { describe, expect, it } from 'vitest';
import { fixture, PROVIDER, status } from '../../domain/testing/scenario.ts';
import { issueKey } from '../journal/providers.ts';
import { startTestMachines } from '../testing/stack.ts';
import { hasNats } from '../testing/nats.ts';
import type { Stack } from './stack.ts';

const WAIT = { interval: 50 } as const;

async function submit({ url, db }: Stack, club: string): Promise<number> {
  const key = await issueKey(db, PROVIDER.name, PROVIDER.origin);
  const { status: answer } = await fetch(`${url}/ingest/v1/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify([fixture({ home: { name: `${club} hjemme` }, away: { name: `${club} ude` } }), status(1, 12)]),
  });
  return answer;
}

const clubsOf = ({ state }: Stack): string[] => [...state.participants.values()].map(({ name }) => name);

describe.skipIf(!hasNats)('two sites on one broker', () => {
  it('two sites with equal names on one broker stay separate', async () => {
    await using machines = await startTestMachines();
    const site = await machines.start('site', {});
    await site.db`create database other`;
    const other = await machines.start('other', { DATABASE_URL: machines.postgres.url.replace(/\/postgres$/, '/other') });
    const otherEdge = await machines.start('other-edge', {
      ROLES: 'edge',
      DATABASE_URL: machines.postgres.url.replace(/\/postgres$/, '/other'),
    });
    await expect.poll(() => submit(site, 'Vejle'), WAIT).toBe(200);
    await expect.poll(() => site.state.n, WAIT).toBe(2);
    // Later entries of their own arrive: those of the first site would have arrived as well.
    await expect.poll(() => submit(other, 'Aarhus'), WAIT).toBe(200);
    await expect.poll(() => otherEdge.state.n, WAIT).toBe(2);
    expect([site, other, otherEdge].map(clubsOf)).toEqual([
      ['Vejle hjemme', 'Vejle ude'],
      ['Aarhus hjemme', 'Aarhus ude'],
      ['Aarhus hjemme', 'Aarhus ude'],
    ]);
    const metrics = await (await fetch(`${otherEdge.url}/metrics`)).text();
    expect(metrics).toMatch(/^stillingen_follower_gaps_total 0$/m);
    expect(metrics).toMatch(/^stillingen_follower_read_entries_total 0$/m);
  });
});
