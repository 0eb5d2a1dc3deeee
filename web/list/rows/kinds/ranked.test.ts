import { type Results, Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { entry, league } from '../../../gallery/make-row.ts';
import { entryCells, filledColumns, headCells, raceDetails, showsGap, yieldsItsPlace } from './ranked.ts';
import { testSport } from '../../../testing/draw.ts';

function texts(sportId: number, stage: number, results: Results, words: Parameters<typeof entry>[5] = {}): string {
  const sport = testSport(sportId);
  const shown = entryCells(entry('race', 'x', ['A', 'dk'], stage, results, words), sport, sport.board);
  return [shown.rank, ...shown.cells.map(({ text }) => text)].join(' | ');
}

describe('competitors', () => {
  it('[NODUEL-10] [NODUEL-13] [NODUEL-14] [NODUEL-15] motor: rank, laps, time, gap', () => {
    expect(texts(32, Stage.live, { laps: '31', time: '41:02.118', gap: '0' }, { rank: 1 })).toBe(
      '1. | 31 | 41:02,118 |  |  |  | ',
    );
    expect(texts(32, Stage.live, { gap: '1.204', grid: '3' }, { rank: 2 })).toBe('2. |  |  | +1,204 |  | 3 | ');
    expect(texts(32, Stage.live, { lapDistance: '2' }, { rank: 9 })).toContain('+2 omg.');
  });

  it('[NODUEL-11] golf: shared ranks, strokes against par', () => {
    expect(texts(23, 67, { toPar: '-9', today: '0', holesPlayed: 'F', round1: '66' }, { rank: 2, tied: true })).toBe(
      'T2 | −9 | Par | F | 66 |  |  |  | ',
    );
  });

  it('[NODUEL-16] shows how far the leader of a winter race has come in place of the gap that it has not', () => {
    expect(texts(40, Stage.live, { distance: '12.5' }, { rank: 1 })).toBe('1. |  | 12,5 km');
    expect(texts(40, Stage.live, { distance: '12.5', gap: '2.4' }, { rank: 2 })).toBe('2. |  | +2,4');
    expect(texts(40, Stage.finished, { distance: '50' }, { rank: 1 })).toBe('1. |  | ');
  });

  it('[NODUEL-17] biathlon: shows the shooting as it was sent, or the misses', () => {
    expect(texts(41, Stage.finished, { shooting: '0+1+2+0' }, { rank: 1 })).toContain('0+1+2+0');
    expect(texts(41, Stage.finished, { penaltyLaps: '1', missedShots: '2' }, { rank: 1 })).toContain('1 + 2');
  });

  it('writes numbers in Danish, and the jockey by name', () => {
    expect(texts(35, Stage.finished, { jockey: 'W. Buick', startingPrice: '6.3' }, { rank: 1 })).toMatch(/W\. Buick.*6,3/);
    expect(texts(35, Stage.finished, {}, { rank: 1 })).toMatch(/^1\.[ |]*$/);
  });

  it('shows why a competitor has no rank', () => {
    const sport = testSport(32);
    const out = entryCells(entry('race', 'x', ['A', 'dk'], Stage.live, {}, { entryStatus: 'retired' }), sport, sport.board);
    expect(out).toMatchObject({ rank: 'DNF', out: 'Udgået' });
  });

  it('shows no rank before the start', () => expect(texts(33, Stage.scheduled, {}, { rank: 4 })).toMatch(/^ \|/));
});

describe('the columns of a board', () => {
  const sport = testSport(32);
  const row = (results: Results) => entry('race', 'x', ['A', 'dk'], Stage.live, results);

  it('keeps only board columns with a value', () => {
    const filled = filledColumns(sport.board, [row({ laps: '31', time: '41:02.118' }), row({ gap: '1.204' })], sport);
    expect(filled.map(({ result }) => result)).toEqual(['laps', 'time', 'gap']);
    expect(filledColumns(sport.board, [row({})], sport)).toEqual([]);
  });

  it('shares one place between time and gap on phones', () => {
    const shown = (results: Results): string[] => {
      const { cells } = entryCells(row(results), sport, sport.board);
      return cells.filter((cell) => cell.text !== '' && !yieldsItsPlace(cell, showsGap(cells))).map(({ text }) => text);
    };
    expect(shown({ laps: '31', time: '41:02.118' })).toEqual(['31', '41:02,118']);
    expect(shown({ laps: '31', time: '41:03.322', gap: '1.204' })).toEqual(['31', '+1,204']);
    const headsOf = (...names: readonly string[]): string[] => {
      const heads = headCells(sport.board.filter(({ result }) => names.includes(result)));
      return heads.filter((head) => !yieldsItsPlace(head, showsGap(heads))).map(({ text }) => text);
    };
    expect(headsOf('time', 'gap')).toEqual(['Afstand']);
    expect(headsOf('time')).toEqual(['Tid']);
  });
});

describe('raceDetails', () => {
  it('reads times, par, prize and length', () => {
    expect(raceDetails(league('r', 23, '', { race: '1789|1799|71|3 mio. $', length: '18' }))).toEqual({
      par: '71',
      prize: '3 mio. $',
      length: 18,
      start: 1789,
      end: 1799,
    });
    const bare = { par: '', prize: '', length: null, end: null };
    expect(raceDetails(league('r', 34, '', { race: '1789' }))).toEqual({ ...bare, start: 1789 });
  });
});
