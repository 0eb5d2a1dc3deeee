import { Stage } from '@stillingen/domain';
import type { RankingMessage } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { hongKongReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('zz_no_licence_stated/horse-racing-hk');

const places = ({ entries }: RankingMessage): string[] =>
  entries.map(({ participant, rank, tied, status }) => `${tied === true ? '=' : ''}${rank ?? status ?? '-'} ${participant.name}`);

describe.skipIf(folder === null)('hongKongReplay on the real files', () => {
  it('plays nineteen races by their sections', async () => {
    const { report, ingest, seconds } = await playRecording(hongKongReplay, folder!);
    expect(report).toMatchObject({ played: 19, refused: [] });
    expect([...ingest.state.races.values()].every(({ stage }) => stage === Stage.finished)).toBe(true);
    // The longest of them took 2:28.05.
    expect(seconds).toBeCloseTo(148.05, 1);
  });

  it('lets the winner of a race come from behind', async () => {
    const { messages } = await playRecording(hongKongReplay, folder!, { match: 'hk-2025-12-10-hv-1' });
    const winner = messages('ranking').map(
      ({ entries }) => entries.find(({ participant }) => participant.name === '富裕君子')!.rank,
    );
    expect(winner).toEqual([null, null, 8, 9, 10, 1]);
  });
});

const HEAD =
  'date,venue,race_no,race_meeting_no,race_name,race_class,distance_m,rating_range,going,course,prize_hkd,race_finish_time,sectional_times_header,place,horse_no,horse_name,jockey,trainer,actual_wt_lbs,declared_wt_lbs,draw,lbw,running_position,finish_time,win_odds';

it('plays a written race, with a dead heat, a fall and a horse that did not run', async () => {
  const row = (race: number, times: string, place: string, horse: number, positions: string): string =>
    `2025-02-12,沙田,${race},1,,,1200,,好地,,,${times},,${place},${horse},馬${horse} (H${horse}),J,T,120,1000,1,-,${positions},1:10.0,5.1`;
  const times = '(23.50) (46.00) (1:10.00)';
  await using files = await writeFiles({
    'results_2025-02-12.csv': [
      HEAD,
      row(1, times, '1 平頭馬', 1, '3 2 1'),
      row(1, times, '1 平頭馬', 2, '1 1 1'),
      row(1, times, 'UR', 3, '2'),
      row(1, times, 'WV', 4, '---'),
      row(2, '---', '1', 5, '1 1'),
    ],
  });
  const { messages, report } = await playRecording(hongKongReplay, files.path);
  expect(report.refused).toEqual([{ file: 'results_2025-02-12.csv', line: 6, why: 'the race has no section times' }]);
  const rankings = messages('ranking');
  expect(rankings.map((message) => [message.stage, ...places(message)])).toEqual([
    [undefined, '- 馬1', '- 馬2', '- 馬3', 'non-runner 馬4'],
    [Stage.live, '- 馬1', '- 馬2', '- 馬3', 'non-runner 馬4'],
    [undefined, '3 馬1', '1 馬2', '2 馬3', 'non-runner 馬4'],
    [undefined, '2 馬1', '1 馬2', '- 馬3', 'non-runner 馬4'],
    [Stage.finished, '=1 馬1', '=1 馬2', 'fell 馬3', 'non-runner 馬4'],
  ]);
  expect(rankings[2]!.entries[0]!.results).toEqual({
    bib: '1',
    jockey: 'J',
    trainer: 'T',
    weight: '54,4 kg',
    draw: '1',
    startingPrice: '5.1',
  });
});
