import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { cardSvg } from './card-svg.ts';
import { EMBLEMS } from './emblem-svg.ts';

const CARD: Card = { top: '', sides: [], title: '', note: '', isLive: false, isSimulated: false, table: [] };

describe('the drawing of a card', () => {
  it('escapes markup and replaces letters that the font lacks', () => {
    const svg = cardSvg({ ...CARD, title: '<b> & "Šćž" ქ' });
    expect(svg).toContain('&lt;b&gt; &amp; &quot;Šćž&quot; ·');
  });

  it('keeps a name of 66 letters within its column', () => {
    const side = { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamt', code: 'DON', colours: null };
    const sizes = [...cardSvg({ ...CARD, sides: [side, side] }).matchAll(/font-size="(\d+)"[^>]*>Donau/g)];
    expect(sizes.map(([, size]) => Number(size))).toEqual([16, 16]);
  });

  it('shows the rows of a table with their rank, name and points', () => {
    const row = { rank: 2, name: 'AGF', played: '16', points: '33', side: null };
    const svg = cardSvg({ ...CARD, title: 'Superligaen', table: [row] });
    for (const text of ['>2<', '>AGF<', '>16<', '>33<', '>Point<']) expect(svg).toContain(text);
  });
});

it('a person without a picture is shown by the first letters of the first and the last name', () => {
  const letters = (name: string): string | undefined => />([^<>]+)<\/text>/.exec(EMBLEMS.person({ name }))?.[1];
  expect(['Ane Marie Ørsted', 'Pelé', '<script>', ''].map(letters)).toEqual(['AØ', 'P', 'S', undefined]);
});
