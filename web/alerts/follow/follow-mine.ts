import { createStore } from '@stillingen/client';
import type { FollowedTable, Mine } from '@stillingen/client/mine';
import { type AlertFacts, createRuleIndex, hasKind, type RuleIndex, writeRule } from '@stillingen/domain';
import { type AlertPlan, maskOfEvent, planOf } from '@stillingen/wire';
import { loadSports } from '../../mine/load-sports.ts';
import type { MineParts } from '../../mine/contract.ts';
import { openAlerts } from '../alerts.ts';
import { connectPush } from './connect-push.ts';
import { alertDocument } from './document.ts';
import { followAlerts } from './follow.ts';

const rulesIn = ({ rules, follows }: AlertPlan): RuleIndex<string> =>
  createRuleIndex(rules.map((rule) => ({ key: writeRule(rule), rule, follows })));

/** Boxes, sounds and the log of all that the visitor follows, while the page is open. */
export function followMine(mine: Mine, { table }: FollowedTable, parts: MineParts): void {
  const { client, settings, hasSport, sport } = parts;
  const alerts = openAlerts(client, mine);
  connectPush(alerts, mine, parts);
  // Made when something happens: a star must not wait for it.
  let made: { readonly plan: AlertPlan; readonly rules: RuleIndex<string> } | null = null;
  mine.subscribe(() => {
    made = null;
  });
  const wanted = () => {
    if (made === null) {
      const plan = planOf(alertDocument(mine));
      made = { plan, rules: rulesIn(plan) };
    }
    return made;
  };
  const followed = createStore<ReadonlySet<string>>(new Set());
  const follow = (): void => {
    const sports = table.structure.get().leagues.map(({ league }) => league.sportId ?? 0);
    // Rows of a sport that cannot be fetched ring on a later page.
    loadSports(parts, sports).then(
      () => followed.set(new Set(table.rows.keys())),
      () => {},
    );
  };
  table.structure.subscribe(follow);
  follow();
  const source = {
    ...{ table, followed },
    sportOf: (id: number) => (hasSport(id) ? sport(id) : null),
    rings: ({ kind }: { kind: Parameters<typeof hasKind>[1] }, facts: Parameters<typeof maskOfEvent>[1]) =>
      hasKind(maskOfEvent(wanted().plan, facts), kind),
    rulesOf: (before: AlertFacts, after: AlertFacts) => wanted().rules.matches(before, after),
  };
  followAlerts(alerts, source, { settings, nowS: client.clock.nowS });
}
