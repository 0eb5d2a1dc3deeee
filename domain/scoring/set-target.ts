import type { Pair } from '../event/entities.ts';
import type { SetTarget } from '../sport/formats.ts';

/** How far a set has come; 'impossible' where no play leads to its points. */
export type SetState = 'running' | 'won' | 'impossible';

/** Where a set to a target stands at these points. */
export function setState([home, away]: Pair, { points, lead, cap }: SetTarget): SetState {
  const [most, least] = home > away ? [home, away] : [away, home];
  if (cap !== null && most >= cap) return most === cap && least < cap && least >= cap - lead ? 'won' : 'impossible';
  if (most < points || most - least < lead) return 'running';
  return most === points || most - least === lead ? 'won' : 'impossible';
}

/** How a set is won, in words: '25 points and a lead of 2'. */
export const targetText = ({ points, lead, cap }: SetTarget): string =>
  `${points} points${lead === 1 ? '' : ` and a lead of ${lead}`}${cap === null ? '' : `, or with ${cap} points whatever the lead`}`;
