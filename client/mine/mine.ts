import {
  addGames,
  addToGroup,
  addTournaments,
  type Candidate,
  confirmFavourites,
  dropGroup,
  type FavouriteLimits,
  type FavouriteRefusal,
  type Favourites,
  type FavouritesChange,
  keepGame,
  MAX_MY_TEAMS,
  mergeFavourites,
  moveToGroup,
  NO_FAVOURITES,
  refreshFavourites,
  removeGame,
  removeTournaments,
  toggleGame,
  type WholeTournament,
} from '@stillingen/domain';
import type { Ports } from '../ports.ts';
import { createStore, type Store } from '../store.ts';
import { valueAt } from '@stillingen/wire/account';
import { ALL_REMOVED, changesBetween, type DocumentChange, documentOf, favouritesOf, GAMES_PATH } from './account-favourites.ts';
import { AwaitedDocument } from './awaited-document.ts';
import { type GroupRefusal, groupKey, groupRefusal, GROUPS_PATH, groupsIn, inKnownGroups, type MyGroup } from './groups.ts';
import { LocalFavourites } from './local-favourites.ts';
import { leftOf, mergedWithin, undone } from './merge.ts';
import { type OverflowStorage, withOverflow } from './overflow.ts';
import { type MyTeam, type MyTeams, teamAdded, teamRemoved, teamsIn } from './teams.ts';
import { LocalDocument, TEAMS_KEY, TEAMS_PATH, type VisitorDocument } from './visitor-document.ts';
import { DOCUMENT_KEY } from '../settings.ts';

/** TABSYNC-03. */
const POLL_MS = 500;

export interface MineState {
  readonly favourites: Favourites;
  readonly teams: MyTeams;
  readonly groups: readonly MyGroup[];
}

/** The account as far as my games need it. */
export interface MineAccount {
  get(): { readonly profile: object | null; readonly isLoading: boolean };
  readonly data: VisitorDocument & { isPending(path: string): boolean };
  subscribe(listener: () => void): () => void;
}

export interface MineOptions {
  readonly ports: Pick<Ports, 'local' | 'after' | 'visibility'>;
  /** Server time in seconds. */
  readonly nowS: () => number;
  /** False while `nowS` is the time of the device, by which nothing leaves. Default: true. */
  readonly isTimeKnown?: () => boolean;
  readonly limits: FavouriteLimits;
  /** A user is signed in whose account is not loaded yet. */
  readonly isAwaited: boolean;
}

export interface Outcome<Refused = FavouriteRefusal> {
  readonly refusal: Refused | null;
  /** Takes back what this change did, and nothing that changed since. */
  readonly undo: () => void;
}

type TeamRefusal = 'full';

const isWithin = (path: string, above: string): boolean => path === above || path.startsWith(`${above}.`);

/**
 * What a visitor follows: on this device while anonymous, in the account while signed in.
 *
 *   device --follow, signed in--> account (merged, the device's part is removed once it is stored)
 *   awaited --follow--> account
 *   account --signed out--> device (empty)
 */
export class Mine implements Store<MineState> {
  readonly #options: MineOptions;
  readonly #storage: OverflowStorage;
  readonly #local: LocalFavourites;
  readonly #store = createStore<MineState>({ favourites: NO_FAVOURITES, teams: new Map(), groups: [] });
  #account: MineAccount | null = null;
  #place: 'device' | 'awaited' | 'account';
  #document: VisitorDocument;
  /** What the device holds: to be sent to the account, or on its way there. */
  #merge: 'none' | 'due' | 'sent' = 'none';
  #groupsOfDevice: readonly MyGroup[] = [];
  #seen = '';
  #hasBegun = false;
  #stopPolling: () => void = () => {};

  constructor(options: MineOptions) {
    this.#options = options;
    this.#storage = withOverflow(options.ports.local);
    this.#local = new LocalFavourites(this.#storage, () => (this.#isTimeKnown ? options.nowS() * 1000 : null), options.limits);
    this.#place = options.isAwaited ? 'awaited' : 'device';
    this.#document = options.isAwaited ? new AwaitedDocument(this.#storage) : this.#localDocument();
    this.#read();
    this.#begin();
    this.#poll();
  }

