import type { LeagueRow } from '@stillingen/wire';
import { useState } from 'react';
import { Choice } from '../ui/choice.tsx';
import { Empty } from '../ui/panel.tsx';
import { leagueText } from '../text/da-league.ts';
import { currentStage, type Schedule, tableStages } from './model/schedule.ts';
import styles from './page.module.css';
import { StandingsView } from './standings/standings-view.tsx';

const NO_TEAMS: readonly string[] = [];

export function StageStandings({ stages, schedule }: { stages: readonly LeagueRow[]; schedule: Schedule }) {
  const [wanted, setWanted] = useState<string | null>(null);
  const withTables = tableStages(stages);
  const stage = withTables.find(({ stageId }) => stageId === wanted) ?? currentStage(schedule, withTables);
  if (stage === null || stage.tournamentId === null || stage.stageId === null) {
    return <Empty title={leagueText.noStandings} hint={leagueText.noStandingsHint} />;
  }
  return (
    <div className={styles.place}>
      {withTables.length < 2 ? null : (
        <div className={styles.stages}>
          <Choice
            label={leagueText.standings.stage}
            options={withTables.map(({ stageId, stageName, name }) => ({ id: stageId ?? '', label: stageName || name || '' }))}
            chosen={stage.stageId}
            onChoose={setWanted}
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
