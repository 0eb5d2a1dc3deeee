import type { EventItem } from '@stillingen/domain';
import type * as da from '../../da/match/fight.ts';
import type { TextOf } from '../../text-of.ts';

export const fightText: TextOf<typeof da.fightText> = { won: 'W', drawn: 'D' };

type FightMethod = NonNullable<EventItem['finish']>['method'];
const FINISHES: Readonly<Record<FightMethod, readonly [short: string, long: string]>> = {
  ko: ['KO', 'Knockout'],
  tko: ['TKO', 'Technical knockout'],
  submission: ['Sub.', 'Submission'],
  'decision-unanimous': ['UD', 'Unanimous decision'],
  'decision-split': ['SD', 'Split decision'],
  'decision-majority': ['MD', 'Majority decision'],
  'technical-decision': ['TD', 'Technical decision'],
  retirement: ['RTD', 'Retired'],
  disqualification: ['DSQ', 'Disqualification'],
  draw: ['Draw', 'Draw'],
  'no-contest': ['NC', 'No contest'],
};
const finishes = new Map<string, readonly [string, string]>(Object.entries(FINISHES));

export const finishWords: TextOf<typeof da.finishWords> = (method) => {
  const [short, long] = finishes.get(method) ?? [method, method];
  return { short, long, isDecision: method.startsWith('decision-') || method === 'draw' };
};
