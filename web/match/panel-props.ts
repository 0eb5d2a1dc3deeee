import type { PageFeedName } from '@stillingen/wire';
import type { PageSport } from '../page/page-context.ts';
import type { Fixture } from './model/match-facts.ts';

export type MatchFeedKind = Exclude<Extract<PageFeedName, { event: string }>, { sport: number }>['kind'];

export interface PanelProps<Kind extends MatchFeedKind = never> {
  readonly eventId: string;
  readonly match: Fixture;
  readonly sport: PageSport;
  readonly texts: Readonly<Record<Kind, string>>;
}
