import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { played, shown } from '../../../testing/play-events.ts';
import { createTennis } from './tennis.ts';

describe('tennis', () => {
  it('has tie-breaks with their points, in place of a last set too, and matches that are given up', async () => {
    const events = (await played(['2026-03-14', '2026-03-15', '2026-03-16'].flatMap((day) => shown(createTennis, day)))).map(
      ({ event }) => event,
    );
    const finished = events.filter(({ stage }) => stage === Stage.finished);
    for (const { parts, tieBreaks } of finished) {
      parts.forEach(([home, away], set) => {
        const byTieBreak = home + away === 13 || home + away === 1;
        expect(tieBreaks[set] ?? null).toEqual(byTieBreak ? expect.any(Array) : null);
      });
    }
    expect(finished.some(({ parts }) => parts.at(-1)!.join('') === '10' || parts.at(-1)!.join('') === '01')).toBe(true);
    expect(finished.some(({ parts }) => parts.some(([home, away]) => home + away === 13))).toBe(true);
    const days = Array.from({ length: 10 }, (_, day) => `2026-04-${day + 10}`);
    const statuses = days
      .flatMap((day) => shown(createTennis, day))
      .flatMap((plan) => plan.publications().flatMap(({ messages }) => messages.filter(({ kind }) => kind === 'status')));
    expect(statuses.some((message) => message.kind === 'status' && message.stage === Stage.retired)).toBe(true);
  });
});
