import type { Side } from '@stillingen/domain';
import type { ImportedGoal } from '../kit/events/match.ts';

/** 22', 45+1', 78' (pen.), 45+4pen, 6og; the name stands before the first. */
const MINUTE = /(\d{1,3})(?:\+(\d{1,2}))?'?\s*(?:\(?(pen|p|og|o\.g|own goal)\b\.?\)?)?/gi;

function goalsOfSide(text: string, side: Side): ImportedGoal[] | null {
  const goals: ImportedGoal[] = [];
  let player = '';
  let end = 0;
  for (const found of text.matchAll(MINUTE)) {
    const name = text
      .slice(end, found.index)
      .replace(/^[\s,]+/, '')
      .trim();
    if (name !== '') player = name;
    end = found.index + found[0].length;
    const [, minute, added = '0', kind = ''] = found;
    if (player === '' || Number(minute) > 130 || Number(added) > 30) return null;
    const type = /^o/i.test(kind) ? 'own-goal' : kind === '' ? 'goal' : 'penalty-goal';
    goals.push({ type, side, minute: Number(minute), added: Number(added), player });
  }
  return /^[\s,]*$/.test(text.slice(end)) ? goals : null;
}

/** The goals of a line such as (Neymar 29', 71' (pen.) Oscar 90+1'; Marcelo 11' (og)); null where it is not understood. */
export function parseGoals(text: string): ImportedGoal[] | null {
  const [home = '', away = '', more] = text.split(';').map((part) => part.trim());
  if (more !== undefined) return null;
  const sides = [goalsOfSide(home === '-' ? '' : home, 'home'), goalsOfSide(away, 'away')];
  return sides.some((goals) => goals === null) ? null : sides.flatMap((goals) => goals!);
}
