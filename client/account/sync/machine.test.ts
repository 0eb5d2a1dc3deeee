import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { start, step } from './machine.ts';
import type { SyncEvent, SyncPhase, SyncState } from './state.ts';

const flag = fc.boolean();
const event: fc.Arbitrary<SyncEvent> = fc.oneof(
  fc.record({ type: fc.constant('signedIn' as const), isDue: flag, hasChanges: flag }),
  fc.record({ type: fc.constant('signedOut' as const) }),
  fc.record({ type: fc.constant('loaded' as const), isStale: flag, hasChanges: flag }),
  fc.record({ type: fc.constant('stored' as const), isBehind: flag, hasChanges: flag }),
  fc.record({ type: fc.constant('failed' as const), afterMs: fc.constantFrom(null, 7_000), hasChanges: flag }),
  fc.record({ type: fc.constant('refused' as const), isRolledBack: flag, hasChanges: flag }),
  fc.record({ type: fc.constant('consentRequired' as const), hasChanges: flag }),
  fc.record({
    type: fc.constantFrom<'agreed' | 'changed' | 'stale' | 'due' | 'retry'>('agreed', 'changed', 'stale', 'due', 'retry'),
  }),
  fc.record({ type: fc.constant('online' as const), isOnline: flag }),
);
const run = (state: SyncState, ...events: SyncEvent[]): SyncState =>
  events.reduce((before, next) => step(before, next).state, state);
const signedIn: SyncEvent = { type: 'signedIn', isDue: true, hasChanges: false };
const loaded: SyncEvent = { type: 'loaded', isStale: false, hasChanges: false };
const idle = run(start(true), signedIn, loaded);

describe('the sync of account data', () => {
  it('the data of an account have at most one call and one timer, and a way out of every state', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), flag, (events, isOnline) => {
        let state = start(isOnline);
        let calls = 0;
        let timers = 0;
        for (const next of events) {
          const before = state.phase;
          if (next.type === 'due') timers = 0;
          if (['loaded', 'stored', 'failed', 'refused'].includes(next.type)) {
            if (before !== 'loading' && before !== 'storing') continue;
            if ((next.type === 'loaded') !== (before === 'loading') && next.type !== 'failed') continue;
            calls = 0;
          }
          if (next.type === 'consentRequired' && (before === 'loading' || before === 'storing')) calls = 0;
          const { state: after, effects } = step(state, next);
          for (const effect of effects) {
            if (effect.type === 'abort') calls = 0;
            if (effect.type === 'cancel') timers = 0;
            if (effect.type === 'wait') timers = 1;
            if (effect.type === 'load' || effect.type === 'store') calls += 1;
          }
          state = after;
          expect(calls).toBe(state.phase === 'loading' || state.phase === 'storing' ? 1 : 0);
          if (state.phase === 'waiting') expect(timers).toBe(1);
          if (state.phase === 'offline') expect(state.isOnline).toBe(false);
        }
        const exits: Record<SyncPhase, readonly SyncEvent[]> = {
          out: [signedIn],
          idle: [{ type: 'stale' }],
          loading: [loaded],
          storing: [{ type: 'stored', isBehind: true, hasChanges: false }],
          waiting: [{ type: 'due' }],
          offline: [{ type: 'online', isOnline: true }],
          consent: [{ type: 'agreed' }],
          closed: [],
        };
        for (const exit of exits[state.phase]) {
          const { state: after, effects } = step({ ...state, isOnline: true }, exit);
          expect(after.phase !== state.phase || effects.length > 0).toBe(true);
        }
      }),
    );
  });

  it('[ACC-39] account data are loaded before anything is stored', () => {
    const { effects } = step(start(true), { type: 'signedIn', isDue: true, hasChanges: true });
    expect(effects).toEqual([{ type: 'load' }]);
  });

  it('[ACC-48] a revision that is published during a call is loaded after it', () => {
    const loading = run(idle, { type: 'stale' });
    expect(step(run(loading, { type: 'stale' }), loaded).effects).toEqual([{ type: 'load' }]);
    expect(step(loading, loaded).effects).toEqual([]);
    const storing = run(idle, { type: 'changed' }, { type: 'due' }, { type: 'stale' });
    expect(step(storing, { type: 'stored', isBehind: false, hasChanges: false }).effects).toEqual([{ type: 'load' }]);
  });

  it('[ACC-50] a failure waits 1.5 to 4.5 s, or the pause that the service names and up to half as much more', () => {
    const loading = run(idle, { type: 'stale' });
    expect(step(loading, { type: 'failed', afterMs: null, hasChanges: false }).effects).toEqual([
      { type: 'wait', leastMs: 1_500, mostMs: 4_500 },
    ]);
    expect(step(loading, { type: 'failed', afterMs: 8_000, hasChanges: false }).effects).toEqual([
      { type: 'wait', leastMs: 8_000, mostMs: 12_000 },
    ]);
  });

  it('account data are neither loaded nor stored while offline, and stored at once when online', () => {
    const offline = run(idle, { type: 'online', isOnline: false }, { type: 'changed' }, { type: 'due' });
    expect(offline.phase).toBe('offline');
    expect(step(offline, { type: 'online', isOnline: true }).effects).toEqual([{ type: 'store' }]);
  });
});
