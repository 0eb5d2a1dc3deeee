import type { ReactNode } from 'react';

/** A link to another site, which learns nothing of the page; nothing is requested before the click. */
export const OutLink = ({ href, className, children }: { href: string; className?: string | undefined; children: ReactNode }) => (
  <a className={className} href={href} rel="noreferrer nofollow" target="_blank">
    {children}
  </a>
);
