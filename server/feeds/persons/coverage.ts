import { type EventItem, type LiveState, NO_FACTS, StageType } from '@stillingen/domain';

/** Figures of fewer matches would be taken for those of the season. */
const LEAST_KNOWN = 0.75;

function hasPlayers({ facts }: LiveState, { id, home, away }: EventItem, team: string): boolean {
  const side = home === team ? 'home' : away === team ? 'away' : null;
  const { lineup, 'player-statistics': tables } = facts.get(id) ?? NO_FACTS;
  return lineup.some((each) => each.id === side) || tables.length > 0;
}

/** Whether line-ups or figures are known of nearly all these matches of a team that are over. */
export function areCounted(state: LiveState, events: readonly EventItem[], team: string): boolean {
  const over = events.filter(({ stageType }) => stageType === StageType.finished);
  const known = over.filter((event) => hasPlayers(state, event, team));
  return known.length >= LEAST_KNOWN * over.length;
}
