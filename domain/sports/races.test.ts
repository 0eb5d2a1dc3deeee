import { describe, expect, it } from 'vitest';
import { type EntryLimits, type Sport, sportById, SPORTS } from './index.ts';

const RACES = SPORTS.filter(({ duel }) => !duel);
const DUELS = SPORTS.filter(({ duel }) => duel);
const WINTER = [37, 38, 39, 40, 41];

const ids = (keep: (sport: Sport) => boolean): number[] =>
  SPORTS.filter(keep)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
function byLimit(limit: keyof EntryLimits): Record<number, number[]> {
  const values = new Set(SPORTS.flatMap(({ limits }) => limits[limit] ?? []));
  return Object.fromEntries([...values].map((value) => [value, ids(({ limits }) => limits[limit] === value)]));
}
const columns = (id: number): string[] => sportById(id)!.board.map(({ label }) => label);

describe('limits', () => {
  it('[NODUEL-06] [NODUEL-07] [NODUEL-08] the main page shows 40 of a race, 30 of golf, 10 of cycling and winter sports', () => {
    expect(byLimit('onMain')).toEqual({ 40: [31, 32, 33, 35], 30: [23], 10: [34, ...WINTER] });
  });
  it("[NODUEL-09] a tournament's page shows 1000 of winter sports, and all of the others", () => {
    expect(byLimit('onTournamentPage')).toEqual({ 1000: WINTER });
  });
  it("[PART-23] a participant's page shows 5 meetings of winter sports, 15 of horse racing", () => {
    expect(byLimit('meetingsOnParticipantPage')).toEqual({ 5: WINTER, 15: [35] });
  });
  it("[PART-24] a participant's page shows 10 events of motorsport and cycling, 20 of the other races", () => {
    expect(byLimit('onParticipantPage')).toEqual({ 10: [31, 32, 33, 34], 20: [23, 35, ...WINTER] });
  });
});

describe('order', () => {
  it('[SORT-06] winter sports sort by when they end, all others by when they start', () => {
    expect(ids(({ order }) => order.time === 'end')).toEqual(WINTER);
  });
  it('[SORT-11] [SORT-12] sports of stages: cycling, horse racing, motorsport and winter sports, and not golf', () => {
    expect(ids(({ order }) => order.stages)).toEqual([31, 32, 33, 34, 35, ...WINTER]);
  });
  it('[SORT-13] sports of meetings: horse racing and winter sports', () => {
    expect(ids(({ order }) => order.meetings)).toEqual([35, ...WINTER]);
  });
});

describe('boards', () => {
  it('boards belong to sports without a duel', () => {
    expect(RACES.filter(({ board }) => board.length === 0)).toEqual([]);
    expect(DUELS.filter(({ board, progress }) => board.length > 0 || progress !== null)).toEqual([]);
    expect(RACES.map(({ row }) => row)).toEqual(RACES.map(({ id }) => (id === 35 ? 'race' : 'ranked')));
    expect(DUELS.filter(({ row }) => row === 'ranked' || row === 'race')).toEqual([]);
  });

  it.each(RACES)('boards of $name have each column once, and some in the row and on phones', ({ board }) => {
    expect(new Set(board.map(({ result }) => result)).size).toBe(board.length);
    expect(board.filter(({ inRow }) => inRow).length).toBeGreaterThan(0);
    const onPhone = board.filter((column) => column.onPhone);
    expect(onPhone.length).toBeGreaterThan(0);
    expect(onPhone.length).toBeLessThanOrEqual(3);
    expect(onPhone.filter(({ inRow }) => inRow !== true)).toEqual([]);
  });

  it('boards have the columns of their sport, in Danish', () => {
    expect(columns(23)).toEqual(['Til par', 'I dag', 'Hul', 'R1', 'R2', 'R3', 'R4', 'Slag']);
    expect(columns(32)).toEqual(['Omg.', 'Tid', 'Afstand', 'Omg.tid', 'Start', 'Pit']);
    expect(columns(33)).not.toContain('Pit');
    expect(columns(34)).toEqual(['Tid', 'Afstand', 'Bonus', 'Point']);
    expect(columns(35)).toEqual(['Jockey', 'Vægt', 'Alder', 'Boks', 'Afstand', 'SP']);
    expect(columns(38)).toEqual(['1. hop', '2. hop', 'Point']);
    expect(columns(39)).toEqual(['Nr.', '1. gnl.', '2. gnl.', 'Tid', 'Afstand']);
    expect(columns(40)).toEqual(['Tid', 'Afstand']);
    expect(columns(41)).toEqual(['Nr.', 'Skydning', 'Tid', 'Afstand']);
  });

  it('each race sport has the unit of its progress', () => {
    expect(Object.fromEntries(RACES.map(({ id, progress }) => [id, progress]))).toEqual({
      23: 'holes',
      31: 'laps',
      32: 'laps',
      33: 'laps',
      34: 'km',
      35: null,
      37: null,
      38: 'starters',
      39: 'starters',
      40: 'km',
      41: 'km',
    });
  });
});
