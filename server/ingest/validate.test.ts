import { expect, it } from 'vitest';
import { MESSAGES } from './validate.ts';

const head = { key: 'm1/x', seq: 1, at: '2026-11-20T18:00:00Z', event: 'm1' };
const lineup = { kind: 'lineup', ...head, side: 'home', confirmed: true, starters: [{ name: 'Pentz' }] };
const video = { kind: 'video', ...head, title: 'Mål', url: 'https://example.org/1', published: '2026-11-20T18:00:00Z' };
const comment = { kind: 'comment', ...head, text: 'Mål!' };
const history = { kind: 'history', ...head, part: 1, steps: [{ score: [1, 0], points: ['15:0', '40:A break'] }] };
const figures = {
  kind: 'player-statistics',
  ...head,
  period: 0,
  sections: [
    {
      type: 'players',
      title: 'Spillere',
      columns: [{ code: 'M', label: 'Mål', kind: 'number' }],
      rows: [{ side: 'home', player: 'Buksa', values: ['1'] }],
    },
  ],
};
const absences = { kind: 'absences', ...head, side: 'away', players: [{ player: 'Buksa', reason: 'illness', status: 'out' }] };

it.each([lineup, video, comment, history, figures, absences])('accepts a well-formed $kind', (message) => {
  expect(MESSAGES.parse(message)).toEqual({ message });
});

const player = { name: 'Pentz' };
it.each([
  ['an address that is not https', { ...video, url: 'http://example.org/1' }, '/url'],
  ['an address with a script', { ...video, url: 'javascript:alert(1)' }, '/url'],
  ['an address with a delimiter', { ...video, url: 'https://example.org/~1' }, '/url'],
  ['a formation in words', { ...lineup, formation: 'diamond' }, '/formation'],
  ['too many players', { ...lineup, starters: Array.from({ length: 27 }, () => player) }, '/starters'],
  ['a rating above ten', { ...lineup, starters: [{ ...player, rating: 11 }] }, '/starters/0/rating'],
  ['a country that is none', { ...lineup, starters: [{ ...player, country: 'en' }] }, '/starters/0/country'],
  ['a side that is none', { ...absences, side: 'both' }, '/side'],
  ['a comment of a thousand and one characters', { ...comment, text: 'x'.repeat(1001) }, '/text'],
  ['an icon that is none', { ...comment, icon: 'confetti' }, '/icon'],
  ['points that are none', { ...history, steps: [{ score: [1, 0], points: ['15-0'] }] }, '/steps/0/points/0'],
  [
    'a value that would end a column',
    { ...figures, sections: [{ ...figures.sections[0]!, rows: [{ side: 'home', player: 'B', values: ['1|2'] }] }] },
    '/sections/0/rows/0/values/0',
  ],
])('refuses %s with its path', (_, message, path) => {
  expect(MESSAGES.parse(message)).toMatchObject({ error: { code: 'invalid', path } });
});
