import type { Client, KeyValue } from '@stillingen/client';
import type { TelemetryConfig } from '@stillingen/wire';
import type { AnalyticsEvent } from './data-layer/events.ts';
import type { ListenToUses } from './uses.ts';

/** The stage of a league that a visitor looks at, alone or with one of its matches. */
export interface ViewedStage {
  readonly sportId: number;
  readonly stageId: string;
  readonly eventId?: string;
}

/** What a module has of the page. */
export interface TelemetryContext {
  readonly config: TelemetryConfig;
  readonly projectId: number;
  readonly page: { readonly kind: string; readonly sportId: number | null };
  readonly connection: Client['connection'];
  /** Calls with what the page shows, and with each match that opens over it. */
  readonly onStage: (listener: (viewed: ViewedStage) => void) => () => void;
  readonly onUse: ListenToUses;
  /** Throws outside a browser (ANALYTICS-04). */
  readonly track: (event: AnalyticsEvent) => void;
  readonly session: KeyValue;
  /** At least 0, below 1. */
  readonly random: () => number;
  /** Returns a function that cancels the timer. */
  readonly after: (delayMs: number, callback: () => void) => () => void;
}

/** Returns what ends it, and removes what it stored. */
export type StartModule = (context: TelemetryContext) => () => void;
