import type { DataSet } from '../kit/import/data-set.ts';
import { duelEvent, playerStatisticsOf } from '../kit/events/duel.ts';
import { readCricketMatch } from './match.ts';
import { scorecardOf } from './scorecard.ts';

/** Cricket matches with every ball, one a file. */
export const cricketCricsheet: DataSet = {
  name: 'cricket-cricsheet',
  about: 'cricket: Cricsheet’s JSON: innings, wickets, scorecards',
  reads: (name) => /(^|\/)(\w+_)?\d+\.json$/.test(name),
  async *events(file) {
    const { duel, innings, ballsPerOver } = await readCricketMatch(file);
    const event = duelEvent(duel);
    const sections = scorecardOf(innings, ballsPerOver);
    yield sections.length === 0 ? event : { ...event, messages: [...event.messages, playerStatisticsOf(duel, [...sections])] };
  },
};
