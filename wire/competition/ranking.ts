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
});
export type RankingLine = Words<typeof rankingRow.fields>;

export const groupRow = rowCodec({
  title: text('TI', 'name of the ranking'),
  simulated: flag('ORG', '1 if it belongs to the demo world'),
});
export const headRow = rowCodec({
  title: text('TE', 'name of the ranking'),
  date: text('DA', 'its date, 14.09.2026'),
  image: text('CI', 'always empty'),
});
const TAG = { menu: 'ME', tab: 'TAB', group: 'GR', table: 'TA', heading: 'HD', line: 'RW' } as const;
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
  readonly lines: readonly RankingLine[];
}

export const writeRanking = ({ tabs, title, date, simulated, lines }: RankingFeed): string =>
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
    treeNode(TAG.group, groupRow.write({ title, simulated }), [
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

/** Reads a ran_ or ral_ feed. Throws WireError. */
export function readRanking(feed: string): RankingFeed {
  const tree = readTree(feed);
  const [group] = nodesOf(tree, TAG.group);
  const [heading] = nodesOf(tree, TAG.heading);
  const { title, simulated } = groupRow.read(group?.properties ?? []);
  return {
    tabs: [...nodesOf(tree, TAG.tab)].map((tab) => {
      const [name = '', url = '', shown = ''] = propertyOf(tab, TAB.value).split(BETWEEN);
      return { id: propertyOf(tab, TAB.id), name, url, shown: shown === '1' };
    }),
    title: title ?? '',
    date: headRow.read(heading?.properties ?? []).date ?? '',
    simulated: simulated === true,
    lines: [...nodesOf(tree, TAG.line)].map(({ properties }) => rankingRow.read(properties)),
  };
}
