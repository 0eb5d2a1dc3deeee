import { SPORT_FILES } from '#language/address.ts';
import { loadRowKinds } from '../list/rows/row-kinds.ts';
import type { PageSport } from '../page/page-context.ts';
import type { SportSource } from './contract.ts';

async function fetchSport(id: number): Promise<PageSport> {
  const response = await fetch(`${SPORT_FILES}${id}.json`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`sport ${id} was answered ${response.status}`);
  return (await response.json()) as PageSport;
}

/** Sports that the page was not sent, with how their rows are drawn. Rejects where one fails. */
export async function loadSports({ hasSport, addSport }: SportSource, ids: Iterable<number>): Promise<void> {
  const sports = await Promise.all([...new Set(ids)].filter((id) => !hasSport(id)).map(fetchSport));
  await loadRowKinds(sports);
  for (const sport of sports) addSport?.(sport);
}
