import { readTransfers, type TransferTeam } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedText } from '../page/feed-texts.ts';
import { Waiting } from '../page/waiting.tsx';
import { usePage } from '../page/page-context.ts';
import { teamText } from '#text/team.ts';
import { personText } from '#text/person.ts';
import { Chip, Crest } from '../ui/index.ts';
import { NameLink } from '../ui/name-link.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './page.module.css';

function Club({ club }: { club: TransferTeam | null }) {
  if (club === null) return <span>{teamText.transfers.noClub}</span>;
  const name = club.name ?? '';
  return (
    <span className={styles.team}>
      <Crest colours={null} code={name} size={16} />
      <NameLink name={name} url={club.url} />
    </span>
  );
}

/** From where to where a person moved, the latest first. */
export function PersonTransfers({ feed }: { feed: string }) {
  const { demo } = usePage().request;
  const { text: read, retryNow } = useFeedText(feed);
  const lines = useMemo(() => (read === null ? null : readTransfers(read).transfers), [read]);
  if (lines === null) return <Waiting what={teamText.tabs.transfers} onRetry={retryNow} />;
  return (
    <Panel title={teamText.tabs.transfers}>
      <ul className={styles.transfers}>
        {lines.map(({ date, from, to, type, fee, simulated }) => (
          <li key={`${date} ${to?.image}`}>
            <span className={styles.when}>{date}</span>
            <span className={styles.clubs}>
              <Club club={from} />
              <span aria-hidden="true">→</span>
              <span className="unseen">{personText.movedTo}</span>
              <Club club={to} />
            </span>
            <span className={styles.fee}>
              <b>{fee === '' ? type : fee}</b>
              {fee === '' ? null : <small>{type}</small>}
              {simulated === true && demo !== 'all' ? <Chip kind="quiet">{teamText.simulated}</Chip> : null}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
