import { type Account, allowsSwitch, type FormName, isWindowOpen } from '@stillingen/client/account';
import { createStore, type Store } from '@stillingen/client';

/** A window of the account other than that of the login flow (WIN-04, WIN-06, WIN-08). */
export type OverlayName = 'loggedIn' | 'settings' | 'exportData' | 'registrationPrompt' | 'marketing';
/** What is seen: at most one window (WIN-10). */
export type Shown = OverlayName | 'login' | null;

interface OverlayState {
  readonly wanted: OverlayName | null;
  /** A call of a window is in flight: it stays, and no other takes its place (WIN-11, O-147). */
  readonly isBusy: boolean;
  /** From where the visitor is back in the settings; null where they were opened anew. */
  readonly cameFrom: FormName | 'exportData' | null;
}

export interface Overlays extends Store<OverlayState> {
  /** Opens a window in the place of what is open; false where that may not be left now. */
  open(name: OverlayName): boolean;
  /** Opens a form of the login flow. The window that it was opened from is back when it is done, where `returns`. */
  openForm(form: FormName, returns?: boolean): boolean;
  close(): void;
  /** Keeps the window until the work is done. */
  run<Value>(work: Promise<Value>): Promise<Value>;
}

type Flowing = Pick<Account, 'get' | 'openForm' | 'closeWindow' | 'dismissError'>;

/** Which window is seen: the login flow stands before the others (WIN-12, WIN-13). */
export const shownOf = (flow: ReturnType<Account['get']>['flow'], { wanted }: OverlayState): Shown =>
  isWindowOpen(flow) ? 'login' : wanted;

export function createOverlays(account: Flowing): Overlays {
  const store = createStore<OverlayState>({ wanted: null, isBusy: false, cameFrom: null });
  // To leave the question about the terms is to say no: that is for the visitor to do.
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
