import type { EventItem, League, Pair, StageRole } from './entities.ts';
import { publicId, type SeriesId } from './ids.ts';
import { sportById } from '../sports/index.ts';
import { isDecided } from './stage.ts';

/** Stages in which the same two sides meet in one tie, or in one play-off series, and nowhere else. */
const WITH_SERIES: ReadonlySet<StageRole> = new Set(['knockout', 'playoff', 'qualification']);

/**
 * The series that a match belongs to: the matches between its two sides, whoever is at home, in its stage (FEED-33). A tie
 * of one match is a series of one. Null where its stage is a league or a group.
 */
export function seriesOf(
  stage: Pick<League, 'id' | 'role' | 'group'>,
  { home, away }: Pick<EventItem, 'home' | 'away'>,
): SeriesId | null {
  if (!WITH_SERIES.has(stage.role) || stage.group !== '') return null;
  return publicId<SeriesId>(`series|${stage.id}|${home < away ? `${home}|${away}` : `${away}|${home}`}`);
}

type Leg = Pick<EventItem, 'id' | 'home' | 'start' | 'round' | 'score' | 'stage'>;

/** Whether the scores of two matches between the same sides are counted together in a stage of this role. */
export const countsTogether = (sportId: number, role: StageRole): boolean =>
  role !== 'playoff' || sportById(sportId)?.playoff === 'aggregate';

/**
 * The goals of both matches of a tie, as the second of them stands: null of the first, before that is over, and where there
 * are other than two, or where a play-off is won by matches. `series`: the matches of the event's series, itself among them.
 */
export function aggregateScore(
  { sportId, role }: Pick<League, 'sportId' | 'role'>,
  event: Leg,
  series: readonly Leg[],
): Pair | null {
  if (!countsTogether(sportId, role)) return null;
  const others = series.filter(({ id, round }) => id !== event.id && round === event.round);
  const [first] = others;
  if (first === undefined || others.length > 1 || first.start >= event.start) return null;
  if (first.score === null || !isDecided(first.stage)) return null;
  const [home, away] = first.home === event.home ? first.score : [first.score[1], first.score[0]];
  return [home + (event.score?.[0] ?? 0), away + (event.score?.[1] ?? 0)];
}
