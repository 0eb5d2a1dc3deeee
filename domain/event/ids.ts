/** Eight characters of [A-Za-z0-9], the form in which every public id of the feeds is written. */
type PublicId<Name extends string> = string & { readonly __id: Name };

export type EventId = PublicId<'event'>;
export type ParticipantId = PublicId<'participant'>;
/** One competition through all its seasons (the feed's tournament template). */
export type TemplateId = PublicId<'template'>;
/** One season of a competition (the feed's tournament). */
export type TournamentId = PublicId<'tournament'>;
/** One ranking of a sport, through all its dates. */
export type RankingId = PublicId<'ranking'>;
export type ArticleId = PublicId<'article'>;
/** One stage of a season (the feed's tournament stage): what a league header in a table stands for. */
export type StageId = PublicId<'stage'>;
/** The matches of one tie or play-off series. */
export type SeriesId = PublicId<'series'>;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_SPACE = 62 ** 8;

/**
 * A 53-bit hash of a text (cyrb53 by bryc, public domain), the same on every machine.
 * Not for secrets: it spreads well, it does not hide.
 */
export function hashText(text: string, seed = 0): number {
  let low = 0xdeadbeef ^ seed;
  let high = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return 4294967296 * (2097151 & high) + (low >>> 0);
}

/**
 * The public id of a thing, made from what names it, so that a rebuild from the journal gives the same ids.
 * `taken` says whether an id already belongs to something else; then the next candidate is tried.
 */
export function publicId<Id extends string>(name: string, taken: (id: Id) => boolean = () => false): Id {
  for (let attempt = 0; ; attempt += 1) {
    let rest = hashText(name, attempt) % ID_SPACE;
    let id = '';
    for (let i = 0; i < 8; i += 1) {
      id += ALPHABET[rest % 62];
      rest = Math.floor(rest / 62);
    }
    if (!taken(id as Id)) return id as Id;
  }
}

/** Ids by which whole pages, and what is kept of them, name the events and leagues of all sports. */

const EVENT = /^g_(\d{1,2})_([A-Za-z0-9]{8})[A-Za-z0-9]*$/;
const LEAGUE = /^(\d{1,2})_([A-Za-z0-9]{8})$/;

/** 'g_1_AbCd1234' (EVENT-01). */
export const eventItemId = (sportId: number, id: string): string => `g_${sportId}_${id}`;

/** The parts of an event's item id; the id is the first 8 characters of the last (EVENT-02). Null for all else. */
export function parseEventItemId(text: string): { readonly sportId: number; readonly id: EventId } | null {
  const parts = EVENT.exec(text);
  return parts === null ? null : { sportId: Number(parts[1]), id: parts[2] as EventId };
}

/** '1_jch8u3dn' (LEAGUE-01). */
export const leagueItemId = (sportId: number, stageId: string): string => `${sportId}_${stageId}`;

/** The parts of a league's item id; null for all else. */
export function parseLeagueItemId(text: string): { readonly sportId: number; readonly stageId: StageId } | null {
  const parts = LEAGUE.exec(text);
  return parts === null ? null : { sportId: Number(parts[1]), stageId: parts[2] as StageId };
}
