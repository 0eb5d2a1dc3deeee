import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';

/** The segment of an address that names a tab; none for the overview. */
export const TEAM_TAB_SEGMENTS: Readonly<Record<TeamTab, string>> = { overview: '' };
export type TeamTab = 'overview';

/** `path` is that of the team. */
export const teamTabPath = (path: string, tab: TeamTab): string =>
  TEAM_TAB_SEGMENTS[tab] === '' ? path : `${path}${TEAM_TAB_SEGMENTS[tab]}/`;

export interface TeamPageProps {
  readonly sportId: number;
  readonly id: string;
  readonly name: string;
  readonly code: string;
  /** Two hex colours joined by a bar, as in rows. */
  readonly colours: string | null;
  readonly country: { readonly code: string; readonly name: string; readonly path: string | null } | null;
  /** Without a tab. */
  readonly path: string;
  readonly tab: TeamTab;
  /** Set where it has no lists any more. */
  readonly deleted: boolean;
}

/** Its live matches, latest results and next fixtures. The country is no part of what a feed selects. */
export const teamFeed = (sport: number, participant: string, tz: number): string =>
  buildPageFeedName({ kind: 'participant', sport, country: 1, participant, tz, lang: 'da', projectType: PROJECT_TYPE.id });
