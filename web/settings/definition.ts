import { defineFixedPage } from '../page/define-page.ts';
import { SETTINGS_PATH } from '../page/paths.ts';
import { shellText } from '#text/shell.ts';
import { settingsText } from '#text/delay.ts';

export const settingsPage = defineFixedPage({
  kind: 'settings',
  path: SETTINGS_PATH,
  title: `${settingsText.title} · ${shellText.brand}`,
});
