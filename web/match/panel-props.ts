import type { PageFeedName } from '@stillingen/wire';
import { createContext, type ReactNode } from 'react';
import type { PageSport } from '../page/page-context.ts';
import type { Fixture } from './model/match-facts.ts';

export type MatchFeedKind = Exclude<Extract<PageFeedName, { event: string }>, { sport: number }>['kind'];

export interface PanelProps<Kind extends MatchFeedKind = never> {
  readonly eventId: string;
  readonly match: Fixture;
  readonly sport: PageSport;
  readonly texts: Readonly<Record<Kind, string>>;
}

/** Places what belongs to the tab above the right column; null where there is none. */
export const BesideTab = createContext<((content: ReactNode) => void) | null>(null);
