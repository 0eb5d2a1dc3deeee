import { StageType } from '@stillingen/domain';
import { type EventRow, eventRow, type LeagueRow, leagueRow } from '@stillingen/wire';
import { raceDetails } from '../../list/rows/kinds/ranked.ts';

export interface RaceFeed {
  readonly league: LeagueRow;
  readonly lead: EventRow | null;
  readonly start: number;
  readonly end: number | null;
}

/** Null if the text holds no race. Throws WireError for a malformed text. */
export function readRace(text: string): RaceFeed | null {
  const [league] = leagueRow.readAll(text);
  if (league?.noDuel !== true) return null;
  const { start, end } = raceDetails(league);
  return { league, lead: eventRow.readAll(text)[0] ?? null, start, end };
}

export const hasBegun = ({ lead }: RaceFeed): boolean => lead !== null && lead.stageType !== StageType.scheduled;
