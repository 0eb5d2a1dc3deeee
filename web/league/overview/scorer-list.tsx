import { buildPageFeedName, readTopScorers, TOP_SCORERS_CODE } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedText } from '../../page/feed-texts.ts';
import { Initials } from '../../shell/entity-page.tsx';
import { leagueText } from '#text/league.ts';
import { NameLink } from '../../ui/name-link.tsx';
import styles from './aside.module.css';

const SHOWN = 5;
type Scorers = ReturnType<typeof readTopScorers>['scorers'];

/** The first top scorers of a stage, of all teams or of `team` alone; empty while they are loaded. */
export function useTopScorers(tournament: string, stage: string, team: string | null): Scorers {
  const feed = buildPageFeedName({ kind: 'standings', tournament, stage, table: TOP_SCORERS_CODE });
  const { text: read } = useFeedText(feed);
  return useMemo(() => {
    const all = read === null ? [] : readTopScorers(read).scorers;
    return all.filter(({ teamId, goals }) => (goals ?? 0) > 0 && (team === null || teamId === team)).slice(0, SHOWN);
  }, [read, team]);
}

export function ScorerList({ scorers, withTeam }: { scorers: Scorers; withTeam: boolean }) {
  return (
    <ul className={styles.scorers}>
      {scorers.map(({ player, playerUrl, team, teamUrl, goals }) => (
        <li key={`${player} ${team}`}>
          <Initials name={player ?? ''} size="row" />
          <span className={styles.scorer}>
            <NameLink name={player} url={playerUrl} />
            {withTeam ? (
              <small>
                <NameLink name={team} url={teamUrl} />
              </small>
            ) : null}
          </span>
          <b aria-label={leagueText.overview.goals(goals ?? 0)}>{goals}</b>
        </li>
      ))}
    </ul>
  );
}
