import type { EventItem } from '@stillingen/domain';

export type FightMethod = NonNullable<EventItem['finish']>['method'];

export const METHODS: Partial<Readonly<Record<FightMethod, string>>> = {
  ko: 'på knockout',
  tko: 'på teknisk knockout',
  submission: 'på submission',
  'decision-unanimous': 'på enstemmig afgørelse',
  'decision-split': 'på delt afgørelse',
  'decision-majority': 'på flertalsafgørelse',
  'technical-decision': 'på teknisk afgørelse',
  retirement: 'på opgivelse',
  disqualification: 'på diskvalifikation',
};
