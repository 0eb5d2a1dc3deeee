import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { playReports } from '../../testing/play-reports.ts';
import { answer, event, fixture, scores, START_MS } from '../../testing/sportmonks-answers.ts';
import type { MatchReport } from '../kit/connector.ts';
import { sportmonks } from './connector.ts';

function report(...given: Parameters<typeof fixture>): MatchReport {
  const { matches, unread } = sportmonks.read({
    path: '/',
    body: answer([fixture(...given)]),
    nowMs: START_MS,
    leagues: ['271'],
  });
  expect(unread).toEqual([]);
  return matches[0]!;
}

describe('the course of a match of Sportmonks', () => {
  it('reads a whole match without a refusal when half-time and the end follow', async () => {
    const course = [
      report('NS'),
      report('INPLAY_1ST_HALF', { scores: scores({ CURRENT: [0, 0] }) }),
      report('INPLAY_1ST_HALF', { scores: scores({ CURRENT: [1, 0], '1ST_HALF': [1, 0] }), events: [event(1, 14, 12)] }),
      report('HT', { scores: scores({ CURRENT: [1, 0], '1ST_HALF': [1, 0] }), events: [event(1, 14, 12)] }),
      report('INPLAY_2ND_HALF', { scores: scores({ CURRENT: [1, 1], '1ST_HALF': [1, 0], '2ND_HALF': [1, 1] }) }),
      report('FT', { scores: scores({ CURRENT: [2, 1], '1ST_HALF': [1, 0], '2ND_HALF': [2, 1], '2ND_HALF_ONLY': [1, 1] }) }),
    ];
    expect(course.map(({ phase, stages, confirmEndMs, score }) => [phase, stages, confirmEndMs, score?.parts])).toEqual([
      ['before', [Stage.scheduled], undefined, undefined],
      ['live', [Stage.firstHalf], undefined, undefined],
      ['live', [Stage.firstHalf], undefined, undefined],
      [
        'break',
        [Stage.halfTime],
        undefined,
        [
          [1, 0],
          [0, 0],
        ],
      ],
      [
        'live',
        [Stage.secondHalf],
        undefined,
        [
          [1, 0],
          [0, 1],
        ],
      ],
      [
        'over',
        [Stage.finished],
        20_000,
        [
          [1, 0],
          [1, 1],
        ],
      ],
    ]);
    const { refused, events, incidents, names } = await playReports(course);
    expect(refused).toEqual([]);
    expect(events).toMatchObject([
      {
        stage: Stage.finished,
        score: [2, 1],
        parts: [
          [1, 0],
          [1, 1],
        ],
        winner: 1,
      },
    ]);
    expect(names(events[0]!)).toEqual(['FC København', 'Brøndby IF']);
    expect(incidents(events[0]!)).toEqual(['12 goal home A. Spiller']);
  });

  it('reads a cup match without a refusal when FT stands before extra time and a shoot-out', async () => {
    const regular = { CURRENT: [1, 1], '1ST_HALF': [1, 0], '2ND_HALF': [1, 1] } as const;
    const extra = { ...regular, CURRENT: [2, 2], ET: [2, 2] } as const;
    const course = [
      report('INPLAY_2ND_HALF', { scores: scores(regular) }),
      report('FT', { scores: scores(regular) }),
      report('BREAK', { scores: scores(regular) }),
      report('INPLAY_ET', { scores: scores({ ...regular, CURRENT: [2, 1] }) }),
      report('EXTRA_TIME_BREAK', { scores: scores({ ...regular, CURRENT: [2, 1] }) }),
      report('INPLAY_ET_SECOND_HALF', { scores: scores(extra) }),
      report('PEN_BREAK', { scores: scores(extra) }),
      report('INPLAY_PENALTIES', { scores: scores({ ...extra, PENALTY_SHOOTOUT: [3, 2] }) }),
      report('FT_PEN', { scores: scores({ ...extra, PENALTY_SHOOTOUT: [5, 4] }) }),
    ];
    expect(course.map(({ stages }) => stages[0])).toEqual([13, 3, 46, 39, 46, 40, 46, 7, 11]);
    expect(course[1]!.confirmEndMs).toBeGreaterThanOrEqual(20_000);
    // The end that did not last is held by the engine.
    const { refused, events } = await playReports(course.toSpliced(1, 1));
    expect(refused).toEqual([]);
    expect(events).toMatchObject([
      {
        stage: 11,
        score: [2, 2],
        fullTime: [1, 1],
        afterExtraTime: [2, 2],
        penalties: [5, 4],
        parts: [
          [1, 0],
          [0, 1],
        ],
        winner: 1,
      },
    ]);
  });

  it.each([
    ['the kicks are counted in it', { CURRENT: [6, 5], PENALTY_SHOOTOUT: [5, 4] }, [1, 1]],
    ['they are not', { CURRENT: [1, 1], PENALTY_SHOOTOUT: [5, 4] }, [1, 1]],
    ['the tie was level over two legs', { CURRENT: [2, 1], PENALTY_SHOOTOUT: [5, 4] }, [2, 1]],
  ] as const)('reads the score without the kicks when %s', (_, by, [home, away]) => {
    expect(report('FT_PEN', { scores: scores(by) }).score).toMatchObject({ home, away, penalties: [5, 4] });
  });

  it('names the side that advances when a tie of two matches is decided by kicks', async () => {
    const last = report('FT_PEN', { scores: scores({ CURRENT: [2, 1], '2ND_HALF': [2, 1], PENALTY_SHOOTOUT: [4, 5] }) });
    expect(last.score?.advanced).toBe('away');
    const { refused, events } = await playReports([last]);
    expect([refused, events[0]?.advanced]).toEqual([[], 'away']);
  });
});
