import type { ComponentType } from 'react';
import { loadAllParts as loadLeagueParts } from '../league/page.tsx';
import { loadAllParts as loadMatchParts } from '../match/page.tsx';
import { loadTools } from '../shell/header/tools.ts';
import { loadRail } from '../shell/rail/left-rail.tsx';
import { loadComponent, PAGE_KINDS } from './components.ts';
import type { PageKind } from './pages.ts';

/** On the server, where rendering does not wait: all pages with all that they may draw. */
export async function loadComponents(): Promise<Readonly<Record<PageKind, ComponentType<object>>>> {
  await Promise.all([loadTools(), loadRail(), loadLeagueParts(), loadMatchParts()]);
  const components = PAGE_KINDS.map(async (kind) => [kind, await loadComponent({ kind, props: null })] as const);
  return Object.fromEntries(await Promise.all(components)) as Record<PageKind, ComponentType<object>>;
}
