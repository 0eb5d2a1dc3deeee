import { leagueText } from '#text/league.ts';
import { type FeedPart, leaguePath, type LeaguePageProps, PART_KEY } from './model/address.ts';
import styles from './page.module.css';

interface PartLinksProps {
  readonly props: LeaguePageProps;
  readonly part: FeedPart;
  readonly nearer: string;
  readonly farther: string;
}

/** Ways to the parts before and after the one that is shown. */
export function PartLinks({ props, part: { part, hasMore }, nearer, farther }: PartLinksProps) {
  const hrefOf = (to: number): string => `${leaguePath(props, props.tab)}?${PART_KEY}=${to}`;
  if (part === 0 && !hasMore) return null;
  return (
    <nav className={styles.parts} aria-label={leagueText.sub[props.tab]}>
      {part === 0 ? null : <a href={hrefOf(part - 1)}>{nearer}</a>}
      {hasMore ? <a href={hrefOf(part + 1)}>{farther}</a> : null}
    </nav>
  );
}
