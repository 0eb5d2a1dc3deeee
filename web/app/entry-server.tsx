import type { Assets } from './document.ts';
import type { PageKind } from './pages.ts';
import { createRender } from './render.tsx';

/** Written into the server build from the manifest of the client build. */
declare const __ASSETS__: Readonly<Record<PageKind, Assets>>;

export type { FeedSource, RenderRequest, RenderResult } from './render.tsx';
export { readToggled } from '../table/collapsed.ts';
export { themeScript } from './theme.ts';
export const { render, renderFailure } = createRender((kind) => __ASSETS__[kind]);
