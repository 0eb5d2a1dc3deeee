import { decimal, flag, int, rowCodec, text, type Words } from '../text/fields.ts';
import { nodesOf, propertyOf, readTree, treeNode, writeTree } from '../text/tree.ts';

export const rankingRow = rowCodec({
  id: text('ID', 'participant id'),
  name: text('PN', 'participant'),
  image: text('PI', 'kind of image: men or team'),
  countryCode: text('CI', 'country code'),
  country: text('CN', 'country'),
  rank: int('RA', 'rank'),
  previous: int('RAP', 'rank in the previous list; absent without one'),
  points: decimal('PO', 'points; absent if unknown'),
  url: text('PU', "path of the participant's page"),
  tournaments: int('TP', 'number of tournaments that the points come from; absent if unknown'),
  official: int('RAO', 'rank in the official list; of live lists only'),
  change: decimal('PC', 'points since the official list; of live lists only'),
  playing: flag('LI', '1 while an event of the participant is live'),
});
export type RankingLine = Words<typeof rankingRow.fields>;

export const groupRow = rowCodec({
  title: text('TI', 'name of the ranking'),
  simulated: flag('ORG', '1 if it belongs to the demo world'),
  entries: int('ENT', 'number of lines on all pages'),
});
export const nationRow = rowCodec({
  code: text('CI', 'country code'),
  name: text('CN', 'country'),
  entries: int('ENT', 'number of lines of the country'),
});
export type RankingNation = Words<typeof nationRow.fields>;
export const headRow = rowCodec({
  title: text('TE', 'name of the ranking'),
  date: text('DA', 'its date, 14.09.2026'),
  image: text('CI', 'always empty'),
});
const TAG = { menu: 'ME', tab: 'TAB', group: 'GR', table: 'TA', heading: 'HD', line: 'RW', nation: 'NA' } as const;
const TAB = { id: 'ID', value: 'VA' } as const;
const BETWEEN = '|';

export interface RankingTab {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly shown: boolean;
}
export interface RankingFeed {
  readonly tabs: readonly RankingTab[];
  readonly title: string;
  readonly date: string;
  readonly simulated: boolean;
  readonly entries: number;
  /** The countries of all its lines; empty but in the list of one country. */
  readonly nations: readonly RankingNation[];
  readonly lines: readonly RankingLine[];
}

export const writeRanking = ({ tabs, title, date, simulated, entries, nations, lines }: RankingFeed): string =>
  writeTree([
    treeNode(
      TAG.menu,
      [],
      tabs.map(({ id, name, url, shown }) =>
        treeNode(TAG.tab, [
          [TAB.id, id],
          [TAB.value, [name.replaceAll(BETWEEN, '/'), url, shown ? '1' : '0'].join(BETWEEN)],
        ]),
      ),
    ),
    treeNode(TAG.group, groupRow.write({ title, simulated, entries }), [
      ...nations.map((nation) => treeNode(TAG.nation, nationRow.write(nation))),
      treeNode(
        TAG.table,
        [],
        [
          treeNode(TAG.heading, headRow.write({ title, date, image: '' })),
          ...lines.map((line) => treeNode(TAG.line, rankingRow.write(line))),
        ],
      ),
    ]),
  ]);

/** Reads a ran_, ral_, ranc_ or ralc_ feed. Throws WireError. */
export function readRanking(feed: string): RankingFeed {
  const tree = readTree(feed);
  const [group] = nodesOf(tree, TAG.group);
  const [heading] = nodesOf(tree, TAG.heading);
  const { title, simulated, entries } = groupRow.read(group?.properties ?? []);
  return {
    tabs: [...nodesOf(tree, TAG.tab)].map((tab) => {
      const [name = '', url = '', shown = ''] = propertyOf(tab, TAB.value).split(BETWEEN);
      return { id: propertyOf(tab, TAB.id), name, url, shown: shown === '1' };
    }),
    title: title ?? '',
    date: headRow.read(heading?.properties ?? []).date ?? '',
    simulated: simulated === true,
    entries: entries ?? 0,
    nations: [...nodesOf(tree, TAG.nation)].map(({ properties }) => nationRow.read(properties)),
    lines: [...nodesOf(tree, TAG.line)].map(({ properties }) => rankingRow.read(properties)),
  };
}
