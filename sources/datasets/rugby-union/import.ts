import type { DataSet } from '../kit/import/data-set.ts';
import { duelEvent } from '../kit/events/duel.ts';
import { readJson } from '../kit/readers/json.ts';
import { rowOrRefusal } from '../kit/import/report.ts';
import { namesSeason, rugbyFile } from './competitions.ts';
import { rugbyMatches } from './match.ts';

/** Seasons of rugby union of clubs and nations with the minutes of their scores and cards. Lines are numbers of matches. */
export const rugbyUnion: DataSet = {
  name: 'rugby-union',
  about: 'rugby union: matches with tries, kicks and cards, a JSON file per season',
  reads: namesSeason,
  async *events(file) {
    const season = rugbyFile(file.name);
    for (const [index, read] of rugbyMatches(await readJson(file), season).entries())
      yield rowOrRefusal(file.name, index + 1, () => duelEvent({ file: file.name, line: index + 1, ...read().duel }));
  },
};
