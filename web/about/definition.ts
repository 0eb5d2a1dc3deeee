import { ABOUT_PATH, type Operator } from '@stillingen/wire';
import { aboutText } from '#text/about/about.ts';
import { definePage } from '../page/define-page.ts';

export interface AboutProps {
  readonly operator: Operator | null;
}

export const aboutPage = definePage({
  kind: 'about',
  address: (path) => (path === ABOUT_PATH ? path : null),
  resolve: (_path, { operator = null }) => ({
    props: { operator } satisfies AboutProps,
    seeds: new Map(),
    head: { title: aboutText.title, description: aboutText.lead },
  }),
});
