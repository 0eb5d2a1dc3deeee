import { sportNameById } from '@stillingen/domain';
import { rankingPath, type RankingSummary } from '@stillingen/wire';
import { usePage } from '../page/page-context.ts';
import { Frame } from '../shell/frame.tsx';
import { rankingText } from '#text/ranking.ts';
import { tableText } from '#text/table.ts';
import { Chip, Flag } from '../ui/index.ts';
import { Empty, Panel } from '../ui/panel.tsx';
import styles from './rankings.module.css';

function Ranking({ list }: { list: RankingSummary }) {
  const { demo } = usePage().request;
  const { name, slug, leader, leaderCountry, home, homeRank, live, simulated } = list;
  return (
    <li>
      <a className={styles.ranking} href={rankingPath(slug ?? '')}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {live === true ? <small>{rankingText.live.toLocaleLowerCase('da')}</small> : null}
          {simulated === true && demo !== 'all' ? <Chip kind="quiet">{tableText.simulated}</Chip> : null}
        </span>
        {leader === null ? null : (
          <span className={styles.leader}>
            1. <Flag code={leaderCountry ?? ''} label="" />
            <bdi title={leader}>{leader}</bdi>
          </span>
        )}
        {home === null || homeRank === 1 ? null : (
          <span className={styles.home}>
            {homeRank}. <Flag code="dk" label="" />
            <bdi title={home}>{home}</bdi>
          </span>
        )}
      </a>
    </li>
  );
}

/** All rankings by sport: their first and the best of the home country. */
export function RankingIndex({ lists }: { lists: readonly RankingSummary[] }) {
  const sports = Map.groupBy(lists, ({ sportId }) => sportId ?? 0);
  return (
    <Frame>
      <header className={styles.header}>
        <h1>{rankingText.title}</h1>
      </header>
      {lists.length === 0 ? <Empty title={rankingText.none} hint={rankingText.noneHint} /> : null}
      {[...sports].map(([sportId, own]) => (
        <Panel key={sportId} title={sportNameById(sportId)?.danishName}>
          <ul>
            {own.map((list) => (
              <Ranking key={list.id} list={list} />
            ))}
          </ul>
        </Panel>
      ))}
    </Frame>
  );
}
