import type { Store } from '@stillingen/client';
import type { AlertKind } from '@stillingen/domain';
import type { DeliveryOutcome } from '@stillingen/wire';
import type { Scalar, UserData } from '@stillingen/wire/account';

/** The visitor's document, of the account or of the device. */
export interface AlertSettings {
  get(path: string): Scalar | UserData | undefined;
  set(path: string, value: Scalar): void;
  remove(path: string): void;
  subscribe(listener: () => void): () => void;
}

/** `id`: of a match {g_sportId_eventId}, of a team its participant id, of a league {sport_templateKey}. */
export interface AlertSubject {
  readonly kind: 'match' | 'team' | 'league';
  readonly id: string;
  readonly name: string;
  /** Of a league: {sport_stageId} of those that are followed with it. */
  readonly stages?: readonly string[];
}

/** One attempt to reach this device. */
export interface Delivery {
  /** Seconds since the epoch. */
  readonly at: number;
  readonly kind: AlertKind | 'rule' | 'test';
  /** {g_sportId_eventId}; empty for a test. */
  readonly event: string;
  readonly outcome: DeliveryOutcome;
}

/** Web Push on this device. */
export interface PushSubscriptionClient {
  readonly state: Store<'unsupported' | 'off' | 'on' | 'denied' | 'working'>;
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
  test(): Promise<void>;
  log(): Promise<readonly Delivery[]>;
}
