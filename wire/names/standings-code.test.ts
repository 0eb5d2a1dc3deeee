import { describe, expect, it } from 'vitest';
import { buildFeedName, parseFeedName } from './feed-name.ts';
import { GOAL_LINES, standingsCode, type StandingsTableName, standingsTableOf } from './standings-code.ts';

const SIDES = ['overall', 'home', 'away'] as const;
const of = (kind: StandingsTableName['kind'], line: StandingsTableName['line'] = null): string[] =>
  SIDES.map((side) => standingsCode({ kind, side, line }));

describe('the code of a table of standings', () => {
  it('is the one of the format', () => {
    expect(of('points')).toEqual(['1', '2', '3']);
    expect(of('form')).toEqual(['5:0', '8:0', '9:0']);
    expect(GOAL_LINES.flatMap((line) => of('over-under', line)).join(' ')).toBe(
      '6:1 17:1 18:1 6:2 17:2 18:2 6:3 17:3 18:3 6:4 17:4 18:4 6:5 17:5 18:5 6:6 17:6 18:6',
    );
    expect(of('over-under', 'all')).toEqual(['6:8', '17:8', '18:8']);
    expect(of('half-time')).toEqual(['13', '14', '15']);
  });

  it('stands in the name of a feed, and is read back', () => {
    const codes = [
      ...of('points'),
      ...of('form'),
      ...[...GOAL_LINES, 'all' as const].flatMap((line) => of('over-under', line)),
      ...of('half-time'),
    ];
    for (const table of codes) {
      const name = { kind: 'standings', tournament: 'AbCd1234', stage: 'EfGh5678', table } as const;
      expect(parseFeedName(buildFeedName(name))).toEqual(name);
      expect(standingsCode(standingsTableOf(table)!)).toBe(table);
    }
    expect(standingsTableOf('6:3')).toEqual({ kind: 'over-under', side: 'overall', line: 2.5 });
  });

  it.each(['', '0', '4', '5', '6', '6:0', '6:7', '13:0', 'toString'])('is not %j', (code) => {
    expect(standingsTableOf(code)).toBeNull();
  });
});
