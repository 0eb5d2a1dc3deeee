import { StageType } from '@stillingen/domain';
import { type EventRow, eventRow, type LeagueRow, leagueRow } from '@stillingen/wire';

/** What the head of a race is drawn from. */
export interface Race {
  readonly league: LeagueRow;
  /** The row of who leads, which says for all of them how far the race has come; null where nobody is entered yet. */
  readonly lead: EventRow | null;
  /** Seconds since the epoch. */
  readonly start: number;
  /** Null where it is not known. */
  readonly end: number | null;
}

/** The race of a df_ev_ feed; null where the text holds none, such as that of a match. Throws WireError for other texts. */
export function readRace(text: string): Race | null {
  const [league] = leagueRow.readAll(text);
  if (league?.noDuel !== true) return null;
  const [start = '', end = ''] = league.race?.split('|') ?? [];
  return {
    league,
    lead: eventRow.readAll(text)[0] ?? null,
    start: Number(start),
    end: end === '' ? null : Number(end),
  };
}

/** Whether a race has begun: before that its board is a start list. */
export const hasBegun = ({ lead }: Race): boolean => lead !== null && lead.stageType !== StageType.scheduled;
