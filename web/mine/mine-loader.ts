import { type Arrange, type Client, createStore, type KeptSettings, type Store } from '@stillingen/client';
import { isAccountKnown } from '../account/account-loader.ts';
import type { ClientConfig } from '@stillingen/wire';
import type { AccountLoader } from '../account/contract.ts';
import { whenIdle } from '../page/browser.ts';
import type { SportSource } from '../page/page-context.ts';
import type { MineController } from './mine-controller.ts';

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
  /** The star of `id` changes at once, also while the code is fetched, unless the press may fail. */
  press(id: string, act: (controller: MineController) => void, isSure?: boolean): void;
}

/** What a press needs of the page, for the code that is fetched. */
export interface MineParts extends SportSource {
  readonly client: Client;
  readonly account: AccountLoader;
  readonly settings: KeptSettings;
  readonly config: Pick<ClientConfig, 'myGames' | 'localOnly'>;
}

const IDLE_MS = 4_000;
/** Of stored favourites: client/mine/local-favourites.ts. */
const isSomethingFollowed = (): boolean => {
  try {
    return localStorage.getItem('fsdc_my_local_ts') !== null || localStorage.getItem('fsdc_my_teams') !== null;
  } catch {
    return false;
  }
};

/** Browser only. */
export function createMineLoader(parts: MineParts): MineLoader {
  const starred = createStore<ReadonlySet<string>>(new Set());
  const count = createStore(0);
  const pinsFirst = createStore<Arrange | null>(null);
  const controller = createStore<MineController | null>(null);
  let loading: Promise<MineController> | null = null;
  const load = (): Promise<MineController> =>
    (loading ??= import('./mine-controller.ts').then(({ openMine }) => {
      const opened = openMine(parts, { starred, count, pinsFirst });
      controller.set(opened);
      return opened;
    }));
  const loadQuietly = (): void => void load().catch(() => (loading = null));
  if (isSomethingFollowed() || isAccountKnown()) loadQuietly();
  else setTimeout(() => whenIdle(loadQuietly), IDLE_MS);
  return {
    starred,
    count,
    pinsFirst,
    controller,
    load,
    press(id, act, isSure = true) {
      const opened = controller.get();
      if (opened !== null) return act(opened);
      const before = starred.get();
      if (isSure) starred.set(before.symmetricDifference(new Set([id])));
      load().then(act, () => {
        loading = null;
        starred.set(before);
      });
    },
  };
}
