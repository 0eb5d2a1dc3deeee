import { defineFixedPage } from '../page/define-page.ts';
import { RESPONSIBLE_PATH } from '../page/paths.ts';
import { shellText } from '#text/shell.ts';
import { responsibleText } from '#text/odds/odds-mode.ts';

/** AGE-07: the target of the link in the footer, only where odds are served. */
export const responsiblePage = defineFixedPage({
  kind: 'responsible',
  path: RESPONSIBLE_PATH,
  title: `${responsibleText.title} · ${shellText.brand}`,
  exists: ({ odds }) => odds !== undefined,
});
