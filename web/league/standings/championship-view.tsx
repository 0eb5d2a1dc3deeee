import { useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import { Choice } from '../../ui/choice.tsx';
import { Empty, Skeleton } from '../../ui/panel.tsx';
import { leagueText } from '#text/league.ts';
import styles from './standings.module.css';
import { StandingsTable } from './standings-table.tsx';
import { useStandings } from './use-standings.ts';

const TABLE = { persons: '1', teams: '2' } as const;
const text = leagueText.standings;
const NONE: readonly string[] = [];

export function ChampionshipView({
  sportId,
  tournamentId,
  stageId,
  title,
}: {
  sportId: number;
  tournamentId: string;
  stageId: string;
  title: string;
}) {
  const { championship } = usePage().sport(sportId);
  const [kind, setKind] = useState<keyof typeof TABLE>('persons');
  const { standings, heads, tables, isComing } = useStandings('', tournamentId, stageId, TABLE[kind]);
  if (championship === null) return null;
  const { persons, teams } = championship;
  const hasTeams = kind === 'teams' || tables.some(({ lines }) => lines.some(({ team }) => team !== ''));
  return (
    <section className={`${styles.standings} ${styles.championship}`} aria-busy={isComing}>
      {teams === null || !hasTeams ? null : (
        <div className={styles.choices}>
          <Choice
            label={text.chooseStandings}
            options={[
              { id: 'persons', label: persons },
              { id: 'teams', label: teams },
            ]}
            chosen={kind}
            onChoose={setKind}
          />
        </div>
      )}
      {standings === null ? <Skeleton lines={12} label={leagueText.loading} /> : null}
      {standings !== null && tables.length === 0 ? (
        <Empty title={leagueText.noStandings} hint={leagueText.noStandingsHint} />
      ) : null}
      {tables.map((table) => (
        <StandingsTable
          key={table.title}
          table={table}
          heads={heads}
          nameLabel={kind === 'teams' ? text.team : text.person}
          hasCrests={false}
          caption={text.caption('points', [title, standings?.title].filter(Boolean).join(', '))}
          heading=""
          marked={NONE}
          columns="numbers"
        />
      ))}
      {standings === null || standings.note === '' ? null : <p className={styles.rule}>{standings.note}</p>}
    </section>
  );
}
