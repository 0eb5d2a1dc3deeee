import type { EventItem } from '../event/entities.ts';
import { Stage, stageTypeOf, StageType } from '../event/stage.ts';
import type { Message } from '../messages/index.ts';
import { scoreText } from './corrections.ts';
import { recordOf } from './keys.ts';
import type { Change, LiveState } from './state.ts';
import type { Contradiction, Provider } from './decision.ts';

/** The first provider owns a match; open parts belong to the first other one that reports them. */

/** 'course', 'incidents', 'venue', 'lineup home', … */
type Part = string;

/** Null where the part is open. `isReported`: something is known of it. */
const holderOf = ({ provider, filled }: EventItem, part: Part, isReported: boolean): string | null =>
  filled?.[part] ?? (isReported ? provider : null);

interface Claim {
  readonly event: EventItem;
  /** Another provider's reports of the part no longer count. */
  readonly isTakenOver: boolean;
}

export function claim(event: EventItem, { name }: Provider, part: Part, isReported: boolean): Claim | null {
  const holder = holderOf(event, part, isReported);
  const isOwner = event.provider === name;
  if (holder === name || (isOwner && holder === null)) return { event, isTakenOver: false };
  if (!isOwner && holder !== null) return null;
  const { [part]: _, ...others } = event.filled ?? {};
  return { event: { ...event, filled: isOwner ? others : { ...others, [part]: name } }, isTakenOver: holder !== null };
}

export const filledChange = (before: EventItem, { event }: Claim): Change[] =>
  event === before ? [] : [{ kind: 'event', event }];

const hasCourse = ({ stage, score }: EventItem): boolean => stage !== Stage.scheduled || score !== null;

export const UNPLAYED = {
  stage: Stage.scheduled,
  stageType: StageType.scheduled,
  stageStart: null,
  score: null,
  parts: [],
  fullTime: null,
  afterExtraTime: null,
  penalties: null,
  winner: -1,
  fullTimeWinner: -1,
  advanced: null,
  underReview: null,
  tieBreaks: [],
  points: null,
  serve: null,
  gameTime: '',
  situation: '',
  half: null,
  fightRound: null,
  results: [{}, {}],
  finish: null,
} as const;

export function claimCourse(event: EventItem, provider: Provider): EventItem | null {
  const claimed = claim(event, provider, 'course', hasCourse(event));
  return claimed?.isTakenOver === true ? { ...claimed.event, ...UNPLAYED } : (claimed?.event ?? null);
}

/** Null where the message agrees with the holder of the course. */
export function contradictionOf(state: LiveState, provider: Provider, message: Message): Contradiction | null {
  if (message.kind !== 'status' && message.kind !== 'score') return null;
  const record = recordOf(state, provider, message.event);
  const event = record?.kind === 'fixture' && record.eventId !== null ? state.events.get(record.eventId) : undefined;
  if (event === undefined) return null;
  const holder = holderOf(event, 'course', hasCourse(event));
  if (holder === null || holder === provider.name) return null;
  const { score } = message;
  if (score !== undefined && event.score !== null && (score.home !== event.score[0] || score.away !== event.score[1]))
    return { eventId: event.id, holder, stands: scoreText(event.score), reported: scoreText([score.home, score.away]) };
  const isOver = message.kind === 'status' && stageTypeOf(message.stage) === StageType.finished;
  return isOver && event.stageType === StageType.finished && event.stage !== message.stage
    ? { eventId: event.id, holder, stands: `stage ${event.stage}`, reported: `stage ${message.stage}` }
    : null;
}
