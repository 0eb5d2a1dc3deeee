import { describe, expect, it } from 'vitest';
import { advanceLeaving } from './calm-list.tsx';

const sections = (...keys: string[]) => keys.map((key) => <section key={key} />);
const keysOf = (list: readonly { key: string | null }[]) => list.map(({ key }) => key);

describe('advanceLeaving', () => {
  const first = { key: 'all', shown: sections('a', 'b', 'c'), leaving: [] };

  it('leaving sections are empty for the same key', () => {
    expect(advanceLeaving(first, first.shown, 'all')).toBe(first);
    expect(advanceLeaving(first, sections('a', 'b'), 'all').leaving).toEqual([]);
  });

  it('leaving sections keep the previous list for another key, until they are shown again', () => {
    const live = advanceLeaving(first, sections('b'), 'live');
    expect(live.leaving).toEqual([first.shown[0], first.shown[2]]);
    const more = advanceLeaving(live, sections('b', 'c'), 'live');
    expect(keysOf(more.leaving)).toEqual(['a']);
    expect(keysOf(advanceLeaving(more, sections('d'), 'time').leaving)).toEqual(['b', 'c', 'a']);
  });
});
