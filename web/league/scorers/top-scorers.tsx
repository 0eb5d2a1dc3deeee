import { buildPageFeedName, readTopScorers, type ScorerRow, type TopScorersFeed } from '@stillingen/wire';
import { useMemo, useState } from 'react';
import { useFeedText } from '../../page/feed-texts.ts';
import { Waiting } from '../../page/waiting.tsx';
import { usePage } from '../../page/page-context.ts';
import { leagueText } from '#text/league.ts';
import { NameLink } from '../../ui/name-link.tsx';
import { Empty } from '../../ui/panel.tsx';
import { DRAW_KEYS } from '../draw/keys.ts';
import { PART_KEY } from '../model/address.ts';
import styles from './top-scorers.module.css';

const text = leagueText.scorers;
const PAGE_LINES = 100;
const TEAM_KEY = DRAW_KEYS.path;

function Scorer({ scorer, hasAssists }: { scorer: ScorerRow; hasAssists: boolean }) {
  const { rank, player, playerUrl, team, teamUrl, goals, assists } = scorer;
  return (
    <tr>
      <td className={styles.rank}>{rank}</td>
      <th scope="row" className={styles.name}>
        <div>
          <NameLink name={player} url={playerUrl} />
          <small>
            <NameLink name={team} url={teamUrl} />
          </small>
        </div>
      </th>
      <td className={styles.goals}>{goals}</td>
      {hasAssists ? <td>{assists}</td> : null}
    </tr>
  );
}

function TeamChoice({
  filter,
  team,
  onChoose,
}: {
  filter: TopScorersFeed['filter'];
  team: string;
  onChoose: (team: string) => void;
}) {
  if (filter.choices.length < 2) return null;
  return (
    <form className={styles.filter} method="get">
      <label>
        <span className="unseen">{text.filter}</span>
        <select name={TEAM_KEY} value={team} onChange={(event) => onChoose(event.currentTarget.value)}>
          <option value="">{text.allTeams}</option>
          {filter.choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">{text.show}</button>
      </noscript>
    </form>
  );
}

/** Of a season, followed live; the chosen team and the number of lines are fields of the query. */
export function TopScorers({
  tournamentId,
  stageId,
  title,
  path,
}: {
  tournamentId: string;
  stageId: string;
  title: string;
  path: string;
}) {
  const query = new URLSearchParams(usePage().request.search);
  const [team, setTeam] = useState(query.get(TEAM_KEY) ?? '');
  const part = Number(query.get(PART_KEY) ?? 0) || 0;
  const feed = buildPageFeedName({ kind: 'topScorers', tournament: tournamentId, stage: stageId });
  const { text: current, retryNow } = useFeedText(feed);
  const found = useMemo(() => (current === null ? null : readTopScorers(current)), [current]);
  if (found === null) return <Waiting what={title} lines={12} onRetry={retryNow} />;
  const scorers = found.scorers.filter(({ teamId }) => team === '' || teamId === team);
  if (scorers.length === 0) return <Empty title={text.none} hint={text.noneHint} />;
  const from = team === '' ? part * PAGE_LINES : 0;
  const shown = scorers.slice(from, from + PAGE_LINES);
  const hasAssists = found.scorers.some(({ assists }) => (assists ?? 0) > 0);
  const hrefOf = (to: number): string => `${path}${to === 0 ? '' : `?${PART_KEY}=${to}`}`;
  return (
    <div className={styles.scorers}>
      <TeamChoice filter={found.filter} team={team} onChoose={setTeam} />
      <div className={styles.panel}>
        <table>
          <caption className="unseen">{text.caption(title)}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.rank}>
                <abbr title={leagueText.standings.rank}>#</abbr>
              </th>
              <th scope="col" className={styles.name}>
                {text.player}
              </th>
              <th scope="col">{text.goals}</th>
              {hasAssists ? (
                <th scope="col">
                  <abbr title={text.assists}>{text.assistsShort}</abbr>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {shown.map((scorer) => (
              <Scorer key={`${scorer.player} ${scorer.teamId}`} scorer={scorer} hasAssists={hasAssists} />
            ))}
          </tbody>
        </table>
      </div>
      <nav className={styles.parts} aria-label={leagueText.sub.scorers}>
        {from === 0 ? null : <a href={hrefOf(part - 1)}>{text.better}</a>}
        {from + PAGE_LINES < scorers.length && team === '' ? <a href={hrefOf(part + 1)}>{text.more}</a> : null}
      </nav>
    </div>
  );
}
