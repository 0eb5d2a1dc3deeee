import { otherSide, type PlayerColumn, type Side } from '@stillingen/domain';
import { type PlayerStatisticsPart, ratingsRow, readPlayerStatistics } from '@stillingen/wire';

export interface PlayerLine {
  /** Unique within its section. */
  readonly key: string;
  readonly side: Side;
  readonly name: string;
  /** Path of the player's page; empty without one. */
  readonly url: string;
  readonly rating: string | null;
  readonly values: readonly string[];
}
export interface PlayerSection {
  readonly key: string;
  readonly title: string;
  readonly columns: readonly PlayerColumn[];
  readonly lines: readonly PlayerLine[];
}
export interface PlayersPart {
  /** Empty for the whole match. */
  readonly title: string;
  readonly sections: readonly PlayerSection[];
}

export type RatingSource = ReturnType<typeof ratingsRow.readAll>[number];

const partOf = ({ title, sections }: PlayerStatisticsPart): PlayersPart => ({
  title,
  sections: sections.map((section, at) => ({
    key: `${section.type}-${at}`,
    title: section.title,
    columns: section.columns,
    lines: section.lines.map(({ side, player, url, rating, values }, line) => ({
      key: `${side}-${line}`,
      side,
      name: player,
      url,
      rating,
      values,
    })),
  })),
});

/** The whole match first, then its parts. Throws WireError for a malformed text. */
export const readPlayers = (...texts: readonly string[]): readonly PlayersPart[] =>
  texts.flatMap((text) => readPlayerStatistics(text).map(partOf)).filter(({ sections }) => sections.length > 0);

/** Null where no player is rated. */
export const readRatingSource = (text: string): RatingSource | null => ratingsRow.readAll(text)[0] ?? null;

/** The best rated player of each side, the better of them first; the first of equals. */
export function bestPlayers({ sections }: PlayersPart): readonly PlayerLine[] {
  const rated = sections.flatMap(({ lines }) => lines.filter(({ rating }) => rating !== null));
  const best = rated.toSorted((a, b) => Number(b.rating) - Number(a.rating))[0];
  if (best === undefined) return [];
  const other = rated
    .filter(({ side }) => side === otherSide(best.side))
    .toSorted((a, b) => Number(b.rating) - Number(a.rating))[0];
  return other === undefined ? [best] : [best, other];
}

/** 'ML' of 'Mads Lindgaard', 'B' of 'Buksa'. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => word !== '');
  const ends = words.length < 2 ? words : [words[0]!, words.at(-1)!];
  return ends.map((word) => [...word][0]!.toLocaleUpperCase('da')).join('');
}
