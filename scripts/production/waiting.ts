/** Code that no page, command or feed reaches yet, and the rules that its tests carry. */
export interface Waiting {
  /** The capability that will reach it. */
  readonly waitsFor: string;
  /** Rules carried by tests alone. */
  readonly rules: readonly string[];
  /** Files, and exports as `file name`, as `knip --production` finds them. */
  readonly code: readonly string[];
}

/** The number of rules and pieces of code below: it only falls. */
export const MOST_WAITING = 20;

export const WAITING: readonly Waiting[] = [
  {
    waitsFor: 'Odds',
    rules: [
      ...[
        'ODDS-04',
        'EVENT-23',
        'EVENT-24',
        'EVENT-25',
        'EVENT-32',
        'EVENT-33',
        'EVENT-34',
        'SYNC-20',
        'SYNC-21',
        'SYNC-22',
        'SYNC-23',
      ],
      ...['FEED-34', 'FEED-35', 'FEED-36', 'FEED-37', 'FEED-38', 'FEED-39', 'FEED-41'],
    ],
    code: ['wire/event/odds-row.ts oddsWords', 'wire/event/odds-row.ts outcomesOf'],
  },
];
