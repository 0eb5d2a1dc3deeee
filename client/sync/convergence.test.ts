import { copenhagenHours } from '@stillingen/domain';
import { buildPageFeedName, type EventRow, parsePageFeedName } from '@stillingen/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Client, createClient } from '../client.ts';
import type { OpenTable } from './driver.ts';
import { type Faults, NO_FAULTS } from '../testing/model-push.ts';
import { eventWith } from '../testing/feed-texts.ts';
import { ModelServer } from '../testing/model-server.ts';
import { checkSchedules, type Happening, randomOf, weighted } from '../testing/schedules.ts';
import { createVirtualWorld } from '../testing/virtual-world.ts';

const event = fc.nat(5);

const happening = fc.record({
  pauseMs: fc.oneof(
    fc.integer({ min: 0, max: 800 }),
    fc.integer({ min: 0, max: 30_000 }),
    fc.constant(100_000),
    fc.constant(320_000),
  ),
  what: fc.oneof(
    weighted(6, fc.record({ kind: fc.constant('score' as const), event, goals: fc.nat(4) })),
    weighted(2, fc.record({ kind: fc.constant('burst' as const), events: fc.array(fc.nat(4), { minLength: 5, maxLength: 25 }) })),
    weighted(
      2,
      fc.record({ kind: fc.constant('stage' as const), event, stage: fc.constantFrom([1, 1], [2, 12], [2, 38], [3, 3]) }),
    ),
    weighted(1, fc.record({ kind: fc.constant('start' as const), event, byS: fc.constantFrom(-900, 900, 86_400) })),
    weighted(1, fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), event: fc.nat(8) })),
    weighted(2, fc.record({ kind: fc.constant('lose' as const), frames: fc.integer({ min: 1, max: 4 }) })),
    weighted(
      3,
      fc.record({ kind: fc.constantFrom('disconnect' as const, 'new-epoch' as const, 'nonsense' as const, 'resync' as const) }),
    ),
    weighted(
      2,
      fc.record({ kind: fc.constant('push' as const), fault: fc.constantFrom<Faults['push']>('none', 'refused', 'silent') }),
    ),
    weighted(
      2,
      fc.record({
        kind: fc.constant('frames' as const),
        fault: fc.constantFrom<Faults['frames']>('none', 'twice', 'late', 'shuffled'),
      }),
    ),
    weighted(
      3,
      fc.record({
        kind: fc.constant('fetch' as const),
        fault: fc.constantFrom<Faults['fetch']>(
          'none',
          'network',
          'status',
          'hang',
          'portal',
          'cut',
          'old-date',
          'nothing',
          'cached',
        ),
      }),
    ),
    weighted(2, fc.record({ kind: fc.constantFrom('hidden' as const, 'offline' as const), on: fc.boolean() })),
    weighted(2, fc.record({ kind: fc.constant('delay' as const), seconds: fc.constantFrom(0, 5, 30, 90, 180) })),
  ),
});
type What = typeof happening extends fc.Arbitrary<infer T> ? (T extends { what: infer W } ? W : never) : never;

const SCENES = [
  { feed: 't_1_63_Template_1_da_n_1', startMs: Date.UTC(2026, 10, 20, 18) },
  { feed: 'f_1_0_1_da_1', startMs: Date.UTC(2026, 10, 20, 22, 50) },
  { feed: 'f_1_-1_1_da_1', startMs: Date.UTC(2026, 10, 20, 22, 55) },
  { feed: 'f_1_0_2_da_1', startMs: Date.UTC(2026, 9, 25, 0, 55) },
  { feed: 'f_1_0_2_da_1', startMs: Date.UTC(2026, 9, 25, 21, 55) },
  { feed: 'f_1_0_1_da_1', startMs: Date.UTC(2027, 2, 28, 0, 55) },
] as const;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const isBlank = (value: unknown): boolean => value === null || value === '' || value === false;

const serverWords = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(([word, value]) => !['live', 'highlight', 'previousScore'].includes(word) && !isBlank(value)),
  );

function nowNamed(feed: string, nowS: number): string {
  const name = parsePageFeedName(feed)!;
  return 'day' in name ? buildPageFeedName({ ...name, tz: copenhagenHours(nowS) }) : feed;
}

interface Setting {
  readonly scene: (typeof SCENES)[number];
  readonly aheadMs: number;
  readonly delaySeconds: number;
  readonly seed: number;
}

