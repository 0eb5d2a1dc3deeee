import { MINE_PATH } from '@stillingen/wire';
import { defineFixedPage } from '../page/define-page.ts';
import { shellText } from '#text/shell.ts';
import { mineText } from '#text/mine/mine.ts';
import { TAB_KEY } from './tabs.ts';

export const minePage = defineFixedPage({
  kind: 'mine',
  path: MINE_PATH,
  fields: [TAB_KEY],
  title: `${mineText.games} · ${shellText.brand}`,
});
