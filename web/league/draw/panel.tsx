import { drawText } from '#text/match/draw.ts';
import { useQueryChoice } from '../../page/use-query-choice.ts';
import { leagueText } from '#text/league.ts';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Empty } from '../../ui/panel.tsx';
import { DrawView } from './draw-view.tsx';
import type { LeaguePageProps } from '../model/address.ts';
import styles from '../page.module.css';
import { readStage, writeStage } from '../standings/keys.ts';

/** The draw of a season, or of one of its stages. */
export function Panel({ props: { sportId, draws } }: { props: Pick<LeaguePageProps, 'sportId' | 'draws'> }) {
  const choice = useQueryChoice(readStage, writeStage);
  const stage = draws.find(({ stageId }) => stageId === choice.chosen) ?? draws[0];
  if (stage === undefined) return <Empty title={drawText.empty} hint={drawText.emptyHint} />;
  return (
    <>
      {draws.length < 2 ? null : (
        <div className={styles.stages}>
          <ChoiceLinks
            label={leagueText.standings.stage}
            options={draws.map(({ stageId, name }) => ({ label: name, chosen: stageId, isCurrent: stageId === stage.stageId }))}
            choice={choice}
          />
        </div>
      )}
      <DrawView key={stage.stageId} sportId={sportId} tournamentId={stage.tournamentId} stageId={stage.stageId} />
    </>
  );
}
