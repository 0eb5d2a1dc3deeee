import { type Pair, Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../../domain/testing/scores.ts';
import { namedEvents } from '../../../testing/named-views.ts';
import { euroleagueReplay, playsOf } from '../../basketball-euroleague/replay.ts';
import { basketballStates, type BasketballPlay } from './basketball.ts';
import { nbaReplay } from '../../nba-pbpstats/replay.ts';
import { playRecording } from '../../../testing/play-recording.ts';

const euroleague = dataSet('basketball-euroleague');
const nba = dataSet('nba-pbpstats');

it.skipIf(euroleague === null)('plays three games of the EuroLeague to the quarters of their schedule', async () => {
  const { ingest, report, messages } = await playRecording(euroleagueReplay, euroleague!, { speed: 60 });
  expect(report).toMatchObject({ played: 3, refused: [] });
  expect(namedEvents(ingest.state)).toMatchObject([
    {
      score: [77, 87],
      parts: [
        [17, 26],
        [19, 19],
        [21, 17],
        [20, 25],
      ],
      stage: Stage.finished,
    },
    {
      score: [89, 72],
      parts: [
        [29, 20],
        [32, 18],
        [15, 19],
        [13, 15],
      ],
      stage: Stage.finished,
    },
    {
      score: [94, 98],
      parts: [
        [25, 26],
        [22, 18],
        [19, 19],
        [18, 21],
        [10, 14],
      ],
      stage: Stage.afterExtraTime,
    },
  ]);
  expect(messages('incident').every(({ type }) => type === 'timeout')).toBe(true);
});

it.skipIf(nba === null)('plays two games of the NBA in both of their forms, hosts first', async () => {
  const { ingest, report } = await playRecording(nbaReplay, nba!, { speed: 60 });
  expect(report).toMatchObject({ played: 2, refused: [] });
  expect(namedEvents(ingest.state)).toMatchObject([
    {
      home: 'Brooklyn Nets',
      score: [125, 99],
      parts: [
        [40, 25],
        [23, 20],
        [36, 26],
        [26, 28],
      ],
    },
    {
      home: 'Oklahoma City Thunder',
      score: [126, 115],
      fullTime: [105, 105],
      parts: [
        [32, 19],
        [28, 34],
        [24, 31],
        [21, 21],
        [21, 10],
      ],
    },
  ]);
});

describe('plays of the EuroLeague', () => {
  const play = (PLAYTYPE: string, MARKERTIME: string, POINTS_A: number | null = null, POINTS_B: number | null = null) => ({
    PLAYTYPE,
    MARKERTIME,
    POINTS_A,
    POINTS_B,
    CODETEAM: 'RED       ',
  });
  const game = {
    CodeTeamA: 'RED       ',
    FirstQuarter: [play('2FGM', '09:29', null, 2), play('TOUT', '09:00'), play('3FGM', '09:20', 3, null), play('EP', '')],
    SecondQuarter: [play('EP', '')],
    ThirdQuarter: [play('EP', '')],
    ForthQuarter: [play('FTM', '00:10', null, 3), play('EP', '')],
    ExtraTime: [play('2FGM', '00:10', 5, 5), play('EP', ''), play('2FGM', '04:10', 7, 5), play('EP', ''), play('EG', '')],
  };
  const final: Pair = [7, 5];

  it('count from none for a side that has not scored, and part overtimes that stand in one list', () => {
    const plays = playsOf(game);
    expect(plays.flatMap(({ score }) => (score === null ? [] : [score.join('-')]))).toEqual(['0-2', '3-2', '3-3', '5-5', '7-5']);
    expect(Math.max(...plays.map(({ period }) => period))).toBe(6);
    const states = basketballStates(plays, 600, final);
    expect(states.at(-1)).toMatchObject({
      stage: Stage.afterExtraTime,
      score: { fullTime: [3, 3], parts: expect.arrayContaining([[4, 2]]) },
    });
    expect(states.flatMap(({ incidents = [] }) => incidents)).toEqual([
      { type: 'timeout', side: 'home', minute: 1, clock: '09:00', stage: 22 },
    ]);
  });

  it('hold the clock where it steps back', () => {
    const clocks = basketballStates(playsOf(game), 600, final).flatMap(({ gameTime, score }) =>
      score.home === 3 && score.away === 2 ? [gameTime] : [],
    );
    expect(clocks[0]).toBe('09:00');
  });

  it('are refused where they do not end with the score of the game', () => {
    const plays: BasketballPlay[] = playsOf(game).slice(0, 4);
    expect(() => basketballStates(plays, 600, final)).toThrow('the plays end with 3-2, the game with 7-5');
  });
});
