import type { EntryLimits } from '../sport/sport.ts';

const DAY_S = 24 * 3600;

interface MeetingRace {
  readonly meeting: string;
  readonly start: number;
  readonly end: number | null;
}

export const lastsDays = ({ start, end }: Pick<MeetingRace, 'start' | 'end'>): boolean => end !== null && end - start > DAY_S;

/** Of several days, with races of its meeting on them: the stages that it adds up. */
const isClassification = (race: MeetingRace, others: readonly MeetingRace[]): boolean =>
  lastsDays(race) &&
  others.some(
    (other) =>
      other.meeting === race.meeting &&
      !lastsDays(other) &&
      other.start > race.start - DAY_S &&
      other.start < (race.end ?? race.start),
  );

/** Races alone, without the classifications of their stages. */
export function withoutClassifications<Item>(items: readonly Item[], raceOf: (item: Item) => MeetingRace): Item[] {
  const races = items.map(raceOf);
  return items.filter((_, at) => !isClassification(races[at]!, races));
}

/** As many races of a participant as a page of the sport shows, of whole meetings (PART-23, 24). */
export function firstRaces<Item>(
  limits: Pick<EntryLimits, 'onParticipantPage' | 'meetingsOnParticipantPage'>,
  items: readonly Item[],
  meetingOf: (item: Item) => string,
): Item[] {
  const { onParticipantPage, meetingsOnParticipantPage } = limits;
  const meetings = new Set<string>();
  const shown: Item[] = [];
  for (const item of items.slice(0, onParticipantPage ?? items.length)) {
    meetings.add(meetingOf(item));
    if (meetingsOnParticipantPage !== null && meetings.size > meetingsOnParticipantPage) break;
    shown.push(item);
  }
  return shown;
}
