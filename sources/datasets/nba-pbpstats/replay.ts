import { nbaPbpstats } from './import.ts';
import { basename } from 'node:path';
import { type Pair, SPORT } from '@stillingen/domain';
import type { ImportedDuel } from '../kit/events/duel.ts';
import { secondsOf } from '../kit/events/score.ts';
import { beside } from '../kit/import/files.ts';
import { gameNumber, rowsOf, teamOf } from './read.ts';
import { listOf, type Members, membersOf, numberOf, readJson, textOf } from '../kit/readers/json.ts';
import { BadRow, refuse } from '../kit/import/data-set.ts';
import { basketballStates, type BasketballPlay } from '../kit/replay/basketball.ts';
import { recordedDuel, replayOf } from '../kit/replay/recorded-event.ts';

const QUARTER_SECONDS = 720;
const USUAL_MINUTES = 140;
const FORMAT = { format: { stageLengths: '12:5' } } as const;

interface Recorded {
  readonly duel: Omit<ImportedDuel, 'file' | 'line'>;
  readonly final: Pair;
  readonly plays: readonly BasketballPlay[];
}

const base = (id: string) => ({
  key: `nba-${id}`,
  sport: SPORT.basketball,
  competition: gameNumber(id).competition,
  minutes: USUAL_MINUTES,
  details: FORMAT,
  outcome: null,
});

/** The older form: tables, clock '11:39', score with guests first. */
function ofTables(id: string, content: unknown, details: unknown): Recorded {
  const tables = new Map(listOf(membersOf(details).resultSets).map((set) => [textOf(set.name), rowsOf(set)]));
  const summary = tables.get('GameSummary')?.[0] ?? {};
  const line = (teamId: unknown): Members => {
    const found =
      (tables.get('LineScore') ?? []).find(({ TEAM_ID }) => TEAM_ID === teamId) ?? refuse('the sides of the game are not known');
    return found;
  };
  const [home, away] = [line(summary.HOME_TEAM_ID), line(summary.VISITOR_TEAM_ID)];
  const side = (team: Members) => teamOf(`${textOf(team.TEAM_CITY_NAME)} ${textOf(team.TEAM_NICKNAME)}`);
  const plays = listOf(membersOf(content).resultSets)
    .slice(0, 1)
    .flatMap(rowsOf)
    .map((row): BasketballPlay => {
      const [, guests, hosts] = /^(\d+) - (\d+)$/.exec(textOf(row.SCORE)) ?? [];
      return {
        period: numberOf(row.PERIOD),
        left: secondsOf(textOf(row.PCTIMESTRING)),
        score: hosts === undefined ? null : [Number(hosts), Number(guests)],
        incident: null,
      };
    });
  const duel = { ...base(id), home: side(home), away: side(away), start: textOf(summary.GAME_DATE_EST).slice(0, 10) };
  return { duel, final: [numberOf(home.PTS), numberOf(away.PTS)], plays };
}

/** The newer form: actions, clock 'PT11M38.00S'. */
function ofActions(id: string, content: unknown, details: unknown): Recorded {
  const game = membersOf(membersOf(details).game);
  const [home, away] = [membersOf(game.homeTeam), membersOf(game.awayTeam)];
  const side = (team: Members) => teamOf(`${textOf(team.teamCity)} ${textOf(team.teamName)}`);
  const plays = listOf(membersOf(membersOf(content).game).actions).map((action): BasketballPlay => {
    const [, minutes, seconds] = /^PT(\d+)M(\d+)(?:\.\d+)?S$/.exec(textOf(action.clock)) ?? [];
    const timeout = textOf(action.actionType) === 'timeout' && action.teamId !== undefined;
    return {
      period: numberOf(action.period),
      left: minutes === undefined ? null : Number(minutes) * 60 + Number(seconds),
      score: [numberOf(action.scoreHome), numberOf(action.scoreAway)],
      incident: timeout ? { type: 'timeout', side: action.teamId === home.teamId ? 'home' : 'away' } : null,
    };
  });
  const start = textOf(game.gameTimeUTC);
  if (Number.isNaN(Date.parse(start))) throw new BadRow('the game has no start');
  const duel = {
    ...base(id),
    home: side(home),
    away: side(away),
    start,
    details: { ...FORMAT, venue: textOf(membersOf(game.arena).arenaName) },
  };
  return { duel, final: [numberOf(home.score), numberOf(away.score)], plays };
}

export const nbaReplay = replayOf(
  { ...nbaPbpstats, reads: (name) => /(^|\/)pbp\/(live|stats)_\d{10}\.json$/.test(name) },
  'basketball: NBA play by play',
  async (file) => {
    const [, form, id = ''] = /^(live|stats)_(\d{10})/.exec(basename(file.path)) ?? [];
    const name = form === 'live' ? `live_${id}` : `stats_summary_${id}`;
    const details = await readJson(beside(file, `../game_details/${name}.json`));
    const { duel, final, plays } = (form === 'live' ? ofActions : ofTables)(id, await readJson(file), details);
    return [recordedDuel(duel.key, { file: file.name, line: 0, ...duel }, basketballStates(plays, QUARTER_SECONDS, final))];
  },
);
