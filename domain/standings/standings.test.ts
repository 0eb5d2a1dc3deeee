import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StageRole } from '../event/entities.ts';
import type { EventId } from '../event/ids.ts';
import { rulesFor, standings, type StandingsInput, type StandingsMatch, tieBreakNote } from './index.ts';
import { DEFAULT_RULES } from './rules/rules.ts';
import { competitionBySlug } from '../registry/competitions.ts';
import { FOOTBALL_RULES } from './rules/football.ts';
import { SPORT_RULES } from './rules/sports.ts';
import { id, match } from '../testing/scores.ts';

const input = (matches: readonly StandingsMatch[], rest: Partial<StandingsInput> = {}): StandingsInput => ({
  rules: DEFAULT_RULES,
  stages: [],
  matches,
  deductions: [],
  side: 'overall',
  includeLive: false,
  nowS: 1000,
  nameOf: (participant) => participant,
  ...rest,
});
const rowsOf = (from: StandingsInput) => standings(from).sections.flatMap((section) => section.rows);
const lines = (from: StandingsInput): string[] => rowsOf(from).map((row) => `${row.rank} ${row.participant} ${row.points}`);

describe('standings', () => {
  const season = [match('A-B 2-1', { start: 1 }), match('B-C 1-1', { start: 2 }), match('C-A 0-3', { start: 3 })];

  it('standings count wins, draws, losses and goals', () => {
    expect(rowsOf(input(season))[0]).toEqual({
      participant: 'A',
      rank: 1,
      played: 2,
      wins: 2,
      draws: 0,
      losses: 0,
      lateLosses: 0,
      byes: 0,
      bonus: 0,
      netRunRate: 0,
      goalsFor: 5,
      goalsAgainst: 1,
      difference: 4,
      points: 6,
      deducted: 0,
      zone: null,
      liveEvent: null,
      moved: 0,
      tieBroken: null,
      form: ['C-A 0-3', 'A-B 2-1'],
    });
  });

  it('standings count home or away matches alone, without deductions and zones', () => {
    const rest = {
      deductions: [{ participantId: id('A'), points: 9, from: 0 }],
      rules: rulesFor(1, 'dk', 'superligaen', '2026/2027'),
    };
    expect(lines(input(season, { ...rest, side: 'home' }))).toEqual(['1 A 3', '2 B 1', '3 C 0']);
    expect(lines(input(season, { ...rest, side: 'away' }))).toEqual(['1 A 3', '2 C 1', '3 B 0']);
    expect(rowsOf(input(season, { ...rest, side: 'away' })).map((row) => row.form)).toEqual([
      ['C-A 0-3'],
      ['B-C 1-1'],
      ['A-B 2-1'],
    ]);
    expect(standings(input(season, { ...rest, side: 'home' })).zones).toEqual([]);
  });

  it('standings take points off from the time the deduction holds', () => {
    const deductions = [
      { participantId: id('A'), points: 4, from: 500 },
      { participantId: id('A'), points: 2, from: 2000 },
    ];
    expect(lines(input(season, { deductions, nowS: 499 }))[0]).toBe('1 A 6');
    expect(rowsOf(input(season, { deductions, nowS: 500 }))[0]).toMatchObject({ participant: 'A', points: 2, deducted: 4 });
    expect(lines(input(season, { deductions, nowS: 2000 }))).toEqual(['1 B 1', '2 C 1', '3 A 0']);
  });

  it('standings count running matches as they stand only where requested, and mark the rows that moved', () => {
    const running = match('B-A 2-0', { start: 9, live: true });
    const rows = rowsOf(input([match('A-C 1-0'), running], { includeLive: true }));
    expect(rows.map(({ participant, rank, moved, liveEvent }) => [participant, rank, moved, liveEvent])).toEqual([
      ['B', 1, 1, 'B-A 2-0'],
      ['A', 2, -1, 'B-A 2-0'],
      ['C', 3, 0, null],
    ]);
    expect(rows[0]!.form).toEqual([]);
    expect(lines(input([match('A-C 1-0'), running]))).toEqual(['1 A 3', '2 C 0']);
  });

  it('standings list those of a stage that have not played yet, and leave knock-out matches out', () => {
    const stages = [{ role: 'main' as const, group: '', participants: ['D', 'A', 'B', 'C'].map(id) }];
    const cup = match('D-A 9-0', { role: 'knockout' });
    expect(lines(input([...season, cup], { stages }))).toEqual(['1 A 6', '2 B 1', '3 C 1', '4 D 0']);
  });

  it('standings make a table of each group, in the order of their names', () => {
    const groups = [
      match('C-D 1-0', { role: 'group', group: 'Gruppe B' }),
      match('A-B 0-1', { role: 'group', group: 'Gruppe A' }),
    ];
    expect(
      standings(input(groups)).sections.map(({ title, role, rows }) => [title, role, rows.map((row) => row.participant).join()]),
    ).toEqual([
      ['Gruppe A', 'group', 'B,A'],
      ['Gruppe B', 'group', 'C,D'],
    ]);
  });

  it('standings put teams in no part of a divided table between its parts', () => {
    const parts = ['championship', 'relegation'].map((role, i) => ({
      role: role as StageRole,
      group: '',
      participants: (i === 0 ? ['C'] : ['A']).map(id),
    }));
    expect(lines(input(season, { stages: parts }))).toEqual(['1 C 1', '2 B 1', '3 A 6']);
  });

  it('standings name how ties are broken', () => {
    expect(tieBreakNote(DEFAULT_RULES)).toBe('Ved pointlighed gælder i denne rækkefølge: målforskel, flest scorede mål.');
    expect(tieBreakNote({ ...DEFAULT_RULES, tieBreaks: ['wins'] })).toBe('Ved pointlighed gælder: flest sejre.');
  });
});

