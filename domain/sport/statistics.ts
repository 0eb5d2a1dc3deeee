import type { StatisticKind } from './sport.ts';
import table from './statistics.json' with { type: 'json' };

type Name = keyof typeof table;
/** Numbers from 600 on are ours and never reused. */
const KINDS: Readonly<Record<Name, StatisticKind>> = table;

export const STATISTIC = Object.fromEntries(Object.entries(KINDS).map(([name, { stat }]) => [name, stat])) as {
  readonly [Each in Name]: (typeof KINDS)[Each]['stat'];
};

export const statistics = (...names: (Name | readonly [Name, string])[]): readonly StatisticKind[] =>
  names.map((name) => (typeof name === 'string' ? KINDS[name] : { ...KINDS[name[0]], label: name[1] }));
