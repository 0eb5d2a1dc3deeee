import type { DataSet } from '../kit/import/data-set.ts';
import { duelEvent } from '../kit/events/duel.ts';
import { readPklMatch } from './match.ts';

/** Matches of the Pro Kabaddi League, one a file. */
export const kabaddiPkl: DataSet = {
  name: 'kabaddi-pkl',
  about: 'kabaddi: Pro Kabaddi League, a file per match',
  reads: (name) => /(^|\/)([\w-]+_ID_)?\d+\.json$/.test(name),
  async *events(file) {
    yield duelEvent((await readPklMatch(file)).duel);
  },
};
