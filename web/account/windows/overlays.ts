import { type Account, allowsSwitch, type FormName, isWindowOpen } from '@stillingen/client/account';
import { createStore, type Store } from '@stillingen/client';

/** WIN-04, WIN-06, WIN-08. */
export type OverlayName = 'loggedIn' | 'settings' | 'exportData' | 'registrationPrompt' | 'marketing';
/** At most one window is open (WIN-10). */
export type OpenWindow = OverlayName | 'login' | null;

interface OverlayState {
  readonly wanted: OverlayName | null;
  /** A call is in flight: the window stays open, and no other replaces it (WIN-11, O-147). */
  readonly isBusy: boolean;
  readonly cameFrom: FormName | 'exportData' | null;
}

export interface Overlays extends Store<OverlayState> {
  /** False if the open window may not be left. */
  open(name: OverlayName): boolean;
  /** Returns to the window below it when done, if `returns`. */
  openForm(form: FormName, returns?: boolean): boolean;
  close(): void;
  run<Value>(work: Promise<Value>): Promise<Value>;
}

type Flowing = Pick<Account, 'get' | 'openForm' | 'closeWindow' | 'dismissError'>;

/** The login flow goes before the others (WIN-12, WIN-13). */
export const shownOf = (flow: ReturnType<Account['get']>['flow'], { wanted }: OverlayState): OpenWindow =>
  isWindowOpen(flow) ? 'login' : wanted;

export function createOverlays(account: Flowing): Overlays {
  const store = createStore<OverlayState>({ wanted: null, isBusy: false, cameFrom: null });
  // Leaving the terms means refusing them: only the visitor may do that.
  const mayLeave = (): boolean => {
    const { flow } = account.get();
    return !store.get().isBusy && allowsSwitch(flow) && flow.phase !== 'consent';
  };
  const want = (wanted: OverlayName | null): void => {
    const { wanted: before, isBusy } = store.get();
    store.set({ wanted, isBusy, cameFrom: before === 'exportData' ? before : null });
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    open(name) {
      if (!mayLeave()) return false;
      account.dismissError();
      want(name);
      account.closeWindow();
      return true;
    },
    openForm(form, returns = false) {
      if (!mayLeave()) return false;
      account.dismissError();
      account.openForm(form);
      if (returns) store.set({ ...store.get(), cameFrom: form });
      else want(null);
      return true;
    },
    close() {
      if (!store.get().isBusy) want(null);
    },
    async run(work) {
      account.dismissError();
      store.set({ ...store.get(), isBusy: true });
      try {
        return await work;
      } finally {
        store.set({ ...store.get(), isBusy: false });
      }
    },
  };
}
