import type { Message } from '@stillingen/domain/messages';
import { readTeamSeason } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { fixture, score, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn } from '../../testing/feeds.ts';

const FINISHED = 3;

/** A finished match, so many days from now. */
function played(
  key: string,
  days: number,
  [home, away]: readonly [string, string],
  [goals, against]: readonly [number, number],
): Message[] {
  const of = { event: key, at: daysOn(days) };
  return [
    fixture({ key, at: daysOn(days), home: { name: home }, away: { name: away }, start: daysOn(days) }),
    score(1, goals, against, { ...of, key: `${key}/score` }),
    status(1, FINISHED, { ...of, key: `${key}/status` }),
  ];
}

function seasonOfBroendby(...messages: readonly Message[][]) {
  const feeds = createTestFeeds();
  feeds.submit(...messages.flat());
  const team = [...feeds.state.participants.values()].find(({ name }) => name === 'Brøndby IF')!;
  return { feeds, team, season: () => readTeamSeason(feeds.feed(`ts_1_${team.id}`)!) };
}

const THREE = [
  played('a', -21, ['Brøndby IF', 'Vejle Boldklub'], [0, 1]),
  played('b', -14, ['AGF', 'Brøndby IF'], [0, 3]),
  played('c', -7, ['Brøndby IF', 'OB'], [1, 1]),
];

describe('the season of a team', () => {
  it('the season of a team has its place after each of its matches, counted by the table', () => {
    const { positions } = seasonOfBroendby(...THREE).season();
    expect(positions.map(({ played: matches, rank }) => [matches, rank])).toEqual([
      [1, 4],
      [2, 1],
      [3, 1],
    ]);
  });
  it('the season of a team has its figures and the points of its last matches', () => {
    const { figures, competitions } = seasonOfBroendby(...THREE).season();
    expect(figures).toMatchObject({ played: 3, points: 4, goalsFor: 4, goalsAgainst: 2, unbeaten: 2, formPoints: 4, formOf: 9 });
    expect(competitions).toMatchObject([{ name: 'Superligaen', rank: 1, teams: 4, tables: true, draw: null }]);
  });
  it('the season of a team names the pages that have content', () => {
    expect(seasonOfBroendby(...THREE).season().pages).toEqual(['resultater', 'arkiv', 'stilling']);
    expect(seasonOfBroendby([fixture()]).season().pages).toContain('kampprogram');
  });
  it('[SPORT-15] a team has a page of transfers in football and ice hockey alone', () => {
    const transfer = (sport: number): Message => ({
      ...{ kind: 'transfer', key: `t${sport}`, seq: 1, at: daysOn(-1), date: daysOn(-1).slice(0, 10), sport, type: 'transfer' },
      player: { name: 'Ida Lund', country: 'dk' },
      to: { name: 'Brøndby IF', country: 'dk' },
    });
    const pagesIn = (sport: number) => {
      const feeds = createTestFeeds();
      feeds.submit(fixture({ sport, home: { name: 'Brøndby IF' }, away: { name: 'AGF' } }), transfer(sport));
      const team = [...feeds.state.participants.values()].find(({ name }) => name === 'Brøndby IF')!;
      return readTeamSeason(feeds.feed(`ts_${sport}_${team.id}`)!).pages;
    };
    expect([1, 4, 7].map((sport) => pagesIn(sport).includes('transfers'))).toEqual([true, true, false]);
  });
  it('the season of a team names its ground and its coach as its profile has them', () => {
    const participant = { name: 'Brøndby IF' };
    const head = { kind: 'profile', key: 'profile', seq: 1, at: daysOn(-30), sport: 1, participant } as const;
    const { season } = seasonOfBroendby(...THREE, [{ ...head, ground: 'Brøndby Stadion', coach: 'Ole Holm' }]);
    expect(season()).toMatchObject({ ground: 'Brøndby Stadion', coach: 'Ole Holm' });
  });
  it('a season that ended long ago is not one of the running ones', () => {
    const { season } = seasonOfBroendby(played('a', -200, ['Brøndby IF', 'AGF'], [1, 0]));
    expect(season()).toMatchObject({ competitions: [], figures: null, positions: [] });
  });
  it('the feed of the season is missing for an unknown team', () => {
    expect(seasonOfBroendby(...THREE).feeds.feed('ts_1_AAAAAAAA')).toBeNull();
  });
});
