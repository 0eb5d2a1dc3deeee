import type { OddsAudience } from './audience.ts';
import type { OddsConfig } from './odds-config.ts';

const MINUTE_MS = 60_000;
const YOUTH_TEAM = /(?:^|[\s(])u-?(?:1\d|2[01])(?:$|[\s)])/i;
/** Not of teams: Boca Juniors are grown up. */
const YOUTH_COMPETITION = /(?:^|[\s(])(?:junior(?:er|s)?|ungdom|ynglinge|drenge|piger|youth)(?:$|[\s)])/i;

export interface OddsEvent {
  readonly id: string;
  readonly competition: {
    /** Of all its seasons. */
    readonly id: string;
    readonly name: string;
  };
  /** Names of its teams or persons; empty for a race. */
  readonly sides: readonly string[];
  readonly startMs: number;
  /** Null until it is over. */
  readonly endedMs: number | null;
}

const isYouth = ({ competition: { name }, sides }: OddsEvent): boolean =>
  YOUTH_COMPETITION.test(name) || [name, ...sides].some((each) => YOUTH_TEAM.test(each));

const isExcluded = (event: OddsEvent, { excluded }: OddsConfig): boolean =>
  excluded.competitions.has(event.competition.id) || (excluded.youth && isYouth(event));

function isInWhistleWindow({ startMs, endedMs }: OddsEvent, nowMs: number, minutes: number): boolean {
  const marginMs = minutes * MINUTE_MS;
  return minutes > 0 && nowMs >= startMs - marginMs && (endedMs === null || nowMs <= endedMs + marginMs);
}

/** What of an audience one event is served; null for nothing. */
export function audienceOfEvent(
  audience: OddsAudience,
  event: OddsEvent,
  nowMs: number,
  config: OddsConfig,
): OddsAudience | null {
  if (isExcluded(event, config)) return null;
  const without = config.excluded.events.get(event.id) ?? [];
  const bookmakers = audience.bookmakers.filter(({ id }) => !without.includes(id));
  if (bookmakers.length === 0) return null;
  const isSilent = isInWhistleWindow(event, nowMs, audience.quietMin);
  return {
    ...audience,
    bookmakers,
    isLinked: audience.isLinked && !isSilent,
    hasAdvertFooter: audience.hasAdvertFooter && !isSilent,
  };
}
