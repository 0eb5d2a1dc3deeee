import type { RowKind } from '@stillingen/domain';
import type { WebEntry } from '@stillingen/wire';
import type { EmbedAssets } from '../embed/assets.ts';
import { createRenderEmbed } from '../embed/render.tsx';
import type { Assets } from './document.ts';
import { OFFLINE_PAGES } from '#language/offline.ts';
import { RETRY_PATH, WORKER_PATH } from './offline/paths.ts';
import { retryText, workerText } from './offline/worker.ts';
import type { PageKind } from './pages.ts';
import { createRender } from './render.tsx';

type PartAssets = Pick<Assets, 'styles' | 'preload'>;

declare const __ASSETS__: {
  readonly pages: Readonly<Record<PageKind, Assets>>;
  readonly rows: Readonly<Record<RowKind, PartAssets>>;
  /** Chunks that only some pages draw, by module. */
  readonly parts: Readonly<Record<string, PartAssets>>;
  readonly embed: EmbedAssets;
};

function assetsOf(kind: PageKind, rows: readonly RowKind[], parts: readonly string[]): Assets {
  const page = __ASSETS__.pages[kind];
  const all: readonly PartAssets[] = [
    page,
    ...rows.map((row) => __ASSETS__.rows[row]),
    ...parts.flatMap((part) => __ASSETS__.parts[part] ?? []),
  ];
  return {
    ...page,
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
    preload: [...new Set(all.flatMap(({ preload }) => preload))].filter((script) => script !== page.script),
  };
}

export { readDelay } from '../delay/delay.ts';
export { readListChoices } from '../list/list-choices.ts';
export { oddsShownText as readOddsShown } from '../odds/odds-shown.ts';
export { readToggled } from '../list/sections/collapsed.ts';
export { knownSearch } from './resolve-route.ts';
export { themeScript } from '../shell/header/theme-toggle.tsx';
export const program = __ASSETS__.pages.missing.script;
export const { render, renderFailure, renderOffline, missingPage } = await createRender(assetsOf);
export const renderEmbed = await createRenderEmbed(__ASSETS__.embed);
export { embedScript } from '../embed/script.ts';
export const offline: WebEntry['offline'] = {
  path: OFFLINE_PAGES[0][1],
  scripts: { [WORKER_PATH]: workerText(__ASSETS__.pages.missing), [RETRY_PATH]: retryText },
};
