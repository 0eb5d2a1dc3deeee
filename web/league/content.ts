import type { TableData } from '@stillingen/client';
import { buildPageFeedName, type FeedSource, readArchive, readDraw, readTopScorers } from '@stillingen/wire';
import { archiveFeed, type FeedPart, LEAGUE_TABS, type LeagueTab, type StageLink } from './model/address.ts';

/** Null for a feed that does not exist, and for one without content. */
export const textOf = (source: FeedSource, feed: string): string | null => {
  const text = source.feed(feed);
  return text === '' ? null : text;
};

/** Null past the end; the first part of nothing is empty. */
export function partOf(source: FeedSource, feedOf: (part: number) => string, part: number): FeedPart | null {
  const feed = feedOf(part);
  if (!(part >= 0) || (part > 0 && textOf(source, feed) === null)) return null;
  return { feed, part, hasMore: textOf(source, feedOf(part + 1)) !== null };
}

/** Stages without a table may have a draw. */
function stagesWithoutTable({ leagues }: TableData): readonly StageLink[] {
  const known = new Map<string, StageLink>();
  for (const { league } of leagues) {
    const { tournamentId, stageId, stageName, name } = league;
    if (league.noDuel === true || league.tables === 1 || tournamentId === null || stageId === null) continue;
    known.set(stageId, { tournamentId, stageId, name: stageName || name || '' });
  }
  return [...known.values()];
}

const feedOfStage = (kind: 'draw' | 'topScorers', { tournamentId: tournament, stageId: stage }: StageLink): string =>
  buildPageFeedName({ kind, tournament, stage });

export interface Content {
  readonly draws: readonly StageLink[];
  readonly scorers: StageLink | null;
  readonly hasStandings: boolean;
  readonly hasArchive: boolean;
  readonly hasNews: boolean;
}

function hasDraw(source: FeedSource, stage: StageLink): boolean {
  const text = textOf(source, feedOfStage('draw', stage));
  return text !== null && readDraw(text).rounds.length > 0;
}
function hasScorers(source: FeedSource, stage: StageLink): boolean {
  const text = textOf(source, feedOfStage('topScorers', stage));
  return text !== null && readTopScorers(text).scorers.length > 0;
}

/** What a season has besides its matches. `news`: the feed of the first page of its news. */
export function contentOf(source: FeedSource, data: TableData, template: string, news: string): Content {
  const first = data.leagues[0]?.league;
  const season =
    first === undefined || first.noDuel === true || first.tournamentId === null || first.stageId === null
      ? null
      : { tournamentId: first.tournamentId, stageId: first.stageId, name: first.name ?? '' };
  return {
    draws: stagesWithoutTable(data).filter((stage) => hasDraw(source, stage)),
    scorers: season !== null && hasScorers(source, season) ? season : null,
    hasStandings: data.leagues.some(({ league }) => league.tables === 1),
    hasArchive: readArchive(textOf(source, archiveFeed(template)) ?? '').length > 0,
    hasNews: textOf(source, news) !== null,
  };
}

export function tabsOf(
  { draws, scorers, hasStandings, hasArchive, hasNews }: Content,
  hasFixtures: boolean,
): readonly LeagueTab[] {
  const absent = new Set<LeagueTab>();
  if (!hasStandings) absent.add('standings');
  if (!hasFixtures) absent.add('fixtures');
  if (draws.length === 0) absent.add('draw');
  if (scorers === null) absent.add('scorers');
  if (!hasNews) absent.add('news');
  if (!hasArchive) absent.add('archive');
  return LEAGUE_TABS.filter((tab) => !absent.has(tab));
}
