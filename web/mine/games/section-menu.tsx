import { mineText } from '#text/mine/mine.ts';
import { minePageText } from '#text/mine/mine-page.ts';
import { eventItemId } from '@stillingen/domain';
import { type MenuItem, PopupMenu } from '../../ui/controls/popup-menu.tsx';
import type { MineController } from '../contract.ts';
import { type Naming, useNaming } from './naming.tsx';
import { itemIdOf, type Part } from './parts.ts';

const renaming = ({ mine }: MineController, { key, name }: Part): Naming => ({
  title: minePageText.renameGroup,
  submit: minePageText.save,
  name,
  run: (wanted) => mine.nameGroup(wanted, key).refusal,
});

function itemsOf(controller: MineController, part: Part, ask: (naming: Naming) => void): readonly MenuItem[] {
  const { mine } = controller;
  const { key, kind, name, leagues } = part;
  if (kind === 'whole')
    return [
      {
        label: minePageText.remove,
        run: () => controller.report(mine.removeTournaments(leagues.map(itemIdOf)), mineText.unfollowed(name)),
      },
    ];
  const ids = leagues.flatMap(({ league, events }) => events.map((id) => eventItemId(league.sportId ?? 0, id)));
  const clear: MenuItem = {
    label: minePageText.clearGroup,
    run: () => controller.report(mine.removeGames(ids), minePageText.removed(ids.length)),
  };
  if (kind !== 'group') return [clear];
  return [
    { label: minePageText.renameGroup, run: () => ask(renaming(controller, part)) },
    { label: minePageText.deleteGroup, run: () => controller.report(mine.removeGroup(key), minePageText.groupDeleted(name)) },
    ...(ids.length === 0 ? [] : [clear]),
  ];
}

export function SectionMenu({ controller, part, title }: { controller: MineController; part: Part; title: string }) {
  const ask = useNaming();
  return <PopupMenu label={minePageText.more(title)} items={() => itemsOf(controller, part, ask)} />;
}
