import type { DataSet } from '../kit/import/data-set.ts';
import { duelEvent, playerStatisticsOf } from '../kit/events/duel.ts';
import { readMlbGame } from './game.ts';

/** Games of the American major leagues, one live feed a file. */
export const mlbStatsapi: DataSet = {
  name: 'mlb-statsapi',
  about: 'baseball: games of the MLB’s statsapi: line scores, pitchers, batters',
  reads: (name) => /(^|\/)[^/]*\d{8}-[^/]+-vs?-[^/]+\.json$/.test(name),
  async *events(file) {
    const { duel, players } = await readMlbGame(file);
    const event = duelEvent(duel);
    yield players.length === 0 ? event : { ...event, messages: [...event.messages, playerStatisticsOf(duel, players)] };
  },
};
