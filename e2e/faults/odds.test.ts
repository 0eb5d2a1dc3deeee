import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OfferMessage } from '@stillingen/domain/messages';
import { readEventOdds } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { offer } from '../../domain/testing/odds-scenario.ts';
import { fixture } from '../../domain/testing/scenario.ts';
import { connect } from '../../server/database/database.ts';
import { findEmbedded } from '../../server/database/embedded/embedded.ts';
import { readVersions } from '../../server/odds/log/read.ts';
import { temporaryFolder } from '../../server/testing/run.ts';
import { deliver, eventsOf, listFeed } from '../harness/feed.ts';
import { textOf } from '../harness/faults/convergence.ts';
import { startMachine } from '../harness/faults/machine.ts';
import { runProgram } from '../harness/program.ts';

const BATCH = 50;
const BATCH_MS = 100;
const BATCHES = 25;

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString().replace(/\.\d+/, '');

/** Each of fifty totals once, with the prices of its turn. */
const batchOf = (turn: number): readonly OfferMessage[] =>
  Array.from({ length: BATCH }, (_, place) => {
    const prices = { over: (1.5 + turn / 100).toFixed(2), under: '1.95' };
    return offer({ key: `o/${place}`, seq: turn, at: new Date().toISOString(), line: 0.5 + place / 2, prices });
  });

it('[F-35] every change of odds is in the log once after server and database were killed at 500 a second', async () => {
  using folder = temporaryFolder('odds-kill');
  const [dataDir, file] = [path.join(folder.path, 'data'), path.join(folder.path, 'bookmakers.json')];
  const dkLicence = { holder: 'A/S', number: '1', validTo: '2099-01-01' };
  writeFileSync(file, JSON.stringify({ bookmakers: [{ id: 9001, name: 'A', dkLicence }], available: { default: [9001] } }));
  await using machine = await startMachine({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', BOOKMAKERS: file, ODDS_PROGRAMS: 'DK' });
  const key = (await runProgram(['provider', 'add', 'odds'], { DATA_DIR: dataDir })).stdout.trim();
  expect((await deliver(machine.url, key, [fixture({ start: inMs(3_600_000), at: inMs(0) })])).status).toBe(200);
  async function submit(messages: readonly OfferMessage[]): Promise<readonly string[]> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await fetch(`${machine.url}/ingest/v1/odds`, { method: 'POST', headers, body: JSON.stringify(messages) });
    return ((await response.json()) as { results: { result: string }[] }).results.map(({ result }) => result);
  }

  const batches = Array.from({ length: BATCHES }, (_, turn) => turn + 1);
  const answered = new Set<number>();
  const sent: (readonly OfferMessage[])[] = [];
  const sending = batches.map(async (turn) => {
    await sleep(turn * BATCH_MS);
    const messages = (sent[turn] = batchOf(turn));
    await submit(messages).then(
      () => answered.add(turn),
      () => undefined,
    );
  });
  await sleep((BATCHES * BATCH_MS) / 2);
  process.kill(Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  await machine.kill();
  await Promise.all(sending);
  await machine.start();
  const db = connect(findEmbedded(dataDir)!, 1);
  const logged = async () =>
    (await Array.fromAsync(readVersions(db, 0))).map(({ n, key: name, seq }) => ({ n, name: `${name} ${seq}` }));
  const before = new Set((await logged()).map(({ name }) => name));
  const accepted = [...answered].flatMap((turn) => sent[turn]!.map((message) => `${message.key} ${message.seq}`));
  expect(answered.size).toBeGreaterThan(5);
  expect(accepted.filter((name) => !before.has(name))).toEqual([]);

  // A provider repeats what was not answered.
  for (const turn of batches.filter((each) => !answered.has(each)))
    expect(new Set(await submit(sent[turn]!)).isSubsetOf(new Set(['accepted', 'duplicate']))).toBe(true);
  const after = await logged();
  expect(after.map(({ n }) => n)).toEqual(after.map((_, at) => at + 1));
  expect(after.map(({ name }) => name).toSorted()).toEqual(
    sent
      .flat()
      .map((message) => `${message.key} ${message.seq}`)
      .toSorted(),
  );
  await db.end();
  const [event] = eventsOf(await textOf(machine.url, listFeed()));
  const { markets } = readEventOdds(await textOf(machine.url, `df_od_1_${event!.id!}`));
  const last = sent[BATCHES]!;
  expect(markets.flatMap(({ offers }) => offers.map(({ prices, confirmed }) => [prices[0]!.price, confirmed]))).toEqual(
    last.map(({ at }) => [1500 + BATCHES * 10, Math.floor(Date.parse(at) / 1000)]),
  );
});
