import { describe, expect, it } from 'vitest';
import type { StageRole } from '../event/entities.ts';
import type { EventId } from '../event/ids.ts';
import { rulesFor, standings, type StandingsInput, type StandingsMatch, type StandingsRules, tieBreakNote } from './index.ts';
import { id, match } from '../testing/scores.ts';

const rulesOf = (halved: 'up' | 'down'): StandingsRules => {
  const rules = rulesFor(1, 'at', 'bundesliga', '2025/2026');
  const groups = rules.split!.groups.map((group) => ({ ...group, size: 2 }));
  return { ...rules, split: { ...rules.split!, afterRounds: 3, groups, halved } };
};
const played = (role: StageRole, from: number, ...texts: readonly string[]): StandingsMatch[] =>
  texts.map((text, at) => match(text, { role, start: from + at, id: `${from + at}` as EventId }));
const main = played('main', 0, 'A-B 1-0', 'C-D 1-1', 'A-C 1-0', 'B-D 1-0', 'A-D 1-0', 'B-C 1-1');

const linesOf = (halved: 'up' | 'down', matches: readonly StandingsMatch[], rest: Partial<StandingsInput> = {}): string[] =>
  standings({
    ...{ stages: [], deductions: [], side: 'overall', includeLive: false, nowS: 99 },
    rules: rulesOf(halved),
    matches,
    nameOf: (participant) => participant,
    ...rest,
  }).sections.flatMap(({ rows }) => rows.map(({ rank, participant, points }) => `${rank} ${participant} ${points}`));

describe('points that are halved when the table is divided', () => {
  it('points that are halved when the table is divided are whole as long as it is, and then rounded as the league rounds', () => {
    expect(linesOf('down', main.slice(0, 5))).toEqual(['1 A 9', '2 B 3', '3 C 1', '4 D 1']);
    expect(linesOf('down', main)).toEqual(['1 A 4', '2 B 2', '3 C 1', '4 D 0']);
    expect(linesOf('up', main)).toEqual(['1 A 5', '2 B 2', '3 C 1', '4 D 1']);
  });

  it('points that are halved when the table is divided are whole again in what follows, and nothing is halved among matches at home', () => {
    const after = [...main, ...played('championship', 50, 'B-A 2-0'), ...played('relegation', 51, 'D-C 0-0')];
    expect(linesOf('down', after)).toEqual(['1 B 5', '2 A 4', '3 C 2', '4 D 1']);
    expect(linesOf('down', after, { side: 'home' })[0]).toBe('1 A 9');
  });

  it('points that are halved when the table is divided separate level teams by what was rounded before anything else', () => {
    const season = played('main', 0, 'A-B 0-0', 'A-C 9-0', 'D-A 1-0', 'B-D 1-0', 'B-C 0-0', 'C-D 1-0');
    expect(linesOf('down', season).slice(0, 2)).toEqual(['1 B 2', '2 A 2']);
    expect(linesOf('up', season).slice(0, 2)).toEqual(['1 B 3', '2 A 2']);
    const up = played('main', 0, 'A-B 0-0', 'A-C 9-0', 'D-A 0-0', 'B-D 1-0', 'B-C 1-0', 'C-D 1-0');
    const deductions = [{ participantId: id('B'), points: 1, from: 0 }];
    expect(linesOf('up', up, { deductions }).slice(0, 2)).toEqual(['1 B 3', '2 A 3']);
    const level = [...season, ...played('championship', 50, 'B-A 0-0')];
    expect(linesOf('down', level).slice(0, 2)).toEqual(['1 B 3', '2 A 3']);
    const lower = [...season, ...played('championship', 50, 'A-B 0-0', 'A-B 1-0', 'B-A 1-0', 'A-B 0-0', 'B-A 0-1')];
    expect(linesOf('up', lower).slice(0, 2)).toEqual(['1 A 10', '2 B 8']);
  });

  it('points that are halved when the table is divided are fewer by what was taken off before, and later deductions are whole', () => {
    const deductions = [
      { participantId: id('A'), points: 3, from: 4 },
      { participantId: id('B'), points: 2, from: 60 },
    ];
    expect(linesOf('down', main, { deductions }).slice(0, 2)).toEqual(['1 A 3', '2 B 0']);
  });

  it('tieBreakNote mentions halved points', () => {
    expect(tieBreakNote(rulesFor(1, 'at', 'bundesliga', '2025/2026'))).toBe(
      'Pointene halveres efter grundspillet og rundes ned. Ved pointlighed gælder i denne rækkefølge: point før afrunding, målforskel, flest scorede mål, flest sejre, flest udesejre.',
    );
    expect(tieBreakNote(rulesFor(1, 'ro', 'superliga', '2025/2026'))).toMatch(
      /^Pointene halveres efter grundspillet og rundes op\. /,
    );
  });
});
