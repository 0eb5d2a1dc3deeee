import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PauseReason } from '../time/pauses.ts';
import { start, step } from './machine.ts';
import { feedForAge } from './moves.ts';
import type { TableEffect, TableEvent, TableState, TableTransition } from './state.ts';

const NONE: ReadonlySet<PauseReason> = new Set();
const HIDDEN: ReadonlySet<PauseReason> = new Set(['hidden']);
const fetched: TableEvent = { type: 'fetched', atS: 1000 };

const START_MS = -2_000;

function play(
  events: readonly (TableEvent | readonly [TableEvent, number])[],
  options = { follows: true, pauses: NONE },
): TableTransition[] {
  const steps = [start(options, START_MS)];
  for (const each of events) {
    const [event, nowMs] = 'type' in each ? [each, 0] : each;
    steps.push(step(steps.at(-1)!.state, event, nowMs));
  }
  return steps;
}
const last = (steps: readonly TableTransition[]): TableTransition => steps.at(-1)!;
const fetches = (steps: readonly TableTransition[]): string[] =>
  steps.flatMap(({ effects }) => effects.flatMap((effect) => (effect.type === 'fetch' ? [effect.feed] : [])));
const waits = ({ effects }: TableTransition): (TableEffect & { type: 'wait' })[] =>
  effects.filter((effect) => effect.type === 'wait');

const pushUp: TableEvent = { type: 'pushUp', recovered: false };
const recovered: TableEvent = { type: 'pushUp', recovered: true };
const LIVE = [[fetched, START_MS], [pushUp, START_MS], [fetched, START_MS], { type: 'due' }, fetched] as const;

describe('a table', () => {
  it('[SYNC-01] a table loads the list, then catches up, then follows push', () => {
    const steps = play([fetched, [pushUp, 100_000], [fetched, 100_100], [{ type: 'due' }, 102_000], [fetched, 102_100]]);
    expect(fetches(steps)).toEqual(['list', 'repair', 'update']);
    expect(last(steps).state.phase).toBe('live');
  });

  it('a table fetches once more when push came up during the list', () => {
    const steps = play([pushUp, fetched, [{ type: 'due' }, 2_000], [fetched, 2_100]]);
    expect(fetches(steps)).toEqual(['list', 'update']);
    expect(last(steps).state.phase).toBe('live');
  });

  it('a table accepts only answers that no cache made before push came up', () => {
    expect(
      waits(
        last(
          play([
            [pushUp, 500],
            [fetched, 1_000],
          ]),
        ),
      ),
    ).toEqual([{ type: 'wait', leastMs: 1_500, mostMs: 1_500 }]);
    const polled = play([fetched, [{ type: 'due' }, 5_000], [pushUp, 5_100], [fetched, 5_200]]);
    expect(waits(last(polled))).toEqual([{ type: 'wait', leastMs: 1_900, mostMs: 1_900 }]);
    const returned = play([...LIVE, { type: 'pushDown' }, [pushUp, 9_000], [fetched, 9_100]]);
    expect(waits(last(returned))).toEqual([{ type: 'wait', leastMs: 1_900, mostMs: 1_900 }]);
  });

  it('[LOAD-09] a table retries a failed initial list after 20 to 80 s', () => {
    expect(waits(last(play([{ type: 'failed' }])))).toEqual([{ type: 'wait', leastMs: 20_000, mostMs: 80_000 }]);
  });

  it('[SYNC-15] a table of another day is loaded once', () => {
    const steps = play([fetched, pushUp, { type: 'gap' }, { type: 'service', multiplier: 1, updatedS: 9_999 }], {
      follows: false,
      pauses: NONE,
    });
    expect(fetches(steps)).toEqual(['list']);
    expect(last(steps)).toMatchObject({ state: { phase: 'static' }, effects: [] });
    expect(fetches([...steps, step(last(steps).state, { type: 'retry' }, 0)])).toEqual(['list', 'list']);
  });
});

