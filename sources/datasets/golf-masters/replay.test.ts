import { Stage } from '@stillingen/domain';
import type { RankingMessage } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { mastersReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('zz_no_licence_stated/golf-masters');

const places = ({ entries }: RankingMessage): string[] =>
  entries.map(({ participant, rank, tied, status }) => `${tied === true ? 'T' : ''}${rank ?? status ?? '-'} ${participant.name}`);

describe.skipIf(folder === null)('mastersReplay on the real file', () => {
  it('plays six tournaments round by round', async () => {
    const { report, ingest } = await playRecording(mastersReplay, folder!, { speed: 120 });
    expect(report).toMatchObject({ played: 6, delivered: 60, refused: [] });
    expect([...ingest.state.races.values()].every(({ stage, done }) => stage === Stage.finished && done === 72)).toBe(true);
  });

  it('lets Couples lead after the second round of 2012, and Watson win', async () => {
    const { messages, ingest } = await playRecording(mastersReplay, folder!, { speed: 120, match: 'masters-2012' });
    const rounds = messages('ranking').filter(({ stage }) => stage !== undefined && stage >= 62 && stage <= 64);
    expect(rounds.map(({ done }) => done)).toEqual([18, 36, 54]);
    expect(
      places(rounds[1]!)
        .filter((place) => /^T?1 /.test(place))
        .toSorted(),
    ).toEqual(['T1 Couples F.', 'T1 Dufner J.']);
    expect(rounds[0]!.entries.some(({ status }) => status === 'cut')).toBe(false);
    expect(rounds[1]!.entries.filter(({ status }) => status === 'cut')).toHaveLength(31);
    const [race] = [...ingest.state.races.values()];
    expect(race!.notice).toBe('Genafspilning af turneringen 5. april 2012');
    expect(places(messages('ranking').at(-1)!)[0]).toBe('1 Watson B.');
  });
});

it('plays the rounds of a written tournament', async () => {
  await using files = await writeFiles({
    'masters_results.csv': [
      'year,position,player,r1,r2,r3,r4,total_strokes,total_par',
      '2016,1,A One,70,74,72,67,283,-5',
      '2016,T2,B Two,68,76,73,69,286,-2',
      '2016,T2,C Three,71,72,73,70,286,-2',
      '2016,4,D Four,60,72,73,75,290,2',
      '2016,MC,E Five,79,79,,,158,14',
      '2016,WD,F Six,74,44,,,118,6',
    ],
  });
  const { messages, report, seconds } = await playRecording(mastersReplay, files.path);
  expect(report).toMatchObject({ played: 1, delivered: 10, refused: [] });
  expect(seconds).toBe(3 * 86_400 + 11 * 3600);
  expect(messages('ranking').map((message) => [message.stage, message.done, ...places(message)])).toEqual([
    [undefined, undefined, '- One A.', '- Two B.', '- Three C.', '- Four D.', '- Five E.', '- Six F.'],
    [65, 0, '- One A.', '- Two B.', '- Three C.', '- Four D.', '- Five E.', '- Six F.'],
    [62, 18, '2 One A.', '1 Two B.', '3 Three C.', '- Four D.', '5 Five E.', '4 Six F.'],
    [66, 18, '2 One A.', '1 Two B.', '3 Three C.', '- Four D.', '5 Five E.', '4 Six F.'],
    [63, 36, 'T2 One A.', 'T2 Two B.', '1 Three C.', '- Four D.', 'cut Five E.', 'withdrawn Six F.'],
    [67, 36, 'T2 One A.', 'T2 Two B.', '1 Three C.', '- Four D.', 'cut Five E.', 'withdrawn Six F.'],
    [64, 54, 'T1 One A.', '3 Two B.', 'T1 Three C.', '- Four D.', 'cut Five E.', 'withdrawn Six F.'],
    [68, 54, 'T1 One A.', '3 Two B.', 'T1 Three C.', '- Four D.', 'cut Five E.', 'withdrawn Six F.'],
    [3, 72, '1 One A.', 'T2 Two B.', 'T2 Three C.', '4 Four D.', 'cut Five E.', 'withdrawn Six F.'],
  ]);
  expect(messages('ranking')[4]!.entries[0]!.results).toEqual({
    toPar: 'E',
    today: '+2',
    holesPlayed: 'F',
    round1: '70',
    round2: '74',
    strokes: '144',
  });
});
