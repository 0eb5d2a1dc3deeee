import type { LeagueType } from '../entities.ts';
import type { CompetitionFormat, KnownCompetition } from './index.ts';

/**
 * The competitions of a sport from a table: country, type (t top, p primary, s secondary), format, Danish name, other names
 * behind bars. The order of the lines is the order on the page. `category` stands in the country's place.
 */
export const known = (sportId: number, table: string, category = ''): readonly KnownCompetition[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [head, ...aliases] = line.split(' | ');
      const [country, type, format, ...name] = head!.split(' ');
      return {
        sportId,
        country: country!,
        category,
        name: name.join(' '),
        type: type as LeagueType,
        format: format as CompetitionFormat,
        aliases,
      };
    });
