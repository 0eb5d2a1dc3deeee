import type { DataSet } from '../kit/import/data-set.ts';
import { duelEvent } from '../kit/events/duel.ts';
import { readScoutedMatch } from './match.ts';

/** Volleyball matches, one scouting file each. */
export const volleyballDatavolley: DataSet = {
  name: 'volleyball-datavolley',
  about: 'volleyball: scouting files of DataVolley (.dvw)',
  reads: (name) => /\.dvw$/i.test(name),
  legacyEncoding: 'windows-1250',
  async *events(file) {
    yield duelEvent((await readScoutedMatch(file)).duel);
  },
};
