import { createStore, type Store } from '@stillingen/client';
import type { AlertSubject } from '../contract.ts';

const opened = createStore<AlertSubject | null>(null);
/** Another object each time that a bell is opened. */
export const openedBell: Store<AlertSubject | null> = { get: opened.get, subscribe: opened.subscribe };

/** Opens the window in which a match, a team or a league is given kinds of its own. */
export const openBell = (subject: AlertSubject): void => opened.set({ ...subject });