describe('a gap without data', () => {
  it.each([
    [0, 'update'],
    [48_000, 'update'],
    [48_001, 'repair'],
    [240_000, 'repair'],
    [240_001, 'list'],
  ])('[SYNC-03] [SYNC-04] a gap of %i ms without data is covered by feed %s', (ageMs, feed) => {
    expect(feedForAge(ageMs)).toBe(feed);
  });

  it('the feed that covers a gap is chosen by the time since data was last verified', () => {
    expect(fetches(play([...LIVE, [{ type: 'pushDown' }, 0], [pushUp, 40_000]])).at(-1)).toBe('update');
    expect(fetches(play([...LIVE, [{ type: 'pushDown' }, 0], [pushUp, 60_000]])).at(-1)).toBe('repair');
    expect(fetches(play([...LIVE, [{ type: 'pushDown' }, 0], [pushUp, 300_000]])).at(-1)).toBe('list');
    expect(
      fetches(play([...LIVE, [{ type: 'verified' }, 290_000], [{ type: 'pushDown' }, 300_000], [pushUp, 310_000]])).at(-1),
    ).toBe('update');
  });
});

describe('push and polling', () => {
  it('[SYNC-05] polling requests nothing while push delivers', () => {
    const steps = play([...LIVE, [{ type: 'verified' }, 20_000], [{ type: 'verified' }, 45_000]]);
    expect(last(steps)).toMatchObject({ state: { phase: 'live', syncedMs: 45_000 }, effects: [] });
  });

  it('[SYNC-06] polling runs every 5 s while push is down, first at random within them, at the multiplier of the service', () => {
    const steps = play([...LIVE, { type: 'pushDown' }]);
    expect(waits(last(steps))).toEqual([{ type: 'wait', leastMs: 0, mostMs: 5_000 }]);
    const polled = play([
      ...LIVE,
      { type: 'pushDown' },
      { type: 'service', multiplier: 3, updatedS: null },
      { type: 'due' },
      fetched,
    ]);
    expect(fetches(polled).at(-1)).toBe('update');
    expect(waits(last(polled))).toEqual([{ type: 'wait', leastMs: 15_000, mostMs: 15_000 }]);
  });

  it('[SYNC-07] polling stops when push is up again', () => {
    const steps = play([...LIVE, { type: 'pushDown' }, recovered]);
    expect(last(steps)).toMatchObject({ state: { phase: 'live' }, effects: [{ type: 'cancel' }] });
  });

  it('[FEED-15] polling retries a failed update after 3 s', () => {
    const steps = play([...LIVE, { type: 'pushDown' }, { type: 'due' }, { type: 'failed' }]);
    expect(waits(last(steps))).toEqual([{ type: 'wait', leastMs: 3_000, mostMs: 3_000 }]);
  });

  it('a gap is repaired after 200 ms, and once more when another arrives meanwhile', () => {
    const steps = play([...LIVE, { type: 'gap' }]);
    expect(waits(last(steps))).toEqual([{ type: 'wait', leastMs: 200, mostMs: 200 }]);
    const again = play([...LIVE, { type: 'gap' }, { type: 'due' }, { type: 'gap' }, fetched]);
    expect(last(again).state).toMatchObject({ phase: 'waiting', pendingFeed: 'repair' });
  });

  it('polling requests a heavier feed when the answer took longer than the feed reaches back', () => {
    const steps = play([...LIVE, { type: 'gap' }, [{ type: 'due' }, 200], [fetched, 400_000]]);
    expect(last(steps).state).toMatchObject({ phase: 'waiting', pendingFeed: 'list' });
  });

  it('polling requests once more when push went down during a fetch, whose answer may be older than the last frame', () => {
    const steps = play([
      ...LIVE,
      { type: 'gap' },
      { type: 'due' },
      { type: 'pushDown' },
      recovered,
      fetched,
      [{ type: 'due' }, 2_000],
      fetched,
    ]);
    expect(fetches(steps).slice(-2)).toEqual(['repair', 'update']);
    expect(last(steps).state.phase).toBe('live');
  });

  it.each<[string, TableEvent[], string]>([
    ['an update', [{ type: 'due' }, fetched], 'update'],
    ['a list', [{ type: 'reload' }, { type: 'due' }, fetched], 'list'],
  ])(
    'push and polling makes up for %s that may be of before a fall, with the next poll or once push has recovered',
    (_, polled, feed) => {
      const steps = play([...LIVE, { type: 'pushDown' }, ...polled]);
      expect(fetches(steps).at(-1)).toBe(feed);
      expect(waits(last(steps))).toEqual([{ type: 'wait', leastMs: 5_000, mostMs: 5_000 }]);
      const returned = step(last(steps).state, recovered, 50);
      expect(fetches([returned])).toEqual(['update']);
      expect(waits(step(returned.state, fetched, 100))).toEqual([{ type: 'wait', leastMs: 1_900, mostMs: 1_900 }]);
    },
  );

  it('no feed is pending after a poll that no cache answered from before push went down', () => {
    const steps = play([...LIVE, { type: 'pushDown' }, [{ type: 'due' }, 2_000], [fetched, 2_100], [recovered, 2_200]]);
    expect(last(steps)).toMatchObject({ state: { phase: 'live' }, effects: [{ type: 'cancel' }] });
  });

  it('a loss before the recovery of push stays pending', () => {
    const steps = play([...LIVE, { type: 'gap' }, { type: 'due' }, { type: 'failed' }, { type: 'pushDown' }, recovered]);
    expect(fetches(steps).slice(-2)).toEqual(['repair', 'repair']);
  });
});

