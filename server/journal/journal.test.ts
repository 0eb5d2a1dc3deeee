import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createScenario, fixture, score, status } from '../../domain/testing/scenario.ts';
import { differences, emptyState, snapshotLines } from '@stillingen/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { appendJournal, lastNumber, readJournal } from './journal.ts';
import { discardStore, holdsStore, openBeside, openStore, type OpenedStore } from '../database/open.ts';
import { followProviders, issueKey, providerOfKey, revokeKey, revokeKeysOf } from './providers.ts';
import { forgetSnapshots, latestSnapshot, writeSnapshot } from './snapshots.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-store-'));
const target = {
  dataDir: path.join(folder, 'a-folder-whose-path-is-longer-than-what-a-socket-may-have', 'data'),
  databaseUrl: '',
};
let store: OpenedStore;
let db: Database;
beforeAll(async () => {
  store = await openStore(target);
  db = store.db;
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const row = (n: number, text = '{}') => ({ n, provider: 'p', key: `k${n}`, seq: 1, receivedAtMs: 1_795_185_590_123, text });

describe('store', () => {
  it('refuses a second process in one line and touches nothing', async () => {
    await expect(openStore(target)).rejects.toThrow(/^DATA_DIR .* is in use by process \d+ \(.*\); nothing was changed$/);
    expect((await openBeside(target))?.holder).toBeDefined();
  });

  it('is not discarded while a server runs on it', async () => {
    discardStore(target.dataDir);
    expect(holdsStore(target.dataDir)).toBe(true);
  });

  it('commits durably', async () => {
    expect(await db`show synchronous_commit`).toMatchObject([{ synchronous_commit: 'on' }]);
    expect(await db`show fsync`).toMatchObject([{ fsync: 'on' }]);
  });

  it('keeps journal rows in order, unchanged and to the millisecond', async () => {
    const text = '{"b":1,  "a":"ø~"}';
    await appendJournal(db, [row(1, text), row(2)], store.lease.term);
    const rows = await Array.fromAsync(readJournal(db, 0));
    expect(rows).toEqual([
      { n: 1, provider: 'p', receivedAtMs: 1_795_185_590_123, text },
      { n: 2, provider: 'p', receivedAtMs: 1_795_185_590_123, text: '{}' },
    ]);
    expect(await lastNumber(db)).toBe(2);
  });

  it('appends all rows or none when another process wrote one of the numbers', async () => {
    await expect(appendJournal(db, [row(2), row(3)], store.lease.term)).rejects.toThrow('journal_pkey');
    expect(await lastNumber(db)).toBe(2);
  });

  it('restores the state from a snapshot, and skips an unreadable one', async () => {
    const { state, submit } = createScenario();
    submit(fixture());
    await writeSnapshot(db, state);
    submit(status(1, 12));
    submit(score(5, 1, 0));
    await writeSnapshot(db, state);
    expect(differences((await latestSnapshot(db, 99))!, state)).toEqual([]);
    await db`update snapshot_piece set body = '\\x00' where n = 3`;
    expect((await latestSnapshot(db, 99))?.n).toBe(1);
    expect(await latestSnapshot(db, 0)).toBeNull();
    await db`delete from snapshot_piece where n = 3`;
    expect((await latestSnapshot(db, 99))?.n).toBe(1);
    expect(differences(emptyState(), state).length).toBeGreaterThan(0);
  });

  it('keeps the snapshots of the last minutes, and the newest of this version before them', async () => {
    await db`delete from snapshot`;
    const { state, submit } = createScenario();
    const kept = async (): Promise<number[]> =>
      (await db<{ n: number }[]>`select n::int from snapshot order by n`).map(({ n }) => n);
    const age = (seconds: number) => db`update snapshot set created_at = created_at - ${seconds} * interval '1 second'`;
    const next = async (): Promise<void> => {
      submit(fixture({ key: `kept${state.n}`, home: { name: `Home ${state.n}` } }));
      await writeSnapshot(db, state);
    };
    await next();
    await age(250);
    await next();
    await age(150);
    await next();
    expect(await kept()).toEqual([1, 2, 3]);
    await age(60);
    await next();
    expect(await kept()).toEqual([2, 3, 4]);
    await db`update snapshot set version = 0 where n = 3`;
    await age(200);
    await db`update snapshot set version = 0 where n = 4`;
    await next();
    expect(await kept()).toEqual([2, 3, 4, 5]);
    await forgetSnapshots(db);
    expect(await kept()).toEqual([]);
  });

  it('writes a snapshot line by line, none of them long, with a pause after each', async () => {
    const { state, submit } = createScenario();
    for (let at = 0; at < 1000; at += 1) submit(fixture({ key: `m${at}`, home: { name: `Home ${at}` } }));
    const lines = [...snapshotLines(state)];
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(25_000);
    const rests: number[] = [];
    await writeSnapshot(db, state, async (lineMs) => rests.push(lineMs));
    expect(rests).toHaveLength(lines.length);
    expect(differences((await latestSnapshot(db, state.n))!, state)).toEqual([]);
  });

  it('writes a large snapshot in pieces; without one of them it is unreadable', async () => {
    const { state, submit } = createScenario();
    for (let at = 0; at < 1000; at += 1) submit(fixture({ key: `m${at}`, home: { name: `Home ${at}` } }));
    await writeSnapshot(db, state);
    const pieces = await db<{ place: number }[]>`select place from snapshot_piece where n = ${state.n} order by place`;
    expect(pieces.length).toBeGreaterThan(1);
    expect(differences((await latestSnapshot(db, state.n))!, state)).toEqual([]);
    await db`update snapshot_piece set body = '\\x00' where n = ${state.n} and place = ${pieces.at(-1)!.place}`;
    expect((await latestSnapshot(db, state.n))?.n).not.toBe(state.n);
  });

  it('keeps hashes of keys, which end when revoked', async () => {
    const key = await issueKey(db, 'p', 'real');
    expect(JSON.stringify(await db`select encode(hash, 'escape') as hash from provider_key`)).not.toContain(key);
    expect(await providerOfKey(db, key)).toEqual({ name: 'p', origin: 'real' });
    await revokeKey(db, key);
    expect(await providerOfKey(db, key)).toBeNull();
    await issueKey(db, 'p', 'real');
    expect(await revokeKeysOf(db, 'p')).toBe(1);
  });

  it('keeps the attribution of a provider until another is given, and every process learns of it', async () => {
    const first = { text: 'Kilden', url: 'https://kilden.example/', licence: 'ODbL 1.0' };
    const later = { ...first, licence: 'CC BY 4.0' };
    const read: unknown[] = [];
    await using _following = await followProviders(
      db,
      (attributions) => read.push(Object.fromEntries(attributions)),
      (error) => read.push(error),
    );
    const named = () => read.map((each) => (each as { named?: unknown }).named);
    await issueKey(db, 'named', 'real');
    await expect.poll(named).toEqual([undefined, null]);
    await issueKey(db, 'named', 'real', first);
    await expect.poll(named).toEqual([undefined, null, first]);
    await issueKey(db, 'named', 'real');
    await issueKey(db, 'named', 'real', later);
    await expect.poll(named).toEqual([undefined, null, first, later]);
  });

  it('refuses a key of a real provider for replays in one line', async () => {
    const key = await issueKey(db, 'two-faced', 'real');
    await expect(issueKey(db, 'two-faced', 'replay')).rejects.toThrow(
      'the provider two-faced is known, and its matches are real, not replay: name another provider; nothing was changed',
    );
    expect(await providerOfKey(db, key)).toEqual({ name: 'two-faced', origin: 'real' });
    expect(await revokeKeysOf(db, 'two-faced')).toBe(1);
  });
});

describe('store of a newer version', () => {
  it('is refused in one line, untouched, when its migrations are unknown', async () => {
    await db`insert into migration (name) values ('9999-future.sql')`;
    await store[Symbol.asyncDispose]();
    await expect(openStore(target)).rejects.toThrow(
      /is of a newer version of Stillingen \(it has 9999-future\.sql\).*nothing was changed/,
    );
    expect(await openBeside(target)).toBeNull();
  });

  it('is refused in one line, untouched, when its PostgreSQL is newer', async () => {
    const file = path.join(target.dataDir, 'postgres', 'PG_VERSION');
    writeFileSync(file, '99\n');
    await expect(openStore(target)).rejects.toThrow(
      /holds a database of PostgreSQL 99, this version needs 18; nothing was changed/,
    );
    expect(readFileSync(file, 'utf8')).toBe('99\n');
    writeFileSync(file, '18\n');
  });
});
