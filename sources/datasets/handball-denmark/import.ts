import type { DataSet } from '../kit/import/data-set.ts';
import { duelEvent } from '../kit/events/duel.ts';
import { isHandballMatch, readHandballMatch } from './match.ts';

/** Danish handball, event by event: the text of the PDF of a match, or a table that can only be played again. */
export const handballDenmark: DataSet = {
  name: 'handball-denmark',
  about: 'handball: Danish league matches: goals and suspensions (game_events.csv, match_*.txt)',
  reads: isHandballMatch,
  async *events(file) {
    const { duel, refused, dayKnown } = await readHandballMatch(file);
    yield* refused;
    yield dayKnown
      ? duelEvent(duel)
      : { file: file.name, line: 0, why: 'it does not say on which day the match was played: it can be replayed only' };
  },
};
