import type { ParticipantId } from '../ids.ts';

/** A match of a round, whether it is played or not. */
export interface RoundMatch {
  readonly home: ParticipantId;
  readonly away: ParticipantId;
  /** What its round is called; empty where that is not known. */
  readonly round: string;
  readonly over: boolean;
}

/** How many rounds each participant sat out: those that are over, and in which it had no match. */
export function byesOf(matches: readonly RoundMatch[]): Map<ParticipantId, number> {
  const byes = new Map<ParticipantId, number>(matches.flatMap(({ home, away }) => [home, away]).map((id) => [id, 0]));
  const rounds = Map.groupBy(
    matches.filter(({ round }) => round !== ''),
    ({ round }) => round,
  );
  for (const round of rounds.values()) {
    if (!round.every(({ over }) => over)) continue;
    const playing = new Set(round.flatMap(({ home, away }) => [home, away]));
    for (const [participant, number] of byes) if (!playing.has(participant)) byes.set(participant, number + 1);
  }
  return byes;
}
