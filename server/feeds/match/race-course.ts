import {
  byStart,
  compareRaces,
  type EventId,
  lastsDays,
  type Race,
  type RaceSplits,
  StageType,
  sportById,
} from '@stillingen/domain';
import { participantPath, type RaceSession, type SplitLine, writeRaceCourse } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { FeedState } from '../../projection/item-source.ts';
import { raceViewOf } from '../../projection/race-view.ts';

const DAY_S = 24 * 3600;
/** Races of the same name lie further apart in another edition of a meeting. */
const MEETING_S = 30 * DAY_S;

/** The races of a meeting in order, one of each name: that nearest to the race. */
function sessionsOf({ state, words }: FeedState, race: Race): RaceSession[] {
  const distance = ({ start }: Race): number => Math.abs(start - race.start);
  const all = [...(state.racesOfLeague.get(race.leagueId) ?? [])].map((id) => state.races.get(id)!);
  const nearest = new Map<string, Race>();
  for (const other of all.filter((each) => each.meeting === race.meeting && distance(each) < MEETING_S)) {
    const known = nearest.get(other.session);
    if (known === undefined || (distance(other) - distance(known) || byStart(other, known)) < 0)
      nearest.set(other.session, other);
  }
  const inOrder = [...nearest.values()].toSorted(compareRaces);
  if (inOrder.length < 2) return [];
  return inOrder.map(({ id, session, start, stageType, end, entries }) => {
    const whole = lastsDays({ start, end });
    const hasFirst = stageType === StageType.finished || (whole && stageType === StageType.live);
    const first = hasFirst ? entries.find(({ rank }) => rank === 1) : undefined;
    return {
      id,
      name: words.phrase(session),
      start,
      stageType,
      whole: whole ? true : null,
      winner: first === undefined ? null : state.participants.get(first.participant)!.name,
    };
  });
}

const inWords = (splits: RaceSplits, words: Vocabulary): RaceSplits => ({
  ...splits,
  points: splits.points.map((point) => words.pointOfRace(point)),
});

/** The other races of its meeting, and what competitors had at points on the way; null for no race. */
export function raceCourseText({ event }: { readonly event: string }, shown: FeedState): string | null {
  const { state, words } = shown;
  const race = state.races.get(event as EventId);
  if (race === undefined) return state.events.has(event as EventId) ? '' : null;
  const { entries, participants } = raceViewOf(state, race);
  const lines = entries.flatMap(({ id, rank, splits = [], cards = [] }, at): SplitLine[] => {
    if (splits.length + cards.length === 0) return [];
    const participant = participants[at]!;
    const { name, country } = participant;
    const url = participant.deleted === true ? null : participantPath(participant);
    return [{ id, name, country, url, rank, values: splits.slice(0, race.splits?.points.length ?? 0), cards }];
  });
  const sessions = sportById(race.sportId)!.detailPage ? sessionsOf(shown, race) : [];
  const splits = lines.length === 0 || race.splits == null ? null : inWords(race.splits, words);
  return writeRaceCourse({ sessions, splits, lines });
}
