import { defineFixedPage } from '../page/define-page.ts';
import { SETTINGS_PATH } from '../page/paths.ts';
import { shellText } from '../text/da.ts';
import { settingsText } from '../text/da-delay.ts';

export const settingsPage = defineFixedPage({
  kind: 'settings',
  path: SETTINGS_PATH,
  title: `${settingsText.title} · ${shellText.brand}`,
});
