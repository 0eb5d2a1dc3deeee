import {
  compareEntries,
  decimalText,
  type EntryStatus,
  gapText,
  HOME_COUNTRY,
  isPreparation,
  type LiveState,
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

/** A board with many at one place is cut. */
const MOST_PLACED = 6;

type Entry = Race['entries'][number];

function placedIn({ participants }: LiveState, entries: readonly Entry[]): readonly Placed[] {
  return entries
    .map((entry) => ({ ...entry, name: participants.get(entry.participant)!.name }))
    .toSorted(compareEntries)
    .slice(0, MOST_PLACED)
    .map((entry): Placed => {
      const { time = '', toPar = '', points = '', result = '' } = entry.results;
      return {
        id: entry.participant,
        name: entry.name,
        team: entry.team,
        rank: entry.rank!,
        gap: gapText(entry),
        result: decimalText([time, toPar, result, points].find((text) => text !== '') ?? ''),
      };
    });
}

/** Null where one of the podium is from Denmark. */
function bestDaneIn(state: LiveState, entries: readonly Entry[]): Placed | null {
  const danes = entries.filter(({ participant }) => state.participants.get(participant)!.country === HOME_COUNTRY);
  const best = Math.min(...danes.map(({ rank }) => rank!));
  return best <= PODIUM
    ? null
    : (placedIn(
        state,
        danes.filter(({ rank }) => rank === best),
      )[0] ?? null);
}

export function raceFacts({ state, words }: FeedState, race: Race): RaceReportFacts {
  const ranked = race.entries.filter(({ rank }) => rank !== null);
  // Sorted by name within a place: sorting all entries of 30 races takes long.
  const podium = placedIn(
    state,
    ranked.filter(({ rank }) => rank! <= PODIUM),
  );
  const competition = words.competition(state.leagues.get(race.leagueId)!).name;
  return {
    race,
    name: [race.meeting, words.phrase(race.session)].filter((word) => word !== '').join(', ') || competition,
    competition,
    isPreparation: isPreparation(race.session),
    winners: podium.filter(({ rank }) => rank === 1),
    podium,
    bestDane: bestDaneIn(state, ranked),
    out: race.entries.filter(({ rank, status }) => rank === null && OUT.has(status)).length,
  };
}
