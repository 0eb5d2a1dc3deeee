import type { LeagueRow } from '@stillingen/wire';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Empty } from '../../ui/panel.tsx';
import { useQueryChoice } from '../../page/use-query-choice.ts';
import { leagueText } from '#text/league.ts';
import { currentStage, type Schedule, tableStages } from '../model/schedule.ts';
import styles from '../page.module.css';
import { readStage, writeStage } from './keys.ts';
import { StandingsView } from './standings-view.tsx';

const NO_TEAMS: readonly string[] = [];

export function StageStandings({ stages, schedule }: { stages: readonly LeagueRow[]; schedule: Schedule }) {
  const choice = useQueryChoice(readStage, writeStage);
  const withTables = tableStages(stages);
  const stage = withTables.find(({ stageId }) => stageId === choice.chosen) ?? currentStage(schedule, withTables);
  if (stage === null || stage.tournamentId === null || stage.stageId === null) {
    return <Empty title={leagueText.noStandings} hint={leagueText.noStandingsHint} />;
  }
  return (
    <div className={styles.place}>
      {withTables.length < 2 ? null : (
        <div className={styles.stages}>
          <ChoiceLinks
            label={leagueText.standings.stage}
            options={withTables.map(({ stageId, stageName, name }) => ({
              label: stageName || name || '',
              chosen: stageId ?? '',
              isCurrent: stageId === stage.stageId,
            }))}
            choice={choice}
          />
        </div>
      )}
      <StandingsView
        key={stage.stageId}
        eventId=""
        tournamentId={stage.tournamentId}
        stageId={stage.stageId}
        title={stage.stageName || stage.name || ''}
        marked={NO_TEAMS}
      />
    </div>
  );
}
