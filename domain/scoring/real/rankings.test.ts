import { describe, expect, it } from 'vitest';
import type { EntryStatus } from '../../event/entities.ts';
import type { Results } from '../../event/results.ts';
import { sportById } from '../../sports/index.ts';
import { type RankingEntryFacts, rankingProblem } from '../index.ts';
import { dataSets, grouped } from '../../testing/scores.ts';

const { filesOf, hasData, rowsOf, textOf } = dataSets();

const entry = (rank: number | null, results: Results, status: EntryStatus = 'ok', tied = false): RankingEntryFacts => ({
  rank,
  tied,
  status,
  results,
});

function withTies(entries: readonly RankingEntryFacts[]): RankingEntryFacts[] {
  const shared = Map.groupBy(entries, ({ rank }) => rank);
  return entries.map((one) => ({ ...one, tied: one.rank !== null && shared.get(one.rank)!.length > 1 }));
}

function expectRankings(sport: number, rankings: readonly (readonly RankingEntryFacts[])[]): void {
  const facts = sportById(sport)!;
  expect(rankings.map((entries) => rankingProblem(facts, entries, true)).filter((problem) => problem !== null)).toEqual([]);
  for (const entries of rankings) {
    const last = entries.findLastIndex(({ rank }) => rank !== null);
    const ranked = entries.filter(({ rank }) => rank !== null).length;
    const moved = entries.with(last, { ...entries[last]!, rank: ranked + 1 });
    expect(rankingProblem(facts, moved, true)).not.toBeNull();
  }
}

const leaderGap = (entries: readonly RankingEntryFacts[]): string => entries.find(({ rank }) => rank === 1)?.results.gap ?? '';

describe.runIf(hasData('f1-f1db'))('Formula 1', () => {
  it('Formula 1 has possible results of races', () => {
    const races = filesOf('f1-f1db', /race-results\.yml$/).map((path) =>
      textOf(path)
        .split(/^- /m)
        .slice(1)
        .map((text) => {
          const field = (name: string): string => new RegExp(`^ *${name}: "?([^"\\n]*)`, 'm').exec(text)?.[1]?.trim() ?? '';
          const position = field('position');
          const out: EntryStatus = position === 'DSQ' ? 'disqualified' : position === 'DNS' ? 'not-started' : 'retired';
          return /^\d+$/.test(position)
            ? entry(Number(position), { time: field('time'), gap: field('gap') })
            : entry(null, {}, out);
        }),
    );
    expect(races.length).toBeGreaterThanOrEqual(24);
    // The winner in Belgium keeps the gap to a disqualified driver.
    const [whole, belgium] = [
      races.filter((entries) => leaderGap(entries) === ''),
      races.filter((entries) => leaderGap(entries) !== ''),
    ];
    expectRankings(32, whole);
    expect(belgium.map((entries) => rankingProblem(sportById(32)!, entries, true)?.path)).toEqual(['/0/results/gap']);
  });
});

describe.runIf(hasData('cycling-letour'))('the Tour de France', () => {
  it('the Tour de France has possible general classifications', () => {
    const tours = grouped(rowsOf('cycling-letour/men/TDF_Riders_History.csv'), 'Year').map((rows) =>
      rows.map((row) => entry(Number(row['Rank']), { time: row['Times']!, gap: row['Gap']! })),
    );
    expect(tours).toHaveLength(6);
    expectRankings(34, tours);
  });
});

describe.runIf(hasData('zz_no_licence_stated/golf-masters'))('the Masters', () => {
  it('the Masters has possible leaderboards', () => {
    const years = grouped(rowsOf('zz_no_licence_stated/golf-masters/masters_results_mastersdotcom.csv'), 'year').map((rows) =>
      rows.map((row) => {
        const rank = /^T?(\d+)$/.exec(row['position']!)?.[1];
        const results = {
          toPar: row['total_par']!,
          strokes: row['total_strokes']!,
          round1: row['r1']!,
          round4: row['r4']!,
          holesPlayed: 'F',
        };
        return rank === undefined
          ? entry(null, results, 'cut')
          : entry(Number(rank), results, 'ok', row['position']!.startsWith('T'));
      }),
    );
    expect(years).toHaveLength(6);
    expectRankings(23, years);
  });
});

describe.runIf(hasData('zz_no_licence_stated/biathlon'))('a winter of biathlon', () => {
  it('a winter of biathlon has possible rankings and shootings', () => {
    const out: Readonly<Record<string, EntryStatus>> = { DNS: 'not-started', DNF: 'retired', LAP: 'lapped' };
    const races = grouped(rowsOf('zz_no_licence_stated/biathlon/all_races_2425.csv'), 'RaceId').map((rows) =>
      withTies(
        rows.map((row) => {
          const results = { shooting: row['Shootings']!, time: row['TotalTime']!, gap: row['Behind']! };
          return row['Rank'] === '' ? entry(null, results, out[row['IRM']!]) : entry(Number(row['Rank']), results);
        }),
      ),
    );
    expect(races.flat()).toHaveLength(1136);
    expectRankings(41, races);
  });
});

describe.runIf(hasData('zz_no_licence_stated/ski-jumping'))('ski jumping', () => {
  it('ski jumping has possible rankings and jumps', () => {
    const events = grouped(rowsOf('zz_no_licence_stated/ski-jumping/csv_uvrstitve.csv'), 'id_tekme').map((rows) =>
      withTies(
        rows.map((row) =>
          entry(Number(row['uvrstitev']), { jump1: row['dolzina1']!, jump2: row['dolzina2']!, points: row['tocke']! }),
        ),
      ),
    );
    expect(events.length).toBeGreaterThan(20);
    expectRankings(38, events);
  });
});

describe.runIf(hasData('zz_no_licence_stated/horse-racing-hk'))('races of Hong Kong', () => {
  it('races of Hong Kong have possible placings', () => {
    const races = filesOf('zz_no_licence_stated/horse-racing-hk', /results_.*csv$/)
      .flatMap((path) => grouped(rowsOf(path), 'date', 'race_no'))
      .map((rows) =>
        withTies(
          rows.map((row) =>
            /^\d+/.test(row['place']!)
              ? entry(Number.parseInt(row['place']!, 10), { gap: row['lbw']! })
              : entry(null, {}, 'non-runner'),
          ),
        ),
      );
    expect(races.length).toBeGreaterThan(15);
    expectRankings(35, races);
  });
});