describe('rules', () => {
  it('rules change with the season', () => {
    expect(rulesFor(1, 'xw', 'vm', '2022').tieBreaks[0]).toBe('goal-difference');
    expect(rulesFor(1, 'xw', 'vm', '2026').tieBreaks[0]).toBe('head-to-head-points');
    expect(rulesFor(1, 'fr', 'ligue-1', '2024/2025').tieBreaks).toContain('away-goals');
    expect(rulesFor(1, 'fr', 'ligue-1', '2026/2027').tieBreaks).toEqual([
      'goal-difference',
      'head-to-head-points',
      'head-to-head-difference',
      'goals-for',
      'wins',
      'away-wins',
    ]);
    const second = ['2023/2024', '2024/2025', '2025/2026', '2026/2027'].map(
      (season) => rulesFor(1, 'dk', 'superligaen', season).zones.find(({ from, to }) => from <= 2 && 2 <= to)!.label,
    );
    expect(second).toEqual([
      'Conference League-kvalifikation',
      'Europa League-kvalifikation',
      'Conference League-kvalifikation',
      'Champions League-kvalifikation',
    ]);
  });

  it('rules of groups of Europe compare the matches between teams that are level', () => {
    // 2016: Belgium had the better goals, Italy had beaten it.
    const group = ['I-B 2-0', 'R-S 1-1', 'I-S 1-0', 'B-R 3-0', 'I-R 0-1', 'S-B 0-1'].map((text) => match(text));
    const orderBy = (slug: string, season: string): string[] =>
      lines(input(group, { rules: rulesFor(1, 'eu', slug, season) })).slice(0, 2);
    expect(orderBy('em', '2016')).toEqual(['1 I 6', '2 B 6']);
    expect(orderBy('unlisted', '2016')).toEqual(['1 B 6', '2 I 6']);
    const thirds = standings(input(group, { rules: rulesFor(1, 'eu', 'em', '2024') })).sections[0]!.rows[2]!;
    expect(thirds.zone?.label).toBe('1/8-finale for de fire bedste treere');
  });

  it('rules of the leagues of 36 go by all goals, and those of the groups before by the matches between', () => {
    for (const slug of ['champions-league', 'europa-league', 'conference-league']) {
      expect(rulesFor(1, 'eu', slug, '2026/2027').tieBreaks[0], slug).toBe('goal-difference');
      expect(rulesFor(1, 'eu', slug, '2026/2027').zones.map(({ to }) => to)).toEqual([8, 24, 36]);
      expect(rulesFor(1, 'eu', slug, '2022/2023').tieBreaks[0], slug).toBe('head-to-head-points');
      expect(rulesFor(1, 'eu', slug, '2022/2023').zones).toEqual([]);
    }
  });

  it('rules belong to known competitions', () => {
    for (const place of Object.keys(FOOTBALL_RULES)) {
      const [country, slug] = place.split('/') as [string, string];
      expect(competitionBySlug(country, slug), place).not.toBeNull();
    }
  });

  it.each([
    ['de', 'bundesliga', '1993/1994', 2],
    ['de', 'bundesliga', '1995/1996', 3],
    ['it', 'serie-b', '1994/1995', 3],
    ['xw', 'vm', '1990', 2],
    ['xw', 'vm', '1994', 3],
  ])('rules give in %s/%s %s %i points for a win', (country, slug, season, points) => {
    expect(rulesFor(1, country, slug, season).points.win).toBe(points);
  });

  it.each([
    ['dk/superligaen', '2017/2018', 26, [6, 8], undefined],
    ['dk/superligaen', '2024/2025', 22, [6, 6], undefined],
    ['pl/ekstraklasa', '2014/2015', 30, [8, 8], 'up'],
    ['pl/ekstraklasa', '2018/2019', 30, [8, 8], undefined],
    ['ro/superliga', '2018/2019', 26, [6, 8], 'up'],
    ['be/jupiler-pro-league', '2021/2022', 34, [4], 'up'],
    ['be/jupiler-pro-league', '2024/2025', 30, [6], 'up'],
  ])('rules divide %s in %s after %i rounds', (place, season, afterRounds, sizes, halved) => {
    const [country, slug] = place.split('/');
    const { split } = rulesFor(1, country!, slug!, season);
    expect(split).toMatchObject({ afterRounds, groups: sizes.map((size) => ({ size })) });
    expect(split!.halved).toBe(halved);
  });

  it('rules are those of the sport for competitions and seasons without their own', () => {
    const rules = { ...DEFAULT_RULES, ...SPORT_RULES[1] };
    expect([
      rulesFor(1, 'dk', 'serie-6', '2026'),
      rulesFor(1, 'no', 'eliteserien', '2012'),
      rulesFor(1, 'xw', 'constructor', '2026'),
    ]).toEqual([rules, rules, rules]);
  });
});

