import type { Client } from '@stillingen/client';
import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName, leagueRow } from '@stillingen/wire';
import type { ViewedStage } from './contract.ts';
import type { ListenToUses } from './uses.ts';

/** Null for a text without a league, or one of a league without stages. */
function stageIn(text: string, eventId?: string): ViewedStage | null {
  const [league] = leagueRow.readAll(text);
  if (league === undefined || league.stageId === null || league.sportId === null) return null;
  return { sportId: league.sportId, stageId: league.stageId, ...(eventId === undefined ? {} : { eventId }) };
}

const feedOf = (event: string): string => buildPageFeedName({ kind: 'eventRow', projectType: PROJECT_TYPE.id, event });

/** Calls with the row of a match, unless it can not be fetched. */
function fetchMatch(client: Client, eventId: string, read: (text: string) => void): () => void {
  return client.open(({ feeds }) => ({
    close: feeds.fetch(feedOf(eventId), {}, (result) => {
      if (result.kind === 'data') read(result.text);
    }),
  })).close;
}

interface StageSources {
  readonly client: Client;
  readonly content: { readonly kind: string; readonly props: object };
  /** Texts of feeds in the document. */
  readonly seeds: ReadonlyMap<string, string>;
  readonly onUse: ListenToUses;
}

/** What the page itself is about: a match or a league. */
function stageOfPage({ content: { kind, props }, seeds }: StageSources): ViewedStage | null {
  const eventId = 'eventId' in props ? String(props.eventId) : undefined;
  if (kind === 'match' && eventId !== undefined) return stageIn(seeds.get(feedOf(eventId)) ?? '', eventId);
  if (kind !== 'league') return null;
  for (const text of seeds.values()) {
    const stage = stageIn(text);
    if (stage !== null) return stage;
  }
  return null;
}

/** Calls `listener` with the stage of the page, and with that of each match that opens over it. */
export function followStages(sources: StageSources, listener: (viewed: ViewedStage) => void): () => void {
  let close = (): void => {};
  const note = (viewed: ViewedStage | null): void => {
    if (viewed !== null) listener(viewed);
  };
  note(stageOfPage(sources));
  const ignore = sources.onUse((use) => {
    if (use.kind !== 'match_opened') return;
    close();
    close = fetchMatch(sources.client, use.eventId, (text) => note(stageIn(text, use.eventId)));
  });
  return () => {
    ignore();
    close();
  };
}