function open({ scene, aheadMs, delaySeconds, seed }: Setting) {
  const world = createVirtualWorld(randomOf(seed), scene.startMs, aheadMs);
  const server = new ModelServer(world);
  const startS = server.nowS();
  const startsS = [0, 900, 1_800, 2_700, 22 * 3_600];
  for (const [n, afterS] of startsS.entries()) server.add(eventWith(`event00${n}`, { start: startS + afterS }));
  const options = { origin: 'https://example.test', projectId: 8, sign: 'stillingen', language: 'da', ports: world } as const;
  const client: Client = createClient(options);
  client.setDelay(delaySeconds);
  const day = scene.feed.startsWith('f_1_-1') ? -1 : 0;
  const opened: OpenTable = client.openTable({ feed: scene.feed, day, tzHours: copenhagenHours });
  return { world, server, client, opened, startS };
}
type Opened = ReturnType<typeof open>;

async function happen({ world, server, client, startS }: Opened, what: What): Promise<void> {
  switch (what.kind) {
    case 'score':
      return server.change(`event00${what.event}`, {
        homeScore: what.goals,
        awayScore: 0,
        round: String(server.versions.length),
      });
    case 'burst':
      for (const [goals, index] of what.events.entries()) {
        server.change(`event00${index}`, { homeScore: goals, awayScore: 0, round: String(server.versions.length) });
        await world.advance(25);
      }
      return;
    case 'stage':
      return server.change(`event00${what.event}`, { stageType: what.stage[0], stage: what.stage[1] });
    case 'start':
      return server.change(`event00${what.event}`, { start: startS + what.event * 900 + what.byS });
    case 'add':
      if (!server.rows().has(`event00${what.event}`)) server.add(eventWith(`event00${what.event}`, { start: startS }));
      return;
    case 'remove':
      return server.remove(`event00${what.event}`);
    case 'lose':
      server.faults.loseFrames = what.frames;
      return;
    case 'disconnect':
      return server.closeConnections();
    case 'new-epoch':
      return server.newEpoch();
    case 'nonsense':
      return server.sendInvalidFrame();
    case 'resync':
      server.faults.loseFrames = 1;
      server.change('event000', { homeScore: 9 });
      server.faults.loseFrames = 0;
      return server.resync();
    case 'push':
      server.faults.push = what.fault;
      if (what.fault === 'refused') server.closeConnections();
      return;
    case 'frames':
      server.faults.frames = what.fault;
      return;
    case 'fetch':
      server.faults.fetch = what.fault;
      return;
    case 'hidden':
      return world.visibility.set(!what.on);
    case 'offline':
      return world.online.set(!what.on);
    case 'delay':
      return client.setDelay(what.seconds);
  }
}

const CHANGING = ['round', 'homeScore', 'stage', 'start'] as const satisfies (keyof EventRow)[];

function leak(rows: ReadonlyMap<string, EventRow>, server: ModelServer, untilMs: number): string | null {
  const old = server.versions.filter(({ fromMs }) => fromMs <= untilMs);
  for (const [id, row] of rows) {
    for (const word of CHANGING) {
      const value = row[word];
      if (!isBlank(value) && !old.some((version) => version.rows.get(id)?.[word] === value)) return `${id}.${word} ${value}`;
    }
  }
  return null;
}

const LOOKS = 4;
const LONGEST_QUIET_MS = 200_000;

