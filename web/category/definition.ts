import { decodeTable } from '@stillingen/client';
import { dayOf, HOME_COUNTRY, sportById, sportNameById, SUPER_TEMPLATES } from '@stillingen/domain';
import { eventRow, leagueRow, type Redirect } from '@stillingen/wire';
import { definePage, type Resolved, seedOf, SLUG, sportAddress } from '../page/define-page.ts';
import { categoryPath } from '../page/paths.ts';
import { leadersOf } from '../list/first-part.ts';
import { FIRST_ENTRIES, firstIds } from '../list/motion/gradual.tsx';
import { shellText } from '#text/shell.ts';
import { categoryText } from '#text/league.ts';
import type { CategoryPageProps } from './page.tsx';
import { categoryFeed, partsOf } from './parts.ts';

/** The first rows, unsigned: a part must not pass for the whole. `nowS` in seconds. */
function categorySeed(text: string, nowS: number): string {
  const { leagues, rows } = decodeTable(leadersOf(text, FIRST_ENTRIES, HOME_COUNTRY));
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

interface CategoryAddress {
  readonly sportId: number;
  readonly category: string;
}

/** LEAGUE-07: the category of a template that groups competitions, or its sport. */
function superTemplatePath({ sportId, category }: CategoryAddress): string | null {
  const template = [...SUPER_TEMPLATES.values()].find(({ flag }) => flag === category);
  const sport = template === undefined ? null : sportNameById(template.sportId);
  if (sport === null || (sport.id !== sportId && sport.parent !== sportId)) return null;
  return sport.id === sportId ? `/${sport.segment}/` : categoryPath(sport.segment, category);
}

export const categoryPage = definePage({
  kind: 'category',
  address(path): CategoryAddress | null {
    const found = sportAddress(path);
    const [category, ...beyond] = found?.rest ?? [];
    if (found === null || category === undefined || beyond.length > 0 || !SLUG.test(category)) return null;
    return { sportId: found.sportId, category };
  },
  exists: (address, source) => source.category(address.sportId, address.category) !== null || superTemplatePath(address) !== null,
  resolve(address, source, request): Resolved<CategoryPageProps> | Redirect | null {
    const { sportId, category } = address;
    const found = source.category(sportId, category);
    if (found === null) {
      const location = superTemplatePath(address);
      return location === null ? null : { status: 302, location };
    }
    const competitions = source.competitions(sportId, found.id);
    const props = { sportId, category, categoryId: found.id, name: found.name, competitions };
    const feed = categoryFeed(props, request.tzHours);
    const text = source.feed(feed);
    const { danishName, event } = sportById(sportId)!;
    return {
      props,
      seeds: seedOf(feed, text === null ? null : categorySeed(text, Math.floor(request.nowMs / 1000))),
      head: {
        title: `${found.name} · ${danishName} · ${shellText.brand}`,
        description: categoryText.description(danishName, found.name, event),
      },
    };
  },
});
