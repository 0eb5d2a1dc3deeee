import { CARD_HEIGHT, CARD_WIDTH } from '../address.ts';
import type { Card, CardRow } from './card.ts';
import { type CrestOf, crestParts, FONT, INK, SHIELD_CLIP } from './emblem-svg.ts';
import { block, textOf } from './svg-text.ts';

const GREY = '#59626d';
const RED = '#c01029';
const LINE = '#e2e4df';

const crest = (side: CrestOf, x: number, y: number, size: number): string =>
  `<g transform="translate(${x - size / 2} ${y}) scale(${size / 16})">${crestParts(side)}</g>`;

const ROW_HEIGHT = 54;
const [PLAYED_X, POINTS_X] = [980, 1100];

function tableRow({ rank, name, played, points, side }: CardRow, y: number): string {
  const figure = (x: number, text: string, more = ''): string =>
    `<text x="${x}" y="${y}" font-size="30" text-anchor="end"${more}>${textOf(text)}</text>`;
  return [
    `<path d="M96 ${y + 15}h1008" stroke="${LINE}" stroke-width="2"/>`,
    figure(130, String(rank), ` fill="${GREY}"`),
    side === null ? '' : crest(side, 178, y - 31, 40),
    block(name, { x: 220, y, width: 620, size: 30, lines: 1, anchor: 'start' }),
    figure(PLAYED_X, played, ` fill="${GREY}"`),
    figure(POINTS_X, points),
  ].join('');
}

function tableParts({ title, table }: Card): string {
  const head = (x: number, text: string): string =>
    `<text x="${x}" y="244" font-size="22" text-anchor="end" fill="${GREY}">${text}</text>`;
  return [
    block(title, { x: 600, y: 202, width: 1080, size: 54, lines: 1 }),
    head(PLAYED_X, 'Kampe'),
    head(POINTS_X, 'Point'),
    ...table.map((row, at) => tableRow(row, 290 + at * ROW_HEIGHT)),
  ].join('');
}

function middle(card: Card): string {
  const { sides, title, isLive, table } = card;
  const [home, away] = sides;
  if (table.length > 0) return tableParts(card);
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
  const below = block(note, { x: 600, y: 590, width: 1080, size: 32, lines: 1 });
  const parts = [
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="#fbfbf8"/><path d="M0 0h${CARD_WIDTH}v8H0z" fill="${isLive ? RED : INK}"/>`,
    brand + demo,
    `<g fill="${GREY}">${block(top, { x: 600, y: 136, width: 1080, size: 30, lines: 1 })}</g>`,
    middle(card),
    `<g fill="${isLive ? RED : GREY}">${below}</g>`,
  ];
  const size = `width="${CARD_WIDTH}" height="${CARD_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${FONT} fill="${INK}">${SHIELD_CLIP}${parts.join('')}</svg>`;
}
