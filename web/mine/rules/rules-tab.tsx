import type { TableLeague } from '@stillingen/client';
import { type AlertSport, labelKey, parseLeagueItemId, type RuleOffer } from '@stillingen/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Quiet } from '../../alerts/settings/quiet.tsx';
import { useAlerts } from '../../alerts/use-alerts.ts';
import { useStore } from '../../page/page-context.ts';
import { shellText } from '#text/shell.ts';
import { alertSettingsText } from '#text/mine/alerts.ts';
import { rulesText } from '#text/mine/rules.ts';
import { Failure, Panel, Skeleton } from '../../ui/panel.tsx';
import type { MineController } from '../contract.ts';
import { useFollowed } from '../use-followed.ts';
import { RulesPanel } from './rules-panel.tsx';
import styles from './rules.module.css';
import { fetchRuleSports, trialsOf } from './service.ts';

const fetchPath = (path: string, init?: RequestInit): Promise<Response> => fetch(path, init);

/** Names of the teams and leagues of what is followed: rules can be about these. */
function namesIn(leagues: readonly TableLeague[], { followed }: MineController) {
  const teams = new Map<string, string>();
  const known = new Map<string, string>();
  for (const { league, events } of leagues) {
    if (league.noDuel !== true) known.set(labelKey(league.sportId ?? 0, league.templateKey ?? ''), league.name ?? '');
    for (const id of events) {
      const row = followed.table.rows.get(id);
      if (row?.homeId) teams.set(row.homeId, row.homeName ?? '');
      if (row?.awayId) teams.set(row.awayId, row.awayName ?? '');
    }
  }
  return { teams, leagues: known };
}

function useSports(): { readonly sports: readonly AlertSport[] | null; readonly failed: boolean; retry(): void } {
  const [sports, setSports] = useState<readonly AlertSport[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback((): void => {
    setFailed(false);
    fetchRuleSports(fetchPath).then(setSports, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  return { sports, failed, retry: load };
}

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(Object(value) as object).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );

/** The visitor's own rules, and when nothing rings. */
export function RulesTab({ controller }: { controller: MineController }) {
  const { document } = controller.mine;
  const alerts = useAlerts();
  const { favourites, teams } = useStore(controller.mine);
  const leagues = useFollowed(controller);
  const { sports, failed, retry } = useSports();
  const names = useMemo(() => namesIn(leagues, controller), [leagues, controller]);
  const offer = useMemo<RuleOffer | null>(
    () =>
      sports && {
        sports,
        sport: (id) => sports.find((sport) => sport.id === id) ?? null,
        team: (id) => names.teams.get(id) ?? null,
        league: (key) => names.leagues.get(key) ?? null,
        teams: [...teams].filter(([id]) => names.teams.has(id)).map(([id, { sportId }]) => ({ id, sportId })),
        leagues: [...names.leagues.keys()],
      },
    [sports, names, teams],
  );
  const tryRules = useMemo(
    () =>
      trialsOf(fetchPath, {
        matches: [...favourites.games.keys()],
        stages: [...favourites.tournaments.keys()].flatMap((id) => parseLeagueItemId(id)?.stageId ?? []),
        teams: [...teams.keys()],
      }),
    [favourites, teams],
  );
  const set = (path: string, value: string | null): void =>
    document.change(value === null ? { remove: [path] } : { set: { [path]: value } });
  if (failed) return <Failure title={rulesText.failed} hint={rulesText.failedHint} retry={shellText.retry} onRetry={retry} />;
  return (
    <>
      {offer === null ? (
        <Skeleton lines={4} label={rulesText.loading} />
      ) : (
        <RulesPanel
          rules={textsIn(document.get('alerts.rules'))}
          offer={offer}
          tryRules={tryRules}
          newId={() => `r${Date.now().toString(36)}`}
          set={set}
        />
      )}
      {alerts === null ? null : (
        <Panel title={alertSettingsText.peace}>
          <div className={styles.quiet}>
            <Quiet alerts={alerts} />
          </div>
        </Panel>
      )}
    </>
  );
}
