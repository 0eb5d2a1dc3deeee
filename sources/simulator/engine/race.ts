import { hashText, isDecided, Stage } from '@stillingen/domain';
import type { RaceMessage, RankingMessage } from '@stillingen/domain/messages';
import { lookedUpIn, readTable } from '../data/table.ts';
import { copenhagenDay, copenhagenSeconds, dayText, instant, yearOf } from './calendar/copenhagen.ts';
import { perYear } from './calendar/season.ts';
import type { CreateSport, EventPlan, Publication } from './event-plan.ts';
import type { RaceTimeline, RankedEntry } from './race-timeline.ts';

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
  readonly simulate: () => RaceTimeline;
}

const KNOWN_BEFORE_S = 30 * 86_400;
/** Every so many rankings are complete; those between have only the entries that changed. */
const WHOLE_EVERY = 15;

/** The message of a race itself; `seq` grows where it is published anew. */
export function raceMessage({ key, startS, ...facts }: RaceFacts, seq = 0, atS = startS - KNOWN_BEFORE_S): RaceMessage {
  return { kind: 'race', key, seq, at: instant(atS), start: instant(startS), coverage: 'live', ...facts };
}

/** Keeps the values of the last keys only: the entries of a whole race are many thousands. */
function remembered<Value>(count: number, make: (index: number) => Value): (index: number) => Value {
  const known = new Map<number, Value>();
  return (index) => {
    const value = known.get(index) ?? make(index);
    if (!known.has(index) && known.size >= count) known.delete(known.keys().next().value!);
    known.set(index, value);
    return value;
  };
}

/** After the finish each ranking supersedes the one before, and only the last is final. */
function rankingWriter({ key, startS, notice: usual = '' }: RaceFacts, timeline: RaceTimeline, first: number) {
  const isWhole = (index: number): boolean => index % WHOLE_EVERY === 0 || isDecided(timeline[index]!.stage);
  const allOf = remembered(2, (index) => timeline[index]!.entries());
  const textsOf = remembered(2, (index) => new Map(allOf(index).map((entry) => [entry.participant.name, JSON.stringify(entry)])));
  const entriesOf = remembered(1, (index) => {
    if (isWhole(index)) return [...allOf(index)];
    const [before, now] = [textsOf(index - 1), textsOf(index)];
    return allOf(index).filter(({ participant: { name } }) => before.get(name) !== now.get(name));
  });
  const finish = timeline.findIndex(({ stage }) => isDecided(stage));
  const name = `${key}/ranking`;
  return (index: number): RankingMessage => {
    const { atS, stage, notice = usual, done } = timeline[index]!;
    const corrects = finish !== -1 && index > finish;
    return {
      kind: 'ranking',
      key: name,
      seq: first + index,
      at: instant(startS + Math.round(atS)),
      event: key,
      stage,
      ...(done === undefined ? {} : { done }),
      notice,
      ...(isWhole(index) ? { complete: true } : {}),
      ...(isDecided(stage) ? { provisional: index < timeline.length - 1 } : {}),
      ...(corrects ? { supersedes: { key: name, seq: first + index - 1 }, reason: 'unknown' as const } : {}),
      get entries() {
        return entriesOf(index);
      },
    };
  };
}

export function racePublications(facts: RaceFacts, timeline: RaceTimeline, firstRanking = 1): readonly Publication[] {
  const ranking = rankingWriter(facts, timeline, firstRanking);
  return timeline.map(({ atS, length }, index): Publication => {
    const dueS = facts.startS + Math.round(atS);
    const changed = length === undefined ? [] : [raceMessage({ ...facts, length }, firstRanking + index, dueS)];
    return { dueS, messages: [...changed, ranking(index)] };
  });
}

/** Names a competitor of any race, as odds do. */
export const competitorKey = ({ participant: { name, country = '' } }: Pick<RankedEntry, 'participant'>): string =>
  `c/${hashText(`${country}|${name}`).toString(36)}`;

const withKey = (entry: RankedEntry): RankedEntry => ({
  ...entry,
  participant: { ...entry.participant, key: competitorKey(entry) },
});

export function raceEvent({ facts, overAfterS, starters, simulate }: Race): EventPlan {
  const { key, startS } = facts;
  const startList = (): RankingMessage => ({
    kind: 'ranking',
    key: `${key}/ranking`,
    seq: 0,
    at: instant(startS - KNOWN_BEFORE_S),
    event: key,
    stage: Stage.scheduled,
    complete: true,
    entries: starters().map(withKey),
  });
  return {
    key,
    day: copenhagenDay(startS),
    startS,
    overS: startS + overAfterS,
    announcement: () => [raceMessage(facts), startList()],
    publications: () => racePublications(facts, simulate()),
  };
}

/** Events that come back every year, made from the items of a calendar. */
export interface RaceCalendar<Item> {
  /** Begins the keys of its events. */
  readonly name: string;
  readonly items: readonly Item[];
  /** The events of an item that begin in a year; `edition` begins their keys. */
  readonly inYear: (edition: string, year: number, item: Item) => readonly EventPlan[];
  /** An event of an item at any time, for the showcase, or several that belong together. */
  readonly anyTime: (key: string, startS: number, item: Item, index: number) => EventPlan | readonly EventPlan[];
  /** From one event of the showcase to the next. */
  readonly everyMinutes: number;
}

const DAY_MINUTES = 24 * 60;

/** Events of all items in turn, so many minutes apart on any day. */
export function aroundTheClock<Item>(
  seed: string,
  day: number,
  { name, items, anyTime, everyMinutes }: Omit<RaceCalendar<Item>, 'inYear'>,
): readonly EventPlan[] {
  const first = Math.ceil((day * DAY_MINUTES) / everyMinutes);
  const next = Math.ceil(((day + 1) * DAY_MINUTES) / everyMinutes);
  return Array.from({ length: next - first }, (_, slot) => {
    const index = (first + slot) % items.length;
    const startS = copenhagenSeconds(day, (first + slot) * everyMinutes - day * DAY_MINUTES);
    return anyTime(`show-${name}-${seed}-${dayText(day)}-${slot}`, startS, items[index]!, index);
  }).flat();
}

export const yearly = <Item>({ name, items, inYear, ...showcase }: RaceCalendar<Item>) => ({
  inYear: (seed: string, year: number) =>
    items.flatMap((item, index) => inYear(`${name}-${seed}-${year}-${index + 1}`, year, item)),
  showcase: (seed: string, day: number) => aroundTheClock(seed, day, { name, items, ...showcase }),
});

export const raceSport =
  (sportId: number, ...calendars: readonly ReturnType<typeof yearly>[]): CreateSport =>
  (seed) => {
    const eventsIn = (year: number) => calendars.flatMap(({ inYear }) => inYear(seed, year));
    const daysOf = perYear((year) => Map.groupBy(eventsIn(year), ({ day }) => day));
    return {
      sportId,
      eventsIn,
      // Events of the last hours of a year may fall into the next.
      day: (day) => [yearOf(day) - 1, yearOf(day)].flatMap((year) => daysOf(year).get(day) ?? []),
      showcase: (day) => calendars.flatMap(({ showcase }) => showcase(seed, day)),
    };
  };

const rows = readTable('race-calendar.csv', 'calendar date country name venue detail');
const rowsByCalendar = Map.groupBy(rows, ({ calendar }) => calendar);

/** The rows of a calendar of `race-calendar.csv`; `detail` holds what only its sport has. */
export const raceCalendar = lookedUpIn(rowsByCalendar);
