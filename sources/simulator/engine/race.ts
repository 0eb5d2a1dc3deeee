import { Stage } from '@stillingen/domain';
import type { RaceMessage, RankingMessage } from '@stillingen/domain/messages';
import { copenhagenDay, instant } from './calendar/copenhagen.ts';
import type { EventPlan, Publication } from './event-plan.ts';
import { writeTimeline } from './message-writer.ts';
import type { RankedEntry, Timeline } from './timeline.ts';

export interface RaceFacts extends Omit<RaceMessage, 'kind' | 'key' | 'seq' | 'at' | 'start' | 'coverage'> {
  readonly key: string;
  /** Seconds since the epoch. */
  readonly startS: number;
}

export interface Race {
  readonly facts: RaceFacts;
  /** Seconds after its planned start by which its last message is published. */
  readonly overAfterS: number;
  readonly starters: () => readonly RankedEntry[];
  readonly simulate: () => Timeline;
}

const KNOWN_BEFORE_S = 30 * 86_400;

/** The message of a race itself; `seq` grows where it is published anew. */
export function raceMessage({ key, startS, ...facts }: RaceFacts, seq = 0, atS = startS - KNOWN_BEFORE_S): RaceMessage {
  return { kind: 'race', key, seq, at: instant(atS), start: instant(startS), coverage: 'live', ...facts };
}

export function racePublications(facts: RaceFacts, timeline: Timeline, firstRanking = 1): readonly Publication[] {
  const { key, startS, sport, notice } = facts;
  const noticed = timeline.map((event) => ({ ...event, notice: event.notice ?? notice ?? '' }));
  const publications = writeTimeline({ key, startS, sportId: sport }, noticed, { firstRanking });
  return publications.map(({ dueS, messages }, index): Publication => {
    const { length } = timeline[index]!;
    return length === undefined
      ? { dueS, messages }
      : { dueS, messages: [raceMessage({ ...facts, length }, firstRanking + index, dueS), ...messages] };
  });
}

const startList = ({ facts: { key, startS }, starters }: Race): RankingMessage => ({
  kind: 'ranking',
  key: `${key}/ranking`,
  seq: 0,
  at: instant(startS - KNOWN_BEFORE_S),
  event: key,
  stage: Stage.scheduled,
  complete: true,
  entries: [...starters()],
});

export function raceEvent(race: Race): EventPlan {
  const { facts } = race;
  return {
    key: facts.key,
    day: copenhagenDay(facts.startS),
    startS: facts.startS,
    overS: facts.startS + race.overAfterS,
    announcement: () => [raceMessage(facts), startList(race)],
    publications: () => racePublications(facts, race.simulate()),
  };
}
