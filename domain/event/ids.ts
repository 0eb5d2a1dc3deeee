/** Eight characters of [A-Za-z0-9]. */
type PublicId<Name extends string> = string & { readonly __id: Name };

export type EventId = PublicId<'event'>;
export type ParticipantId = PublicId<'participant'>;
/** A competition through all its seasons (the feed's tournament template). */
export type TemplateId = PublicId<'template'>;
/** A season of a competition (the feed's tournament). */
export type TournamentId = PublicId<'tournament'>;
export type RankingId = PublicId<'ranking'>;
export type ArticleId = PublicId<'article'>;
/** A stage of a season (the feed's tournament stage); a league header in tables. */
export type StageId = PublicId<'stage'>;
export type SeriesId = PublicId<'series'>;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_SPACE = 62 ** 8;

/** A 53-bit hash (cyrb53 by bryc, public domain), the same on every machine. Not for secrets. */
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

/** Of a message, to separate repetitions from conflicts; of 32 bits, which need no object each. */
export const messageHash = (text: string): number => hashText(text) | 0;

/** A rebuild gives the same ids. `taken` reports collisions; then the next candidate is used. */
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

const EVENT = /^g_(\d{1,2})_([A-Za-z0-9]{8})[A-Za-z0-9]*$/;
const LEAGUE = /^(\d{1,2})_([A-Za-z0-9]{8})$/;

/** 'g_1_AbCd1234' (EVENT-01). */
export const eventItemId = (sportId: number, id: string): string => `g_${sportId}_${id}`;

/** The id is the first 8 characters of the last part (EVENT-02). Null for other texts. */
export function parseEventItemId(text: string): { readonly sportId: number; readonly id: EventId } | null {
  const parts = EVENT.exec(text);
  return parts === null ? null : { sportId: Number(parts[1]), id: parts[2] as EventId };
}

/** '1_8_jch8u3dn': a competition in all its seasons (PIN-02); a template key is '8_jch8u3dn'. */
export const labelKey = (sportId: number, templateKey: string): string => `${sportId}_${templateKey}`;

const LABEL = /^(\d{1,2})_\d{1,7}_([A-Za-z0-9]{8})$/;

export function parseLabelKey(text: string): { readonly sportId: number; readonly templateId: TemplateId } | null {
  const parts = LABEL.exec(text);
  return parts === null ? null : { sportId: Number(parts[1]), templateId: parts[2] as TemplateId };
}

/** '1_jch8u3dn' (LEAGUE-01). */
export const leagueItemId = (sportId: number, stageId: string): string => `${sportId}_${stageId}`;

export function parseLeagueItemId(text: string): { readonly sportId: number; readonly stageId: StageId } | null {
  const parts = LEAGUE.exec(text);
  return parts === null ? null : { sportId: Number(parts[1]), stageId: parts[2] as StageId };
}
