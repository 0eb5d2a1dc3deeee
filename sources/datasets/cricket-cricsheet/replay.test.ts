import { Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { cricketReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('cricket-cricsheet');

describe.skipIf(folder === null)('cricket-cricsheet played again', () => {
  it('cricket-cricsheet plays eleven matches ball by ball', async () => {
    const { ingest, report, messages } = await playRecording(cricketReplay, folder!, { speed: 60 });
    expect(report).toMatchObject({ played: 11, refused: [] });
    expect(namedEvents(ingest.state).filter(({ stage }) => stage === Stage.finished)).toHaveLength(10);
    expect(messages('score').length).toBeGreaterThan(2200);
  });

  it('cricket-cricsheet plays the tie to its super over', async () => {
    const { ingest, report, messages } = await playRecording(cricketReplay, folder!, { speed: 60, match: 'cricsheet-1254077' });
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(namedEvents(ingest.state)).toMatchObject([
      { score: [159, 159], winner: Winner.home, results: [{ superOver: '8/0' }, { superOver: '7/0' }] },
    ]);
    expect(messages('status').map(({ stage }) => stage)).toEqual([26, 46, 27, 46, 6, 46, 6, 3]);
    expect(messages('score').map(({ situation }) => situation)).toEqual(
      expect.arrayContaining(['Mangler 2 på 1 bold', 'Super over: 7/0', 'Super over: 6/0']),
    );
  });
});

describe('cricket-cricsheet ball by ball', () => {
  it('cricket-cricsheet publishes the batting side, the runs needed and the run rate', async () => {
    const ball = (total: number, more: object = {}) => ({ bowler: 'C', runs: { total }, ...more });
    await using files = await writeFiles({
      '7.json': [
        JSON.stringify({
          info: {
            dates: ['2024-03-22'],
            event: { name: 'Indian Premier League', match_number: 1 },
            match_type: 'T20',
            season: '2024',
            teams: ['Home', 'Away'],
            outcome: { winner: 'Away', by: { wickets: 9 } },
          },
          innings: [
            { team: 'Home', overs: [{ over: 0, deliveries: [ball(1), ball(1, { extras: { wides: 1 } }), ball(4)] }] },
            {
              team: 'Away',
              target: { runs: 7, overs: 20 },
              overs: [{ over: 0, deliveries: [ball(0, { wickets: [{ player_out: 'D', kind: 'bowled' }] }), ball(6), ball(1)] }],
            },
          ],
        }),
      ],
    });
    const { report, messages, seconds } = await playRecording(cricketReplay, files.path);
    expect(report).toMatchObject({ played: 1, refused: [] });
    const lines = [...messages('status'), ...messages('score')]
      .sort((a, b) => a.at.localeCompare(b.at))
      .map(
        ({ score, situation }) =>
          `${score!.home}-${score!.away} ${score!.results!.map(({ overs1 }) => overs1 ?? '').join(' ')} ${score!.serve}: ${situation}`,
      );
    expect(lines).toEqual([
      '0-0 0  home: ',
      '1-0 0.1  home: ',
      '2-0 0.1  home: ',
      '6-0 0.2  home: ',
      '6-0 0.2  home: ',
      '6-0 0.2 0 away: Mangler 7 på 120 bolde',
      '6-0 0.2 0.1 away: Mangler 7 på 119 bolde',
      '6-6 0.2 0.2 away: Mangler 1 på 118 bolde',
      '6-7 0.2 0.3 away: ',
      '6-7 0.2 0.3 null: ',
    ]);
    expect(messages('score').at(-2)!.score.results![1]).toMatchObject({ runRate: '18,00', requiredRate: '0,05' });
    expect(messages('incident')).toMatchObject([
      { type: 'wicket', side: 'away', player: 'D', second: 'C', detail: 'Bowlet', stage: 27 },
    ]);
    expect(seconds).toBeGreaterThan(1200);
  });
});
