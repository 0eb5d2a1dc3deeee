import type { Arrange, Client, KeptSettings, Store, Table } from '@stillingen/client';
import type { FollowedTable, Mine, MyLeagues, Outcome } from '@stillingen/client/mine';
import type { FavouriteLimits } from '@stillingen/domain';
import type { ClientConfig, EventRow, LeagueRow, PageSport } from '@stillingen/wire';
import type { ComponentType } from 'react';
import type { AccountLoader } from '../account/contract.ts';

export interface SportSource {
  /** The same on the server and in the browser. Throws RangeError for a sport that was not sent. */
  sport(id: number): PageSport;
  /** False for a sport that was not sent: its rows wait for the next load of the page. */
  hasSport(id: number): boolean;
  /** Browser only: from now on the page has the sport. */
  addSport?(sport: PageSport): void;
}

/** What a press needs of the page, for the code that is fetched. */
export interface MineParts extends SportSource {
  readonly client: Client;
  readonly account: AccountLoader;
  readonly settings: KeptSettings;
  readonly config: Pick<ClientConfig, 'myGames' | 'localOnly'>;
}

export interface MineViewProps {
  readonly controller: MineController;
  /** The day of the list as '2026-11-20'. */
  readonly day: string;
}

/** What the stars, pins and pages of a visitor do, with the line that confirms it. */
export interface MineController {
  readonly mine: Mine;
  readonly followed: FollowedTable;
  readonly leagues: MyLeagues;
  readonly limits: FavouriteLimits;
  /** Drawn by lists without a chunk of their own for them. */
  readonly Section: ComponentType<MineViewProps>;
  readonly Scope: ComponentType<MineViewProps>;
  /** PIN-09: opens the login where no user is signed in. */
  requireLogin(): Promise<void>;
  togglePin(key: string, name: string): Promise<void>;
  toggleMatch(table: Table, id: string, name: string): void;
  /** The match of a page without a list (MYG-42). */
  toggleSingle(event: EventRow, league: LeagueRow, name: string): void;
  /** A race with as many competitors as its list shows. */
  toggleRace(table: Table, stageId: string, name: string, shown: number | null): void;
  /** These stages of the league whose table it is; all of its stages leave together. */
  toggleLeague(table: Table, stageIds: readonly string[], name: string): void;
  toggleTeam(id: string, sportId: number, name: string): void;
  /** `kinds`: what their matches report (a mask of alert kinds). */
  followTeams(teams: readonly { readonly id: string; readonly sportId: number }[], text: string, kinds: number): Outcome;
  /** Leagues that the visitor pinned, of all sports. */
  pinnedCount(): number;
  /** A change of what is followed already. */
  report(outcome: Outcome, text: string): void;
}

/** My games, whose code is fetched where something is followed, else while idle or on the first star. */
export interface MineLoader {
  /** Item ids of matches, races and leagues, and ids of teams, that are followed; keys of pinned leagues. */
  readonly starred: Store<ReadonlySet<string>>;
  /** Pinned leagues first; null where there are none. */
  readonly pinsFirst: Store<Arrange | null>;
  /** Matches and races of today that run or are to come. */
  readonly count: Store<number>;
  /** Null until its code is here. */
  readonly controller: Store<MineController | null>;
  load(): Promise<MineController>;
  /** The stars of `ids` change at once, also while the code is fetched, unless the press may fail. */
  press(ids: readonly string[], act: (controller: MineController) => void, isSure?: boolean): void;
}
