import type { FeedSource } from '@stillingen/wire';
import { privacyText } from '#text/privacy.ts';
import { shellText } from '#text/shell.ts';
import { definePage } from '../page/define-page.ts';
import { PRIVACY_PATH } from '../page/paths.ts';

export const privacyPage = definePage({
  kind: 'privacy',
  address: (path) => (path === PRIVACY_PATH ? path : null),
  resolve: (_path, { operator }: FeedSource) => ({
    props: { operator: operator ?? null },
    seeds: new Map(),
    head: { title: `${privacyText.title} · ${shellText.brand}` },
  }),
});
