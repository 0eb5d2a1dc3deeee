import type { CompetitionRef } from '@stillingen/domain/messages';

/**
 * Statements about one key come in ranks: a result always counts as newer than what was said before the match or race. Within a
 * rank there is room for corrections.
 */
export const RESULT_SEQ = 1000;

/** When a match or race is said to have been made known: as the year of its season begins. */
export const madeKnown = ({ season }: CompetitionRef): string => `${season.slice(0, 4)}-01-01T00:00:00Z`;
