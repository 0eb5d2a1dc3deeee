import { StandingsTable } from '../league/standings/standings-table.tsx';
import standings from '../league/standings/standings.module.css';
import { useStandings } from '../league/standings/use-standings.ts';
import { leagueText } from '#text/league.ts';
import type { TableProps } from './content.ts';
import { CompetitionHead } from './frame.tsx';
import styles from './frame.module.css';

/** Of points, from all matches. */
const OVERALL = '1';
const text = leagueText.standings;
const NONE: readonly string[] = [];

export function TableEmbed({ league, sportId, tournamentId, stageId, stageName, isRace }: TableProps) {
  const { heads, tables } = useStandings('', tournamentId, stageId, OVERALL);
  const label = stageName === '' ? leagueText.sub.standings : stageName;
  return (
    <>
      <CompetitionHead league={league} sportId={sportId} label={label} />
      <div className={`${styles.table} ${standings.standings} ${isRace ? standings.championship : ''}`}>
        {tables.map((table) => (
          <StandingsTable
            key={table.title}
            {...{ table, heads }}
            nameLabel={isRace ? text.person : text.team}
            hasCrests={!isRace}
            caption={text.caption('points', [league.name, stageName, table.title].filter(Boolean).join(', '))}
            heading={tables.length > 1 ? table.title : ''}
            marked={NONE}
            columns="numbers"
          />
        ))}
      </div>
    </>
  );
}
