import { DateFormat, formatDate } from '@stillingen/domain';
import { type PastSeason, readTeamHistory, type TeamInjury } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedText } from '../page/feed-texts.ts';
import { Waiting } from '../page/waiting.tsx';
import { usePage } from '../page/page-context.ts';
import { Initials } from '../shell/entity-page.tsx';
import { teamText } from '#text/team.ts';
import { Chip } from '../ui/index.ts';
import { NameLink } from '../ui/name-link.tsx';
import { Empty, Panel } from '../ui/panel.tsx';
import styles from './history.module.css';

function useHistory(feed: string) {
  const { text: read, retryNow } = useFeedText(feed);
  return { history: useMemo(() => (read === null ? null : readTeamHistory(read)), [read]), retryNow };
}

const dayText = (seconds: number): string => formatDate(seconds, DateFormat.fullDate);

function placeText({ rank, teams, result, running }: PastSeason): string {
  if (result === 'winner' || result === 'runner-up') return teamText.archive.results[result];
  if (rank === null) return '';
  return running === true ? teamText.archive.now(rank) : teamText.archive.place(rank, teams ?? rank);
}

/** One line for each season of each competition. */
export function TeamArchive({ feed }: { feed: string }) {
  const { demo } = usePage().request;
  const { history, retryNow } = useHistory(feed);
  if (history === null) return <Waiting what={teamText.tabs.archive} onRetry={retryNow} />;
  if (history.seasons.length === 0) return <Empty title={teamText.archive.none} hint={teamText.archive.noneHint} />;
  const seasons = Map.groupBy(history.seasons, ({ season }) => season ?? '');
  return [...seasons].map(([season, lines]) => (
    <Panel key={season} title={season}>
      <ul>
        {lines.map((line) => (
          <li key={`${line.url} ${line.name}`}>
            <a className={styles.season} href={line.url ?? '/'}>
              <bdi>{line.name}</bdi>
              {line.simulated === true && demo !== 'all' ? <Chip kind="quiet">{teamText.simulated}</Chip> : null}
              <span className={line.result === 'winner' ? styles.won : ''}>
                {[placeText(line), line.played ? teamText.archive.played(line.played) : ''].filter(Boolean).join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  ));
}

function Absent({ line: { player, url, text, from, until, current } }: { line: TeamInjury }) {
  const since = from === null ? '' : current === true ? teamText.injuries.since(dayText(from)) : dayText(from);
  return (
    <li className={styles.absent}>
      <Initials name={player ?? ''} size="row" />
      <span>
        <NameLink name={player} url={url} />
        <small>{[text ?? '', since].filter((word) => word !== '').join(', ')}</small>
      </span>
      {until === null ? null : (
        <span className={current === true ? styles.back : styles.was}>
          {current === true ? teamText.injuries.back(dayText(until)) : teamText.injuries.until(dayText(until))}
        </span>
      )}
    </li>
  );
}

function Absences({ title, lines }: { title: string; lines: readonly TeamInjury[] }) {
  if (lines.length === 0) return null;
  return (
    <Panel title={title}>
      <ul>
        {lines.map((line) => (
          <Absent key={`${line.player} ${line.from}`} line={line} />
        ))}
      </ul>
    </Panel>
  );
}

/** Present and earlier absences. */
export function TeamInjuries({ feed }: { feed: string }) {
  const { history, retryNow } = useHistory(feed);
  if (history === null) return <Waiting what={teamText.tabs.injuries} onRetry={retryNow} />;
  const { injuries } = history;
  if (injuries.length === 0) return <Empty title={teamText.injuries.none} hint={teamText.injuries.noneHint} />;
  return (
    <>
      <Absences title={teamText.injuries.now} lines={injuries.filter(({ current }) => current === true)} />
      <Absences title={teamText.injuries.earlier} lines={injuries.filter(({ current }) => current !== true)} />
    </>
  );
}
