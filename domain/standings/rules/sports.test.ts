import { describe, expect, it } from 'vitest';
import { SPORT } from '../../sport/sport-ids.ts';
import { OTHER_COMPETITIONS } from '../../registry/competitions.ts';
import { type Bye, Winner } from '../../event/entities.ts';
import type { EventId, ParticipantId, TournamentId } from '../../event/ids.ts';
import { slugOf } from '../../text/names.ts';
import { Stage } from '../../event/stage.ts';
import { byesOf } from '../table.ts';
import {
  countedResult,
  rulesFor,
  standings,
  standingsHeads,
  type StandingsInput,
  type StandingsMatch,
  tieBreakNote,
} from '../index.ts';
import { COMPETITION_RULES } from './sports.ts';
import { id, match } from '../../testing/scores.ts';

const lines = (
  rules: StandingsInput['rules'],
  matches: readonly StandingsMatch[],
  rest: Partial<StandingsInput> = {},
): string[] =>
  standings({
    rules,
    stages: [],
    matches,
    deductions: [],
    side: 'overall',
    includeLive: false,
    nowS: 0,
    nameOf: (participant) => participant,
    ...rest,
  }).sections.flatMap(({ rows }) => rows.map((row) => `${row.participant} ${row.points}`));

const NHL = rulesFor(4, 'us', 'nhl', '2024/2025');
const SIX_NATIONS = rulesFor(8, 'eu', 'six-nations', '2024');

