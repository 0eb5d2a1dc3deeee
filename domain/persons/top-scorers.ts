import type { EventItem, Incident, IncidentType } from '../event/entities.ts';
import type { ParticipantId } from '../event/ids.ts';
import { assistsOf } from './in-incidents.ts';

export interface TopScorer {
  readonly rank: number;
  readonly player: string;
  readonly team: ParticipantId;
  readonly goals: number;
  readonly assists: number;
}

/** Own goals and shoot-outs do not count. */
const GOALS: ReadonlySet<IncidentType> = new Set(['goal', 'penalty-goal']);

export const isScored = ({ type }: Pick<Incident, 'type'>): boolean => GOALS.has(type);

/** By goals, assists, name. Incidents hold names only: equal names in one team are one player. */
export function topScorers(
  matches: Iterable<{ readonly event: Pick<EventItem, 'home' | 'away'>; readonly incidents: readonly Incident[] }>,
): TopScorer[] {
  const players = new Map<string, { player: string; team: ParticipantId; goals: number; assists: number }>();
  const count = (player: string, team: ParticipantId, word: 'goals' | 'assists'): void => {
    if (player === '') return;
    const key = `${team}|${player}`;
    const known = players.get(key) ?? { player, team, goals: 0, assists: 0 };
    known[word] += 1;
    players.set(key, known);
  };
  for (const { event, incidents } of matches) {
    for (const incident of incidents) {
      const { side, player, withdrawn } = incident;
      if (!isScored(incident) || withdrawn !== null) continue;
      count(player, event[side], 'goals');
      for (const name of assistsOf(incident)) count(name, event[side], 'assists');
    }
  }
  const listed = [...players.values()].toSorted(
    (a, b) => b.goals - a.goals || b.assists - a.assists || (a.player < b.player ? -1 : 1),
  );
  let rank = 0;
  return listed.map((scorer, at) => {
    if (at === 0 || listed[at - 1]!.goals !== scorer.goals) rank = at + 1;
    return { ...scorer, rank };
  });
}
