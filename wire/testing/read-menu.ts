import { competitionRow, countryRow, type Menu, type MenuCompetition, type MenuRanking, rankingRow } from '../list/menu.ts';
import { readRows } from '../text/text.ts';

/** An m_ request as its clients read it: unknown rows are skipped. Throws WireError. */
export function readMenu(menu: string): Menu {
  const countries: { id: number | null; name: string | null; competitions: MenuCompetition[] }[] = [];
  const rankings: MenuRanking[] = [];
  for (const row of readRows(menu)) {
    const [head] = row[0]!;
    if (head === countryRow.head) countries.push({ ...countryRow.read(row), competitions: [] });
    else if (head === competitionRow.head) countries.at(-1)?.competitions.push(competitionRow.read(row));
    else if (head === rankingRow.head) rankings.push(rankingRow.read(row));
  }
  return { countries, rankings };
}