  get = (): MineState => this.#store.get();
  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** All that the visitor chose, as one document, wherever it lies. */
  readonly document: VisitorDocument = {
    get: (path) =>
      this.#place === 'device' && isWithin(path, GAMES_PATH)
        ? valueAt(documentOf(this.get().favourites), path)
        : this.#document.get(path),
    change: (change) => this.#changeDocument({ set: {}, remove: [], ...change }),
  };

  get isSignedIn(): boolean {
    return this.#place !== 'device';
  }

  /** False where the device stores nothing: what is followed ends with the page. */
  get isKept(): boolean {
    return this.#storage.isKept();
  }

  toggleGame(game: Candidate): Outcome {
    return this.#change((now, nowS) => toggleGame(now, game, nowS, this.#options.limits));
  }

  addGames(games: readonly Candidate[]): Outcome {
    return this.#change((now, nowS) => addGames(now, games, nowS, this.#options.limits));
  }

  removeGame(id: string, group?: string): Outcome {
    return this.#change((now) => removeGame(now, id, group));
  }

  /** Races, or the stages of a league, with their listed events. */
  addTournaments(all: readonly WholeTournament[]): Outcome {
    return this.#change((now, nowS) => addTournaments(now, all, nowS, this.#options.limits));
  }

  removeTournaments(ids: readonly string[]): Outcome {
    return this.#change((now) => ({ favourites: removeTournaments(now, ids), refusal: null }));
  }

  addToGroup(game: Candidate, group: string): Outcome {
    return this.#change((now, nowS) => addToGroup(now, game, group, nowS, this.#options.limits));
  }

  moveToGroup(id: string, group: string, from: string | null): Outcome {
    return this.#change((now) => moveToGroup(now, id, group, from));
  }

