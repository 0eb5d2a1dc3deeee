import { crestShape } from '@stillingen/wire';
import type { Card, CardSide } from './card.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const INK = '#171c22';
const GREY = '#59626d';
const RED = '#c01029';
const GROUNDS = ['#f0dfc6', '#dfe8cb', '#c9e8e3', '#cde0f3', '#e3dbf3', '#f3d9e6'] as const;
const SHIELD = 'M1 1h14v7.5c0 3.6-3.2 5.6-7 7-3.8-1.4-7-3.4-7-7z';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Signs that the font does not have become a dot. */
const DRAWN = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{C}/gu;
const textOf = (text: string): string => text.replace(DRAWN, '·').replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly lines: number;
}

/** Mean width of a bold letter, as a part of its height. */
const LETTER = 0.6;

function linesOf(text: string, letters: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= letters || lines.at(-1) === '') lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** Centred at `x`, in at most so many lines, smaller until it fits. `y` is the first base line. */
function block(text: string, { x, y, width, size, lines }: Place): string {
  let fit = size;
  let found = linesOf(text, width / (fit * LETTER));
  const isTooLarge = (): boolean => found.length > lines || found.some((line) => line.length * fit * LETTER > width);
  while (fit > 16 && isTooLarge()) {
    fit -= 2;
    found = linesOf(text, width / (fit * LETTER));
  }
  return found
    .slice(0, lines)
    .map((line, at) => `<text x="${x}" y="${y + at * fit * 1.2}" font-size="${fit}" text-anchor="middle">${textOf(line)}</text>`)
    .join('');
}

function crest({ code, colours }: CardSide, x: number, y: number, size: number): string {
  const frame = `transform="translate(${x - size / 2} ${y}) scale(${size / 16})"`;
  const edge = `<path d="${SHIELD}" fill="none" stroke="#0003" stroke-width=".25"/>`;
  const shape = crestShape(code, colours ?? []);
  if (shape.colours === null) {
    const word = `<text x="8" y="10.2" font-size="6" text-anchor="middle">${textOf(shape.letters)}</text>`;
    return `<g ${frame}><path d="${SHIELD}" fill="${GROUNDS[shape.ground]}"/>${word}${edge}</g>`;
  }
  const [first, second] = shape.colours;
  const pattern = `<path clip-path="url(#s)" fill="${second}" d="${shape.pattern}"/>`;
  return `<g ${frame}><path d="${SHIELD}" fill="${first}"/>${pattern}${edge}</g>`;
}

function middle({ sides, title, isLive }: Card): string {
  const [home, away] = sides;
  if (home === undefined) return block(title, { x: 600, y: 330, width: 1080, size: 84, lines: 2 });
  if (away === undefined) return crest(home, 600, 168, 248) + block(title, { x: 600, y: 508, width: 1080, size: 72, lines: 2 });
  const names = [home, away].map(({ name }, at) =>
    block(name, { x: at === 0 ? 250 : 950, y: 428, width: 420, size: 46, lines: 3 }),
  );
  const colour = isLive ? ` fill="${RED}"` : '';
  const score = `<g${colour}>${block(title, { x: 600, y: 330, width: 360, size: 104, lines: 1 })}</g>`;
  return crest(home, 250, 180, 190) + crest(away, 950, 180, 190) + names.join('') + score;
}

/** The drawing as SVG. */
export function cardSvg(card: Card): string {
  const { top, note, isLive, isSimulated } = card;
  const mark = `<g transform="translate(48 40) scale(1.6)"><path d="M13 13h6v15h-6z" fill="${INK}"/><circle cx="16" cy="6" r="4.2" fill="#d3122f"/></g>`;
  const brand = `${mark}<text x="104" y="82" font-size="34">Stillingen</text>`;
  const demo = isSimulated ? `<text x="1152" y="82" font-size="26" text-anchor="end" fill="${GREY}">Simulerede data</text>` : '';
  const below = block(note, { x: 600, y: 576, width: 1080, size: 32, lines: 1 });
  const parts = [
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="#fbfbf8"/><path d="M0 0h${CARD_WIDTH}v8H0z" fill="${isLive ? RED : INK}"/>`,
    brand + demo,
    `<g fill="${GREY}">${block(top, { x: 600, y: 136, width: 1080, size: 30, lines: 1 })}</g>`,
    middle(card),
    `<g fill="${isLive ? RED : GREY}">${below}</g>`,
  ];
  const clip = `<defs><clipPath id="s"><path d="${SHIELD}"/></clipPath></defs>`;
  const size = `width="${CARD_WIDTH}" height="${CARD_HEIGHT}"`;
  const font = `font-family="Inter" font-weight="700" fill="${INK}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${font}>${clip}${parts.join('')}</svg>`;
}
