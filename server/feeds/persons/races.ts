import { type Participant, type RaceEntry, StageType } from '@stillingen/domain';
import type { PersonRaceLine } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { summary } from '../lists/participants.ts';
import { itemsOf, ofKind } from '../lists/sections.ts';

const DECIDING = ['time', 'toPar', 'points', 'gap'] as const;

const resultOf = ({ results }: RaceEntry): string =>
  DECIDING.map((name) => results[name]).find((text) => text !== undefined) ?? '';

/** The latest first, as many as a page of the sport shows (PART-23, 24). */
export function racesOf(shown: FeedState, person: Participant): PersonRaceLine[] {
  const own = itemsOf(shown, shown.eventsOf(person.id)).filter(({ race }) => race !== null);
  const begun = own.filter(({ race }) => race!.race.stageType !== StageType.scheduled);
  return summary(person.sportId, ofKind(shown, begun, 'results')).flatMap(({ id, leagueId, race }): PersonRaceLine[] => {
    const entry = race!.entries.find(({ participant }) => participant === person.id);
    if (entry === undefined) return [];
    const { start, meeting, session } = race!.race;
    return [
      {
        event: id,
        start,
        competition: shown.words.competition(shown.league(leagueId)).name,
        meeting: shown.words.phrase(meeting),
        session: shown.words.phrase(session),
        rank: entry.rank,
        status: entry.status,
        result: resultOf(entry),
      },
    ];
  });
}
