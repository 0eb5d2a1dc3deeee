import { browserPorts, type Table, type TableLeague, type WritableStore } from '@stillingen/client';
import { candidateIn, FollowedTable, Mine, type Outcome, tournamentIn } from '@stillingen/client/mine';
import { type Candidate, FAVOURITE_LIMITS, type FavouriteRefusal } from '@stillingen/domain';
import { isAccountKnown } from '../account/account-loader.ts';
import { mineText } from '../text/da-mine.ts';
import { showToast } from '../alerts/toast/toast.ts';
import type { MineParts } from './mine-loader.ts';
import { MineScope } from './scope.tsx';
import { MineSection } from './section.tsx';
import { todaysGames } from './todays-games.ts';

/** WIN-08, O-149: games that are added before an account is offered. */
const GAMES_BEFORE_PROMPT = 3;

const groupWith = (table: Table, isIt: (group: TableLeague) => boolean): TableLeague | undefined =>
  table.structure.get().leagues.find(isIt);

/** What the stars, pins and pages of a visitor do, with the line that confirms it. */
export class MineController {
  readonly mine: Mine;
  readonly followed: FollowedTable;
  /** Drawn by lists without a chunk of their own for them. */
  readonly Section = MineSection;
  readonly Scope = MineScope;
  readonly #parts: MineParts;
  #added = 0;

  constructor(mine: Mine, followed: FollowedTable, parts: MineParts) {
    this.mine = mine;
    this.followed = followed;
    this.#parts = parts;
  }

  toggleMatch(table: Table, id: string, name: string): void {
    const group = groupWith(table, ({ events }) => events.includes(id));
    const game = group === undefined ? null : candidateIn(table, group, id);
    if (game !== null) this.toggleGame(game, name);
  }

  toggleGame(game: Candidate, name: string): void {
    const isRemoved = this.mine.get().favourites.games.has(game.id);
    this.#confirm(this.mine.toggleGame(game), isRemoved ? mineText.unfollowed(name) : mineText.followed(name), isRemoved);
  }

  /** A league with its listed matches, or a race. */
  toggleTournament(table: Table, stageId: string, name: string): void {
    const group = groupWith(table, ({ league }) => league.stageId === stageId);
    const found = group === undefined ? null : tournamentIn(table, group);
    if (found === null) return;
    const isRemoved = this.mine.get().favourites.tournaments.has(found.tournament.id);
    const text = isRemoved ? mineText.unfollowed(name) : mineText.followsWhole(name);
    this.#confirm(this.mine.toggleTournament(found.tournament, found.events), text, isRemoved);
  }

  toggleTeam(id: string, sportId: number, name: string): void {
    const isRemoved = this.mine.get().teams.has(id);
    const outcome = this.mine.toggleTeam(id, sportId);
    if (outcome.refusal !== null) return this.#say(mineText.teamsFull);
    this.#confirm(
      { refusal: null, undo: outcome.undo },
      isRemoved ? mineText.unfollowed(name) : mineText.followed(name),
      isRemoved,
    );
  }

  #confirm({ refusal, undo }: Outcome<FavouriteRefusal>, text: string, isRemoved: boolean): void {
    if (refusal !== null) return this.#say(mineText.refused[refusal]);
    this.#say(this.mine.isKept ? text : `${text} ${mineText.notKept}`, undo);
    if (isRemoved || this.mine.isSignedIn) return;
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

/** Everything that is starred, by the ids of its stars. */
const starsOf = (mine: Mine): ReadonlySet<string> => {
  const { favourites, teams } = mine.get();
  return new Set([...favourites.games.keys(), ...favourites.tournaments.keys(), ...teams.keys()]);
};

/** Browser only. `shown` is what every page shows of it. */
export function openMine(
  parts: MineParts,
  shown: { readonly starred: WritableStore<ReadonlySet<string>>; readonly count: WritableStore<number> },
): MineController {
  const { client, account } = parts;
  const ports = browserPorts();
  const mine = new Mine({ ports, nowS: client.clock.nowS, limits: FAVOURITE_LIMITS, isAwaited: isAccountKnown() });
  const followed = new FollowedTable(client, mine, ports.after);
  const showStars = (): void => shown.starred.set(starsOf(mine));
  const showCount = (): void => {
    const { live, later } = todaysGames(followed.table.structure.get().leagues, followed.table.rows, client.clock.nowS());
    shown.count.set(live + later);
  };
  mine.subscribe(showStars);
  followed.table.structure.subscribe(showCount);
  showStars();
  account.follow(({ account: opened }) => mine.follow(opened));
  // Without a connection there are no alerts; stars work.
  import('../alerts/follow-mine.ts').then(
    ({ followMine }) => followMine(mine, followed, parts),
    () => {},
  );
  return new MineController(mine, followed, parts);
}