  keepGames(ids: readonly string[]): Outcome {
    return this.#change((now, nowS) => ({
      favourites: ids.reduce((kept, id) => keepGame(kept, id, nowS), now),
      refusal: null,
    }));
  }

  removeGames(ids: readonly string[]): Outcome {
    return this.#change((now) => ({
      favourites: ids.reduce((left, id) => removeGame(left, id).favourites, now),
      refusal: null,
    }));
  }

  clearGames(): Outcome {
    const before = this.get().favourites;
    if (this.#place !== 'device') this.#document.change(ALL_REMOVED);
    this.#commit(NO_FAVOURITES);
    return { refusal: null, undo: () => this.#commit(undone(this.get().favourites, before, NO_FAVOURITES)) };
  }

  /** Of what lists show now: new times, and events of leagues that are followed whole. */
  confirm(shown: readonly Candidate[]): void {
    const { favourites } = this.get();
    const joined = shown.filter(
      ({ id, leagueId, noDuel }) => !noDuel && favourites.tournaments.has(leagueId) && !favourites.games.has(id),
    );
    this.#change((now, nowS) => ({
      favourites: addGames(confirmFavourites(now, shown, nowS), joined, nowS, this.#options.limits).favourites,
      refusal: null,
    }));
  }

  /** To be called as time passes: games of earlier days leave. */
  refresh(): void {
    this.#begin();
    if (!this.#isTimeKnown) return;
    this.#change((now, nowS) => ({ favourites: refreshFavourites(now, nowS, this.#options.limits), refusal: null }));
  }

  toggleTeam(id: string, sportId: number): Outcome<TeamRefusal> {
    this.#catchUp();
    const { teams } = this.get();
    const before = teams.get(id);
    if (before === undefined && teams.size >= MAX_MY_TEAMS) return { refusal: 'full', undo: () => {} };
    const team: MyTeam = before ?? { sportId, addedS: Math.floor(this.#options.nowS()) };
    const [change, back] = before === undefined ? [teamAdded(id, team), teamRemoved(id)] : [teamRemoved(id), teamAdded(id, team)];
    this.#changeDocument(change);
    return { refusal: null, undo: () => this.#changeDocument(back) };
  }

  /** Adds a group where `key` is null, else renames it. */
  nameGroup(name: string, key: string | null = null): Outcome<GroupRefusal> & { readonly key: string } {
    this.#catchUp();
    const { groups } = this.get();
    const refusal = groupRefusal(groups, name, key);
    const before = groups.find((group) => group.key === key);
    const path = `${GROUPS_PATH}.${before?.key ?? groupKey(groups, name)}`;
    if (refusal === null) this.#changeDocument({ set: { [path]: name.trim() }, remove: [] });
    const back = before === undefined ? { set: {}, remove: [path] } : { set: { [path]: before.name }, remove: [] };
    return {
      refusal,
      key: path.slice(GROUPS_PATH.length + 1),
      undo: () => (refusal === null ? this.#changeDocument(back) : undefined),
    };
  }

  /** Its games stay in their other groups, or in none. */
  removeGroup(key: string): Outcome {
    const group = this.get().groups.find((each) => each.key === key);
    const outcome = this.#change((now) => ({ favourites: dropGroup(now, key), refusal: null }));
    this.#changeDocument({ set: {}, remove: [`${GROUPS_PATH}.${key}`] });
    const undo = (): void => {
      if (group !== undefined) this.#changeDocument({ set: { [`${GROUPS_PATH}.${key}`]: group.name }, remove: [] });
      outcome.undo();
    };
    return { ...outcome, undo };
  }

  /** From now on the account stores what a signed-in user follows (MYG-39, MYG-40). */
  follow(account: MineAccount): void {
    this.#account = account;
    account.subscribe(() => this.#followAccount());
    this.#followAccount();
  }

  close(): void {
    this.#stopPolling();
  }

  get #isTimeKnown(): boolean {
    return this.#options.isTimeKnown?.() ?? true;
  }

  /** Once for each visit, when the time of the server is known: what is over leaves. */
  #begin(): void {
    if (this.#hasBegun || !this.#isTimeKnown) return;
    this.#hasBegun = true;
    const { favourites } = this.get();
    if (this.#local.withinKeepTime(favourites) !== favourites) this.#read();
    if (this.#place === 'device') this.#local.renew();
  }

  #change(next: (now: Favourites, nowS: number) => FavouritesChange): Outcome {
    this.#catchUp();
    const before = this.get().favourites;
    const { favourites, refusal } = next(before, this.#options.nowS());
    this.#commit(favourites);
    return { refusal, undo: () => this.#commit(undone(this.get().favourites, before, favourites)) };
  }

  #commit(next: Favourites): void {
    const { favourites } = this.get();
    if (next === favourites) return;
    if (this.#place !== 'account' || this.#merge !== 'none') this.#commitToDevice(favourites, next);
    if (this.#place !== 'device') for (const change of changesBetween(favourites, next)) this.#document.change(change);
    this.#store.set({ ...this.get(), favourites: next });
  }

  /** While the account is awaited the device holds what is added: the visitor may leave the page first. */
  #commitToDevice(before: Favourites, next: Favourites): void {
    if (this.#place === 'device') return this.#local.write(next);
    const device = this.#local.read() ?? NO_FAVOURITES;
    const removed = leftOf(before, next);
    const added = this.#place === 'awaited' ? leftOf(next, before) : NO_FAVOURITES;
    this.#local.write(leftOf(mergeFavourites(device, added), removed));
  }

  #changeDocument(change: DocumentChange): void {
    this.#document.change(change);
    this.#read();
  }

  #followAccount(): void {
    const account = this.#account!;
    const { profile, isLoading } = account.get();
    if (profile === null) {
      if (this.#place === 'account') this.#signOut();
      else if (this.#place === 'awaited') this.#leaveAwaited();
      return;
    }
    if (this.#place !== 'account') {
      const awaited = this.#document;
      this.#groupsOfDevice = this.get().groups;
      // The account's client writes it from now on.
      this.#storage.release(DOCUMENT_KEY);
      this.#moveTo('account');
      if (awaited instanceof AwaitedDocument) awaited.passTo(account.data);
      this.#merge = 'due';
    }
    this.#read();
    if (this.#merge === 'due' && !isLoading) this.#sendDevice(account);
    if (this.#merge === 'sent' && !account.data.isPending('mygames') && !account.data.isPending('myteams')) this.#clearDevice();
  }

  /** The session has ended. What was changed meanwhile stays here, as the games that were added do. */
  #leaveAwaited(): void {
    const awaited = this.#document as AwaitedDocument;
    awaited.passTo(this.#localDocument(), (path) => !isWithin(path, GAMES_PATH));
    this.#moveTo('device');
  }

  #moveTo(place: 'device' | 'account'): void {
    this.#place = place;
    this.#document = place === 'account' ? this.#account!.data : this.#localDocument();
    this.#read();
    this.#poll();
  }

  /** MYG-41, O-021. */
  #signOut(): void {
    // What the account does not have yet stays.
    const groups = this.#merge === 'none' ? [] : this.#groupsOfDevice;
    if (this.#merge === 'none') this.#local.clear();
    this.#merge = 'none';
    this.#moveTo('device');
    for (const { key, name } of groups) this.#changeDocument({ set: { [`${GROUPS_PATH}.${key}`]: name }, remove: [] });
  }

  #sendDevice({ data }: MineAccount): void {
    this.#merge = 'sent';
    const { favourites, teams, groups: stored } = this.get();
    const device = inKnownGroups(this.#local.read() ?? NO_FAVOURITES, [...stored, ...this.#groupsOfDevice]);
    const own = [...teamsIn(this.#localDocument())].filter(([id]) => !teams.has(id)).slice(0, MAX_MY_TEAMS - teams.size);
    this.#commit(mergedWithin(favourites, device, this.#options.limits));
    for (const [id, team] of own) data.change(teamAdded(id, team));
    const groups = this.#groupsOfDevice.filter(({ key }) => !this.get().groups.some((group) => group.key === key));
    for (const { key, name } of groups) data.change({ set: { [`${GROUPS_PATH}.${key}`]: name } });
    this.#read();
  }

  /** What the device holds stays there until the account's service has it. */
  #clearDevice(): void {
    this.#merge = 'none';
    const { favourites, teams } = this.get();
    this.#local.write(leftOf(this.#local.read() ?? NO_FAVOURITES, favourites));
    const device = this.#localDocument();
    const stored = [...teamsIn(device).keys()].filter((id) => teams.has(id));
    device.change({ remove: stored.map((id) => `${TEAMS_PATH}.${id}`) });
  }

  #localDocument(): LocalDocument {
    return new LocalDocument(this.#storage);
  }

  #read(): void {
    const { favourites: known } = this.get();
    this.#seen = this.#texts();
    const nowS = this.#options.nowS();
    const device = this.#place === 'account' ? NO_FAVOURITES : (this.#local.read() ?? NO_FAVOURITES);
    const stored = this.#place === 'device' ? NO_FAVOURITES : favouritesOf(this.#document.get('mygames'), known, nowS);
    const merged = mergeFavourites(stored, device);
    const groups = groupsIn(this.#document);
    const current = this.#isTimeKnown ? refreshFavourites(merged, nowS, this.#options.limits) : merged;
    this.#store.set({ favourites: inKnownGroups(current, groups), teams: teamsIn(this.#document), groups });
  }

  /** Another page may have written since the last poll: its change must not be overwritten. */
  #catchUp(): void {
    if (this.#place === 'device' && (this.#local.isBehind() || this.#seen !== this.#texts())) this.#read();
  }

  #texts(): string {
    return `${this.#storage.get(TEAMS_KEY) ?? ''}\n${this.#storage.get(DOCUMENT_KEY) ?? ''}`;
  }

  /** TABSYNC-01 to 03: anonymous visitors only. */
  #poll(): void {
    this.#stopPolling();
    if (this.#place !== 'device') return;
    const { after, visibility } = this.#options.ports;
    if (visibility.holds()) this.#catchUp();
    this.#stopPolling = after(POLL_MS, () => this.#poll());
  }
}
