import { eventItemId, NO_GROUP } from '@stillingen/domain';
import type { RowToolProps } from '../../list/rows/row.tsx';
import { usePage, useStore } from '../../page/page-context.ts';
import { mineText } from '#text/mine/mine.ts';
import { minePageText } from '#text/mine/mine-page.ts';
import { type MenuItem, PopupMenu } from '../../ui/controls/popup-menu.tsx';
import type { MineController } from '../contract.ts';
import { type Naming, useNaming } from './naming.tsx';
import styles from './games.module.css';

/** Names a new group; `then` is called with its key. */
export const newGroup = ({ mine }: MineController, then: (key: string, name: string) => void): Naming => ({
  title: minePageText.newGroup,
  submit: minePageText.create,
  name: '',
  run(name) {
    const { refusal, key } = mine.nameGroup(name);
    if (refusal === null) then(key, name.trim());
    return refusal;
  },
});

function itemsOf(controller: MineController, id: string, name: string, ask: (naming: Naming) => void): readonly MenuItem[] {
  const { mine } = controller;
  const { groups, favourites } = mine.get();
  const own = favourites.games.get(id)?.groups.filter((key) => key !== NO_GROUP) ?? [];
  // Out of its only group; a game of several joins one more.
  const from = own.length === 1 ? own[0]! : null;
  const move = (key: string, group: string): void =>
    controller.report(mine.moveToGroup(id, key, from), minePageText.moved(name, group));
  return [
    ...groups
      .filter(({ key }) => !own.includes(key))
      .map(({ key, name: group }) => ({ label: minePageText.moveTo(group), run: () => move(key, group) })),
    { label: minePageText.moveToNew, run: () => ask(newGroup(controller, move)) },
    ...groups
      .filter(({ key }) => own.length > 1 && own.includes(key))
      .map(({ key, name: group }) => ({
        label: minePageText.leave(group),
        run: () => controller.report(mine.removeGame(id, key), minePageText.left(name, group)),
      })),
    { label: minePageText.remove, run: () => controller.report(mine.removeGame(id), mineText.unfollowed(name)) },
  ];
}

/** Of a game in a list; a match of a league that is followed whole, or of a team, has none (MYG-28). */
export function RowMenu({ table, sportId, id }: RowToolProps) {
  const controller = useStore(usePage().mine!.controller)!;
  const ask = useNaming();
  const { favourites } = useStore(controller.mine);
  const itemId = eventItemId(sportId, id);
  const game = favourites.games.get(itemId);
  if (game === undefined || favourites.tournaments.has(game.leagueId)) return null;
  const { homeName, awayName } = table.row(id).get();
  const name = `${homeName ?? ''} – ${awayName ?? ''}`;
  return (
    <PopupMenu className={styles.rowMenu} label={minePageText.more(name)} items={() => itemsOf(controller, itemId, name, ask)} />
  );
}
