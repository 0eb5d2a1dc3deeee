import { NO_FEEDS } from '@stillingen/wire';
import { SPORTS } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { createRender } from '../entry/render.tsx';
import { routeOf } from '../entry/pages.ts';
import { renderRequest } from '../testing/render-request.ts';
import { NOW_S } from './make-row.ts';

const { render } = await createRender(() => ({ script: '/a.js', styles: [], preload: [], font: null }));
const open = (gallery: boolean) => {
  const result = render(renderRequest('/_galleri/', { nowMs: NOW_S * 1000, gallery }), NO_FEEDS);
  if ('location' in result) throw new Error(`sent on to ${result.location}`);
  return result;
};

describe('the gallery', () => {
  it('the gallery exists only if enabled', () => {
    expect(open(false).status).toBe(404);
    expect(open(true).status).toBe(200);
    expect(routeOf('/_galleri/mere/')).toBeNull();
  });

  it('the gallery shows every kind of row', () => {
    const { html } = open(true);
    const { sports } = JSON.parse(/<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)![1]!) as {
      sports: readonly { row: string }[];
    };
    expect(new Set(sports.map(({ row }) => row))).toEqual(new Set(SPORTS.map(({ row }) => row)));
  });

  it('the gallery shows both themes, light and dark', () => {
    const { html } = open(true);
    expect([...html.matchAll(/data-theme="(\w+)"/g)].map(([, theme]) => theme)).toEqual(['light', 'dark']);
  });
});
