import { Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { createScenario, fixture, score, status } from '../../domain/testing/scenario.ts';
import { race } from '../testing/feeds.ts';
import { areSignOfLife, isSignOfLife, LifeSigns, shortest } from './life-signs.ts';

it('[F-25] a batch is no sign of life when it has statuses alone and all of them wait', () => {
  const waits = status(1, Stage.awaitingUpdate);
  expect(areSignOfLife([])).toBe(true);
  expect(areSignOfLife([waits, waits])).toBe(false);
  expect(areSignOfLife([waits, status(2, Stage.firstHalf)])).toBe(true);
  expect(areSignOfLife([waits, score(1, 1, 0)])).toBe(true);
});

it('[F-25] an entry is no sign of life when its match or race waits', () => {
  const { submit } = createScenario();
  const isSign = (...messages: Parameters<typeof submit>[0][]): boolean[] =>
    messages.map((message) => {
      const decision = submit(message);
      if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
      return isSignOfLife(decision.changes);
    });
  expect(isSign(fixture(), status(1, Stage.firstHalf), status(2, Stage.awaitingUpdate), score(3, 1, 0))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const ofRace = { key: 'f1/status', event: 'f1' };
  expect(isSign(race('f1'), status(1, Stage.live, ofRace), status(2, Stage.awaitingUpdate, ofRace))).toEqual([true, true, false]);
});

it('[F-25] life signs keep the latest of each provider, and count others from the start of the noting', () => {
  let nowMs = 1000;
  const signs = new LifeSigns(() => nowMs, { byProvider: { early: 500 }, ofOthers: 800 });
  expect([signs.silenceOf('early'), signs.silenceOf('never')]).toEqual([500, 800]);
  nowMs = 1100;
  signs.note('early');
  signs.note('early', 50);
  expect(signs.silence()).toEqual({ byProvider: { early: 0 }, ofOthers: 900 });
  signs.learn({ byProvider: { early: 70, late: 30 }, ofOthers: 2000 });
  nowMs = 1110;
  expect(signs.silence()).toEqual({ byProvider: { early: 10, late: 40 }, ofOthers: 2010 });
  expect([shortest(signs.silence()), shortest({ byProvider: {}, ofOthers: 7 })]).toEqual([10, 7]);
  expect(new LifeSigns(() => nowMs).silenceOf('never')).toBe(0);
});
