import { readRaceCourse } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { createTestFeeds, daysOn, race, ranking } from '../../testing/feeds.ts';

const splits = { unit: 'seconds', points: ['1. omgang', '2. omgang'] } as const;
const driver = (name: string, times: (number | null)[], rank: number) => ({
  ...{ participant: { name, kind: 'person' as const, country: 'dk' }, rank, splits: times },
});

function started() {
  const feeds = createTestFeeds();
  const weekend = { meeting: 'Monaco Grand Prix' };
  feeds.submit(
    race('Monaco', { ...weekend, splits: { ...splits, points: [...splits.points] } }),
    ranking('Monaco', [], { stage: 2, entries: [driver('Bo', [81.5], 2), driver('Rasmussen', [80, 160.25], 1)] }),
    race('q', { ...weekend, session: 'Kvalifikation', start: daysOn(-1) }),
    ranking('q', ['Bo', 'Rasmussen'], { stage: 3 }),
    race('samlet', { ...weekend, session: 'Samlet', start: daysOn(-2), end: daysOn(3) }),
    race('last year', { ...weekend, session: 'Løb', start: daysOn(-360) }),
    race('Spa'),
  );
  const idOf = (session: string): string => [...feeds.state.races.values()].find((each) => each.session === session)!.id;
  return { feeds, idOf, course: (session: string) => readRaceCourse(feeds.feed(`df_rc_1_${idOf(session)}`)!) };
}

it('the course of a race has the sessions of its meeting in order, classifications last, each once', () => {
  const { course } = started();
  const sessions = course('Løb').sessions.map(({ name, whole, winner }) => [name, whole, winner]);
  expect(sessions).toEqual([
    ['Kvalifikation', null, 'Bo'],
    ['Løb', null, null],
    ['Samlet', true, null],
  ]);
});

it('the classifications of a tour have the order of their kinds when all have one start', () => {
  const feeds = createTestFeeds();
  const tour = { meeting: 'Tour de France', start: daysOn(-2), end: daysOn(3) };
  const kinds = ['Holdkonkurrence', 'Bjergkonkurrence', 'Kampdygtighed', 'Ungdomskonkurrence', 'Samlet', 'Pointkonkurrence'];
  feeds.submit(
    ...kinds.map((session) => race(session, { ...tour, session })),
    race('1', { ...tour, session: '1. etape', end: daysOn(-2) }),
  );
  const { id } = [...feeds.state.races.values()][0]!;
  expect(readRaceCourse(feeds.feed(`df_rc_1_${id}`)!).sessions.map(({ name }) => name)).toEqual([
    '1. etape',
    ...['Samlet', 'Pointkonkurrence', 'Bjergkonkurrence', 'Ungdomskonkurrence', 'Holdkonkurrence', 'Kampdygtighed'],
  ]);
});

it('the course of a race has the values of its competitors in the order of the race', () => {
  const { splits: points, lines } = started().course('Løb');
  expect(points).toEqual(splits);
  expect(lines.map(({ name, rank, values }) => [name, rank, values])).toEqual([
    ['Rasmussen', 1, [80, 160.25]],
    ['Bo', 2, [81.5]],
  ]);
  expect(started().course('Kvalifikation').splits).toBeNull();
});

it('points on the way have English names in the English edition', () => {
  const { feeds, idOf } = started();
  const pointsOf = (): readonly string[] => readRaceCourse(feeds.english(`df_rc_1_${idOf('Løb')}`)!).splits!.points;
  expect(pointsOf()).toEqual(['Lap 1', 'Lap 2']);
  const points = ['3,3 km', '1. skydning', 'Mål'];
  feeds.submit(race('Monaco', { seq: 2, meeting: 'Monaco Grand Prix', splits: { unit: 'seconds', points } }));
  expect(pointsOf()).toEqual(['3.3 km', 'Shooting 1', 'Finish']);
});

it('the splits of a competitor go with those of a later ranking, and an unknown race has none', () => {
  const { feeds, course } = started();
  feeds.submit(ranking('Monaco', [], { seq: 2, stage: 2, entries: [driver('Bo', [81.75, 170], 2)] }));
  expect(course('Løb').lines[1]!.values).toEqual([81.75, 170]);
  expect(feeds.feed('df_rc_1_nOne0000')).toBeNull();
});