describe('tables of other sports', () => {
  it('tables of other sports give two or three points for a win in ice hockey, and one for a loss after regular time', () => {
    const late = match('A-B 3-2', { wonLate: 'home' });
    expect(lines(NHL, [late, match('C-D 1-0')])).toEqual(['C 2', 'A 2', 'B 1', 'D 0']);
    expect(lines(rulesFor(4, 'dk', 'metal-ligaen', '2024/2025'), [late, match('C-D 1-0')])).toEqual(['C 3', 'A 2', 'B 1', 'D 0']);
  });

  it('tables of other sports count a loss in overtime as a loss, and a win as a win, however the score ended', () => {
    const table = standings({
      rules: NHL,
      stages: [],
      matches: [match('A-B 2-2', { wonLate: 'away' })],
      deductions: [],
      side: 'overall',
      includeLive: false,
      nowS: 0,
      nameOf: (participant) => participant,
    });
    expect(table.sections[0]!.rows.map(({ wins, draws, losses }) => [wins, draws, losses])).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  it('tables of other sports go by wins in the EuroLeague and by their share in the NFL, where a draw is half a win', () => {
    expect(lines(rulesFor(3, 'eu', 'euroleague', '2024/2025'), [match('A-B 80-79'), match('C-A 90-60')])).toEqual([
      'C 1',
      'A 1',
      'B 0',
    ]);
    const nfl = rulesFor(5, 'us', 'nfl', '2024/2025');
    const games = [match('A-B 20-10'), match('A-C 20-10'), match('D-A 7-3'), match('D-B 6-6')];
    expect(lines(nfl, games)).toEqual(['D 3', 'A 4', 'B 1', 'C 0']);
  });

  it('tables count the winner of an unplayed match', () => {
    const walkover = match('A-B 0-0', { outcome: 'win' });
    expect(lines(rulesFor(1, 'dk', 'superligaen', '2026/2027'), [walkover, match('C-D 1-1')])).toEqual([
      'A 3',
      'C 1',
      'D 1',
      'B 0',
    ]);
    expect(lines(NHL, [walkover])).toEqual(['A 2', 'B 0']);
  });

  it('tables of other sports give four points for a win in Aussie rules, and go by the percentage', () => {
    const afl = rulesFor(18, 'au', 'afl', '2024');
    expect(lines(afl, [match('A-C 160-100'), match('B-D 60-30'), match('E-F 50-50')])).toEqual([
      'B 4',
      'A 4',
      'E 2',
      'F 2',
      'C 0',
      'D 0',
    ]);
  });

  it('tables of other sports give rugby bonus points for four tries and for a loss by seven at most', () => {
    expect(lines(SIX_NATIONS, [match('A-B 30-24', { tries: [4, 4] }), match('C-D 30-22', { tries: [3, 3] })])).toEqual([
      'A 5',
      'C 4',
      'B 2',
      'D 0',
    ]);
    expect(lines(SIX_NATIONS, [match('A-B 13-13', { tries: [1, 4] })])).toEqual(['B 3', 'A 2']);
  });

  it('tables of other sports give bonus points in France for three tries more than the other side and for a loss by five at most', () => {
    const rules = rulesFor(8, 'fr', 'top-14', '2025/2026');
    expect(lines(rules, [match('A-B 30-25', { tries: [4, 2] }), match('C-D 30-24', { tries: [5, 2] })])).toEqual([
      'C 5',
      'A 4',
      'B 1',
      'D 0',
    ]);
  });

  it('tables of other sports give the same bonus for tries among the nations and clubs of the south, and look at wins before the difference', () => {
    const rules = rulesFor(8, 'xw', 'super-rugby-pacific', '2026');
    const tries = [match('A-B 30-23', { tries: [4, 2] }), match('C-D 30-22', { tries: [5, 2] })];
    expect(lines(rules, tries)).toEqual(['C 5', 'A 4', 'B 1', 'D 0']);
    expect(lines(rulesFor(8, 'xw', 'rugby-championship', '2026'), tries)).toEqual(['C 5', 'A 4', 'B 1', 'D 0']);
    // Four points each: A won once by a point, B drew twice by far.
    const level = [match('A-X 10-9'), match('Y-A 60-10'), match('B-Z 50-50'), match('Z-B 9-9')];
    expect(lines(rulesFor(8, 'eu', 'urc', '2026/2027'), level).indexOf('A 4')).toBeLessThan(
      lines(rulesFor(8, 'eu', 'urc', '2026/2027'), level).indexOf('B 4'),
    );
    expect(lines(SIX_NATIONS, level).indexOf('B 4')).toBeLessThan(lines(SIX_NATIONS, level).indexOf('A 4'));
  });

  it('tables of other sports share the three points of volleyball where the last set decides', () => {
    const rules = rulesFor(12, 'dk', 'volleyligaen', '2025/2026');
    expect(lines(rules, [match('A-B 3-2'), match('C-D 3-1')])).toEqual(['C 3', 'A 2', 'B 1', 'D 0']);
  });

  it('tables of other sports give three points more for winning all five matches of the Six Nations', () => {
    const wins = ['B', 'C', 'D', 'E', 'F'].map((other) => match(`A-${other} 20-0`));
    expect(lines(SIX_NATIONS, wins.slice(0, 4))[0]).toBe('A 16');
    expect(lines(SIX_NATIONS, wins)[0]).toBe('A 23');
    expect(lines(rulesFor(8, 'xw', 'vm', '2023'), wins)[0]).toBe('A 20');
  });

  it('tables of other sports give two points for a round without a match in the NRL', () => {
    const rules = rulesFor(19, 'au', 'nrl', '2023');
    expect(lines(rules, [match('A-B 10-12')], { byes: new Map([[id('A'), 2]]) })).toEqual(['A 4', 'B 2']);
    expect(lines(rules, [match('A-B 10-12')], { byes: new Map([[id('A'), 2]]), side: 'home' })).toEqual(['B 0', 'A 0']);
  });

  it('tables of other sports count two points for a win in handball, and go by results among equals in groups', () => {
    expect(lines(rulesFor(7, 'dk', 'herreligaen', '2026/2027'), [match('A-B 30-29'), match('C-D 25-25')])).toEqual([
      'A 2',
      'C 1',
      'D 1',
      'B 0',
    ]);
    const group = [match('A-B 30-29'), match('B-C 40-20'), match('C-A 25-24'), match('A-D 30-20'), match('B-D 30-28')];
    expect(lines(rulesFor(7, 'eu', 'em', '2026'), group).slice(0, 2)).toEqual(['A 4', 'B 4']);
    expect(lines(rulesFor(7, 'dk', 'herreligaen', '2026/2027'), group).slice(0, 2)).toEqual(['B 4', 'A 4']);
  });

  it('groups of basketball and ice hockey compare level teams anew after each placed team', () => {
    // All four have eight points. A won all three matches among them, and B, C and D one each: D by ten, B
    // and C by one. B lost to A by one, C by thirty.
    const group = [
      ...['A-B 61-60', 'A-C 90-60', 'A-D 65-60', 'B-C 61-60', 'C-D 61-60', 'D-B 70-60'],
      ...['X-A 61-60', 'B-X 61-60', 'C-X 61-60', 'D-X 61-60'].flatMap((each) => [each, each]),
    ];
    const matches = group.map((text, at) => match(text, { id: `event${at}` as EventId }));
    const rules = rulesFor(3, 'xw', 'vm', '2027');
    expect(lines(rules, matches)).toEqual(['X 10', 'A 8', 'D 8', 'C 8', 'B 8']);
    expect(rulesFor(4, 'xw', 'vm', '2027').headToHead).toEqual(rules.headToHead);
  });

  it('tables of other sports share three points in floorball and in the hockey of nations where a match goes on, but not at the World Championship', () => {
    const late = [match('A-B 5-4', { wonLate: 'home' })];
    expect(lines(rulesFor(9, 'dk', 'select-ligaen', '2026/2027'), late)).toEqual(['A 2', 'B 1']);
    expect(lines(rulesFor(24, 'xw', 'pro-league', '2026/2027'), late)).toEqual(['A 2', 'B 1']);
    expect(rulesFor(9, 'xw', 'vm', '2026').points).toEqual({ win: 2, draw: 1 });
    expect(lines(rulesFor(4, 'us', 'ahl', '2026/2027'), late)).toEqual(['A 2', 'B 1']);
  });

  it('volleyball shares points after five played sets, not when a side retires or leads by one', () => {
    const rules = rulesFor(12, 'dk', 'volleyligaen', '2026/2027');
    expect(lines(rules, [match('A-B 3-2'), match('C-D 1-0')])).toEqual(['C 3', 'A 2', 'B 1', 'D 0']);
  });

  it('tables of other sports give five points for a win in kabaddi and one for a narrow loss, and two since raids decide what is level', () => {
    const season = [match('A-B 30-23'), match('C-D 38-30'), match('E-F 30-30')];
    const pkl = (year: string) => rulesFor(42, 'in', 'pro-kabaddi-league', year);
    expect(lines(pkl('2024'), season)).toEqual(['C 5', 'A 5', 'E 3', 'F 3', 'B 1', 'D 0']);
    expect(lines(pkl('2025'), [match('A-B 30-23'), match('E-F 30-30', { wonLate: 'away' })])).toEqual([
      'A 2',
      'F 2',
      'E 0',
      'B 0',
    ]);
  });

  it('tables of other sports share the points of pesäpallo where two halves did not decide it', () => {
    const rules = rulesFor(30, 'fi', 'superpesis', '2026');
    const season = [match('A-B 2-0'), match('C-D 2-1'), match('E-F 1-0', { wonLate: 'home' })];
    expect(lines(rules, season)).toEqual(['A 3', 'C 2', 'E 2', 'D 1', 'F 1', 'B 0']);
    const superInning = { stage: Stage.afterExtraInnings, score: [0, 1], fullTime: null, penalties: null } as const;
    expect(countedResult({ ...superInning, winner: Winner.away, fullTimeWinner: Winner.away }, rules)).toEqual({
      score: [0, 1],
      wonLate: 'away',
    });
  });

  it('tables of other sports count a win of netball in extra time as one', () => {
    expect(lines(rulesFor(29, 'au', 'super-netball', '2026'), [match('A-B 58-55', { wonLate: 'home' })])).toEqual(['A 3', 'B 0']);
  });

  it('tables of other sports go by the share of sets in volleyball, and between nations by matches won before points', () => {
    const matches = [match('A-X 3-0'), match('A-Y 3-0'), match('Z-A 3-1'), match('B-X 3-1'), match('B-Y 3-1')];
    expect(lines(rulesFor(12, 'dk', 'volleyligaen', '2026/2027'), matches).slice(0, 2)).toEqual(['B 6', 'A 6']);
    const short = [match('A-B 3-2'), match('A-C 3-2'), match('D-A 3-0'), match('B-D 3-0'), match('B-C 2-3')];
    expect(lines(rulesFor(12, 'dk', 'volleyligaen', '2026/2027'), short)[0]).toBe('B 5');
    expect(lines(rulesFor(12, 'xw', 'nations-league', '2026'), short)[0]).toBe('A 4');
  });

  it('tables of other sports give two points for a win in cricket, and take no account of how many runs it was won by', () => {
    const rules = rulesFor(13, 'in', 'indian-premier-league', '2026');
    expect(lines(rules, [match('A-B 181-180'), match('C-D 200-100')])).toEqual(['A 2', 'C 2', 'B 0', 'D 0']);
  });

  it('tables of other sports belong to competitions that are known by these names', () => {
    for (const [sport, rules] of Object.entries(COMPETITION_RULES)) {
      if (Number(sport) === SPORT.football) continue;
      const places = OTHER_COMPETITIONS.filter(({ sportId }) => sportId === Number(sport)).map(
        ({ country, name }) => `${country}/${slugOf(name)}`,
      );
      expect(places).toEqual(expect.arrayContaining(Object.keys(rules)));
    }
  });

  it('tables of other sports name in their own words how ties are broken', () => {
    expect(tieBreakNote(SIX_NATIONS)).toBe('Ved pointlighed gælder i denne rækkefølge: pointforskel, flest scorede point.');
    expect(tieBreakNote(rulesFor(18, 'au', 'afl', '2024'))).toBe(
      'Ved pointlighed gælder i denne rækkefølge: scorede point i procent af point imod, flest scorede point.',
    );
    expect(tieBreakNote(rulesFor(5, 'us', 'nfl', '2024/2025'))).toBe(
      'Holdene rangeres efter sejrsprocent. Står de lige, gælder i denne rækkefølge: point i indbyrdes opgør, pointforskel, flest scorede point.',
    );
  });
});

describe('byesOf', () => {
  const bye = (participant: string, round: string, from: number, season = 's'): Bye => ({
    id: `${season} ${round} ${participant}`,
    tournamentId: season as TournamentId,
    participantId: id(participant),
    round,
    from,
  });

  it('byesOf counts the byes of a season from the start of their rounds', () => {
    const byes = [bye('A', '1', 10), bye('A', '2', 20), bye('A', '3', 30), bye('B', '2', 20), bye('B', '1', 10, 'other')];
    expect([...byesOf(byes, 's' as TournamentId, 20)]).toEqual([
      [id('A'), 2],
      [id('B'), 1],
    ]);
  });
});

describe('the columns of a table', () => {
  const NONE = { draws: 0, byes: 0, netRunRate: null };
  const heads = (sportId: number, place: string, rows: Parameters<typeof standingsHeads>[1] = [NONE]): string => {
    const [country, slug] = place.split('/') as [string, string];
    return standingsHeads(rulesFor(sportId, country, slug, '2024'), rows)
      .map(({ short }) => short)
      .join(' ');
  };

  it.each([
    ['football', 1, 'dk/superligaen', 'K V U T Mål MF P Form'],
    ['handball', 7, 'dk/herreligaen', 'K V U T Mål MF P Form'],
    ['basketball', 3, 'dk/basketligaen', 'K V T Point ± P Form'],
    ['the NBA', 3, 'us/nba', 'K V T Point ± % Form'],
    ['the NFL', 5, 'us/nfl', 'K V T Point ± % Form'],
    ['the NHL', 4, 'us/nhl', 'K V T OT Mål MF P Form'],
    ['rugby union', 8, 'eu/six-nations', 'K V U T Point ± B P Form'],
    ['the NRL', 19, 'au/nrl', 'K V U T Point ± P Form'],
    ['Aussie rules', 18, 'au/afl', 'K V U T Point % P Form'],
    ['volleyball', 12, 'dk/volleyligaen', 'K V T Sæt ± P Form'],
  ])('the columns of a table of %s', (_name, sportId, place, columns) => {
    expect(heads(sportId, place)).toBe(columns);
  });

  it('the columns of a table have draws of the NFL and byes of the NRL only where there are some', () => {
    expect(heads(5, 'us/nfl', [NONE, { ...NONE, draws: 1 }])).toBe('K V T U Point ± % Form');
    expect(heads(19, 'au/nrl', [NONE, { ...NONE, byes: 2 }])).toBe('K V U T O Point ± P Form');
  });

  it('the columns of a table have the net run rate of cricket only where it is known', () => {
    expect(heads(13, 'in/indian-premier-league')).toBe('K V U T Runs P Form');
    expect(heads(13, 'in/indian-premier-league', [NONE, { ...NONE, netRunRate: -0.4 }])).toBe('K V U T Runs NRR P Form');
  });

  it('the columns of a table count late losses, bonus points and byes', () => {
    const table = (rules: StandingsInput['rules'], matches: readonly StandingsMatch[], byes = new Map<ParticipantId, number>()) =>
      standings({
        ...{ stages: [], deductions: [], side: 'overall', includeLive: false, nowS: 0 },
        rules,
        matches,
        byes,
        nameOf: (name) => name,
      }).sections.flatMap(({ rows }) => rows);
    const [, loser] = table(NHL, [match('A-B 3-2', { wonLate: 'home' }), match('A-B 3-0')]);
    expect(loser).toMatchObject({ participant: 'B', losses: 2, lateLosses: 1 });
    const [winner, other] = table(SIX_NATIONS, [match('A-B 22-20', { tries: [4, 4] })]);
    expect([winner, other]).toMatchObject([
      { bonus: 1, points: 5 },
      { bonus: 2, points: 2 },
    ]);
    const [rested] = table(rulesFor(19, 'au', 'nrl', '2024'), [match('A-B 1-0')], new Map([[id('A'), 3]]));
    expect(rested).toMatchObject({ byes: 3, points: 8 });
  });
});
