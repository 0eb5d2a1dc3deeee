import { registerAllRowKinds } from '../list/rows/register-row-kinds.ts';
import { createStore } from '@stillingen/client';
import { sportById } from '@stillingen/domain';
import type { RenderRequest } from '@stillingen/wire';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Page, type PageConfig, PageContext, type PageHead, type PageSport } from '../page/page-context.ts';

registerAllRowKinds();

export interface Drawn {
  readonly html: string;
  readonly words: string;
  readonly read: ReadonlySet<string>;
  readonly title: string;
  readonly about: unknown;
}

export function draw(
  element: ReactNode,
  {
    feeds,
    nowS,
    request = {},
    config = {},
  }: { feeds: Readonly<Record<string, string>>; nowS: number; request?: Partial<RenderRequest>; config?: PageConfig },
): Drawn {
  const read = new Set<string>();
  let head: PageHead = { title: '' };
  const page: Page = {
    request: {
      path: '/',
      search: '',
      nowMs: nowS * 1000,
      tzHours: 1,
      theme: null,
      collapsed: [],
      compact: false,
      liveFirst: false,
      delayS: 0,
      demo: 'all',
      gallery: false,
      live: '',
      ...request,
    },
    config,
    client: null,
    nowS: createStore(nowS),
    sportId: null,
    otherSports: createStore(''),
    liveCount: createStore<number | null>(null),
    sport: (id) => sportById(id)!,
    hasSport: () => true,
    text: (name) => {
      read.add(name);
      return feeds[name] ?? null;
    },
    describe: (described) => {
      head = described;
    },
  };
  const html = renderToString(createElement(PageContext, { value: page }, element));
  return {
    html,
    words: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
    read,
    title: head.title,
    about: head.about?.() ?? null,
  };
}

export function testSport(id: number): PageSport {
  const sport = sportById(id);
  if (sport === null) throw new RangeError(`there is no sport ${id}`);
  return sport;
}
