import { expect, it } from 'vitest';
import { delayCookie } from '../delay/delay.ts';
import { themeCookie } from '../shell/header/theme.ts';
import { toggledCookie } from '../list/sections/collapsed.ts';
import { cookieText, readCookie } from './browser.ts';

it('[SET-07] a cookie lives a year, whoever writes it', () => {
  for (const cookie of [cookieText('a', 'b'), delayCookie(30), themeCookie('dark'), toggledCookie(['abcdefgh'])])
    expect(cookie).toContain('; max-age=31536000; ');
});

it('is read among others, and as nothing where it is not there', () => {
  const cookies = 'xtheme=a; theme=dark; themes=b';
  expect(['theme', 'xtheme', 'eme', 'none'].map((name) => readCookie(cookies, name))).toEqual(['dark', 'a', '', '']);
});
