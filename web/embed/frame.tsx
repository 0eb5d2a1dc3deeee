import type { LeagueRow } from '@stillingen/wire';
import type { ReactNode } from 'react';
import { useHead, usePage } from '../page/page-context.ts';
import { ConnectionStrip } from '../shell/connection-strip.tsx';
import { Sources } from '../shell/sources.tsx';
import { shellText } from '#text/shell.ts';
import { embedText } from '#text/match/embed.ts';
import { tableText } from '#text/table.ts';
import { Chip, Flag } from '../ui/index.ts';
import styles from './frame.module.css';

/** All that stands around an embed: links leave the frame. */
export function EmbedFrame({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className={styles.embed}>
      <ConnectionStrip />
      <main aria-label={shellText.brand}>
        <div className={styles.content}>{children}</div>
        <div className={styles.foot}>
          <Sources />
          <a href={href}>
            {embedText.more}{' '}
            <b>
              St<i>ı</i>llingen
            </b>
          </a>
        </div>
      </main>
    </div>
  );
}

/** The competition of a table or a list of matches. */
export function CompetitionHead({
  league,
  sportId,
  label,
}: {
  league: Pick<LeagueRow, 'name' | 'countryCode' | 'category' | 'season' | 'simulated'>;
  sportId: number;
  label: string;
}) {
  useHead({ title: [league.name, label, shellText.brand].filter(Boolean).join(' · ') });
  const about = [usePage().sport(sportId).danishName, label, league.season].filter(Boolean);
  return (
    <header className={styles.head}>
      {league.category === null ? <Flag code={league.countryCode ?? ''} label="" /> : null}
      <h1>
        <bdi>{league.name}</bdi>
      </h1>
      <span>{about.join(' · ')}</span>
      {league.simulated === true ? <Chip kind="quiet">{tableText.simulated}</Chip> : null}
    </header>
  );
}
