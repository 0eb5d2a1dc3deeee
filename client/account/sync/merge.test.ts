import { describe, expect, it } from 'vitest';
import { mergeAtLogin } from './merge.ts';

describe('the data of this browser and of the account at login', () => {
  it('[ACC-40] where the account holds nothing, it gets what was here', () => {
    expect(mergeAtLogin({ mygames: { data: { g: { AD: 1 } } } }, {})).toEqual({ mygames: { data: { g: { AD: 1 } } } });
  });

  it('[ACC-40][MYG-39] all of both is kept; where one place holds two values the account has the word', () => {
    const local = { mygames: { data: { g: { AD: 1, MG: '0' }, h: { AD: 2 } } }, lsSettins: { sortByTime: true }, x: 1 };
    const account = { mygames: { data: { g: { AD: 9, MG: '0,2' } } }, lsSettins: { sortByTime: false }, x: { y: 1 } };
    expect(mergeAtLogin(local, account)).toEqual({
      mygames: { data: { g: { AD: 9, MG: '0,2' }, h: { AD: 2 } } },
      lsSettins: { sortByTime: false },
      x: { y: 1 },
    });
  });

  it('[MYG-39] a game is in the groups of both sides', () => {
    const game = (MG: string) => ({ mygames: { data: { g: { MG } } }, MG });
    expect(mergeAtLogin(game('1,2'), game('0,1'))).toEqual({ mygames: { data: { g: { MG: '0,1,2' } } }, MG: '0,1' });
  });
});
