import { describe, expect, it } from 'vitest';
import type { EventItem } from '../event/entities.ts';
import { Stage } from '../event/stage.ts';
import { rulesFor, standings, type StandingsMatch } from './index.ts';
import { battingsOf } from './run-rate.ts';
import { id, match } from '../testing/scores.ts';

type Played = Pick<EventItem, 'stage' | 'score' | 'results' | 'format'>;

function innings(home: string, away: string, rest: Partial<Played> = {}): Played {
  const [one, other] = [home, away].map((total) => {
    const [, runs, wickets, overs] = /^(\d+)\/(\d+) \((.+)\)$/.exec(total)!;
    return { runs: Number(runs), results: { wickets1: wickets!, overs1: overs! } };
  });
  return {
    stage: Stage.finished,
    score: [one!.runs, other!.runs],
    results: [one!.results, other!.results],
    format: { game: 'twenty20' },
    ...rest,
  };
}

const cricketMatch = (name: string, played: Played): StandingsMatch =>
  match(`${name} ${played.score!.join('-')}`, { batting: battingsOf(played) });

const rowsOf = (matches: readonly StandingsMatch[], rules = rulesFor(13, 'in', 'indian-premier-league', '2024')) =>
  standings({
    rules,
    matches,
    stages: [],
    deductions: [],
    side: 'overall',
    includeLive: true,
    nowS: 0,
    nameOf: (participant) => participant,
  }).sections.flatMap(({ rows }) => rows);
const ratesOf = (...matches: readonly StandingsMatch[]) =>
  rowsOf(matches).map(({ participant, netRunRate }) => `${participant} ${netRunRate === null ? '?' : netRunRate.toFixed(3)}`);

describe('the net run rate', () => {
  it('the net run rate is runs for each over, less those of the others, over all matches', () => {
    // 391 in 40 overs, 367 in 38.4: 9.775 less 9.491.
    const opener = cricketMatch('RCB-CSK', innings('173/6 (20)', '176/4 (18.4)'));
    const decider = cricketMatch('RCB-CSK', innings('218/5 (20)', '191/7 (20)'));
    expect(ratesOf(opener, decider)).toEqual(['RCB 0.284', 'CSK -0.284']);
  });

  it('the net run rate counts all overs of a side that was all out', () => {
    // 113 in 20 overs, though the last wicket fell after 18.3; 114 in 10.3.
    expect(ratesOf(cricketMatch('SRH-KKR', innings('113/10 (18.3)', '114/2 (10.3)')))).toEqual(['KKR 5.207', 'SRH -5.207']);
    expect(battingsOf(innings('250/10 (47.2)', '251/3 (45)', { format: { game: 'one-day' } }))).toEqual([
      { runs: 250, overs: 50 },
      { runs: 251, overs: 45 },
    ]);
  });

  it('the net run rate counts the target less one run, in the overs of the chase, when rain changed it', () => {
    // The table of 1 April 2023 had +0.438 and -0.438.
    const format = { game: 'twenty20', target: { side: 'away', runs: 154, overs: '16' } } as const;
    expect(ratesOf(cricketMatch('PBKS-KKR', innings('191/5 (20)', '146/7 (16)', { format })))).toEqual([
      'PBKS 0.438',
      'KKR -0.438',
    ]);
    const final = { game: 'twenty20', target: { side: 'away', runs: 171, overs: '15' } } as const;
    expect(battingsOf(innings('214/4 (20)', '171/5 (14.3)', { format: final }))).toEqual([
      { runs: 170, overs: 15 },
      { runs: 171, overs: 14.5 },
    ]);
    const home = { game: 'twenty20', target: { side: 'home', runs: 171, overs: '15' } } as const;
    expect(battingsOf(innings('130/10 (13.2)', '214/4 (20)', { format: home }))).toEqual([
      { runs: 130, overs: 15 },
      { runs: 170, overs: 15 },
    ]);
  });

  it('the net run rate is unknown after rain without a target, and without overs', () => {
    const shortened = cricketMatch('PBKS-KKR', innings('191/5 (20)', '146/7 (16)'));
    expect(ratesOf(shortened, cricketMatch('MI-KKR', innings('150/5 (20)', '140/5 (20)')))).toEqual([
      'MI 0.500',
      'PBKS ?',
      'KKR ?',
    ]);
    expect(battingsOf(innings('180/5 (16)', '120/10 (14)'))).toBeNull();
    expect(battingsOf(innings('146/4 (15.3)', '140/8 (20)'))).toEqual([
      { runs: 146, overs: 15.5 },
      { runs: 140, overs: 20 },
    ]);
    const bare: Played = { ...innings('160/5 (20)', '150/5 (20)'), results: [{}, {}] };
    expect(battingsOf(bare)).toBeNull();
    expect(battingsOf({ ...innings('160/5 (20)', '150/5 (20)'), format: {} })).toBeNull();
    expect(battingsOf(innings('400/10 (120)', '300/10 (90)', { format: { game: 'test' } }))).toBeNull();
  });

  it('the net run rate separates equal points and wins, unless one rate is unknown', () => {
    const narrow = cricketMatch('A-X', innings('161/5 (20)', '160/5 (20)'));
    const wide = cricketMatch('B-Y', innings('200/5 (20)', '100/5 (20)'));
    expect(rowsOf([narrow, wide].map((each, start) => ({ ...each, start }))).map(({ participant }) => participant)).toEqual([
      id('B'),
      id('A'),
      id('X'),
      id('Y'),
    ]);
    const rows = rowsOf([{ ...wide, batting: null }, narrow]);
    expect(rows.slice(0, 2).map(({ participant, tieBroken }) => [participant, tieBroken])).toEqual([
      ['A', null],
      ['B', 'name'],
    ]);
  });

  it('the net run rate counts no match that runs, was forfeited or ended without a result', () => {
    for (const stage of [Stage.live, Stage.walkover, Stage.awarded, Stage.abandoned])
      expect(battingsOf(innings('161/5 (20)', '60/5 (8)', { stage }))).toEqual([
        { runs: 0, overs: 0 },
        { runs: 0, overs: 0 },
      ]);
    const open = cricketMatch('A-B', innings('161/5 (20)', '60/5 (8)', { stage: Stage.abandoned }));
    expect(ratesOf(open)).toEqual(['A 0.000', 'B 0.000']);
  });
});

it('a cricket match without a result counts for both sides, and not in their form', () => {
  const rules = rulesFor(13, 'in', 'indian-premier-league', '2023');
  const rows = rowsOf([match('LSG-CSK 0-0', { noResult: true })], rules);
  expect(rows.map(({ played, draws, points, form }) => [played, draws, points, form])).toEqual([
    [1, 1, 1, []],
    [1, 1, 1, []],
  ]);
});
