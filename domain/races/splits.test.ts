import { expect, it } from 'vitest';
import { durationText, holeOf, lastPoint, placesAt } from './splits.ts';

const line = (name: string, ...values: (number | null)[]) => ({ name, values });
const lines = [line('A', 60, 121.5), line('B', 58.2, 122), line('C', 60), line('D', null, 120)];
const orderAt = (point: number, unit: 'seconds' | 'points') =>
  placesAt(lines, point, unit).map(({ line: { name }, rank, behind }) => `${rank} ${name} ${Math.round(behind * 10) / 10}`);

it('placesAt orders the competitors measured at a point, those with equal values on one rank', () => {
  expect(orderAt(0, 'seconds')).toEqual(['1 B 0', '2 A 1.8', '2 C 1.8']);
  expect(orderAt(1, 'seconds')).toEqual(['1 D 0', '2 A 1.5', '3 B 2']);
  expect(orderAt(2, 'seconds')).toEqual([]);
});

it('placesAt puts more points first', () => {
  expect(orderAt(1, 'points')).toEqual(['1 B 0', '2 A 0.5', '3 D 2']);
});

it('lastPoint is the last that anyone has passed', () => {
  expect([lastPoint(lines), lastPoint([line('A', null)]), lastPoint([])]).toEqual([1, -1, -1]);
});

it('durationText writes hours and minutes where there are some, with a comma', () => {
  expect([durationText(5025.61, 1), durationText(65.25, 2), durationText(9.04, 1), durationText(60, 0)]).toEqual([
    '1:23:45,6',
    '1:05,25',
    '9,0',
    '1:00',
  ]);
});

it('holeOf names a hole by its strokes and par, ten strokes by a letter, and none that is not played', () => {
  expect([holeOf('3', '5'), holeOf('3', '4'), holeOf('4', '4'), holeOf('A', '4'), holeOf('-', '4')]).toEqual([
    { strokes: 3, word: 'eagle' },
    { strokes: 3, word: 'birdie' },
    { strokes: 4, word: 'par' },
    { strokes: 10, word: 'dobbelt bogey' },
    null,
  ]);
});