describe('a changed list', () => {
  const service = (updatedS: number): TableEvent => ({ type: 'service', multiplier: 1, updatedS });

  it('a changed list is fetched once, within 12 s, when no cache has an older answer', () => {
    const steps = play([...LIVE, service(2000)]);
    expect(waits(last(steps))).toEqual([{ type: 'wait', leastMs: 7_000, mostMs: 12_000 }]);
    const done = play([...LIVE, service(2000), [{ type: 'due' }, 9_000], [{ type: 'fetched', atS: 2003 }, 9_100], service(2000)]);
    expect(fetches(done).filter((feed) => feed === 'list')).toHaveLength(2);
    expect(last(done).state.phase).toBe('live');
  });

  it('[SYNC-06] a changed list is fetched within 5 s without push, or when push goes down', () => {
    const soon = [{ type: 'wait', leastMs: 0, mostMs: 5_000 }];
    expect(waits(last(play([...LIVE, { type: 'pushDown' }, { type: 'due' }, service(2000), fetched])))).toEqual(soon);
    expect(waits(last(play([...LIVE, service(2000), { type: 'pushDown' }])))).toEqual(soon);
    const unloaded = play([pushUp, service(2000), { type: 'failed' }, { type: 'pushDown' }]);
    expect(last(unloaded).effects).toEqual([]);
  });

  it('a changed list is fetched once more when its answer may be older than the change', () => {
    const early = play([...LIVE, service(2000), { type: 'due' }, { type: 'fetched', atS: 1999 }]);
    expect(last(early).state).toMatchObject({ phase: 'waiting', pendingFeed: 'list' });
  });

  it('a list reload is not delayed by further changes', () => {
    const steps = play([...LIVE, service(2000), service(2001), service(2002)]);
    expect(steps.slice(-2).flatMap(({ effects }) => effects)).toEqual([]);
  });

  it('a list that changed during its fetch is fetched again', () => {
    expect(last(play([service(2000), fetched])).state).toMatchObject({ phase: 'waiting', pendingFeed: 'list' });
  });

  it('older list changes are ignored', () => {
    expect(last(play([...LIVE, service(999)])).state.phase).toBe('live');
  });
});

