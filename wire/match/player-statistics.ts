import { type ColumnKind, type PlayerColumn, SECTION_TYPES, type SectionType, type Side } from '@stillingen/domain';
import { partTitleRow } from './detail-rows.ts';
import { int, rowCodec, text } from '../text/fields.ts';
import { numberOfSide, sideOfNumber } from '../text/values.ts';
import { readRows } from '../text/text.ts';

const KIND = { number: 'num', share: 'fg', time: 'time', decimal: 'dec', text: 'txt' } as const satisfies Record<
  ColumnKind,
  string
>;
const KIND_OF = new Map(Object.entries(KIND).map(([kind, word]) => [word as string, kind as ColumnKind]));
const BETWEEN = '|';

export const sectionRow = rowCodec({
  title: text('PA', 'title of a section'),
  type: text('PAT', 'players, goalkeepers, pitchers, batters or bowlers'),
});
export const tableRow = rowCodec({ table: text('TT', 'begins the table of the section; its title') });
export const columnRow = rowCodec({
  code: text('PF', 'code of a column'),
  label: text('PG', 'label of the column'),
  kind: text('PH', 'kind of its values: num, fg 7/12, time, dec, txt'),
});
export const lineRow = rowCodec({
  player: text('PJ', 'name'),
  url: text('PK', "path of the player's page; empty where there is none"),
  country: text('PL', 'nationality'),
  team: text('PN', 'three letters of the team'),
  side: int('PSI', '1 home, 2 away'),
  rating: text('PRT', 'rating of the player, 7.4'),
  values: text('PC', 'values of the columns in their order, joined by a bar'),
});

export interface PlayerStatisticsLine {
  readonly side: Side;
  readonly player: string;
  /** Path of its page; empty where there is none. */
  readonly url: string;
  readonly country: string;
  readonly team: string;
  readonly rating: string | null;
  readonly values: readonly string[];
}
export interface PlayerStatisticsSection {
  readonly type: SectionType;
  readonly title: string;
  readonly columns: readonly PlayerColumn[];
  readonly lines: readonly PlayerStatisticsLine[];
}
export interface PlayerStatisticsPart {
  readonly title: string;
  readonly sections: readonly PlayerStatisticsSection[];
}

export function writePlayerStatistics(parts: readonly PlayerStatisticsPart[]): string {
  let body = '';
  for (const { title, sections } of parts) {
    if (title !== '') body += partTitleRow.writeText({ title });
    for (const section of sections) {
      body += sectionRow.writeText({ title: section.title, type: section.type });
      body += tableRow.writeText({ table: section.title });
      for (const { code, label, kind } of section.columns) body += columnRow.writeText({ code, label, kind: KIND[kind] });
      for (const { side, values, ...line } of section.lines)
        body += lineRow.writeText({ ...line, side: numberOfSide(side), values: values.join(BETWEEN) });
    }
  }
  return body;
}

/** Unknown rows are skipped. Throws WireError. */
export function readPlayerStatistics(body: string): PlayerStatisticsPart[] {
  const parts: {
    title: string;
    sections: (Omit<PlayerStatisticsSection, 'columns' | 'lines'> & { columns: PlayerColumn[]; lines: PlayerStatisticsLine[] })[];
  }[] = [];
  for (const row of readRows(body)) {
    const [head] = row[0]!;
    if (head === partTitleRow.head) parts.push({ title: partTitleRow.read(row).title ?? '', sections: [] });
    else if (head === sectionRow.head) {
      const { title, type } = sectionRow.read(row);
      if (parts.length === 0) parts.push({ title: '', sections: [] });
      parts.at(-1)!.sections.push({
        type: SECTION_TYPES.find((known) => known === type) ?? 'players',
        title: title ?? '',
        columns: [],
        lines: [],
      });
    } else if (head === columnRow.head) {
      const { code, label, kind } = columnRow.read(row);
      parts
        .at(-1)
        ?.sections.at(-1)
        ?.columns.push({ code: code ?? '', label: label ?? '', kind: KIND_OF.get(kind ?? '') ?? 'text' });
    } else if (head === lineRow.head) {
      const { side, player, url, country, team, rating, values } = lineRow.read(row);
      parts
        .at(-1)
        ?.sections.at(-1)
        ?.lines.push({
          side: sideOfNumber(side),
          player: player ?? '',
          url: url ?? '',
          country: country ?? '',
          team: team ?? '',
          rating,
          values: (values ?? '').split(BETWEEN),
        });
    }
  }
  return parts;
}
