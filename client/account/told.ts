import type { CallName, MarketingConsent } from '@stillingen/wire/account';
import type { WritableStore } from '../store.ts';
import { type AccountError, type Asked, messageKeyOf, NOTHING_ASKED } from './service/errors.ts';
import type { AccountState } from './state.ts';

/** What the service has said to the user beside data: what it asks for, what was answered, and what went wrong. */
export interface Told {
  readonly asked: Asked;
  /** What was answered about marketing; null before it was asked for. */
  readonly consent: MarketingConsent | null;
  readonly error: AccountState['error'];
}
export type ToldStore = WritableStore<Told>;

export const NOTHING_TOLD: Told = { asked: NOTHING_ASKED, consent: null, error: null };

/** Keeps what went wrong with a call, in words that a visitor may be shown. */
export function tell(told: ToldStore, error: AccountError, name: CallName): void {
  told.set({ ...told.get(), error: { error, message: messageKeyOf(error, { name }) } });
}
