import type { MyTeam } from '@stillingen/client/mine';
import { MAX_MY_TEAMS } from '@stillingen/domain';
import { useMemo, useState } from 'react';
import { usePage, useStore } from '../../page/page-context.ts';
import { SEARCH_PATH } from '../../page/paths.ts';
import { minePageText } from '#text/mine/mine-page.ts';
import { Empty, Panel } from '../../ui/panel.tsx';
import type { MineController } from '../contract.ts';
import { useFollowed } from '../use-followed.ts';
import { ListedTeam, OtherTeam } from './team-line.tsx';
import styles from './teams.module.css';
import { NOT_LISTED, teamsNow } from './team-now.ts';

/** Each that has no event in the table costs a request. */
const SHOWN_MORE = 20;

type Entry = readonly [id: string, team: MyTeam];

function Lines({ controller, entries, title }: { controller: MineController; entries: readonly Entry[]; title: string }) {
  const page = usePage();
  const leagues = useFollowed(controller);
  const { table } = controller.followed;
  const [shown, setShown] = useState(SHOWN_MORE);
  const now = useMemo(
    () =>
      teamsNow(
        entries.map(([id]) => id),
        leagues,
        table.rows,
      ),
    [entries, leagues, table],
  );
  const isWaiting = useStore(controller.followed.status) === 'loading' && leagues.length === 0;
  return (
    <Panel title={title} aside={minePageText.ofMaximum(entries.length, MAX_MY_TEAMS)}>
      <ul>
        {entries.slice(0, shown).map(([id, team]) => {
          const own = now.get(id) ?? NOT_LISTED;
          if (own.any !== null)
            return (
              <ListedTeam key={id} id={id} team={team} now={own} table={table} sport={page.sport(own.any.league.sportId ?? 0)} />
            );
          return isWaiting ? null : <OtherTeam key={id} id={id} team={team} table={table} leagues={leagues} />;
        })}
      </ul>
      {entries.length > shown ? (
        <button type="button" className={styles.more} onClick={() => setShown(shown + SHOWN_MORE)}>
          {minePageText.moreTeams}
        </button>
      ) : null}
    </Panel>
  );
}

/** The teams and athletes that are followed, with what they play now or next. */
export function TeamsTab({ controller }: { controller: MineController }) {
  const { teams } = useStore(controller.mine);
  const entries = useMemo(() => [...teams], [teams]);
  if (entries.length === 0)
    return (
      <Empty
        title={minePageText.noTeams}
        hint={
          <>
            {minePageText.noTeamsHint} <a href={SEARCH_PATH}>{minePageText.addTeam}</a>
          </>
        }
      />
    );
  return (
    <>
      <Lines controller={controller} entries={entries} title={minePageText.teams} />
      <p className={styles.add}>
        <a href={SEARCH_PATH}>{minePageText.addTeam}</a>
      </p>
    </>
  );
}
