import type { EventId, StageId } from './ids.ts';

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
