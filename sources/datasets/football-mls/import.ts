import type { DataSet } from '../kit/import/data-set.ts';
import { duelEvent } from '../kit/events/duel.ts';
import { isMlsMatch, readMlsMatch } from './match.ts';

/** Matches of clubs of the MLS as the web of their league tells of them, with goals, cards and substitutions. */
export const footballMls: DataSet = {
  name: 'football-mls',
  about: 'football: a match of MLS with its goals (…-sport-api-match-details.json)',
  reads: isMlsMatch,
  async *events(file) {
    yield duelEvent((await readMlsMatch(file)).duel);
  },
};
