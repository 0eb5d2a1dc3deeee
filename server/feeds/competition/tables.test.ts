import { readTableList } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { createTestFeeds, leaguesIn, race, ranking } from '../../testing/feeds.ts';

it('the tables of a championship are told by the stage that the list of a day names, which is the race', () => {
  const { tell, feed } = createTestFeeds();
  tell(
    race('f1', { competition: { name: 'VM', country: 'xw', category: 'Formel 1', season: '2026' } }),
    ranking('f1', [], {
      stage: 3,
      entries: [
        { participant: { name: 'Bortoleto', kind: 'person', country: 'br' }, team: 'Audi', rank: 1, results: { points: '25' } },
      ],
    }),
  );
  const [league] = leaguesIn(feed('f_32_0_1_da_1')!);
  const stage = `${league!.tournamentId}_${league!.stageId}`;
  const told = readTableList(feed(`tx_${stage}`)!).tables.map(({ code }) => code);
  expect(told).toEqual(['1', '2']);
  for (const code of told) expect(feed(`to_${stage}_${code}`)).not.toBeNull();
  expect(feed(`tx_AAAAAAAA_${league!.stageId}`)).toBeNull();
});
