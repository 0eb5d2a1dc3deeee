/** Kinds of channel as this family of feeds numbers them (EVENT-41). */
export const CHANNEL_TYPE = { tv: 1, bookmaker: 2, web: 3 } as const;
export type ChannelType = keyof typeof CHANNEL_TYPE;

/** Where a match can be watched. */
export interface Broadcast {
  readonly name: string;
  readonly type: ChannelType;
  /** Where it is shown, ISO 3166-1 alpha-2 in lower case; empty where that is not said. */
  readonly country: string;
  /** Empty where there is none. */
  readonly url: string;
  /** Countries in which it may not be shown (EVENT-31). */
  readonly disabledIn: readonly string[];
}

/** Commentary to listen to (EVENT-35). */
export interface AudioCommentary {
  readonly url: string;
  /** Empty where that is not said. */
  readonly commentator: string;
}
