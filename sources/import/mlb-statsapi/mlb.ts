import type { DataSet } from '../data-set.ts';
import { duelEvent } from '../duel.ts';
import { readMlbGame } from './game.ts';

/** Games of the American major leagues, one live feed a file. */
export const mlbStatsapi: DataSet = {
  name: 'mlb-statsapi',
  reads: (name) => /(^|[/\\])\d{8}-\w+-v-\w+-\d+\.json$/.test(name),
  async *events(file) {
    yield duelEvent((await readMlbGame(file)).duel);
  },
};
