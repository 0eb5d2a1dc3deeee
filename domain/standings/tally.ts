import type { Pair, StageRole } from '../entities.ts';
import type { EventId, ParticipantId } from '../ids.ts';

/** A match as a table counts it: finished, or running and counted as it stands. Start in seconds. */
export interface StandingsMatch {
  readonly id: EventId;
  readonly home: ParticipantId;
  readonly away: ParticipantId;
  readonly score: Pair;
  readonly role: StageRole;
  readonly group: string;
  readonly start: number;
  readonly live: boolean;
}

/** Which matches of a participant count: all, or only those at home or away. */
export type TableSide = 'overall' | 'home' | 'away';

/** Points for a win and for a draw. */
export interface PointScale {
  readonly win: number;
  readonly draw: number;
}

/** What a participant has to show for the matches that count. */
export interface Tally {
  readonly participant: ParticipantId;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  awayGoals: number;
  awayWins: number;
}

const emptyTally = (participant: ParticipantId): Tally => ({
  participant,
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
  awayGoals: 0,
  awayWins: 0,
});

function count(tally: Tally, scored: number, conceded: number, scale: PointScale): void {
  tally.played += 1;
  tally.goalsFor += scored;
  tally.goalsAgainst += conceded;
  if (scored > conceded) {
    tally.wins += 1;
    tally.points += scale.win;
  } else if (scored === conceded) {
    tally.draws += 1;
    tally.points += scale.draw;
  } else tally.losses += 1;
}

/** The tallies of these participants over the matches that two of them played against each other. */
export function tallyOf(
  participants: Iterable<ParticipantId>,
  matches: readonly StandingsMatch[],
  scale: PointScale,
  side: TableSide = 'overall',
): Map<ParticipantId, Tally> {
  const tallies = new Map<ParticipantId, Tally>();
  for (const participant of participants) tallies.set(participant, emptyTally(participant));
  for (const match of matches) {
    const home = tallies.get(match.home);
    const away = tallies.get(match.away);
    if (home === undefined || away === undefined) continue;
    const [homeGoals, awayGoals] = match.score;
    if (side !== 'away') count(home, homeGoals, awayGoals, scale);
    if (side === 'home') continue;
    count(away, awayGoals, homeGoals, scale);
    away.awayGoals += awayGoals;
    if (awayGoals > homeGoals) away.awayWins += 1;
  }
  return tallies;
}
