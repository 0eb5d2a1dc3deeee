import { hashText } from '@stillingen/domain';
import { crestShape } from '@stillingen/wire';
import { textOf } from './svg-text.ts';

export const INK = '#171c22';
export const FONT = `font-family="Inter, sans-serif" font-weight="700"`;

const GROUNDS = ['#f0dfc6', '#dfe8cb', '#c9e8e3', '#cde0f3', '#e3dbf3', '#f3d9e6'] as const;
const SHIELD = 'M1 1h14v7.5c0 3.6-3.2 5.6-7 7-3.8-1.4-7-3.4-7-7z';
const SHOULDERS = 'M2 16c0-4 2.7-6.1 6-6.1s6 2.1 6 6.1z';

export interface CrestOf {
  readonly code: string;
  readonly colours: readonly [string, string] | null;
}

/** A shield within a field of 16 by 16, whose pattern needs `SHIELD_CLIP` in its document. */
export function crestParts({ code, colours }: CrestOf): string {
  const edge = `<path d="${SHIELD}" fill="none" stroke="#0003" stroke-width=".25"/>`;
  const shape = crestShape(code, colours ?? []);
  if (shape.colours === null) {
    const word = `<text x="8" y="10.2" font-size="6" text-anchor="middle">${textOf(shape.letters)}</text>`;
    return `<path d="${SHIELD}" fill="${GROUNDS[shape.ground]}"/>${word}${edge}`;
  }
  const [first, second] = shape.colours;
  return `<path d="${SHIELD}" fill="${first}"/><path clip-path="url(#s)" fill="${second}" d="${shape.pattern}"/>${edge}`;
}
export const SHIELD_CLIP = `<defs><clipPath id="s"><path d="${SHIELD}"/></clipPath></defs>`;

const groundOf = (name: string): string => GROUNDS[hashText(name.toLocaleUpperCase('da')) % GROUNDS.length]!;

const WORD = /[\p{L}\p{N}]+/gu;

/** Of the first and the last word: 'Ane Marie Ørsted' gives AØ. */
function initialsOf(name: string): string {
  const words = name.match(WORD) ?? [];
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends
    .map((word) => [...word][0]!)
    .join('')
    .toLocaleUpperCase('da');
}

const letters = (text: string, y: number, size: number): string =>
  `<text x="8" y="${y}" font-size="${size}" text-anchor="middle">${textOf(text)}</text>`;

/** Head and shoulders in a circle, with the initials on the chest. */
function personParts(name: string): string {
  const clip = '<defs><clipPath id="c"><circle cx="8" cy="8" r="8"/></clipPath></defs>';
  const figure = `<g fill="${INK}" fill-opacity=".2"><circle cx="8" cy="5.9" r="3.1"/><path d="${SHOULDERS}"/></g>`;
  return `${clip}<g clip-path="url(#c)"><path d="M0 0h16v16H0z" fill="${groundOf(name)}"/>${figure}${letters(initialsOf(name), 14.3, 3.6)}</g>`;
}

/** A cup on a round ground. */
function competitionParts(name: string): string {
  const cup = 'M5 3.6h6v3.2a3 3 0 0 1-6 0zM7.4 9.4h1.2v1.8H7.4zM5.6 11h4.8v1.4H5.6z';
  const handles = 'M5 4.4H3.4c0 2.2.6 3.2 2 3.4M11 4.4h1.6c0 2.2-.6 3.2-2 3.4';
  return `<circle cx="8" cy="8" r="8" fill="${groundOf(name)}"/><path d="${cup}" fill="${INK}"/><path d="${handles}" fill="none" stroke="${INK}" stroke-width=".7"/>`;
}

/** What fills a field of 16 by 16. */
export const EMBLEMS = {
  team: (team: CrestOf): string => SHIELD_CLIP + crestParts(team),
  person: ({ name }: { readonly name: string }): string => personParts(name),
  competition: ({ name }: { readonly name: string }): string => competitionParts(name),
} as const;

export const emblemSvg = (parts: string, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="${size}" height="${size}" ${FONT} fill="${INK}">${parts}</svg>`;
