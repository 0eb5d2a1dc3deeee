import { decodeTable } from '@stillingen/client';
import { HOME_COUNTRY, sportById } from '@stillingen/domain';
import { type EmbedAddress, type EmbedSource, matchPath, type RenderRequest } from '@stillingen/wire';
import { textOf } from '../league/content.ts';
import { seasonSchedule, seasonSeed } from '../league/definition.ts';
import { seasonFeed, TAB_SEGMENTS } from '../league/model/address.ts';
import { holdsRaces } from '../league/model/races.ts';
import { currentStage, stagesOf, tableStages } from '../league/model/schedule.ts';
import { leadersOf } from '../list/first-part.ts';
import { FIRST_ENTRIES } from '../list/motion/gradual.tsx';
import { matchFeed } from '../match/opened.ts';
import { readRace } from '../match/race/race-feed.ts';
import { seedOf } from '../page/define-page.ts';
import type { EmbedContent } from './content.ts';

export interface ResolvedEmbed {
  readonly content: EmbedContent;
  readonly seeds: Map<string, string>;
}

/** Null for an event that is unknown or whose sport has no pages for them (SPORT-12). */
function resolveEvent(id: string, source: EmbedSource): ResolvedEmbed | null {
  const sportId = source.sportOf(id);
  const text = source.feed(matchFeed('eventRow', id));
  if (sportId === null || text === null || sportById(sportId)?.detailPage !== true) return null;
  const kind = readRace(text) === null ? 'match' : 'race';
  return { content: { kind, props: { id, sportId, href: matchPath(id) } }, seeds: new Map() };
}

function resolveSeason(id: string, source: EmbedSource, { tzHours, nowMs }: RenderRequest) {
  const found = source.competitionById(id);
  const feed = found === null ? '' : seasonFeed({ ...found, templateId: id }, tzHours);
  const text = textOf(source, feed);
  if (found === null || text === null) return null;
  const data = decodeTable(leadersOf(text, FIRST_ENTRIES, HOME_COUNTRY));
  return { ...found, feed, data, schedule: seasonSchedule(data, Math.floor(nowMs / 1000)) };
}

/** Null for a competition without a table. */
function resolveTable(id: string, source: EmbedSource, request: RenderRequest): ResolvedEmbed | null {
  const season = resolveSeason(id, source, request);
  if (season === null) return null;
  const { data, schedule, sportId, path } = season;
  const league = currentStage(schedule.matches, tableStages(stagesOf(data)));
  if (league === null || league.tournamentId === null || league.stageId === null) return null;
  const { tournamentId, stageId, stageName, name, countryCode, category, season: year, simulated } = league;
  const href = `${path}${TAB_SEGMENTS.standings}/`;
  const shown = { name, countryCode, category, season: year, simulated };
  const isRace = holdsRaces(data.leagues);
  const stage = { tournamentId, stageId, stageName: stageName ?? '' };
  return { content: { kind: 'table', props: { id, sportId, href, league: shown, ...stage, isRace } }, seeds: new Map() };
}

function resolveLeague(id: string, source: EmbedSource, request: RenderRequest): ResolvedEmbed | null {
  const season = resolveSeason(id, source, request);
  if (season === null) return null;
  const { data, schedule, sportId, countryId, path, feed } = season;
  return {
    content: { kind: 'league', props: { id, sportId, countryId, href: path } },
    seeds: seedOf(feed, seasonSeed(data, schedule, 'overview')),
  };
}

const RESOLVE = { match: resolveEvent, table: resolveTable, league: resolveLeague } as const;

/** What an embed shows; null where there is nothing of that id. */
export const resolveEmbed = ({ kind, id }: EmbedAddress, source: EmbedSource, request: RenderRequest): ResolvedEmbed | null =>
  RESOLVE[kind](id, source, request);
