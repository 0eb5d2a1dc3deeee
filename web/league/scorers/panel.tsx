import { leagueText } from '#text/league.ts';
import { Empty } from '../../ui/panel.tsx';
import { leaguePath, type LeaguePageProps } from '../model/address.ts';
import { TopScorers } from './top-scorers.tsx';

export function Panel({ props }: { props: LeaguePageProps }) {
  const { scorers } = props;
  if (scorers === null) return <Empty title={leagueText.scorers.none} hint={leagueText.scorers.noneHint} />;
  const { tournamentId, stageId, name } = scorers;
  return <TopScorers tournamentId={tournamentId} stageId={stageId} title={name} path={leaguePath(props, 'scorers')} />;
}
