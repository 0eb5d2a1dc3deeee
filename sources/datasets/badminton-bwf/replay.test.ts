import { Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { badmintonReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('badminton-bwf');

describe.skipIf(folder === null)('badminton-bwf played again', () => {
  it('plays every point of 277 matches', async () => {
    const { ingest, report, messages } = await playRecording(badmintonReplay, folder!, { speed: 60 });
    expect(report).toMatchObject({ played: 277, refused: [] });
    const events = namedEvents(ingest.state);
    expect(events.filter(({ stage }) => stage === Stage.finished)).toHaveLength(276);
    expect(events.find(({ stage }) => stage === Stage.retired)).toMatchObject({ home: 'Saina Nehwal', winner: Winner.away });
    const points = events.flatMap(({ parts }) => parts.flatMap(([home, away]) => home + away)).reduce((sum, one) => sum + one, 0);
    expect(messages('score').length).toBeGreaterThan(points - 2 * events.length);
    expect(messages('score').length).toBeLessThan(points);
  });
});

const HEAD =
  'tournament,city,country,date,discipline,round,winner,retired,game_1_score,game_2_score,game_3_score,game_1_scores,game_2_scores,game_3_scores,team_one_players,team_two_players,team_one_nationalities,team_two_nationalities';
const straight = (home: boolean): string =>
  `"[${Array.from({ length: 22 }, (_, point) => (home ? `'${point}-0'` : `'0-${point}'`)).join(', ')}]"`;
const row = (games: string, points: string, players = 'A,B'): string =>
  `Denmark Open 2020,Odense,Denmark,13-10-2020,MS,Final,1,False,${games},${points},${players},DEN,INA`;

describe('badminton-bwf point by point', () => {
  it('serves after a point, rests at eleven and between the games', async () => {
    await using files = await writeFiles({
      'ms.csv': [HEAD, row('21-0,0-21,21-0', [straight(true), straight(false), straight(true)].join(','))],
    });
    const { ingest, report, messages } = await playRecording(badmintonReplay, files.path, { speed: 10 });
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(namedEvents(ingest.state)).toMatchObject([{ stage: Stage.finished, score: [2, 1], serve: null }]);
    expect(messages('status').map(({ stage, score }) => `${stage} ${score!.parts!.at(-1)!.join('-')} ${score!.serve}`)).toEqual([
      '17 0-0 null',
      '46 11-0 home',
      '17 11-0 home',
      '46 21-0 home',
      '18 0-0 home',
      '46 0-11 away',
      '18 0-11 away',
      '46 0-21 away',
      '19 0-0 away',
      '46 11-0 home',
      '19 11-0 home',
      '3 21-0 null',
    ]);
  });

  it('refuses a match whose points do not make its games', async () => {
    await using files = await writeFiles({
      'ms.csv': [
        HEAD,
        row('21-0,21-1,', [straight(true), straight(true), '[]'].join(',')),
        row('21-0,21-0,', [straight(true), '[]', '[]'].join(','), 'C,D'),
        row('21-0,21-0,', [straight(true), `"['0-0', '2-0']"`, '[]'].join(','), 'E,F'),
      ],
    });
    const { report } = await playRecording(badmintonReplay, files.path);
    expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '2 the points of game 2 end 21-0, not 21-1',
      '3 the points of a game are missing',
      '4 no point leads from 0-0 to 2-0',
    ]);
  });
});
