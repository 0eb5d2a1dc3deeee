import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings } from './settings.ts';

describe('the settings of live tables', () => {
  it('[SET-01] sortByTime is a truth value, false where it is not set', () => {
    expect(DEFAULT_SETTINGS.sortByTime).toBe(false);
    expect(parseSettings({ sortByTime: true })).toEqual({ sortByTime: true });
    for (const value of ['true', 1, null, {}]) expect(parseSettings({ sortByTime: value })).toEqual({});
  });

  it('[SET-02] mygamesGroups is a truth value, false where it is not set', () => {
    expect(DEFAULT_SETTINGS.mygamesGroups).toBe(false);
    expect(parseSettings({ mygamesGroups: true })).toEqual({ mygamesGroups: true });
    for (const value of ['true', 1, null, []]) expect(parseSettings({ mygamesGroups: value })).toEqual({});
  });

  it('[SET-03] mygamesNotifications is yessound, yessilent or no, yessilent where it is not set', () => {
    expect(DEFAULT_SETTINGS.mygamesNotifications).toBe('yessilent');
    for (const value of ['yessound', 'yessilent', 'no'])
      expect(parseSettings({ mygamesNotifications: value })).toEqual({ mygamesNotifications: value });
    for (const value of ['yes', '', true, null]) expect(parseSettings({ mygamesNotifications: value })).toEqual({});
  });
});

it('a delay is whole seconds up to the longest, a theme one that there is; the rest of a document is passed over', () => {
  expect(parseSettings({ delay: 30, theme: 'dark', toString: 1, other: true })).toEqual({ delay: 30, theme: 'dark' });
  expect(parseSettings({ delay: 181, theme: 'blue' })).toEqual({});
  expect(parseSettings({ delay: 1.5 })).toEqual({});
  for (const value of [undefined, null, 'text', 7, []]) expect(parseSettings(value)).toEqual({});
});
