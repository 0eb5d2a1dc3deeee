import type { RowKind } from '@stillingen/domain';
import type { WebEntry } from '@stillingen/wire';
import type { Assets } from './document.ts';
import { OFFLINE_PATH, RETRY_PATH, WORKER_PATH } from './offline/paths.ts';
import { retryText } from './offline/retry.ts';
import { workerText } from './offline/worker-text.ts';
import type { PageKind } from './pages.ts';
import { createRender } from './render.tsx';

/** What a page loads more for a kind of row. */
type RowAssets = Pick<Assets, 'styles' | 'preload'>;

/** Written into the server build from the manifest of the client build. */
declare const __ASSETS__: {
  readonly pages: Readonly<Record<PageKind, Assets>>;
  readonly rows: Readonly<Record<RowKind, RowAssets>>;
};

function assetsOf(kind: PageKind, rows: readonly RowKind[]): Assets {
  const page = __ASSETS__.pages[kind];
  const all: readonly RowAssets[] = [page, ...rows.map((row) => __ASSETS__.rows[row])];
  return {
    ...page,
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
    preload: [...new Set(all.flatMap(({ preload }) => preload))].filter((script) => script !== page.script),
  };
}

export { readDelay } from '../delay/delay.ts';
export { readToggled } from '../list/sections/collapsed.ts';
export { knownSearch } from './known-search.ts';
export { themeScript } from '../shell/theme.ts';
/** The address of the program that all pages load: another one in every build that differs. */
export const program = __ASSETS__.pages.missing.script;
export const { render, renderFailure, renderOffline, missingPage } = await createRender(assetsOf);
/** What browsers keep for visitors without a connection. */
export const offline: WebEntry['offline'] = {
  path: OFFLINE_PATH,
  scripts: { [WORKER_PATH]: workerText(__ASSETS__.pages.missing), [RETRY_PATH]: retryText },
};
