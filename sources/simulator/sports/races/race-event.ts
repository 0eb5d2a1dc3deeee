import { isDecided, Stage, type StageCode } from '@stillingen/domain';
import type { Message, RaceMessage, RankingMessage } from '@stillingen/domain/messages';
import type { RankedEntry } from '../../../datasets/kit/events/race.ts';
import { copenhagenDay, instant } from '../../engine/copenhagen.ts';
import type { EventPlan, Step } from '../../engine/event-plan.ts';

/** How a race stands from one second on. */
export interface Moment {
  /** Seconds after its planned start; negative before it. */
  readonly second: number;
  readonly stage: StageCode;
  /** How much is done, in the unit of its length; absent where that is not told of this race. */
  readonly done?: number;
  /** A length that is valid from now on. */
  readonly length?: number;
  /** What is remarkable now; the notice of the race where absent. */
  readonly notice?: string;
  /** Everybody in the race; worked out only where somebody wants to know. */
  readonly entries: () => readonly RankedEntry[];
}

/** What is known of a race before it starts. */
export interface RaceFacts extends Omit<RaceMessage, 'kind' | 'key' | 'seq' | 'at' | 'start' | 'coverage'> {
  readonly key: string;
  /** Seconds since the epoch. */
  readonly startS: number;
}

/** A race of the demo world. */
export interface RacePlan {
  readonly facts: RaceFacts;
  /** Seconds after its planned start by which all has been said. */
  readonly overAfterS: number;
  readonly starters: () => readonly RankedEntry[];
  /** In order of time. What comes after the finish corrects the result. */
  readonly moments: () => readonly Moment[];
}

const KNOWN_BEFORE_S = 30 * 86_400;

/** Everybody is told of again after so many rankings; those between tell of whom something has changed. */
const WHOLE_EVERY = 15;

type Entries = RankingMessage['entries'];

/**
 * The entries that the ranking of a moment tells. Only those of the last moments that were asked for are kept: all of a race
 * would be many thousands.
 */
function tellerOf(moments: readonly Moment[], isWhole: (index: number) => boolean): (index: number) => Entries {
  const standings = new Map<number, readonly RankedEntry[]>();
  const told = new Map<number, Entries>();
  const remember = <T>(cache: Map<number, T>, most: number, index: number, make: () => T): T => {
    const known = cache.get(index);
    if (known !== undefined) return known;
    if (cache.size >= most) cache.delete(cache.keys().next().value!);
    const made = make();
    cache.set(index, made);
    return made;
  };
  const standing = (index: number) => remember(standings, 2, index, moments[index]!.entries);
  const changed = (index: number): Entries => {
    const before = new Map(standing(index - 1).map((entry) => [entry.participant.name, JSON.stringify(entry)]));
    return standing(index).filter((entry) => before.get(entry.participant.name) !== JSON.stringify(entry));
  };
  return (index) => remember(told, 1, index, () => (isWhole(index) ? [...standing(index)] : changed(index)));
}

/** The message of a race itself; `seq` grows where it is told anew. */
export function raceMessage({ key, startS, ...facts }: RaceFacts, seq = 0, atS = startS - KNOWN_BEFORE_S): RaceMessage {
  return { kind: 'race', key, seq, at: instant(atS), start: instant(startS), coverage: 'live', ...facts };
}

/** What is said of a race at its moments; `firstSeq` numbers the first ranking. */
export function raceSteps(facts: RaceFacts, moments: readonly Moment[], firstSeq = 1): readonly Step[] {
  const { key, startS, notice = '' } = facts;
  const rankingKey = `${key}/ranking`;
  let finished = false;
  const isWhole = (index: number): boolean => index % WHOLE_EVERY === 0 || isDecided(moments[index]!.stage);
  const entriesAt = tellerOf(moments, isWhole);
  return moments.map((moment, index) => {
    const { stage, done, length, notice: remark = notice } = moment;
    const dueS = startS + Math.round(moment.second);
    const seq = firstSeq + index;
    const ranking: RankingMessage = {
      kind: 'ranking',
      key: rankingKey,
      seq,
      at: instant(dueS),
      event: key,
      stage,
      ...(done === undefined ? {} : { done }),
      notice: remark,
      ...(isWhole(index) ? { complete: true } : {}),
      // What is still to be put right is not final.
      ...(isDecided(stage) ? { provisional: index < moments.length - 1 } : {}),
      ...(finished ? { supersedes: { key: rankingKey, seq: seq - 1 }, reason: 'unknown' as const } : {}),
      // Told when it is read, as most of what was said of a race is never asked for again.
      get entries() {
        return entriesAt(index);
      },
    };
    finished ||= isDecided(stage);
    const longer: Message[] = length === undefined ? [] : [raceMessage({ ...facts, length }, seq, dueS)];
    return { dueS, messages: [...longer, ranking] };
  });
}

/** The start list: before everything else that is said of who is where. */
function startList({ facts: { key, startS }, starters }: RacePlan): RankingMessage {
  return {
    kind: 'ranking',
    key: `${key}/ranking`,
    seq: 0,
    at: instant(startS - KNOWN_BEFORE_S),
    event: key,
    stage: Stage.scheduled,
    complete: true,
    entries: [...starters()],
  };
}

/** A race as the world plays it. */
export function raceEvent(race: RacePlan): EventPlan {
  const { facts } = race;
  return {
    key: facts.key,
    day: copenhagenDay(facts.startS),
    startS: facts.startS,
    overS: facts.startS + race.overAfterS,
    announcement: () => [raceMessage(facts), startList(race)],
    steps: () => raceSteps(facts, race.moments()),
  };
}
