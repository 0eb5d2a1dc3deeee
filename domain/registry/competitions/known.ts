import type { LeagueType } from '../../event/entities.ts';
import type { CompetitionFormat, KnownCompetition } from '../resolve-competition.ts';
import { namesIn } from '../competition-names.ts';

const ROW = /^(\S+) (\S+) (\S+) (.+)$/;

/**
 * The competitions of a sport from a table: country, type (t top, p primary, s secondary), format, Danish name, other names
 * behind bars, the English one after `=` where it differs. The order of the lines is the order on the page. `category` stands in the country's place.
 */
export const known = (sportId: number, table: string, category = ''): readonly KnownCompetition[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, country, type, format, text] = ROW.exec(line)!;
      return {
        sportId,
        country: country!,
        category,
        ...namesIn(text!),
        type: type as LeagueType,
        format: format as CompetitionFormat,
      };
    });
