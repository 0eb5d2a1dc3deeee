import { createStore } from '@stillingen/client';
import { copenhagenHours, hasKind, parseEventItemId, PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';
import type { Page } from '../page/page-context.ts';
import type { Alerts } from './alerts.ts';
import { followAlerts } from './follow.ts';
import { maskFor } from './masks.ts';

/** Ids of matches. */
function followedIds({ settings }: Alerts): ReadonlySet<string> {
  const ids = [
    ...Object.keys(Object(settings.get().get('mygames.data'))),
    ...Object.keys(Object(settings.get().get('alerts.match'))),
  ];
  return new Set(ids.flatMap((id) => parseEventItemId(id)?.id ?? []));
}

/** Null where nothing is followed, and on a page without a sport. */
export function openFollowing(alerts: Alerts, { client, settings, sportId, hasSport, sport }: Page): { close(): void } | null {
  if (client === null || settings === undefined || sportId === null || !hasSport(sportId)) return null;
  const followed = createStore(followedIds(alerts));
  if (followed.get().size === 0) return null;
  const { nowS } = client.clock;
  const tz = copenhagenHours(nowS());
  const feed = buildPageFeedName({ kind: 'full', sport: sportId, day: 0, tz, lang: 'da', projectType: PROJECT_TYPE.id });
  const { table, close } = client.openTable({ feed, day: 0, tzHours: copenhagenHours });
  const source = {
    ...{ table, followed },
    sportOf: (id: number) => (hasSport(id) ? sport(id) : null),
    rings: ({ kind }: { kind: Parameters<typeof hasKind>[1] }, { event }: { event: string }) =>
      hasKind(maskFor(alerts.settings.get(), { kind: 'match', id: event }), kind),
  };
  const following = followAlerts(alerts, source, { settings, nowS });
  return {
    close() {
      following.close();
      close();
    },
  };
}
