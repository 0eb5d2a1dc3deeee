import type { FixtureMessage, SeasonResultMessage } from '@stillingen/domain/messages';
import { readArchive } from '@stillingen/wire';
import { beforeEach, expect, it } from 'vitest';
import { fixture, retraction, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, type TestFeeds } from '../../testing/feeds.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});

const played = (
  key: string,
  sides: readonly [string, string],
  score: readonly [number, number] | null,
  more: Partial<FixtureMessage>,
) =>
  feeds.submit(
    fixture({ key, start: daysOn(-3), home: { name: sides[0] }, away: { name: sides[1] }, ...more }),
    ...(score === null ? [] : [status(1, 3, { key: `${key}/status`, event: key, score: { home: score[0], away: score[1] } })]),
  );
const lines = (): string[] => {
  const { templateId } = [...feeds.state.leagues.values()][0]!;
  return readArchive(feeds.feed(`ar_${templateId}`)!).map(({ season, hasMatches, winner, winnerPoints, runnerUp, scorer }) =>
    [season, hasMatches, winner, winnerPoints, runnerUp, scorer].join(' '),
  );
};
const league = (season: string) => ({ competition: { name: 'Superligaen', country: 'dk', season } }) as const;
/** AGF wins all of its matches. */
function playedLeague(season: string): void {
  played(`${season}a`, ['AGF', 'OB'], [2, 0], league(season));
  played(`${season}b`, ['OB', 'Vejle Boldklub'], [1, 0], league(season));
  played(`${season}c`, ['Vejle Boldklub', 'AGF'], [0, 1], league(season));
}
const cup = { name: 'DBU Pokalen', country: 'dk', season: '2025/2026', role: 'knockout' } as const;

it('a finished season has its champion by the table, a running one has no line', () => {
  playedLeague('2025/2026');
  playedLeague('2026/2027');
  played('d', ['OB', 'AGF'], null, league('2026/2027'));
  expect(lines()).toEqual(['2025/2026 true AGF 6 OB ']);
});

it('a season of which some rounds are known has no champion', () => {
  const sides = ['AGF', 'OB', 'Vejle Boldklub', 'Randers FC'];
  const meet = (round: number, home: number, away: number) =>
    played(`${round} ${home}`, [sides[home]!, sides[away]!], [1, 0], league('2025/2026'));
  meet(1, 0, 1);
  meet(1, 2, 3);
  meet(2, 0, 2);
  meet(2, 1, 3);
  expect(lines()).toEqual([]);
  meet(3, 0, 3);
  meet(3, 1, 2);
  expect(lines()).toEqual(['2025/2026 true AGF 9 OB ']);
  meet(4, 1, 0);
  meet(4, 3, 2);
  expect(lines()).toEqual([]);
});

it('a cup has the winner of its final', () => {
  played('s1', ['AGF', 'OB'], [2, 0], { competition: cup, round: 'Semifinale', start: daysOn(-9) });
  played('s2', ['Vejle Boldklub', 'Randers FC'], [0, 1], { competition: cup, round: 'Semifinale', start: daysOn(-9) });
  played('f', ['AGF', 'Randers FC'], [0, 1], { competition: cup, round: 'Finale' });
  expect(lines()).toEqual(['2025/2026 true Randers FC  AGF ']);
});

it('a reported result precedes the matches of its season, and needs none', () => {
  playedLeague('2025/2026');
  const result = (key: string, season: string): SeasonResultMessage => ({
    kind: 'season-result',
    key,
    seq: 1,
    at: daysOn(-2),
    sport: 1,
    ...league(season),
    winner: { name: 'Brøndby IF' },
    points: [60, 50],
    topScorer: { player: { name: 'M. Uhre' }, goals: 19 },
  });
  feeds.submit(result('r1', '2020/2021'), result('r2', '2025/2026'));
  expect(lines()).toEqual(['2025/2026 true Brøndby IF 60  M. Uhre', '2020/2021  Brøndby IF 60  M. Uhre']);
  feeds.submit(retraction('r2'));
  expect(lines()[0]).toBe('2025/2026 true AGF 6 OB ');
});
