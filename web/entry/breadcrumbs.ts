import { shownHref } from '#language/address.ts';
import type { Waypoint } from '../page/page-context.ts';

/** The way to a page in the terms of schema.org, without places that have no address. */
export function breadcrumbs(way: readonly Waypoint[], siteUrl: string): Readonly<Record<string, unknown>> {
  const steps = way.filter(({ href }, at) => href || at === way.length - 1);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, at) => ({
      ...{ '@type': 'ListItem', position: at + 1, name: label },
      ...(href ? { item: siteUrl + shownHref(href) } : {}),
    })),
  };
}
