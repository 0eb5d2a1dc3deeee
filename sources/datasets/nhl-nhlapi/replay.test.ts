import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { nhlReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('nhl-nhlapi');

describe.skipIf(folder === null)('nhl-nhlapi played again', () => {
  it('plays a game to its shoot-out, with a score of its own', async () => {
    const { ingest, report, messages } = await playRecording(nhlReplay, folder!, { speed: 60, match: 'nhl-2024020033' });
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('status').map(({ stage }) => stage)).toEqual([
      14,
      Stage.break,
      15,
      Stage.break,
      16,
      Stage.break,
      Stage.extraTime,
      Stage.break,
      Stage.penalties,
      Stage.afterPenalties,
    ]);
    expect(namedEvents(ingest.state)).toMatchObject([
      { score: [4, 4], penalties: [1, 2], winner: 2, situation: '', notice: 'Genafspilning af kampen 13. oktober 2024' },
    ]);
    const kicks = messages('score').flatMap(({ score }) => (score.penalties === undefined ? [] : [score.penalties.join('-')]));
    expect(kicks).toEqual(['1-0', '1-1', '1-2']);
  });

  it('feeds the clock and the skaters', async () => {
    const { messages, report } = await playRecording(nhlReplay, folder!, { speed: 60, match: 'nhl-2024020003' });
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('score')[0]).toMatchObject({ gameTime: '00:10', score: { home: 0, away: 0, parts: [[0, 0]] } });
    const first = messages('score').find(({ score }) => score.home === 1)!;
    expect(first).toMatchObject({
      gameTime: '00:27',
      score: {
        parts: [
          [0, 0],
          [1, 0],
        ],
      },
    });
    // The first goal of the guests fell at five skaters against four.
    expect(messages('score').find(({ score }) => score.away === 1)).toMatchObject({ gameTime: '13:42', situation: '4 mod 5' });
    const times = messages('score').map(({ at }) => Date.parse(at));
    expect(times.length).toBeLessThan(3600 / 10 + 60);
  });
});
