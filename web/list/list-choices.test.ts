import { expect, it } from 'vitest';
import { listCookie, readListChoices } from './list-choices.ts';

const BOTH = [false, true] as const;

it('the choices of lists are read from the cookie that keeps them, and are the defaults without it', () => {
  for (const compact of BOTH)
    for (const liveFirst of BOTH)
      expect(readListChoices(`a=b; ${listCookie({ compact, liveFirst }).split(';')[0]}; c=d`)).toEqual({ compact, liveFirst });
  expect(readListChoices('liste=111; theme=dark')).toEqual({ compact: false, liveFirst: false });
  expect(listCookie({ compact: false, liveFirst: false })).toContain('max-age=0');
});
