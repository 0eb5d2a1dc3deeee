import { describe, expect, it } from 'vitest';
import { advanceLeaving } from './calm-list.tsx';

const sections = (...keys: string[]) => keys.map((key) => <section key={key} />);
const keysOf = (list: readonly { key: string | null }[]) => list.map(({ key }) => key);

describe('what stands in the document', () => {
  const first = { key: 'all', shown: sections('a', 'b', 'c'), leaving: [] };

  it('is what is shown alone while the key is the same', () => {
    expect(advanceLeaving(first, first.shown, 'all')).toBe(first);
    expect(advanceLeaving(first, sections('a', 'b'), 'all').leaving).toEqual([]);
  });

  it('is also what was shown under another key, until it is shown again', () => {
    const live = advanceLeaving(first, sections('b'), 'live');
    expect(live.leaving).toEqual([first.shown[0], first.shown[2]]);
    const more = advanceLeaving(live, sections('b', 'c'), 'live');
    expect(keysOf(more.leaving)).toEqual(['a']);
    expect(keysOf(advanceLeaving(more, sections('d'), 'time').leaving)).toEqual(['b', 'c', 'a']);
  });
});
