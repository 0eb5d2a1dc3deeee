import type { DataSet } from '../data-set.ts';
import { duelEvent } from '../duel.ts';
import { readJson } from '../readers/json.ts';
import { rowOrRefusal } from '../report.ts';
import { rugbyMatches } from './match.ts';

/** Matches of the Six Nations with the minutes of their scores and cards. Lines are numbers of matches. */
export const sixNations: DataSet = {
  name: 'rugby-union',
  reads: (name) => /(^|\/)six-nations-\d{4}-\d{4}\.json$/.test(name),
  async *events(file) {
    for (const [index, read] of rugbyMatches(await readJson(file)).entries())
      yield rowOrRefusal(file.name, index + 1, () => duelEvent({ file: file.name, line: index + 1, ...read().duel }));
  },
};
