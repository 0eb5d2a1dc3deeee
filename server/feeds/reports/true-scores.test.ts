import fc from 'fast-check';
import { type Pair, Stage } from '@stillingen/domain';
import { readReport } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { fixture, goal, retraction, score, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds } from '../../testing/feeds.ts';

interface Step {
  readonly side: 'home' | 'away';
  readonly minute: number;
  readonly isNamed: boolean;
  /** Taken back during the match, after it, or never. */
  readonly taken: 'soon' | 'late' | null;
}

const steps = fc
  .array(
    fc.record({
      side: fc.constantFrom('home' as const, 'away' as const),
      minute: fc.integer({ min: 1, max: 44 }),
      isNamed: fc.boolean(),
      taken: fc.constantFrom('soon' as const, 'late' as const, null, null, null),
    }),
    { maxLength: 14 },
  )
  .map((list): Step[] => list.toSorted((a, b) => a.minute - b.minute));

/** The scores after each goal that stands in the end. */
function standing(list: readonly Step[]): Pair[] {
  let reached: Pair = [0, 0];
  const kept = list.filter(({ taken }) => taken === null);
  return [
    reached,
    ...kept.map(({ side }) => (reached = side === 'home' ? [reached[0] + 1, reached[1]] : [reached[0], reached[1] + 1])),
  ];
}

function playedBy(list: readonly Step[], corrected: Pair | null) {
  const feeds = createTestFeeds(undefined, true);
  feeds.submit(fixture(), status(0, Stage.firstHalf));
  let [home, away] = [0, 0];
  let seq = 1;
  let lastBoard = 0;
  const board = (): void => feeds.submit(score((lastBoard = seq += 1), home, away));
  const move = (side: Step['side'], by: 1 | -1): void => void (side === 'home' ? (home += by) : (away += by));
  list.forEach(({ side, minute, isNamed, taken }, n) => {
    move(side, 1);
    feeds.submit(goal(`g${n}`, minute, side, { score: [home, away], player: isNamed ? `Spiller ${n}` : '' }));
    board();
    if (taken !== 'soon') return;
    move(side, -1);
    feeds.submit(retraction(`g${n}`, { score: [home, away] }));
    board();
  });
  feeds.submit(status((seq += 1), Stage.finished));
  list.forEach(({ side, taken }, n) => {
    if (taken !== 'late') return;
    move(side, -1);
    feeds.submit(retraction(`g${n}`, { score: [home, away] }));
  });
  if (corrected !== null && lastBoard > 0)
    feeds.submit(score(300, ...corrected, { supersedes: { key: 'm1/score', seq: lastBoard }, reason: 'clerical' }));
  const event = [...feeds.state.events.values()][0]!;
  return { event, report: readReport(feeds.feed(`na_${event.id}`) ?? '') };
}

const SCORE = /(?<![\d.])\d+-\d+/g;
const bothWays = ([a, b]: Pair): string[] => [`${a}-${b}`, `${b}-${a}`];

it('a report states no score that its match did not have, whatever was taken back or corrected', () => {
  fc.assert(
    fc.property(steps, fc.option(fc.tuple(fc.nat(6), fc.nat(6))), (list, corrected) => {
      const { event, report } = playedBy(list, corrected);
      const reached = standing(list);
      const addsUp = String(reached.at(-1)) === String(event.score);
      const allowed = new Set([event.score!, ...event.parts, ...(addsUp ? reached : [])].flatMap(bothWays));
      const title = report!.title!;
      const texts = [title, ...report!.paragraphs];
      for (const text of texts) for (const [stated] of text.matchAll(SCORE)) expect(allowed, text).toContain(stated);
      expect(
        bothWays(event.score!).some((stated) => title.includes(stated)),
        title,
      ).toBe(true);
      for (const text of texts) expect(text).not.toMatch(/undefined|\bnull\b| {2}|\.\./);
    }),
    { numRuns: 60 },
  );
});
