import { it } from 'vitest';
import { createClient } from './client.ts';
import { createModelServer, eventWith } from './testing/model-server.ts';
import { createVirtualWorld } from './testing/virtual-world.ts';
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return state / 2 ** 32; };
}
it('dbg', async () => {
  const world = createVirtualWorld(randomOf(0));
  const server = createModelServer(world);
  const t0 = world.nowMs();
  const log = (...a: unknown[]) => console.log(world.nowMs() - t0, ...a);
  const orig = world.onSocket;
  world.onSocket = (s) => { orig(s); log('socket'); const os = s.send; s.send = (f) => { log('frame', JSON.stringify(f)); os(f); }; };
  const of = world.fetch;
  world.fetch = async (u, i) => { log('fetch', u); const r = await of(u, i); log('answer', u, (await r.text()).slice(0, 2000)); return r; };
  for (let n = 0; n < 5; n += 1) server.add(eventWith(`event00${n}`, { start: t0 / 1000 + n * 900 }));
  const client = createClient({ origin: 'https://example.test', projectId: 8, sign: 'stillingen', language: 'da', ports: world });
  const opened = client.openTable({ feed: 't_1_63_Template_1_da_n_1', day: 0 });
  await world.advance(20);
  server.remove('event000'); log('removed');
  await world.advance(320000);
  server.add(eventWith('event000', { start: t0 / 1000 })); log('added');
  await world.advance(320000);
  log([...opened.table.rows.keys()]);
});
