import {
  compareEntries,
  danishNumber,
  type EntryStatus,
  gapText,
  HOME_COUNTRY,
  isPreparation,
  type ParticipantId,
  type Race,
} from '@stillingen/domain';
import type { FeedState } from '../../projection/item-source.ts';

export interface Placed {
  readonly id: ParticipantId;
  readonly name: string;
  readonly team: string;
  readonly rank: number;
  /** Behind the winner: '+0:34'; empty where not known. */
  readonly gap: string;
  /** '1:23:45.6', '−11', '312,4 point'; empty where not known. */
  readonly result: string;
}

export interface RaceReportFacts {
  readonly race: Race;
  readonly name: string;
  readonly competition: string;
  readonly isPreparation: boolean;
  /** Those that share the first place. */
  readonly winners: readonly Placed[];
  /** The first three, the winners included. */
  readonly podium: readonly Placed[];
  /** The best from Denmark, where none is on the podium. */
  readonly bestDane: Placed | null;
  readonly out: number;
}

const PODIUM = 3;
/** Began and did not finish; others were not qualified, or missed the cut. */
const OUT: ReadonlySet<EntryStatus> = new Set(['retired', 'disqualified', 'withdrawn', 'over-time-limit', 'fell'] as const);

export function raceFacts({ state, words }: FeedState, race: Race): RaceReportFacts {
  const participantOf = (id: ParticipantId) => state.participants.get(id)!;
  const ranked = race.entries
    .filter(({ rank }) => rank !== null)
    .map((entry) => ({ ...entry, name: participantOf(entry.participant).name }))
    .toSorted(compareEntries);
  const placed = ranked.map((entry): Placed & { readonly country: string } => {
    const { time = '', toPar = '', points = '', result = '' } = entry.results;
    return {
      id: entry.participant,
      name: entry.name,
      team: entry.team,
      rank: entry.rank!,
      gap: gapText(entry),
      result: danishNumber([time, toPar, result, points].find((text) => text !== '') ?? ''),
      country: participantOf(entry.participant).country,
    };
  });
  const podium = placed.filter(({ rank }) => rank <= PODIUM);
  const league = state.leagues.get(race.leagueId)!;
  const competition = words.competition(league).name;
  const isDanish = ({ country }: { country: string }): boolean => country === HOME_COUNTRY;
  return {
    race,
    name: [race.meeting, words.phrase(race.session)].filter((word) => word !== '').join(', ') || competition,
    competition,
    isPreparation: isPreparation(race.session),
    winners: placed.filter(({ rank }) => rank === 1),
    podium,
    bestDane: podium.some(isDanish) ? null : (placed.find(isDanish) ?? null),
    out: race.entries.filter(({ rank, status }) => rank === null && OUT.has(status)).length,
  };
}
