import type { EventItem } from '../event/entities.ts';
import { Stage, stageTypeOf, StageType } from '../event/stage.ts';
import type { Message } from '../messages/index.ts';
import { scoreText } from './corrections.ts';
import { recordOf } from './keys.ts';
import type { Change, LiveState } from './state.ts';
import type { Contradiction, Provider } from './decision.ts';

/**
 * Whose word counts where several providers report one match. The provider that reported it first owns it; what the owner has left
 * open is filled by the first other one that reports it, part by part, until the owner does.
 */

/** What of a match comes from one provider at a time: 'course', 'incidents', 'venue', 'lineup home' … */
type Part = string;

/** The provider whose word counts on a part of a match; null where it is open. `isReported` says whether anything is known of it. */
const holderOf = ({ provider, filled }: EventItem, part: Part, isReported: boolean): string | null =>
  filled?.[part] ?? (isReported ? provider : null);

/** A match with a provider in charge of one of its parts. */
interface Claim {
  readonly event: EventItem;
  /** Whether the part was another provider's: what that reported of it no longer counts. */
  readonly isTakenOver: boolean;
}

/** The match of a provider that may report a part of it; null where another provider's word counts. */
export function claim(event: EventItem, { name }: Provider, part: Part, isReported: boolean): Claim | null {
  const holder = holderOf(event, part, isReported);
  const isOwner = event.provider === name;
  if (holder === name || (isOwner && holder === null)) return { event, isTakenOver: false };
  if (!isOwner && holder !== null) return null;
  const { [part]: _, ...others } = event.filled ?? {};
  return { event: { ...event, filled: isOwner ? others : { ...others, [part]: name } }, isTakenOver: holder !== null };
}

/** The change that remembers which provider fills a part; none where it was remembered before. */
export const filledChange = (before: EventItem, { event }: Claim): Change[] =>
  event === before ? [] : [{ kind: 'event', event }];

const hasCourse = ({ stage, score }: EventItem): boolean => stage !== Stage.scheduled || score !== null;

/** Of a match that was not reported to have begun. */
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

/** The match on which a provider's stages and scores build; null where another provider's count. */
export function claimCourse(event: EventItem, provider: Provider): EventItem | null {
  const claimed = claim(event, provider, 'course', hasCourse(event));
  return claimed?.isTakenOver === true ? { ...claimed.event, ...UNPLAYED } : (claimed?.event ?? null);
}

/** What a message reports of the course of a match otherwise than the provider whose word counted until now; null where nothing. */
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
