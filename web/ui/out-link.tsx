import type { ReactNode } from 'react';

/** Null where the address is none that a browser may open. */
export function siteOf(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' ? parsed.hostname.replace(/^www\./, '') : null;
}

/** A link to another site, which learns nothing of the page; nothing is requested before the click. */
export const OutLink = ({ href, className, children }: { href: string; className?: string | undefined; children: ReactNode }) => (
  <a className={className} href={href} rel="noreferrer nofollow" target="_blank">
    {children}
  </a>
);