describe('pauses', () => {
  it('[LOAD-10] pauses stop requests until the last reason ends', () => {
    const both = new Set<PauseReason>(['hidden', 'offline']);
    const steps = play([
      { type: 'failed' },
      { type: 'pauses', reasons: both },
      { type: 'due' },
      { type: 'pauses', reasons: HIDDEN },
    ]);
    expect(last(steps).state.phase).toBe('paused');
    expect(fetches([...steps, step(last(steps).state, { type: 'pauses', reasons: NONE }, 0)])).toEqual(['list', 'list']);
  });

  it('a device that slept verifies its data, and shorter pauses leave push alone', () => {
    const hidden = play([...LIVE, { type: 'pauses', reasons: HIDDEN }, [{ type: 'verified' }, 20_000]]);
    expect(last(hidden).state).toMatchObject({ phase: 'live', syncedMs: 20_000 });
    const woken = play([...LIVE, { type: 'pauses', reasons: HIDDEN }, [{ type: 'pauses', reasons: NONE }, 3_600_000]]);
    expect(fetches(woken).at(-1)).toBe('list');
  });

  it('a retry by the visitor overrides pauses', () => {
    expect(fetches(play([{ type: 'failed' }, { type: 'retry' }]))).toEqual(['list', 'list']);
  });
});

const anyEvent: fc.Arbitrary<TableEvent> = fc.oneof(
  fc.constantFrom<TableEvent>(
    { type: 'failed' },
    { type: 'due' },
    pushUp,
    recovered,
    { type: 'pushDown' },
    { type: 'verified' },
    { type: 'gap' },
    { type: 'reload' },
    { type: 'retry' },
    { type: 'pauses', reasons: NONE },
    { type: 'pauses', reasons: HIDDEN },
  ),
  fc.record({ type: fc.constant('fetched' as const), atS: fc.nat(50) }),
  fc.record({ type: fc.constant('service' as const), multiplier: fc.constant(1), updatedS: fc.nat(50) }),
);

function broken(state: TableState, isFetching: boolean, hasTimer: boolean): string | null {
  if ((state.phase === 'fetching') !== isFetching) return 'fetching means one fetch in flight';
  if ((state.fetching !== null) !== isFetching) return 'the feed in flight is named';
  if (state.phase === 'waiting' && !hasTimer) return 'waiting has a way out: its timer';
  if (state.phase === 'paused' && state.pauses.size === 0) return 'paused has a way out: its reasons end';
  if (state.phase === 'live' && !(state.loaded && state.follows && state.pushUp && state.pendingFeed === null))
    return 'live has no pending feed';
  if (state.phase === 'static' && (state.follows || !state.loaded)) return 'static is loaded and not followed';
  return null;
}

describe('in every state', () => {
  it('a table has at most one fetch in flight and a way out of every state', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEvent, fc.nat(100_000)), { maxLength: 60 }), fc.boolean(), (events, follows) => {
        let current = start({ follows, pauses: NONE }, 0);
        let isFetching = true;
        let hasTimer = false;
        let nowMs = 0;
        for (const [event, pauseMs] of events) {
          nowMs += pauseMs;
          const isAnswer = event.type === 'fetched' || event.type === 'failed';
          if (isAnswer && !isFetching) continue;
          if (event.type === 'due' && !hasTimer) continue;
          if (isAnswer) isFetching = false;
          if (event.type === 'due') hasTimer = false;
          current = step(current.state, event, nowMs);
          for (const effect of current.effects) {
            if (effect.type === 'fetch') {
              expect(isFetching).toBe(false);
              isFetching = true;
            }
            hasTimer = effect.type === 'wait' || (hasTimer && effect.type !== 'cancel');
          }
          expect(broken(current.state, isFetching, hasTimer)).toBeNull();
        }
        const closed = step(current.state, { type: 'close' }, nowMs);
        expect(closed.effects).toEqual([{ type: 'abort' }, { type: 'cancel' }]);
      }),
      { numRuns: 500 },
    );
  });
});
