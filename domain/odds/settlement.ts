/** Parts of a stake: `share` is paid at the price, `refund` is given back. */
export interface Settlement {
  readonly share: number;
  readonly refund: number;
}

export const WON: Settlement = { share: 1, refund: 0 };
export const LOST: Settlement = { share: 0, refund: 0 };
export const VOID: Settlement = { share: 0, refund: 1 };

/** 'rules': by the rules of the bookmaker, which are not known. */
export type OutcomeResult = 'won' | 'lost' | 'void' | 'half won' | 'half lost' | 'shared' | 'rules';

export function resultOf({ share, refund }: Settlement): OutcomeResult {
  if (refund === 1) return 'void';
  if (refund > 0) return share > 0 ? 'half won' : 'half lost';
  return share === 1 ? 'won' : share === 0 ? 'lost' : 'shared';
}
