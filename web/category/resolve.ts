import { decodeTable } from '@stillingen/client';
import { dayOf, sportNameById, SUPER_TEMPLATES } from '@stillingen/domain';
import { eventRow, leagueRow } from '@stillingen/wire';
import { type Resolver, type RouteTo, seedOf } from '../page/resolver.ts';
import { categoryPath } from '../page/routes.ts';
import type { CategoryPageProps } from './page.tsx';
import { firstIds } from '../list/motion/gradual.tsx';
import { categoryFeed, partsOf } from './parts.ts';

/** The first rows, unsigned: a part must not pass for the whole. `nowS` in seconds. */
function categorySeed(text: string, nowS: number): string {
  const { leagues, rows } = decodeTable(text);
  const kept = firstIds(
    partsOf(leagues, rows, dayOf(nowS)).flatMap(({ groups }) => groups.flatMap((group) => group.races ?? [group])),
  );
  let seed = '';
  for (const { league, events } of leagues) {
    const shown = events.filter((id) => kept.has(id));
    seed += leagueRow.writeText(league);
    for (const id of shown.length > 0 ? shown : events.slice(0, 1)) seed += eventRow.writeText(rows.get(id)!);
  }
  return seed;
}

/** LEAGUE-07: the category of a template that groups competitions, or its sport. */
function superTemplatePath({ sportId, category }: RouteTo<'category'>): string | null {
  const template = [...SUPER_TEMPLATES.values()].find(({ flag }) => flag === category);
  const sport = template === undefined ? null : sportNameById(template.sportId);
  if (sport === null || (sport.id !== sportId && sport.parent !== sportId)) return null;
  return sport.id === sportId ? `/${sport.segment}/` : categoryPath(sport.segment, category);
}

export const categoryResolver: Resolver<'category', CategoryPageProps> = {
  exists: (route, source) => source.category(route.sportId, route.category) !== null || superTemplatePath(route) !== null,
  resolve(route, source, request) {
    const { sportId, category } = route;
    const found = source.category(sportId, category);
    if (found === null) {
      const location = superTemplatePath(route);
      return location === null ? null : { status: 302, location };
    }
    const competitions = source.competitions(sportId, found.id);
    const props = { sportId, category, categoryId: found.id, name: found.name, competitions };
    const feed = categoryFeed(props, request.tzHours);
    const text = source.feed(feed);
    return { props, seeds: seedOf(feed, text === null ? null : categorySeed(text, Math.floor(request.nowMs / 1000))) };
  },
};
