import type { PointMark, Side } from '@stillingen/domain';
import { int, rowCodec, text } from '../text/fields.ts';
import { readRows } from '../text/text.ts';
import { nodesOf, propertyOf, readTree, treeNode, writeTree } from '../text/tree.ts';
import { numberOfSide, sideOfNumber } from '../text/values.ts';

export const blockRow = rowCodec({
  number: int('HA', 'number of the set, game or leg'),
  title: text('HB', 'title of the block'),
});

export const stepRow = rowCodec({
  home: int('HC', 'home: games or points after it'),
  away: int('HE', 'away: games or points after it'),
  homeTieBreak: int('HD', 'home: points of the tie-break that decided the set'),
  awayTieBreak: int('HF', 'away: points of the tie-break that decided the set'),
  server: int('HG', 'serving side: 1 home, 2 away'),
  broken: int('HH', 'side that lost its serve: 1 home, 2 away'),
  winner: int('HK', 'winning side: 1 home, 2 away'),
  homeLead: int('HI', 'home: lead after it, in sports that count points'),
  awayLead: int('HJ', 'away: lead after it, in sports that count points'),
  points: text(
    'HL',
    'points, 15:0, 30:0, 30:40 |B1|: the next one decides the game against the server (B1), the set (B2), the match (B3)',
  ),
});

const MARK = { break: '|B1|', set: '|B2|', match: '|B3|' } as const satisfies Record<PointMark, string>;

export interface HistoryPoint {
  readonly home: string;
  readonly away: string;
  readonly mark: PointMark | null;
}
export interface HistoryLine {
  readonly score: readonly [home: number, away: number];
  readonly tieBreak: readonly [home: number, away: number] | null;
  readonly server: Side | null;
  readonly broken: Side | null;
  readonly winner: Side | null;
  /** Lead, where points are counted. */
  readonly lead: number | null;
  readonly points: readonly HistoryPoint[];
}
export interface HistoryBlock {
  readonly number: number;
  readonly title: string;
  readonly lines: readonly HistoryLine[];
}

const pointText = ({ home, away, mark }: HistoryPoint): string => `${home}:${away}${mark === null ? '' : ` ${MARK[mark]}`}`;

function readPoint(point: string): HistoryPoint[] {
  const match = /^(\w+):(\w+)(?: (\|B[123]\|))?$/.exec(point.trim());
  if (match === null) return [];
  const mark = (Object.keys(MARK) as PointMark[]).find((name) => MARK[name] === match[3]) ?? null;
  return [{ home: match[1]!, away: match[2]!, mark }];
}

const sideOrNull = (number: number | null): Side | null => (number === null ? null : sideOfNumber(number));
const numberOrNull = (side: Side | null): number | null => (side === null ? null : numberOfSide(side));

export function writeHistory(blocks: readonly HistoryBlock[]): string {
  let body = '';
  for (const { number, title, lines } of blocks) {
    body += blockRow.writeText({ number, title });
    for (const { score, tieBreak, server, broken, winner, lead, points } of lines) {
      const leader = lead === null || score[0] === score[1] ? null : score[0] > score[1] ? 'home' : 'away';
      body += stepRow.writeText({
        home: score[0],
        away: score[1],
        homeTieBreak: tieBreak?.[0] ?? null,
        awayTieBreak: tieBreak?.[1] ?? null,
        server: numberOrNull(server),
        broken: numberOrNull(broken),
        winner: numberOrNull(winner),
        homeLead: leader === 'home' ? lead : null,
        awayLead: leader === 'away' ? lead : null,
        points: points.length === 0 ? null : points.map(pointText).join(', '),
      });
    }
  }
  return body;
}

/** Reads a df_mh_ feed; unknown rows are skipped. Throws WireError. */
export function readHistory(body: string): HistoryBlock[] {
  const blocks: { number: number; title: string; lines: HistoryLine[] }[] = [];
  for (const row of readRows(body)) {
    const [head] = row[0]!;
    if (head === blockRow.head) {
      const { number, title } = blockRow.read(row);
      blocks.push({ number: number ?? 0, title: title ?? '', lines: [] });
    } else if (head === stepRow.head) {
      const words = stepRow.read(row);
      blocks.at(-1)?.lines.push({
        score: [words.home ?? 0, words.away ?? 0],
        tieBreak: words.homeTieBreak === null || words.awayTieBreak === null ? null : [words.homeTieBreak, words.awayTieBreak],
        server: sideOrNull(words.server),
        broken: sideOrNull(words.broken),
        winner: sideOrNull(words.winner),
        lead: words.homeLead ?? words.awayLead,
        points: (words.points ?? '').split(',').flatMap(readPoint),
      });
    }
  }
  return blocks;
}

export interface CurrentGame {
  readonly home: string;
  readonly away: string;
  readonly server: Side | null;
}

const GAME = 'SC';
const SIDE = 'HD';
const NUMBER = 'NR';
const VALUE = 'VA';
const SERVES = 'SV';

export function writeCurrentGame(game: CurrentGame | null): string {
  if (game === null) return '';
  const node = (side: Side) =>
    treeNode(SIDE, [
      [NUMBER, String(numberOfSide(side))],
      [VALUE, game[side]],
      ...(game.server === side ? [[SERVES, '1'] as const] : []),
    ]);
  return writeTree([treeNode(GAME, [], [node('home'), node('away')])]);
}

/** Reads a df_mhs_ feed; null if no game is running. Throws WireError. */
export function readCurrentGame(body: string): CurrentGame | null {
  const sides = [...nodesOf(readTree(body), SIDE)];
  const [home, away] = [1, 2].map((number) => sides.find((node) => propertyOf(node, NUMBER) === String(number)));
  if (home === undefined || away === undefined) return null;
  const server = propertyOf(home, SERVES) === '1' ? 'home' : propertyOf(away, SERVES) === '1' ? 'away' : null;
  return { home: propertyOf(home, VALUE), away: propertyOf(away, VALUE), server };
}
