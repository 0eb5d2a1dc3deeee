import type { Side } from '@stillingen/domain';
import { numberOfSide } from '../text/values.ts';
import { nodesOf, propertyOf, readTree, treeNode, writeTree } from '../text/tree.ts';

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
