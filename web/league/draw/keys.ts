/** Fields of the query that choose what of a draw is shown. */
export const DRAW_KEYS = { round: 'runde', part: 'afsnit', path: 'hold' } as const;
