import { type Arrange, browserPorts, type Table, type TableLeague, type WritableStore } from '@stillingen/client';
import {
  candidateIn,
  candidateOf,
  FollowedTable,
  Mine,
  MyLeagues,
  type Outcome,
  pinnedFirst,
  SingleGames,
  tournamentIn,
} from '@stillingen/client/mine';
import {
  ALERT_KINDS,
  type Candidate,
  type FavouriteLimits,
  kindsOf,
  labelKey,
  leagueItemId,
  type WholeTournament,
} from '@stillingen/domain';
import type { EventRow, LeagueRow } from '@stillingen/wire';
import { isAccountKnown, requireAccount } from '../account/account-loader.ts';
import { mineText, refusalText } from '#text/mine/mine.ts';
import { openBell } from '../alerts/bell/open-bell.ts';
import type { AlertSubject } from '../alerts/contract.ts';
import { maskFor } from '../alerts/masks.ts';
import { showToast, type Toast } from '../alerts/toast/toast.ts';
import { ruleText } from '#text/mine/alerts.ts';
import type { MineController, MineParts } from './contract.ts';
import { pinsText } from '#text/mine/pins.ts';
import { limitsOf } from './limits.ts';
import { topLeaguesOf } from './pins/top-leagues.ts';
import { MineScope } from './scope.tsx';
import { MineSection } from './section.tsx';
import { todaysGames } from './todays-games.ts';

/** WIN-08, O-149: games that are added before an account is offered. */
const GAMES_BEFORE_PROMPT = 3;

const groupsOf = (table: Table, stageIds: readonly string[]): readonly TableLeague[] =>
  table.structure.get().leagues.filter(({ league }) => stageIds.includes(league.stageId ?? ''));

function wholeSubject(table: Table, stageIds: readonly string[], name: string): AlertSubject {
  const leagues = groupsOf(table, stageIds).map(({ league }) => league);
  const sportId = leagues[0]?.sportId ?? 0;
  const stages = leagues.map(({ stageId }) => leagueItemId(sportId, stageId ?? ''));
  return { kind: 'league', id: labelKey(sportId, leagues[0]?.templateKey ?? ''), name, stages };
}

export class BrowserMineController implements MineController {
  readonly mine: Mine;
  readonly followed: FollowedTable;
  readonly leagues: MyLeagues;
  readonly Section = MineSection;
  readonly Scope = MineScope;
  readonly limits: FavouriteLimits;
  readonly #single: SingleGames;
  readonly #parts: MineParts;
  #added = 0;
  /** Of leagues that were pressed, by their keys. */
  readonly #names = new Map<string, string>();

  constructor(mine: Mine, followed: FollowedTable, limits: FavouriteLimits, parts: MineParts) {
    this.mine = mine;
    this.followed = followed;
    this.limits = limits;
    this.#single = new SingleGames(mine);
    this.#parts = parts;
    const topLeagues = (sportId: number): Promise<readonly string[]> => topLeaguesOf(parts.client, sportId);
    const onRefused = (key: string | null): void =>
      this.#say(key === null ? pinsText.orderFailed : pinsText.failed(this.#names.get(key) ?? pinsText.league));
    this.leagues = new MyLeagues({ mine, topLeagues, onRefused });
    parts.account.follow((controller) => {
      if (parts.config.localOnly !== true) mine.follow(controller.account);
      this.leagues.follow({ ...controller.account, requireLogin: () => controller.requireLogin() });
    });
  }

