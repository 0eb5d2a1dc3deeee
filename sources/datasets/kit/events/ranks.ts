import type { CompetitionRef } from '@stillingen/domain/messages';

/**
 * Statements about one key come in ranks: a result always counts as newer than what was said before the match or race. Within a
 * rank there is room for corrections.
 */
export const RESULT_SEQ = 1000;

/** When a match or race is reported to have been announced: a year before that of its season, as calendars come out before it begins. */
export const madeKnown = ({ season }: CompetitionRef): string => `${Number(season.slice(0, 4)) - 1}-01-01T00:00:00Z`;
