import { expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { BottomBar } from './bottom-bar.tsx';
import { SportBar } from './header/sport-bar.tsx';

it('the bottom bar counts the live events of its sport, and shows no zero', () => {
  const counted = draw(<BottomBar sportId={1} current="matches" />, { feeds: {}, nowS: 0, request: { live: '1:12|7:3' } });
  expect(counted.words).toMatch(/Live 12/);
  const none = draw(<BottomBar sportId={2} current="matches" />, { feeds: {}, nowS: 0, request: { live: '1:12|7:3' } });
  expect(none.words).not.toMatch(/Live \d/);
});

it('[WIN-01] "Mere" leads to news, rankings, television and settings', () => {
  const { html } = draw(<SportBar sportId={1} isList />, { feeds: {}, nowS: 0 });
  for (const path of ['/nyheder/', '/rangliste/', '/tv/', '/indstillinger/']) expect(html).toContain(`href="${path}"`);
});
