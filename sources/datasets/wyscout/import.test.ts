import { matchRatings, ratingKey, SPORT, sportById, Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { importSet } from '../kit/import/import-set.ts';
import { wyscoutImport } from './import.ts';

const folder = dataSet('football-wyscout');

it.skipIf(folder === null)(
  'wyscout imports a match with its line-ups, and ratings as the published formula gives them',
  async () => {
    const ingest = createInMemoryIngest();
    const report = await importSet(wyscoutImport, { path: folder!, ingest });
    expect(report).toMatchObject({ read: 2, written: 2 });
    expect(report.refused.map(({ file }) => file)).toEqual(['events/2499841.json']);
    expect(await importSet(wyscoutImport, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 2 });
    const [lost, drawn] = ['Peru', 'Kroatien'].map((name) => namedEvents(ingest.state).find(({ home }) => home === name)!);
    expect(lost).toMatchObject({ stage: Stage.finished, score: [0, 1], league: { season: '2018' }, notice: '' });
    expect(drawn).toMatchObject({ stage: Stage.afterPenalties, score: [1, 1], penalties: [3, 2], advanced: 'home' });

    const { id } = lost!;
    const facts = ingest.state.facts.get(id)!;
    expect(facts.lineup.map(({ starters, substitutes }) => [starters.length, substitutes.length])).toEqual([
      [11, 12],
      [11, 12],
    ]);
    const { lines } = facts['player-statistics'][0]!.sections[0]!;
    expect(lines).toHaveLength(28);
    const { participant } = lines.find(({ player }) => player === 'C. Eriksen')!;
    expect(participant).toBe(facts.lineup[1]!.starters.find(({ name }) => name === 'C. Eriksen')!.participant);
    expect(ingest.state.profiles.get(participant!)).toMatchObject({ height: 180, weight: 76, foot: 'right' });
    const event = ingest.state.events.get(id)!;
    const { ratings, isRough } = matchRatings(sportById(SPORT.football)!, event, facts, ingest.state.incidents.get(id)!)!;
    expect(isRough).toBe(false);
    expect(
      [
        ['away', 'K. Schmeichel'],
        ['away', 'Y. Poulsen'],
        ['away', 'C. Eriksen'],
        ['home', 'C. Cueva'],
      ].map(([side, name]) => ratings.get(ratingKey(side as 'home', name!))),
    ).toEqual([8, 7.3, 7.2, 5.6]);
  },
);