  async requireLogin(): Promise<void> {
    await requireAccount(this.#parts).catch(() => this.#say(pinsText.noLogin));
  }

  async togglePin(key: string, name: string): Promise<void> {
    this.#names.set(key, name);
    // Its code knows whether a user is signed in.
    await this.#parts.account.load().catch(() => {});
    const { refusal, seeded, isPinned, undo } = await this.leagues.toggle(key);
    if (refusal === 'failed') this.#say(pinsText.failed(name));
    if (refusal === 'pending') this.#say(pinsText.pending(name));
    if (refusal === null) this.#say(isPinned ? pinsText.pinned(name, seeded) : pinsText.unpinned(name), undo);
  }

  toggleMatch(table: Table, id: string, name: string): void {
    const group = table.structure.get().leagues.find(({ events }) => events.includes(id));
    const game = group === undefined ? null : candidateIn(table, group, id);
    if (game !== null) this.#toggleGame(game, name, this.mine);
  }

  toggleSingle(event: EventRow, league: LeagueRow, name: string): void {
    this.#toggleGame(candidateOf(event, league, event.id!), name, this.#single);
  }

  #toggleGame(game: Candidate, name: string, games: Pick<Mine, 'toggleGame'>): void {
    const isRemoved = this.mine.get().favourites.games.has(game.id);
    const outcome = games.toggleGame(game);
    this.#confirm(outcome, this.#toggled({ kind: 'match', id: game.id, name }, isRemoved), isRemoved);
  }

  toggleRace(table: Table, stageId: string, name: string, shown: number | null): void {
    const races = this.#tournamentsIn(table, [stageId]).map(({ tournament, events }) => ({
      tournament,
      events: events.slice(0, this.limits.noDuelEvents ?? shown ?? events.length),
    }));
    this.#toggleWhole(
      races,
      races.map(({ tournament }) => tournament.id),
      wholeSubject(table, [stageId], name),
    );
  }

  toggleLeague(table: Table, stageIds: readonly string[], name: string): void {
    const all = table.structure.get().leagues.map(({ league }) => leagueItemId(league.sportId ?? 0, league.stageId ?? ''));
    this.#toggleWhole(this.#tournamentsIn(table, stageIds), all, wholeSubject(table, stageIds, name));
  }

  /** `all` leave where `chosen` are followed. */
  #toggleWhole(chosen: readonly WholeTournament[], all: readonly string[], subject: AlertSubject): void {
    if (chosen.length === 0) return;
    const { tournaments } = this.mine.get().favourites;
    const isRemoved = chosen.every(({ tournament }) => tournaments.has(tournament.id));
    const outcome = isRemoved ? this.mine.removeTournaments(all) : this.mine.addTournaments(chosen);
    this.#confirm(outcome, this.#toggled(subject, isRemoved), isRemoved);
  }

  #tournamentsIn(table: Table, stageIds: readonly string[]): readonly WholeTournament[] {
    return groupsOf(table, stageIds).flatMap(
      (group) => tournamentIn(table, group, this.#parts.client.clock.nowS(), this.limits) ?? [],
    );
  }

  toggleTeam(id: string, sportId: number, name: string): void {
    const isRemoved = this.mine.get().teams.has(id);
    const outcome = this.mine.toggleTeam(id, sportId);
    if (outcome.refusal !== null) return this.#say(mineText.teamsFull);
    this.#confirm({ refusal: null, undo: outcome.undo }, this.#toggled({ kind: 'team', id, name }, isRemoved), isRemoved);
  }

  followTeams(teams: readonly { readonly id: string; readonly sportId: number }[], text: string, kinds: number): Outcome {
    const outcomes = teams.map(({ id, sportId }) => this.mine.toggleTeam(id, sportId));
    this.mine.document.change({ set: { 'alerts.kinds': kinds } });
    const undo = (): void => outcomes.forEach((outcome) => outcome.undo());
    const outcome: Outcome = { refusal: outcomes.find(({ refusal }) => refusal !== null)?.refusal ?? null, undo };
    if (outcome.refusal === null) this.report(outcome, text);
    else this.#say(mineText.teamsFull);
    return outcome;
  }

  pinnedCount(): number {
    const bySport = Object.values(Object(this.mine.document.get('myLeagues')) as object);
    return bySport.flatMap((leagues) => Object.keys(Object(leagues) as object)).filter((key) => key !== 'used').length;
  }

  report(outcome: Outcome, text: string): void {
    this.#confirm(outcome, { text }, true);
  }

  /** Where anything rings for what is followed now: what, and the way to change that. */
  #toggled(subject: AlertSubject, isRemoved: boolean): Toast {
    if (isRemoved) return { text: mineText.unfollowed(subject.name) };
    const text = subject.kind === 'league' ? mineText.followsWhole(subject.name) : mineText.followed(subject.name);
    const mask = maskFor(this.mine.document, subject);
    if (mask === 0 || this.#parts.settings.get().mygamesNotifications === 'no') return { text };
    const rings = mineText.rings(ruleText(kindsOf(mask), ALERT_KINDS.length).toLocaleLowerCase('da'));
    return { text: `${text} ${rings}`, action: { label: mineText.change, run: () => openBell(subject) } };
  }

  /** Taken back where the line offers nothing else. */
  #confirm({ refusal, undo }: Outcome, { text, action }: Toast, isRemoved: boolean): void {
    if (refusal !== null) return this.#say(refusalText(refusal, this.limits));
    const shown = this.mine.isKept ? text : `${text} ${mineText.notKept}`;
    showToast({ text: shown, action: action ?? { label: mineText.undo, run: undo } });
    if (isRemoved || this.mine.isSignedIn || this.#parts.config.localOnly === true) return;
    this.#added += 1;
    if (this.#added >= GAMES_BEFORE_PROMPT)
      this.#parts.account.load().then(
        (account) => account.promptRegistration(),
        () => {},
      );
  }

  #say(text: string, undo?: () => void): void {
    const action = undo === undefined ? {} : { action: { label: mineText.undo, run: undo } };
    showToast({ text, ...action });
  }
}

