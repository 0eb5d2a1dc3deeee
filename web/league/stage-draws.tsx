import { useState } from 'react';
import { drawText } from '../text/match/da-draw.ts';
import { leagueText } from '../text/da-league.ts';
import { Choice } from '../ui/choice.tsx';
import { Empty } from '../ui/panel.tsx';
import { DrawView } from './draw/draw-view.tsx';
import type { LeaguePageProps } from './model/address.ts';
import styles from './page.module.css';

/** The draw of a season, or of one of its stages. */
export function StageDraws({ sportId, draws }: Pick<LeaguePageProps, 'sportId' | 'draws'>) {
  const [wanted, setWanted] = useState<string | null>(null);
  const stage = draws.find(({ stageId }) => stageId === wanted) ?? draws[0];
  if (stage === undefined) return <Empty title={drawText.empty} hint={drawText.emptyHint} />;
  return (
    <>
      {draws.length < 2 ? null : (
        <div className={styles.stages}>
          <Choice
            label={leagueText.standings.stage}
            options={draws.map(({ stageId, name }) => ({ id: stageId, label: name }))}
            chosen={stage.stageId}
            onChoose={setWanted}
          />
        </div>
      )}
      <DrawView key={stage.stageId} sportId={sportId} tournamentId={stage.tournamentId} stageId={stage.stageId} />
    </>
  );
}
