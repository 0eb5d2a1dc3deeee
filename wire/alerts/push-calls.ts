import type { AlertKind } from '@stillingen/domain';
import type { LoggedIn, UserData } from '../account/calls.ts';

/** As `PushSubscription.toJSON()` writes it, base64url. The endpoint is the secret of the device. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * `quiet`: within the quiet hours. `ceiling`: over the number a day. `dropped`: the queue was full,
 * or the server ended.
 */
export const DELIVERY_OUTCOMES = ['sent', 'quiet', 'ceiling', 'expired', 'refused', 'failed', 'dropped'] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

export interface DeliveryLine {
  /** Seconds since the epoch. */
  readonly at: number;
  readonly kind: AlertKind | 'rule' | 'test';
  /** {g_sportId_eventId}, or that of a race; empty for a test. */
  readonly event: string;
  readonly outcome: DeliveryOutcome;
}

type Endpoint = Pick<PushSubscriptionKeys, 'endpoint'>;

export interface AlertCalls {
  key: { sent: null; answer: { readonly key: string } };
  subscribe: {
    sent: PushSubscriptionKeys & {
      /** The endpoint that this one takes the place of; what it followed is taken over. */
      readonly replaces?: string;
      /** Of a signed-in device: its account's own document is followed. */
      readonly loggedIn?: LoggedIn;
      /** Of an anonymous device: `mygames`, `myteams` and `alerts` of its document. */
      readonly document?: UserData;
      /** How far the device lags behind (seconds). */
      readonly delayS?: number;
    };
    answer: null;
  };
  unsubscribe: { sent: Endpoint; answer: null };
  test: { sent: Endpoint; answer: null };
  log: { sent: Endpoint; answer: { readonly lines: readonly DeliveryLine[] } };
}

export const ALERTS_PREFIX = '/alerts/v1';
export const ALERT_CALLS = {
  key: { method: 'GET', path: `${ALERTS_PREFIX}/key` },
  subscribe: { method: 'PUT', path: `${ALERTS_PREFIX}/subscription` },
  unsubscribe: { method: 'DELETE', path: `${ALERTS_PREFIX}/subscription` },
  test: { method: 'POST', path: `${ALERTS_PREFIX}/test` },
  log: { method: 'POST', path: `${ALERTS_PREFIX}/log` },
} as const satisfies Record<keyof AlertCalls, { readonly method: string; readonly path: string }>;

export const ALERT_LIMITS = {
  endpointLength: 1024,
  documentBytes: 64 * 1024,
  /** Matches, teams, leagues and rules together. */
  follows: 800,
  delayS: 300,
  /** Of one account; the oldest goes. */
  perAccount: 10,
  logLines: 50,
  logDays: 7,
} as const;

/** What a push message holds, as JSON. */
export interface AlertPayload {
  readonly t: string;
  readonly b: string;
  /** Notifications with one tag replace each other. */
  readonly tag: string;
  readonly url: string;
  /** Seconds since the epoch. */
  readonly ts: number;
  /** `rule`: an own rule of the visitor. */
  readonly kind: AlertKind | 'rule' | 'test';
}
