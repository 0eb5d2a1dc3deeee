import { browserPorts, type Store, type Table } from '@stillingen/client';
import { type FollowedTable, IdTable, type Mine } from '@stillingen/client/mine';
import { type AlertFacts, type AlertMoment, createRuleIndex, hasKind, type RuleIndex, writeRule } from '@stillingen/domain';
import { type AlertPlan, maskOfEvent, planOf, watchedToo } from '@stillingen/wire';
import { loadSports } from '../../mine/load-sports.ts';
import type { MineParts } from '../../mine/contract.ts';
import { openAlerts } from '../alerts.ts';
import { connectPush } from './connect-push.ts';
import { alertDocument } from './document.ts';
import { fetchSoundsWhenOn, followAlerts } from './follow.ts';
import { withPlayers } from './followed-players.ts';
import { WatchedTables } from './watched-tables.ts';

/** Several changes in a row open one list, and a star does not wait for it. */
const CHANGED_MS = 300;

const rulesIn = ({ rules, follows }: AlertPlan): RuleIndex<string> =>
  createRuleIndex(rules.map((rule) => ({ key: writeRule(rule), rule, follows })));

/** Boxes, sounds and the log of all that rings for the visitor, while the page is open. */
export function followMine(mine: Mine, { table }: FollowedTable, parts: MineParts): void {
  const { client, settings, hasSport, sport } = parts;
  const alerts = openAlerts(client, mine);
  const { after } = browserPorts();
  connectPush(alerts, mine, parts);
  fetchSoundsWhenOn(alerts, settings);
  let made: { readonly plan: AlertPlan; readonly rules: RuleIndex<string> } | null = null;
  const wanted = () => {
    if (made === null) {
      const plan = planOf(alertDocument(mine));
      made = { plan, rules: rulesIn(plan) };
    }
    return made;
  };
  const sportOf = (id: number) => (hasSport(id) ? sport(id) : null);
  const start = (watched: Table, followed: Store<ReadonlySet<string>>) => {
    const rings = ({ kind }: AlertMoment, facts: AlertFacts): boolean => {
      const { plan } = wanted();
      return hasKind(maskOfEvent(plan, watched === table ? withPlayers(facts, plan, table) : facts), kind);
    };
    const rulesOf = (before: AlertFacts, now: AlertFacts) => wanted().rules.matches(before, now);
    const source = { table: watched, followed, sportOf, rings, rulesOf };
    return followAlerts(alerts, source, { settings, nowS: client.clock.nowS });
  };
  const tables = new WatchedTables(client, start, (sportIds) => loadSports(parts, sportIds));
  const others = new IdTable(client, () => watchedToo(wanted().plan).ids);
  tables.add(table);
  tables.add(others.table);
  const watch = (): void => {
    others.refresh();
    tables.setSports(watchedToo(wanted().plan).sports);
  };
  let cancel = after(CHANGED_MS, watch);
  mine.subscribe(() => {
    made = null;
    cancel();
    cancel = after(CHANGED_MS, watch);
  });
}
