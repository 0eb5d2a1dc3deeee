import { readNews, standingsCode, type TeamCompetition } from '@stillingen/wire';
import { useMemo } from 'react';
import { useStandings } from '../league/standings/use-standings.ts';
import type { StandingLine } from '../league/model/standings.ts';
import { useFeedTexts } from '../page/feed-texts.ts';
import { useStore } from '../page/page-context.ts';
import { teamText } from '#text/team.ts';
import { Panel } from '../ui/panel.tsx';
import { NewsItem } from '../news/news-item.tsx';
import { type TeamPageProps, teamTabPath } from './model/address.ts';
import styles from './page.module.css';
import { ScorerList, useTopScorers } from '../league/overview/scorer-list.tsx';
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

/** Those of the team in its first competition. */
export function TeamScorers({ competition: { tournament, stage, url }, team }: { competition: TeamCompetition; team: string }) {
  const scorers = useTopScorers(tournament!, stage!, team);
  if (scorers.length === 0) return null;
  return (
    <Panel title={teamText.scorers} footer={url === null ? undefined : <a href={`${url}topscorere/`}>{teamText.allScorers}</a>}>
      <ScorerList scorers={scorers} withTeam={false} />
    </Panel>
  );
}

/** Ways to the draws of its competitions. */
export function TeamDraws({ competitions }: { competitions: readonly TeamCompetition[] }) {
  const drawn = competitions.filter(({ draw, url }) => draw === true && url !== null);
  if (drawn.length === 0) return null;
  return (
    <Panel title={teamText.draws}>
      <ul className={styles.draws}>
        {drawn.map(({ name, url, tournament }) => (
          <li key={tournament}>
            <a href={`${url}turneringstrae/`}>{name}</a>
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