/** Everything that is starred or pinned, by the ids of its stars and pins. */
const starsOf = (mine: Mine, leagues: MyLeagues): ReadonlySet<string> => {
  const { favourites, teams } = mine.get();
  const pinned = [...leagues.get().values()].flat();
  return new Set([...favourites.games.keys(), ...favourites.tournaments.keys(), ...teams.keys(), ...pinned]);
};

interface Shown {
  readonly starred: WritableStore<ReadonlySet<string>>;
  readonly count: WritableStore<number>;
  readonly pinsFirst: WritableStore<Arrange | null>;
}

/** Browser only. `shown` is what every page shows of it. */
export function openMine(parts: MineParts, shown: Shown): MineController {
  const { client, config } = parts;
  const ports = browserPorts();
  const limits = limitsOf(config);
  const isAwaited = config.localOnly !== true && isAccountKnown();
  const mine = new Mine({ ports, nowS: client.clock.nowS, isTimeKnown: client.clock.isKnown, limits, isAwaited });
  const followed = new FollowedTable(client, mine, ports.after);
  const controller = new BrowserMineController(mine, followed, limits, parts);
  const { leagues } = controller;
  // The same set for the same stars: what draws them is not drawn again.
  const showStars = (): void => {
    const [before, now] = [shown.starred.get(), starsOf(mine, leagues)];
    if (before.symmetricDifference(now).size > 0) shown.starred.set(now);
  };
  const showPins = (): void => {
    shown.pinsFirst.set(leagues.get().size === 0 ? null : pinnedFirst(leagues.get()));
    showStars();
  };
  const showCount = (): void => {
    const { live, later } = todaysGames(followed.table.structure.get().leagues, followed.table.rows, client.clock.nowS());
    shown.count.set(live + later);
  };
  mine.subscribe(showStars);
  leagues.subscribe(showPins);
  followed.table.structure.subscribe(showCount);
  showPins();
  // Without a connection there are no alerts; stars work.
  import('../alerts/follow/follow-mine.ts').then(
    ({ followMine }) => followMine(mine, followed, parts),
    () => {},
  );
  return controller;
}
