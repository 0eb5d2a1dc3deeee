import type { LeagueRow } from '@stillingen/wire';
import type { Content } from '../page/define-page.ts';

interface Shown {
  /** Of the event or the competition. */
  readonly id: string;
  readonly sportId: number;
  /** Of the page of the site that shows the whole. */
  readonly href: string;
}

export type EventProps = Shown;
export interface TableProps extends Shown {
  readonly league: Pick<LeagueRow, 'name' | 'countryCode' | 'category' | 'season' | 'simulated'>;
  readonly tournamentId: string;
  readonly stageId: string;
  /** Empty for the whole season. */
  readonly stageName: string;
  readonly isRace: boolean;
}
export interface LeagueProps extends Shown {
  readonly countryId: number;
}

export type EmbedContent =
  | Content<'match', EventProps>
  | Content<'race', EventProps>
  | Content<'table', TableProps>
  | Content<'league', LeagueProps>;
