import type { Bye } from '../event/entities.ts';
import type { ParticipantId, TournamentId } from '../event/ids.ts';

/** How many rounds of a season each participant has sat out until `nowS`; nobody did of whom none was told. */
export function byesOf(byes: Iterable<Bye>, tournamentId: TournamentId, nowS: number): Map<ParticipantId, number> {
  const numbers = new Map<ParticipantId, number>();
  for (const { tournamentId: season, participantId, from } of byes)
    if (season === tournamentId && from <= nowS) numbers.set(participantId, (numbers.get(participantId) ?? 0) + 1);
  return numbers;
}
