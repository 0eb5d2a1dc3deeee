import { APP_PATH } from '@stillingen/wire';
import { appText } from '#text/about/app.ts';
import { shellText } from '#text/shell.ts';
import { defineFixedPage } from '../page/define-page.ts';

/** PAGE-21. */
export const appPage = defineFixedPage({ kind: 'app', path: APP_PATH, title: `${appText.title} · ${shellText.brand}` });
