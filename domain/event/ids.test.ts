import { describe, expect, it } from 'vitest';
import { eventItemId, leagueItemId, parseEventItemId, parseLeagueItemId } from './ids.ts';

describe('the item id of an event', () => {
  it('[EVENT-01] the item id of an event is g, the sport and the id, joined by underscores', () => {
    expect(eventItemId(1, 'AbCd1234')).toBe('g_1_AbCd1234');
    expect(parseEventItemId(eventItemId(32, 'AbCd1234'))).toEqual({ sportId: 32, id: 'AbCd1234' });
  });

  it('[EVENT-02] the item id of an event has the id in the first 8 characters of its third part', () => {
    expect(parseEventItemId('g_1_AbCd1234xyz')).toEqual({ sportId: 1, id: 'AbCd1234' });
  });

  it.each([
    '',
    'AbCd1234',
    'g_1_AbCd123',
    'g_1',
    'g__AbCd1234',
    'h_1_AbCd1234',
    '#g_1_AbCd1234',
    'g_1_AbCd1234_x',
    'g_1_AbCd12-4',
  ])('[EVENT-02] the item id of an event is none: %j', (text) => {
    expect(parseEventItemId(text)).toBeNull();
  });
});

describe('the item id of a league', () => {
  it('[LEAGUE-01] the item id of a league is the sport and the stage, joined by an underscore', () => {
    expect(leagueItemId(1, 'jch8u3dn')).toBe('1_jch8u3dn');
    expect(parseLeagueItemId(leagueItemId(7, 'jch8u3dn'))).toEqual({ sportId: 7, stageId: 'jch8u3dn' });
  });

  it.each(['', 'jch8u3dn', '1_jch8u3d', '1_jch8u3dnx', 'g_1_jch8u3dn', '_jch8u3dn'])(
    '[LEAGUE-01] the item id of a league is none: %j',
    (text) => {
      expect(parseLeagueItemId(text)).toBeNull();
    },
  );
});