async function holds(happenings: readonly Happening<What>[], setting: Setting): Promise<void> {
  const opened = open(setting);
  const { world, server, client } = opened;
  const { table, status } = opened.opened;
  const { feed } = setting.scene;
  const seesNothingEarly = (): void => {
    const seconds = client.delay.get();
    if (seconds > 0) expect(leak(table.rows, server, world.trueMs() - seconds * 1000)).toBeNull();
  };
  for (const { pauseMs, what } of happenings) {
    for (let look = 0; look < LOOKS; look += 1) {
      await world.advance(pauseMs / LOOKS);
      seesNothingEarly();
    }
    await happen(opened, what);
    seesNothingEarly();
  }
  Object.assign(server.faults, NO_FAULTS);
  world.visibility.set(true);
  world.online.set(true);
  const delayMs = client.delay.get() * 1000;
  await world.advance(LONGEST_QUIET_MS + delayMs);
  if ((world.trueMs() - delayMs) % HOUR_MS < MINUTE_MS) await world.advance(MINUTE_MS);

  const rows = server.rows();
  for (const [id, row] of table.rows) expect([id, serverWords(row)]).toEqual([id, serverWords(rows.get(id) ?? {})]);
  const shownMs = world.trueMs() - delayMs;
  const listed = new Set(server.ids(nowNamed(feed, shownMs / 1000), shownMs));
  const shown = table.structure.get().leagues.flatMap(({ events }) => events);
  expect(shown.toSorted()).toEqual([...table.rows.keys()].toSorted());
  expect([...listed].filter((id) => !table.rows.has(id))).toEqual([]);
  expect(shown.filter((id) => !listed.has(id) && rows.get(id)?.stageType === 2)).toEqual([]);
  expect(world.mostInFlight()).toBeLessThanOrEqual(1);
  expect(status.get()).toBe('ready');
  expect(client.connection.get().mode).toBe('push');

  await client[Symbol.asyncDispose]();
  const requested = world.requests.length;
  await world.advance(LONGEST_QUIET_MS);
  expect(world.requests.length).toBe(requested);
  expect(world.sockets.every((socket) => socket.isClosed)).toBe(true);
}

const setting = fc.record({
  scene: fc.constantFrom(...SCENES),
  aheadMs: fc.constantFrom(0, 0, DAY_MS, -DAY_MS),
  delaySeconds: fc.constantFrom(0, 0, 10, 60),
  seed: fc.integer(),
});

type Schedule = [happenings: Happening<What>[], setting: Setting];
const KNOWN: Schedule[] = [
  [
    [
      { pauseMs: 320_000, what: { kind: 'nonsense' } },
      { pauseMs: 0, what: { kind: 'score', event: 0, goals: 0 } },
      { pauseMs: 20, what: { kind: 'push', fault: 'silent' } },
      { pauseMs: 0, what: { kind: 'burst', events: [0, 0, 0, 0, 0] } },
      { pauseMs: 320_000, what: { kind: 'disconnect' } },
      { pauseMs: 0, what: { kind: 'hidden', on: false } },
    ],
    { scene: SCENES[0], aheadMs: 0, delaySeconds: 0, seed: 0 },
  ],
  [
    [
      { pauseMs: 0, what: { kind: 'fetch', fault: 'hang' } },
      { pauseMs: 0, what: { kind: 'hidden', on: true } },
      { pauseMs: 320_000, what: { kind: 'burst', events: [0, 0, 0, 0, 0] } },
    ],
    { scene: SCENES[0], aheadMs: 0, delaySeconds: 0, seed: 0 },
  ],
  [
    [
      { pauseMs: 150, what: { kind: 'fetch', fault: 'hang' } },
      { pauseMs: 100_000, what: { kind: 'fetch', fault: 'cached' } },
      { pauseMs: 0, what: { kind: 'score', event: 0, goals: 0 } },
      { pauseMs: 20, what: { kind: 'disconnect' } },
      { pauseMs: 117, what: { kind: 'stage', event: 0, stage: [1, 1] } },
    ],
    { scene: SCENES[0], aheadMs: 0, delaySeconds: 0, seed: 0 },
  ],
  [
    [
      { pauseMs: 16_427, what: { kind: 'stage', event: 3, stage: [2, 12] } },
      { pauseMs: 100_000, what: { kind: 'stage', event: 1, stage: [2, 38] } },
      { pauseMs: 100_000, what: { kind: 'lose', frames: 4 } },
      { pauseMs: 320_000, what: { kind: 'stage', event: 3, stage: [2, 38] } },
      { pauseMs: 320_000, what: { kind: 'start', event: 0, byS: 86_400 } },
      { pauseMs: 590, what: { kind: 'score', event: 0, goals: 0 } },
      { pauseMs: 151, what: { kind: 'delay', seconds: 0 } },
      { pauseMs: 20_519, what: { kind: 'burst', events: [0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 3] } },
    ],
    { scene: SCENES[2], aheadMs: 0, delaySeconds: 60, seed: 701_319_674 },
  ],
];

describe('a table through faults', () => {
  it.each(KNOWN)('a table through faults holds what the server holds after a schedule that failed once', holds);

  it('a table through faults holds what the server holds once all is quiet, shows nothing before its time, and never requests one feed twice at a time', async () => {
    await checkSchedules('client/sync/convergence.test.ts', happening, setting, holds);
  }, 1_200_000);
});
