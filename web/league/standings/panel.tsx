import { leagueText } from '#text/league.ts';
import { Empty } from '../../ui/panel.tsx';
import type { ContentProps } from '../listing.tsx';
import styles from '../page.module.css';
import { ChampionshipView } from './championship-view.tsx';
import { StageStandings } from './stage-standings.tsx';

/** The standings of a season of matches or of races. */
export function Panel({ stages, season, props }: Pick<ContentProps, 'stages' | 'season' | 'props'>) {
  if (season.races === null) return <StageStandings stages={stages} schedule={season.matches} />;
  const race = stages.find(({ tables }) => tables === 1);
  if (race?.stageId == null || race.tournamentId === null)
    return <Empty title={leagueText.noStandings} hint={leagueText.noStandingsHint} />;
  const { tournamentId, stageId, name } = race;
  return (
    <div className={styles.championship}>
      <ChampionshipView sportId={props.sportId} tournamentId={tournamentId} stageId={stageId} title={name ?? ''} />
    </div>
  );
}
