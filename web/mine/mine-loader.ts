import { type Arrange, createStore } from '@stillingen/client';
import { isAccountKnown } from '../account/account-loader.ts';
import { whenIdle } from '../page/browser.ts';
import type { MineController, MineLoader, MineParts } from './contract.ts';

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
    press(ids, act, isSure = true) {
      const opened = controller.get();
      if (opened !== null) return act(opened);
      const before = starred.get();
      if (isSure) starred.set(before.symmetricDifference(new Set(ids)));
      load().then(act, () => {
        loading = null;
        starred.set(before);
      });
    },
  };
}
