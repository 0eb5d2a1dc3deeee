import type { DataSet } from '../data-set.ts';
import { duelEvent } from '../duel.ts';
import { readCricketMatch } from './match.ts';

/** Cricket matches with every ball, one a file. */
export const cricketCricsheet: DataSet = {
  name: 'cricket-cricsheet',
  reads: (name) => /(^|[/\\])\d+\.json$/.test(name),
  async *events(file) {
    yield duelEvent((await readCricketMatch(file)).duel);
  },
};
