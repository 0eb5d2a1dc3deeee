import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Client, createClient, type OpenTable } from '../client.ts';
import { createModelServer, eventWith, type Faults } from '../testing/model-server.ts';
import { createVirtualWorld } from '../testing/virtual-world.ts';

/** One thing that happens, after a pause. */
const happening = fc.record({
  pauseMs: fc.oneof(
    fc.integer({ min: 0, max: 800 }),
    fc.integer({ min: 0, max: 30_000 }),
    fc.constant(100_000),
    fc.constant(320_000),
  ),
  what: fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('score' as const), event: fc.nat(5), goals: fc.nat(4) }) },
    // Changes close together, so that some fall between an answer being made and its coming.
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('burst' as const), events: fc.array(fc.nat(4), { minLength: 5, maxLength: 25 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('stage' as const),
        event: fc.nat(5),
        stage: fc.constantFrom([1, 1], [2, 12], [2, 38], [2, 13], [3, 3]),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('start' as const), event: fc.nat(5), byS: fc.constantFrom(-900, 900) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), event: fc.nat(8) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('lose' as const), frames: fc.integer({ min: 1, max: 4 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('disconnect' as const, 'new-epoch' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('push' as const),
        fault: fc.constantFrom<Faults['push']>('none', 'refused', 'silent'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('fetch' as const),
        fault: fc.constantFrom<Faults['fetch']>('none', 'network', 'status', 'hang', 'garbage'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('hidden' as const, 'offline' as const), on: fc.boolean() }) },
  ),
});

const isBlank = (value: unknown): boolean => value === null || value === '' || value === false;

/** The words of rows that a server sends, without what the client makes itself. */
function said(rows: ReadonlyMap<string, object>): Record<string, Record<string, unknown>> {
  const result: Record<string, Record<string, unknown>> = {};
  for (const [id, row] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
    result[id] = Object.fromEntries(
      Object.entries(row).filter(([word, value]) => !['live', 'highlight', 'previousScore'].includes(word) && !isBlank(value)),
    );
  }
  return result;
}

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const FEED = 't_1_63_Template_1_da_n_1';
const LONGEST_QUIET_MS = 200_000;

function open(seed: number) {
  const world = createVirtualWorld(randomOf(seed));
  const server = createModelServer(world);
  const startS = Math.floor(world.nowMs() / 1000);
  for (let n = 0; n < 5; n += 1) server.add(eventWith(`event00${n}`, { start: startS + n * 900 }));
  const client: Client = createClient({
    origin: 'https://example.test',
    projectId: 8,
    sign: 'stillingen',
    language: 'da',
    ports: world,
  });
  const opened: OpenTable = client.openTable({ feed: FEED, day: 0 });
  return { world, server, client, opened, startS };
}

describe('a table through faults', () => {
  it('holds what the server holds once all is quiet, and never asks for one feed twice at a time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 25 }), fc.integer(), async (happenings, seed) => {
        const { world, server, client, opened, startS } = open(seed);
        for (const { pauseMs, what } of happenings) {
          await world.advance(pauseMs);
          switch (what.kind) {
            case 'score':
              server.change(`event00${what.event}`, { homeScore: what.goals, awayScore: 0 });
              break;
            case 'burst':
              for (const [goals, event] of what.events.entries()) {
                server.change(`event00${event}`, { homeScore: goals, awayScore: 0 });
                await world.advance(25);
              }
              break;
            case 'stage':
              server.change(`event00${what.event}`, { stageType: what.stage[0], stage: what.stage[1] });
              break;
            case 'start':
              server.change(`event00${what.event}`, { start: startS + what.event * 900 + what.byS });
              break;
            case 'add':
              if (!server.rows().has(`event00${what.event}`)) server.add(eventWith(`event00${what.event}`, { start: startS }));
              break;
            case 'remove':
              server.remove(`event00${what.event}`);
              break;
            case 'lose':
              server.faults.loseFrames = what.frames;
              break;
            case 'disconnect':
              server.closeConnections();
              break;
            case 'new-epoch':
              server.newEpoch();
              break;
            case 'push': {
              server.faults.push = what.fault;
              if (what.fault === 'refused') server.closeConnections();
              break;
            }
            case 'fetch':
              server.faults.fetch = what.fault;
              break;
            case 'hidden':
              world.visibility.set(!what.on);
              break;
            case 'offline':
              world.online.set(!what.on);
              break;
          }
        }
        Object.assign(server.faults, { fetch: 'none', push: 'none', loseFrames: 0 });
        world.visibility.set(true);
        world.online.set(true);
        await world.advance(LONGEST_QUIET_MS);

        expect(said(opened.table.rows)).toEqual(said(server.rows()));
        expect(
          opened.table.structure
            .get()
            .leagues.flatMap(({ events }) => events)
            .toSorted(),
        ).toEqual([...server.rows().keys()].toSorted());
        expect(world.mostInFlight()).toBeLessThanOrEqual(1);
        expect(opened.status.get()).toBe('ready');
        expect(client.connection.get().mode).toBe('push');

        await client[Symbol.asyncDispose]();
        const asked = world.requests.length;
        await world.advance(LONGEST_QUIET_MS);
        expect(world.requests.length).toBe(asked);
        expect(world.sockets.every((socket) => socket.isClosed)).toBe(true);
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
