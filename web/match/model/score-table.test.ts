import { registerAllRowKinds } from '../../list/rows/register-row-kinds.ts';
import { sportById, Stage } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../../testing/match-feeds.ts';
import { type ScoreColumn, scoreTable } from './score-table.ts';

registerAllRowKinds();

const none = sampleEvent({ homePart1: null, homePart2: null, awayPart1: null, awayPart2: null, stageStart: null });
const table = (sportId: number, words: Partial<EventRow>) => scoreTable({ ...none, ...words }, sportById(sportId)!);
const line = (columns: readonly ScoreColumn[], side: 0 | 1): string => columns.map(({ of }) => of[side] || '·').join(' ');
const heads = (columns: readonly ScoreColumn[]): string => columns.map(({ head }) => head).join(' ');

describe('the score taken apart', () => {
  it('has no parts in football, whose half-time score is text, nor before the start', () => {
    expect(table(1, { homePart1: 1, awayPart1: 0 })).toBeNull();
    expect(table(2, { stageType: 1, stage: Stage.scheduled, homeScore: null, awayScore: null })).toBeNull();
    expect(table(16, { stageType: 3, stage: Stage.finished, winner: 1 })).toBeNull();
  });

  it('has a column for each quarter, those to come blank, and the total', () => {
    const { parts, ends } = table(3, {
      stage: 23,
      homePart1: 20,
      awayPart1: 18,
      homePart2: 9,
      awayPart2: 11,
      homeScore: 29,
      awayScore: 29,
    })!;
    expect([heads(parts), line(parts, 0), line(parts, 1)]).toEqual(['1 2 3 4', '20 9 · ·', '18 11 · ·']);
    expect(parts.map(({ running }) => running === true)).toEqual([false, true, false, false]);
    expect([heads(ends), line(ends, 0)]).toEqual(['I alt', '29']);
    expect([...parts, ...ends].map(({ title }) => title)).toEqual([
      '1. quarter',
      '2. quarter',
      '3. quarter',
      '4. quarter',
      'I alt',
    ]);
  });

  it('has the sets of tennis with their tie-breaks, and the points of the running game', () => {
    const { parts, ends } = table(2, {
      stage: 18,
      homeScore: 1,
      awayScore: 0,
      homePart1: 7,
      awayPart1: 6,
      homeTieBreak1: 7,
      awayTieBreak1: 5,
      homePart2: 2,
      awayPart2: 1,
      homePoints: '40',
      awayPoints: 'A',
    })!;
    expect([heads(parts), line(parts, 0), line(parts, 1)]).toEqual(['1 2', '7 2', '6 1']);
    expect(parts[0]).toMatchObject({ raised: ['7', '5'], won: 'home' });
    expect([heads(ends), line(ends, 0), line(ends, 1)]).toEqual(['Pt.', '40', 'A']);
  });

  it('has the innings of baseball with runs, hits and errors', () => {
    const { parts, ends } = table(6, {
      stage: 27,
      homePart1: 0,
      awayPart1: 2,
      homePart2: null,
      awayPart2: 1,
      homeScore: 0,
      awayScore: 3,
      results: [{ hits: '1', errors: '2' }, { hits: '4' }],
    })!;
    expect([heads(parts), line(parts, 1)]).toEqual(['1 2 3 4 5 6 7 8 9', '2 1 · · · · · · ·']);
    expect([heads(ends), line(ends, 0), line(ends, 1)]).toEqual(['R H E', '0 1 2', '3 4 ·']);
  });

  it('has the innings of cricket with wickets and overs', () => {
    const { parts } = table(13, {
      stage: 27,
      homePart1: 187,
      awayPart1: 0,
      homeScore: 187,
      awayScore: 0,
      results: [{ wickets1: '6', overs1: '20' }, {}],
    })!;
    expect([heads(parts), line(parts, 0), line(parts, 1)]).toEqual(['1. inning', '187/6', '–']);
    expect(parts[0]!.beneath).toEqual(['20 overs', '']);
    const test = table(13, {
      stage: 29,
      homePart1: 345,
      awayPart1: 416,
      homePart2: 0,
      awayPart2: 12,
      homeScore: 345,
      awayScore: 428,
      results: [
        { wickets1: '10', overs1: '98.3' },
        { wickets1: '10', wickets2: '1', overs2: '4.2' },
      ],
    })!;
    expect([line(test.parts, 0), line(test.parts, 1)]).toEqual(['345/10 –', '416/10 12/1']);
    const noRuns = { stage: 27, homePart1: 0, awayPart1: 0, homeScore: 0, awayScore: 0 };
    const batted = (results: EventRow['results']): string[] =>
      table(13, { ...noRuns, results })!.parts.flatMap(({ of }) => [...of]);
    expect([batted([{ overs1: '0.4' }, {}]), batted([{ wickets1: '1' }, {}])]).toEqual([
      ['0', '–'],
      ['0/1', '–'],
    ]);
    expect(test.parts.map(({ beneath, title }) => [title, beneath])).toEqual([
      ['1. inning', ['98.3 overs', '']],
      ['2. inning', ['', '4.2 overs']],
    ]);
  });

  it('has the quarters of Australian football with goals and behinds', () => {
    const { ends } = table(18, {
      stage: Stage.finished,
      stageType: 3,
      winner: 1,
      homePart1: 29,
      awayPart1: 14,
      homeScore: 97,
      awayScore: 71,
      results: [
        { goals: '14', behinds: '13' },
        { goals: '11', behinds: '5' },
      ],
    })!;
    expect([heads(ends), line(ends, 0)]).toEqual(['Mål Beh. I alt', '14 13 97']);
  });

  it('has the maps of esports, each with its winner', () => {
    const { parts } = table(36, { homePart1: 13, awayPart1: 9, homePart2: 4, awayPart2: 6, homeScore: 1, awayScore: 0 })!;
    expect([heads(parts), line(parts, 0)]).toEqual(['1 2', '13 4']);
    expect(parts.map(({ won, running }) => won ?? running)).toEqual(['home', true]);
  });
});
