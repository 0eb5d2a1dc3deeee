import type { PageFeedName } from '@stillingen/wire';
import type { PageSport } from '../page/page-context.ts';
import type { Fixture } from './model/match-facts.ts';

/** Feeds of one match. */
export type MatchFeedKind = Exclude<Extract<PageFeedName, { event: string }>, { sport: number }>['kind'];

export interface PanelProps<Kind extends MatchFeedKind = never> {
  readonly eventId: string;
  readonly match: Fixture;
  readonly sport: PageSport;
  /** The feeds that the panel was registered with. */
  readonly texts: Readonly<Record<Kind, string>>;
}
