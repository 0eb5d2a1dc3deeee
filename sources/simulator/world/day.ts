import { createRandom } from '../../random.ts';
import type { EventPlan } from '../engine/event-plan.ts';
import { ChannelPlan, withBroadcasts } from './broadcasts.ts';
import { announcedOf, withNews } from './coverage.ts';
import { isFollowed, topCompetition } from './top-competitions.ts';

/** The news are about so many events of a day at least, where their competitions have news. */
const LEAST_REPORTS = 16;
/** The share of the matches with a report that have a preview too. */
const PREVIEWED = 0.35;

/** The keys of the events with news: of each competition its share. */
function reportedOf(plans: readonly EventPlan[]): ReadonlySet<string> {
  const drawn = plans.flatMap((plan) => {
    const { sport, competition } = announcedOf(plan);
    const share = topCompetition(sport, competition)?.news ?? 0;
    return share === 0 ? [] : [{ key: plan.key, place: createRandom(plan.key, 'news').next() / share }];
  });
  const order = drawn.toSorted((a, b) => a.place - b.place);
  return new Set(order.filter(({ place }, index) => place < 1 || index < LEAST_REPORTS).map(({ key }) => key));
}

/** The plans of a day by start, with their broadcasts and news. */
export function covered(plans: readonly EventPlan[], day: number): readonly EventPlan[] {
  const channels = new ChannelPlan(day);
  const reported = reportedOf(plans);
  return plans.map((plan) => {
    const announced = announcedOf(plan);
    const broadcasts = plan.isRepeated === true ? {} : channels.of(announced, plan.startS);
    const followed = isFollowed(announced.sport, announced.competition);
    const shown = { ...withBroadcasts(plan, broadcasts), followed };
    return reported.has(plan.key) ? withNews(shown, PREVIEWED, broadcasts.broadcasts?.[0]?.name ?? null) : shown;
  });
}

const SHOWCASE_REPORTS = 3;

/** The plans of a sport outside the calendar: some have a report; races with one are on television. */
export function showcased(plans: readonly EventPlan[], day: number): readonly EventPlan[] {
  const channels = new ChannelPlan(day);
  const every = Math.max(1, Math.floor(plans.length / SHOWCASE_REPORTS));
  return plans.map((plan, index) => {
    if (index % every !== 0) return plan;
    const announced = announcedOf(plan);
    const shown = announced.kind === 'race' ? withBroadcasts(plan, channels.of(announced, plan.startS)) : plan;
    return withNews(shown, 0, null);
  });
}
