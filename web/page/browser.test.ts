import { expect, it } from 'vitest';
import { delayCookie } from '../delay/delay.ts';
import { themeCookie } from '../shell/header/theme-toggle.tsx';
import { toggledCookie } from '../list/sections/collapsed.ts';
import { cookieText, readCookie } from './browser.ts';

it('[SET-07] every cookie of the site lives a year', () => {
  for (const cookie of [cookieText('a', 'b'), delayCookie(30), themeCookie('dark'), toggledCookie(['abcdefgh'])])
    expect(cookie).toContain('; max-age=31536000; ');
});

it('readCookie finds a cookie among others and gives an empty text for a missing one', () => {
  const cookies = 'xtheme=a; theme=dark; themes=b';
  expect(['theme', 'xtheme', 'eme', 'none'].map((name) => readCookie(cookies, name))).toEqual(['dark', 'a', '', '']);
});
