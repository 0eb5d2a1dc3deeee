/** Parts of a stake: `share` is paid at the price, `refund` is given back. */
export interface Settlement {
  readonly share: number;
  readonly refund: number;
}

export const WON: Settlement = { share: 1, refund: 0 };
export const LOST: Settlement = { share: 0, refund: 0 };
export const VOID: Settlement = { share: 0, refund: 1 };

export const wonIf = (isWon: boolean): Settlement => (isWon ? WON : LOST);

/** Tied competitors share the places that are left. */
export const deadHeat = (places: number, tied: number): Settlement => ({ share: places / tied, refund: 0 });

const half = (a: Settlement, b: Settlement): Settlement => ({
  share: (a.share + b.share) / 2,
  refund: (a.refund + b.refund) / 2,
});
const byMargin = (margin: number): Settlement => (margin === 0 ? VOID : wonIf(margin > 0));

/** `margin` of the score over the line, in quarters. A quarter line is two halves of the stake. */
export const beyondLine = (margin: number): Settlement =>
  margin % 2 === 0 ? byMargin(margin) : half(byMargin(margin - 1), byMargin(margin + 1));

/** 'rules': by the rules of the bookmaker, which are not known. */
export const OUTCOME_RESULTS = ['won', 'lost', 'void', 'half won', 'half lost', 'shared', 'rules'] as const;
export type OutcomeResult = (typeof OUTCOME_RESULTS)[number];

export function resultOf({ share, refund }: Settlement): OutcomeResult {
  if (refund === 1) return 'void';
  if (refund > 0) return share > 0 ? 'half won' : 'half lost';
  return share === 1 ? 'won' : share === 0 ? 'lost' : 'shared';
}