describe('any season', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const anyMatch = fc.record({
    pair: fc.shuffledSubarray(names, { minLength: 2, maxLength: 2 }),
    score: fc.tuple(fc.nat(2), fc.nat(2)),
    start: fc.nat(5),
    live: fc.boolean(),
  });
  const anySeason = fc.array(anyMatch, { maxLength: 40 }).map((all) =>
    all.map(
      ({ pair, score, start, live }, i): StandingsMatch => ({
        id: `event${i}` as EventId,
        home: id(pair[0]!),
        away: id(pair[1]!),
        score,
        role: 'main',
        group: '',
        start,
        live,
      }),
    ),
  );
  const anyRules = fc.constantFrom(
    DEFAULT_RULES,
    rulesFor(1, 'es', 'la-liga', '2026/2027'),
    rulesFor(1, 'xw', 'vm', '2026'),
    rulesFor(1, 'pt', 'primeira-liga', '2026/2027'),
    rulesFor(1, 'nl', 'eredivisie', '2026/2027'),
    rulesFor(1, 'dk', 'superligaen', '2026/2027'),
  );

  it('any season is ordered totally: the order of its matches and participants changes nothing, though all have one name', () => {
    const shuffled = anySeason.chain((season) =>
      fc.tuple(
        fc.constant(season),
        fc.shuffledSubarray(season, { minLength: season.length }),
        fc.shuffledSubarray(names, { minLength: 6 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, anyRules, fc.boolean(), ([season, other, participants], rules, includeLive) => {
        const nameOf = () => 'FC';
        const stage = (order: readonly string[]) => [{ role: 'main' as const, group: '', participants: order.map(id) }];
        expect(standings(input(other, { nameOf, rules, includeLive, stages: stage(participants) }))).toEqual(
          standings(input(season, { nameOf, rules, includeLive, stages: stage(names) })),
        );
      }),
    );
  });

  it('any season gives every match its points and goals once, and ranks without gaps', () => {
    fc.assert(
      fc.property(anySeason, anyRules, (season, rules) => {
        const rows = rowsOf(input(season, { rules, includeLive: true }));
        const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0);
        const draws = season.filter(({ score }) => score[0] === score[1]).length;
        expect(sum((row) => row.points)).toBe(season.length * 3 - draws);
        expect(sum((row) => row.played)).toBe(season.length * 2);
        expect(sum((row) => row.difference)).toBe(0);
        expect(sum((row) => row.moved)).toBe(0);
        expect(rows.map((row) => row.rank)).toEqual(rows.map((_, i) => i + 1));
        rows.slice(1).forEach((row, i) => {
          expect(row.points).toBeLessThanOrEqual(rows[i]!.points);
          expect(row.tieBroken === null).toBe(row.points < rows[i]!.points);
        });
      }),
    );
  });
});
