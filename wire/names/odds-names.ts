import { nameTable, PAGE_FIELDS } from './name-shapes.ts';

/** Names of odds that pages with them request, and their fields beside those of all pages. */
export const ODDS_NAME_SHAPES = {
  odds: 'fo_{sport}_{day}_{tz}_{lang}_{projectType}_{liveOdds}',
  eventOdds: 'df_od_{projectType}_{event}',
} as const;
export const ODDS_FIELDS = { liveOdds: { pattern: '0', number: true } } as const;

export const { build: buildOddsFeedName } = nameTable(ODDS_NAME_SHAPES, { ...PAGE_FIELDS, ...ODDS_FIELDS });
