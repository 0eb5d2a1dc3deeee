import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { playRecording } from '../../testing/play-recording.ts';
import { volleyballReplay } from './replay.ts';

const folder = dataSet('volleyball-datavolley');

describe.skipIf(folder === null)('volleyball-datavolley played again', () => {
  it('plays every rally by the clock of the scout', async () => {
    const { ingest, report, seconds, messages } = await playRecording(volleyballReplay, folder!);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(namedEvents(ingest.state)).toMatchObject([
      { stage: Stage.finished, score: [3, 0], parts: { length: 3 }, serve: null },
    ]);
    const rallies = messages('score').map(({ score }) => score.parts!.flat().reduce((sum, one) => sum + one, 0));
    expect(new Set(rallies.filter((points) => points > 0)).size).toBeGreaterThanOrEqual(117);
    expect(messages('status').map(({ stage }) => stage)).toEqual([17, 46, 18, 46, 19, 3]);
    // The first serve at 20:10:42, the last point at 21:17:18.
    expect(Math.round(seconds)).toBe(3996);
    expect(messages('incident').filter(({ type }) => type === 'timeout')).toHaveLength(3);
  });
});

describe('volleyball-datavolley rally by rally', () => {
  const file = (marks: readonly string[]): Record<string, string[]> => ({
    'a.dvw': [
      '[3DATAVOLLEYSCOUT]',
      '[3MATCH]',
      '12/28/2012;23.30.00;2012/2013;Ligaen;;;',
      '[3TEAMS]',
      '1;A;3;',
      '2;B;0;',
      '[3SET]',
      'True;;;;25-0;',
      'True;;;;25-0;',
      'True;;;;25-0;',
      '[3SCOUT]',
      ...marks,
    ],
  });
  const set = (number: number): string[] => [
    `a05SM+;;;;;;;23.5${number}.00;`,
    ...Array.from(
      { length: 25 },
      (_, point) => `*p${String(point + 1).padStart(2, '0')}:00;;;;;;;23.5${number}.${String(point + 10)};`,
    ),
    `**${number}set;;;;;;;23.5${number}.40;`,
  ];

  it('imports the first server, and goes on after midnight', async () => {
    const last = set(3).map((mark) => mark.replace('23.53', '00.03'));
    await using files = await writeFiles(file(['*P15>LUp;;;;;;;;', ...set(1), ...set(2), ...last]));
    const { report, seconds, messages } = await playRecording(volleyballReplay, files.path);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('status').map(({ stage, score }) => `${stage} ${score!.home} ${score!.serve}`)).toEqual([
      '17 0 away',
      '46 1 null',
      '18 1 away',
      '46 2 null',
      '19 2 away',
      '3 3 null',
    ]);
    expect(messages('score').every(({ score }) => score.serve === 'home')).toBe(true);
    expect(seconds).toBe(12 * 60 + 34);
  });

  it('refuses a match without a clock', async () => {
    await using files = await writeFiles(file(set(1).map((mark) => mark.split(';')[0]!)));
    const { report } = await playRecording(volleyballReplay, files.path);
    expect(report.refused).toEqual([{ file: 'a.dvw', line: 0, why: 'the touches have no clock' }]);
  });
});
