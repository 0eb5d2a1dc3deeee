import { type NameOf, nameTable, PAGE_FIELDS } from './name-shapes.ts';

export const PAGE_FEED_SHAPES = {
  full: 'f_{sport}_{day}_{tz}_{lang}_{projectType}',
  mixed: 'fm_0_{day}_{tz}_{lang}_{projectType}',
  group: 'fp_{group}_{day}_{tz}_{lang}_{projectType}',
  country: 'c_{sport}_{country}_{tz}_{lang}_{order}_{projectType}',
  tournament: 't_{sport}_{country}_{template}_{tz}_{lang}_{order}_{projectType}',
  participant: 'p_{sport}_{country}_{participant}_{tz}_{lang}_{projectType}',
  raceParticipant: 'px_{sport}_{country}_{participant}_{tz}_{lang}_{projectType}',
  series: 's_{sport}_{series}_{tz}_{lang}_{projectType}',
  participantEvents: 'pe_{projectType}_{participant}',
  repair: 'r_{anySport}_{projectType}',
  update: 'u_{anySport}_{projectType}',
  localUpdate: 'ul_{sport}_{project}',
  system: 'sys_{projectType}',
  service: 'service',
  eventRow: 'df_ev_{projectType}_{event}',
  core: 'dc_{projectType}_{event}',
  summary: 'df_sui_{projectType}_{event}',
  statistics: 'df_st_{projectType}_{event}',
  corrections: 'df_cor_{projectType}_{event}',
  standings: 'to_{tournament}_{stage}_{table}',
} as const;

export type PageFeedName = NameOf<typeof PAGE_FEED_SHAPES>;

export const { parse: parsePageFeedName, build: buildPageFeedName } = nameTable(PAGE_FEED_SHAPES, PAGE_FIELDS);
