import { ACCESSIBILITY_PATH } from '@stillingen/wire';
import { accessibilityText } from '#text/about/accessibility.ts';
import { shellText } from '#text/shell.ts';
import { definePage } from '../page/define-page.ts';

export interface AccessibilityProps {
  /** Empty where none is set. */
  readonly email: string;
}

export const accessibilityPage = definePage({
  kind: 'accessibility',
  address: (path) => (path === ACCESSIBILITY_PATH ? path : null),
  resolve: (_path, { operator }) => ({
    props: { email: operator?.email ?? '' } satisfies AccessibilityProps,
    seeds: new Map(),
    head: { title: `${accessibilityText.title} · ${shellText.brand}`, description: accessibilityText.lead },
  }),
});
