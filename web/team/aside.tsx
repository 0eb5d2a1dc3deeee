import {
  buildPageFeedName,
  readNews,
  readTopScorers,
  standingsCode,
  type TeamCompetition,
  TOP_SCORERS_CODE,
} from '@stillingen/wire';
import { useMemo } from 'react';
import { useStandings } from '../league/standings/standings-view.tsx';
import type { StandingLine } from '../league/model/standings.ts';
import { useFeedTexts } from '../page/feed-texts.ts';
import { useStore } from '../page/page-context.ts';
import { Initials } from '../shell/entity-page.tsx';
import { teamText } from '../text/da-team.ts';
import { Panel } from '../ui/panel.tsx';
import { NewsItem } from './news.tsx';
import { type TeamPageProps, teamTabPath } from './model/address.ts';
import styles from '../league/overview/aside.module.css';
import { ShortTable } from '../league/overview/short-table.tsx';

const text = teamText.standings;
const AROUND = 6;

const POINTS = standingsCode({ kind: 'points', side: 'overall', line: null });

/** As many rows as shown, with the team among them. */
function around(lines: readonly StandingLine[], id: string): readonly StandingLine[] {
  const at = lines.findIndex((line) => line.id === id);
  const from = Math.max(0, Math.min(at - Math.floor(AROUND / 2), lines.length - AROUND));
  return lines.slice(from, from + AROUND);
}

/** The table around the team, with running matches. `eventId`: its own running match, or ''. */
export function TableAround({
  competition: { name, tournament, stage },
  props,
  eventId,
}: {
  competition: TeamCompetition;
  props: TeamPageProps;
  eventId: string;
}) {
  const { tables, heads } = useStandings(eventId, tournament ?? '', stage ?? '', POINTS);
  const table = tables.find(({ lines }) => lines.some(({ id }) => id === props.id));
  if (table === undefined) return null;
  const shown = around(table.lines, props.id);
  const isLive = table.lines.some(({ liveEvent }) => liveEvent !== null);
  return (
    <Panel
      title={name}
      aside={isLive ? text.now : undefined}
      footer={<a href={teamTabPath(props.path, 'standings')}>{text.whole}</a>}
    >
      <ShortTable caption={name ?? ''} lines={shown} heads={heads} marked={props.id} />
    </Panel>
  );
}

const SCORERS = 5;

/** Those of the team in its first competition. */
export function TeamScorers({ competition, team }: { competition: TeamCompetition; team: string }) {
  const { tournament, stage } = competition;
  const feed = buildPageFeedName({ kind: 'standings', tournament: tournament!, stage: stage!, table: TOP_SCORERS_CODE });
  const texts = useFeedTexts(
    '',
    useMemo(() => [feed], [feed]),
  );
  const read = useStore(texts.text(feed));
  const scorers = useMemo(
    () =>
      read === null
        ? []
        : readTopScorers(read)
            .scorers.filter(({ teamId }) => teamId === team)
            .slice(0, SCORERS),
    [read, team],
  );
  if (scorers.length === 0) return null;
  return (
    <Panel title={teamText.scorers}>
      <ul className={styles.scorers}>
        {scorers.map(({ player, playerUrl, goals }) => (
          <li key={player}>
            <Initials name={player ?? ''} size="row" />
            {playerUrl ? <a href={playerUrl}>{player}</a> : <bdi>{player}</bdi>}
            <b aria-label={teamText.goals(goals ?? 0)}>{goals}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const ARTICLES = 3;

export function LatestNews({ props }: { props: TeamPageProps }) {
  const { news } = props.feeds;
  const texts = useFeedTexts(
    '',
    useMemo(() => [news], [news]),
  );
  const read = useStore(texts.text(news));
  const articles = useMemo(() => (read === null ? [] : readNews(read).slice(0, ARTICLES)), [read]);
  if (articles.length === 0) return null;
  return (
    <Panel title={teamText.tabs.news} footer={<a href={teamTabPath(props.path, 'news')}>{teamText.allNews}</a>}>
      <ul>
        {articles.map((article) => (
          <NewsItem key={article.id} article={article} />
        ))}
      </ul>
    </Panel>
  );
}
