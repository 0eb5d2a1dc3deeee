import type { EventId, ParticipantId } from '../event/ids.ts';
import type { StandingsMatch } from '../standings/index.ts';

export const id = (name: string): ParticipantId => name as ParticipantId;

export function match(text: string, rest: Partial<StandingsMatch> = {}): StandingsMatch {
  const [, home, away, scored, conceded] = /^(\w+)-(\w+) (\d+)-(\d+)$/.exec(text)!;
  return {
    id: text as EventId,
    home: id(home!),
    away: id(away!),
    score: [Number(scored), Number(conceded)],
    role: 'main',
    group: '',
    start: 0,
    live: false,
    ...rest,
  };
}
