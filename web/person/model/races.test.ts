import { StageType } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { testSport } from '../../testing/draw.ts';
import { entry, raceFeed, raceLeague, START_S } from '../../testing/race-feeds.ts';
import { finishedRaces } from './races.ts';

const [AUTO_RACING, SKI_JUMPING] = [32, 38];
const DAY_S = 24 * 3600;

const over = (race: string, day: number, rank: number) =>
  entry(rank, 'Kevin Magnussen', { id: `${race}k`, raceId: race, stageType: StageType.finished, start: START_S + day * DAY_S });
const feed = (race: string, day: number, rank: number, meeting = race): string =>
  raceFeed([over(race, day, rank)], raceLeague({ stageId: race, meeting }));

it('[NODUEL-03] finishedRaces reads the texts in their order, so that the repair goes before the feeds of the participant', () => {
  const repair = raceFeed([over('spa', 1, 2)], raceLeague({ stageId: 'other' }));
  const own = feed('spa', 1, 3) + feed('monza', 2, 7);
  const lines = finishedRaces([repair, own, feed('monza', 2, 8)], 'p0000001', testSport(AUTO_RACING));
  expect(lines.map(({ meeting, rank }) => `${meeting} ${rank}`)).toEqual(['monza 7', 'spa 2']);
});

it('finishedRaces leaves out races under way, and rows of others', () => {
  const live = raceFeed([entry(1, 'Kevin Magnussen')]);
  const other = raceFeed([{ ...over('spa', 1, 1), homeId: 'p0000002' }], raceLeague({ stageId: 'spa' }));
  expect(finishedRaces([live, other], 'p0000001', testSport(AUTO_RACING))).toEqual([]);
});

it('finishedRaces leaves out the classification of a tour with stages', () => {
  const start = START_S + DAY_S;
  const overall = raceFeed(
    [over('overall', 3, 4)],
    raceLeague({ stageId: 'overall', meeting: 'tour', race: `${start}|${start + 2 * DAY_S}` }),
  );
  const stage = raceFeed([over('stage', 1, 2)], raceLeague({ stageId: 'stage', meeting: 'tour', race: `${start}` }));
  const lines = finishedRaces([overall, stage], 'p0000001', testSport(AUTO_RACING));
  expect(lines.map(({ rank }) => rank)).toEqual([2]);
});

it('[PART-23, PART-24] finishedRaces shows ten races of motorsport, and five meetings of winter sports', () => {
  const races = Array.from({ length: 12 }, (_, day) => feed(`r${day}`, day, 1, `meeting ${Math.floor(day / 2)}`));
  const count = (sportId: number): number => finishedRaces(races, 'p0000001', testSport(sportId)).length;
  expect([count(AUTO_RACING), count(SKI_JUMPING)]).toEqual([10, 10]);
  const alone = Array.from({ length: 12 }, (_, day) => feed(`r${day}`, day, 1));
  expect(finishedRaces(alone, 'p0000001', testSport(SKI_JUMPING))).toHaveLength(5);
});
