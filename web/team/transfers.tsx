import { readTransfers, type TransferLine, type TransferTeam } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedText } from '../page/feed-texts.ts';
import { Waiting } from '../page/waiting.tsx';
import { usePage } from '../page/page-context.ts';
import { teamText } from '#text/team.ts';
import { Chip, Crest } from '../ui/index.ts';
import { NameLink } from '../ui/name-link.tsx';
import { Empty, Panel } from '../ui/panel.tsx';
import { PageLinks } from './matches.tsx';
import { listPageOf, type TeamPageProps } from './model/address.ts';
import styles from './transfers.module.css';

const text = teamText.transfers;
const ARROW = { in: 'M5 12h14m-7-7 7 7-7 7', out: 'm12 19-7-7 7-7m7 7H5' } as const;

function Arrow({ isIn }: { isIn: boolean }) {
  return (
    <span className={`${styles.arrow} ${isIn ? styles.in : ''}`} title={isIn ? text.in : text.out}>
      <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isIn ? ARROW.in : ARROW.out} />
      </svg>
      <span className="unseen">{isIn ? text.in : text.out}</span>
    </span>
  );
}

function OtherClub({ club, isIn }: { club: TransferTeam | null; isIn: boolean }) {
  if (club === null) return <span className={styles.club}>{text.noClub}</span>;
  const name = club.name ?? '';
  return (
    <span className={styles.club}>
      <Crest colours={null} code={name} size={16} />
      <span className="unseen">{isIn ? text.from('') : text.to('')}</span>
      <NameLink name={name} url={club.url} />
    </span>
  );
}

function Transfer({ line }: { line: TransferLine }) {
  const { demo } = usePage().request;
  const { direction, player, from, to, date, type, fee, simulated } = line;
  const isIn = direction === 'in';
  return (
    <li className={styles.transfer}>
      <Arrow isIn={isIn} />
      <span className={styles.player}>
        <NameLink name={player.name} url={player.url} />
        <small>{date}</small>
      </span>
      <OtherClub club={isIn ? from : to} isIn={isIn} />
      <span className={styles.kind}>
        <b>{fee === '' ? type : fee}</b>
        {fee === '' ? null : <small>{type}</small>}
        {simulated === true && demo !== 'all' ? <Chip kind="quiet">{teamText.simulated}</Chip> : null}
      </span>
    </li>
  );
}

/** One page of its transfers, the latest first. */
export function TeamTransfers({ props }: { props: TeamPageProps }) {
  const feed = props.feeds.tab!;
  const { text: read, retryNow } = useFeedText(feed);
  const lines = useMemo(() => (read === null ? null : readTransfers(read).transfers), [read]);
  if (lines === null) return <Waiting what={teamText.tabs.transfers} onRetry={retryNow} />;
  if (lines.length === 0) return <Empty title={text.none} hint={text.noneHint} />;
  return (
    <>
      <Panel title={teamText.tabs.transfers}>
        <ul>
          {lines.map((line) => (
            <Transfer key={`${line.player.id} ${line.date} ${line.direction}`} line={line} />
          ))}
        </ul>
      </Panel>
      <PageLinks {...listPageOf(props)} tab="transfers" />
    </>
  );
}
