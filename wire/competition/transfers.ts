import { flag, int, rowCodec, text, type Words } from '../text/fields.ts';
import { nodesOf, readTree, treeNode, type TreeNode, writeTree } from '../text/tree.ts';

export const transferRow = rowCodec({
  date: text('DATE', 'its day, 14.09.2026'),
  direction: text('TD', 'in or out; empty on the page of the player'),
  type: text('TT', 'kind of transfer, in the language of the feed'),
  fee: text('TJ', 'fee as displayed; empty if unknown'),
  simulated: flag('ORG', '1 if it belongs to the demo world'),
});
export const teamRow = rowCodec({
  role: int('TEAT', '1 the club that was left, 2 the club that was joined'),
  image: text('PI', 'participant id, for its image'),
  name: text('VA', 'club'),
  url: text('TURL', "path of the club's page"),
});
export const playerRow = rowCodec({
  id: text('PID', 'participant id'),
  image: text('PI', 'flag-{country code}'),
  country: text('CRNA', 'country'),
  name: text('VA', 'player'),
  url: text('PURL', "path of the player's page"),
});
export type TransferTeam = Omit<Words<typeof teamRow.fields>, 'role'>;
export type TransferPlayer = Words<typeof playerRow.fields>;
export interface TransferLine extends Words<typeof transferRow.fields> {
  readonly from: TransferTeam | null;
  readonly to: TransferTeam | null;
  readonly player: TransferPlayer;
}
export interface TransfersFeed {
  readonly title: string;
  readonly tabs: readonly { readonly id: string; readonly name: string }[];
  readonly transfers: readonly TransferLine[];
}

const TAG = { menu: 'ME', tab: 'TAB', group: 'GR', table: 'TA', transfer: 'RTT', team: 'TEA', player: 'PLA' } as const;
const FROM = 1;
const TO = 2;
export const tabRow = rowCodec({ id: text('ID', 'ALL, IN or OUT'), name: text('VA', 'name of the tab') });
export const groupRow = rowCodec({ title: text('TI', 'club or player of the transfers') });

const teamNode = (role: number, team: TransferTeam | null): readonly TreeNode[] =>
  team === null ? [] : [treeNode(TAG.team, teamRow.write({ ...team, role }))];

export const writeTransfers = ({ title, tabs, transfers }: TransfersFeed): string =>
  writeTree([
    treeNode(
      TAG.menu,
      [],
      tabs.map((tab) => treeNode(TAG.tab, tabRow.write(tab))),
    ),
    treeNode(TAG.group, groupRow.write({ title }), [
      treeNode(
        TAG.table,
        [],
        transfers.map(({ from, to, player, ...transfer }) =>
          treeNode(TAG.transfer, transferRow.write(transfer), [
            ...teamNode(FROM, from),
            ...teamNode(TO, to),
            treeNode(TAG.player, playerRow.write(player)),
          ]),
        ),
      ),
    ]),
  ]);

function readTransfer(node: TreeNode): TransferLine {
  const teams = [...nodesOf(node.children, TAG.team)].map(({ properties }) => teamRow.read(properties));
  const [player] = nodesOf(node.children, TAG.player);
  const teamOf = (wanted: number): TransferTeam | null => {
    const found = teams.find(({ role }) => role === wanted);
    if (found === undefined) return null;
    const { role: _, ...team } = found;
    return team;
  };
  return {
    ...transferRow.read(node.properties),
    from: teamOf(FROM),
    to: teamOf(TO),
    player: playerRow.read(player?.properties ?? []),
  };
}

/** Reads a tetr_ feed. Throws WireError. */
export function readTransfers(feed: string): TransfersFeed {
  const tree = readTree(feed);
  const [group] = nodesOf(tree, TAG.group);
  return {
    title: groupRow.read(group?.properties ?? []).title ?? '',
    tabs: [...nodesOf(tree, TAG.tab)].map(({ properties }) => {
      const { id, name } = tabRow.read(properties);
      return { id: id ?? '', name: name ?? '' };
    }),
    transfers: [...nodesOf(tree, TAG.transfer)].map(readTransfer),
  };
}
