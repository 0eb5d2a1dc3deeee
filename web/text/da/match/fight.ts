import type { EventItem } from '@stillingen/domain';

export interface FinishWords {
  readonly short: string;
  readonly long: string;
  readonly isDecision: boolean;
}

export const fightText = { won: 'V', drawn: 'U' } as const;

type FightMethod = NonNullable<EventItem['finish']>['method'];
const FINISHES: Readonly<Record<FightMethod, readonly [short: string, long: string]>> = {
  ko: ['KO', 'Knockout'],
  tko: ['TKO', 'Teknisk knockout'],
  submission: ['Sub.', 'Submission'],
  'decision-unanimous': ['UD', 'Enstemmig dommerafgørelse'],
  'decision-split': ['SD', 'Delt dommerafgørelse'],
  'decision-majority': ['MD', 'Flertalsafgørelse'],
  'technical-decision': ['TD', 'Teknisk afgørelse'],
  retirement: ['RTD', 'Opgivet'],
  disqualification: ['DSQ', 'Diskvalifikation'],
  draw: ['Uafgjort', 'Uafgjort'],
  'no-contest': ['NC', 'Kampen tæller ikke'],
};
const finishes = new Map<string, readonly [string, string]>(Object.entries(FINISHES));

export function finishWords(method: string): FinishWords {
  const [short, long] = finishes.get(method) ?? [method, method];
  return { short, long, isDecision: method.startsWith('decision-') || method === 'draw' };
}
