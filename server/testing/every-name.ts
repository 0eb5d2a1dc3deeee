import type { LiveState } from '@stillingen/domain';
import { FEED_SHAPES, type FeedKind } from '@stillingen/wire';

const FIXED = {
  ...{ tz: 1, lang: 'da', projectType: 1, project: 8, order: 'n', part: 0, page: 0, table: '1', liveOdds: 0, tennisType: '' },
  ...{ newsType: 'all', nation: 'dk', group: 37, article: 'QrStUv56', ranking: 'WxYzAb78', season: 20262027, series: 'EfGhIj12' },
};

/** Names of every shape of feeds, for each event of a state and each of several days. */
export function everyName(
  { events, races, leagues }: Pick<LiveState, 'events' | 'races' | 'leagues'>,
  bookmakers: readonly number[],
): readonly (readonly [kind: FeedKind, name: string])[] {
  const contexts = [...events.values(), ...races.values()].flatMap((event) => {
    const { templateId, tournamentId, id: stage } = leagues.get(event.leagueId)!;
    const participant = 'entries' in event ? event.entries[0]!.participant : event.home;
    const ofEvent = { sport: event.sportId, anySport: event.sportId, country: 63, event: event.id, participant };
    const ofLeague = { template: templateId, tournament: tournamentId, stage, followed: event.id, participants: participant };
    return [-1, 0, 1].flatMap((day) => bookmakers.map((bookmaker) => ({ ...FIXED, ...ofEvent, ...ofLeague, day, bookmaker })));
  });
  const names = new Map<string, FeedKind>();
  for (const context of contexts as readonly Readonly<Record<string, string | number>>[])
    for (const [kind, shape] of Object.entries(FEED_SHAPES))
      names.set(
        shape.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(context[field])),
        kind as FeedKind,
      );
  return [...names].map(([name, kind]) => [kind, name] as const);
}
