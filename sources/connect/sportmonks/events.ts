import { type Side, Stage } from '@stillingen/domain';
import type { ReportedIncident } from '../kit/connector.ts';
import type { Event } from './shape.ts';
import tables from './events.json' with { type: 'json' };

type Type = ReportedIncident['type'];
export type SideOf = (participant: number) => Side | null;

const TYPES = tables.types as Readonly<Record<string, Type>>;
/** Danish texts of the decisions. */
const REVIEWS: Readonly<Record<string, string>> = tables.reviews;
const REVIEW_TYPES: ReadonlySet<number> = new Set([10, 1697]);
const UNDER_REVIEW = /under review/i;
const KICKS: ReadonlySet<Type> = new Set<Type>(['shootout-scored', 'shootout-missed']);
const GOALS: ReadonlySet<Type | undefined> = new Set<Type | undefined>(['goal', 'own-goal', 'penalty-goal']);
const MOST_ADDED = 30;

const typeOf = ({ type_id: id }: Event): Type | undefined => (REVIEW_TYPES.has(id) ? 'var-review' : TYPES[id]);
const textOf = ({ addition, info }: Event): string => addition ?? info ?? '';
const isUnderReview = (event: Event): boolean => REVIEW_TYPES.has(event.type_id) && UNDER_REVIEW.test(textOf(event));
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

function resultOf({ result }: Event): [home: number, away: number] | null {
  const [, home, away] = /^(\d{1,2})\s*[-:]\s*(\d{1,2})$/.exec(result ?? '') ?? [];
  return home === undefined || away === undefined ? null : [Number(home), Number(away)];
}

/** By the running score: whose goal the participant of an own goal is, is not documented. */
function sideOfOwnGoal(event: Event, events: readonly Event[], side: Side): Side {
  const after = resultOf(event);
  if (after === null) return other(side);
  const goals = events
    .filter((each) => GOALS.has(typeOf(each)))
    .map(resultOf)
    .filter((each) => each !== null);
  const earlier = goals.filter(([home, away]) => home + away < after[0] + after[1]);
  const homeBefore = Math.max(0, ...earlier.map(([home]) => home));
  const awayBefore = Math.max(0, ...earlier.map(([, away]) => away));
  const [scoredHome, scoredAway] = [after[0] > homeBefore, after[1] > awayBefore];
  return scoredHome === scoredAway ? other(side) : scoredHome ? 'home' : 'away';
}

function incidentOf(event: Event, events: readonly Event[], sideOf: SideOf): ReportedIncident | null {
  const type = typeOf(event);
  const side = event.participant_id == null ? null : sideOf(event.participant_id);
  if (type === undefined || side === null || event.minute == null) return null;
  const added = event.extra_minute ?? 0;
  const review = type === 'var-review' ? REVIEWS[textOf(event)] : undefined;
  const score = resultOf(event);
  return {
    id: String(event.id),
    type,
    side: type === 'own-goal' ? sideOfOwnGoal(event, events, side) : side,
    minute: event.minute,
    ...(added > 0 && added <= MOST_ADDED ? { added } : {}),
    ...(KICKS.has(type) ? { stage: Stage.penalties } : {}),
    ...(event.player_name ? { player: event.player_name } : {}),
    ...(event.related_player_name ? { second: event.related_player_name } : {}),
    ...(review === undefined ? {} : { detail: review }),
    ...(score !== null && GOALS.has(type) ? { score } : {}),
  };
}

const isKept = (event: Event): boolean => event.rescinded !== true && !isUnderReview(event);

/** All that stand: one that was rescinded is left out, which withdraws it. */
export function incidentsOf(events: readonly Event[], sideOf: SideOf): ReportedIncident[] {
  const standing = events.filter(isKept);
  return standing.map((event) => incidentOf(event, standing, sideOf)).filter((incident) => incident !== null);
}

/** The side whose goal is under review; the event becomes the goal or its withdrawal later. */
export function underReview(events: readonly Event[], sideOf: SideOf): Side | null {
  const event = events.find((each) => each.rescinded !== true && isUnderReview(each));
  return event?.participant_id == null ? null : sideOf(event.participant_id);
}
