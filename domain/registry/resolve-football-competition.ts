import type { DatedName } from './competition-names.ts';
import type { LeagueType } from '../event/entities.ts';
import { slugOf } from '../text/slug.ts';
import { competitionByName, UNLISTED_ORDER, withoutSeason } from './football-competitions.ts';
import type { Competition } from './registry.ts';
import { remember } from './names.ts';

/** What a provider's name of a competition means. */
export interface ResolvedCompetition {
  /** Lower-case ASCII, unique in its country. */
  readonly slug: string;
  readonly name: string;
  /** What its seasons are called where that is another name. */
  readonly dated: readonly DatedName[];
  readonly country: string;
  readonly type: LeagueType;
  /** Order within its country, 0 first. */
  readonly order: number;
  readonly format: Competition['format'];
}

/** Europe's competitions are also told of as the World's, and the other way round. */
const OTHER_REGION: Readonly<Record<string, string>> = { eu: 'xw', xw: 'eu' };

/** A competition that the registry does not know has a table unless its name says that it is a cup or friendly. */
const TABLELESS = /cup|pokal|copa|coppa|coupe|taça|kupa|trophy|friendl|venskab/i;

function competitionOf(raw: string, country: string): ResolvedCompetition {
  const known = competitionByName(country, raw) ?? competitionByName(OTHER_REGION[country] ?? '', raw);
  if (known !== null) {
    const { slug, name, dated, type, order, format } = known;
    return { slug, name, dated, country: known.country, type, order, format };
  }
  const name = withoutSeason(raw);
  return {
    slug: slugOf(name),
    name,
    dated: [],
    country,
    type: 's',
    order: UNLISTED_ORDER,
    format: TABLELESS.test(name) ? 'cup' : 'league',
  };
}

const remembered = remember<string, ResolvedCompetition>(competitionOf);

/**
 * The competition that a name means in a country, in any spelling, with or without a season at its end. Never refuses: one
 * that the registry does not know is secondary and stands after those of its country that it knows.
 */
export function resolveCompetition(name: string, country: string): ResolvedCompetition {
  return remembered(name, country);
}
