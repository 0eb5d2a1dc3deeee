import type { MatchFormat } from '../event/entities.ts';
import type { Market } from './offer.ts';
import { type LineUnit, sportOdds } from './sport-odds.ts';

/** Beyond the best of five: such a line counts games or points. */
const MOST_SETS = { total: 5, margin: 3 };
const WHOLE = new Set(['FULL_TIME', 'FULL_TIME_OVER_TIME']);

/** What the line of a market counts; its size decides where a sport has sets, which are few. */
export function lineUnit(sportId: number, { betType, scope, line }: Market, format: Pick<MatchFormat, 'unit'> = {}): LineUnit {
  const [first = 'UNKNOWN', second] = sportOdds(sportId)?.lineUnits ?? [];
  if (second === undefined) return first;
  if (first === 'LEGS') return format.unit === 'sets' && WHOLE.has(scope) ? 'SETS' : 'LEGS';
  const ofPlay = first === 'SETS' ? second : first;
  if (!WHOLE.has(scope) || line === null) return ofPlay;
  if (betType === 'OVER_UNDER') return line <= MOST_SETS.total * 4 ? 'SETS' : ofPlay;
  return Math.abs(line) <= MOST_SETS.margin * 4 ? first : ofPlay;
}
