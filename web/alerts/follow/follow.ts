import type { KeptSettings, Store, Table, TableRow } from '@stillingen/client';
import { createNotifier } from '@stillingen/client/alerts';
import type { AlertFacts, AlertMoment, RuleMatch } from '@stillingen/domain';
import { alertFacts, type LeagueRow } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';
import type { Alerts } from '../alerts.ts';
import { notificationOf, ruleNotificationOf } from './notification.ts';

/** What the visitor follows, as this page shows it. */
export interface FollowSource {
  readonly table: Table;
  /** Ids of rows of the table. */
  readonly followed: Store<ReadonlySet<string>>;
  /** Null for a sport whose rules are not here. */
  readonly sportOf: (id: number) => PageSport | null;
  readonly rings: (moment: AlertMoment, facts: AlertFacts) => boolean;
  /** Rules of the visitor that become true. */
  readonly rulesOf: (before: AlertFacts, after: AlertFacts) => readonly RuleMatch<string>[];
}

const leagueOf = ({ structure }: Table, id: string): LeagueRow | null =>
  structure.get().leagues.find(({ events }) => events.includes(id))?.league ?? null;

export function fetchSoundsWhenOn({ sounds, soundSwitch }: Alerts, settings: KeptSettings): void {
  const fetchSounds = (): void => {
    if (settings.get().mygamesNotifications === 'yessound' && soundSwitch.get()) sounds.start();
  };
  settings.subscribe(fetchSounds);
  soundSwitch.subscribe(fetchSounds);
  fetchSounds();
}

/** Boxes, sounds and the log of what is followed, until it is closed. */
export function followAlerts(
  alerts: Alerts,
  source: FollowSource,
  { settings, nowS }: { readonly settings: KeptSettings; readonly nowS: () => number },
): { close(): void } {
  const { table, followed, sportOf, rings, rulesOf } = source;
  const { notifications, log, sounds, soundSwitch } = alerts;
  const placeOf = (id: string) => {
    const league = leagueOf(table, id);
    const sport = league?.sportId == null ? null : sportOf(league.sportId);
    return league === null || sport === null ? null : { league, sport };
  };
  const shownBy = (row: TableRow, { sport }: AlertFacts) => ({
    ...{ row, sport, nowS: nowS() },
    seasonUrl: leagueOf(table, row.id ?? '')?.url ?? '',
  });
  return createNotifier({
    ...{ table, followed, settings, soundSwitch, notifications, log, sounds, nowS, rings },
    factsOf(row) {
      const place = placeOf(row.id ?? '');
      if (place === null) return null;
      const { league, sport } = place;
      const key = `${sport.id}_${league.templateKey ?? ''}`;
      return alertFacts(row, { sport, league: { key, name: league.name ?? '', stage: league.stageId ?? '' } }, nowS());
    },
    notificationOf: (moment, facts, row) => notificationOf(moment, facts, shownBy(row, facts)),
    rulesOf: (before, after, row) => rulesOf(before, after).map((match) => ruleNotificationOf(match, after, shownBy(row, after))),
  });
}
