import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { duelEvent, fieldsOf, statisticsOf } from '../kit/events/duel.ts';
import { secondsOf } from '../kit/events/score.ts';
import { BadRow, type DataSet, type ImportedItem, rowOrRefusal } from '../kit/import/data-set.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { personOf } from '../kit/places/places.ts';
import { listOf, type Members, membersOf, numberOf, readJson, textOf } from '../kit/readers/json.ts';
import { type BasketballPlay, basketballStates } from '../kit/replay/basketball.ts';
import { recordedDuel, replayOf } from '../kit/replay/recorded-event.ts';
import { gamesOf } from './read.ts';
import tables from './tables.json' with { type: 'json' };

type Section = PlayerStatisticsMessage['sections'][number];

const COLUMNS = tables.playerColumns as readonly (Section['columns'][number] & { readonly fields: readonly string[] })[];
const BENCHED = 'DNP';

export const playersIn = (sides: readonly Members[]): Section => ({
  type: 'players',
  title: 'Spillere',
  columns: COLUMNS.map(({ code, label, kind }) => ({ code, label, kind })),
  rows: sides.flatMap((side, index) =>
    listOf(side.PlayersStats)
      .filter((line) => textOf(line.Player) !== '' && textOf(line.Minutes) !== BENCHED)
      .map((line) => ({
        side: index === 0 ? ('home' as const) : ('away' as const),
        player: personOf(textOf(line.Player)),
        key: `el-${textOf(line.Player_ID).trim()}`,
        values: COLUMNS.map(({ fields }) => fieldsOf(line, fields)),
      })),
  ),
});

type Sides = readonly [home: Members, away: Members];

async function sidesIn(file: SourceFile): Promise<Sides | null> {
  if (!existsSync(file.path)) return null;
  const [home, away, ...others] = listOf(membersOf(await readJson(file)).Stats);
  return home === undefined || away === undefined || others.length > 0 ? null : [home, away];
}

const shirtOf = (dorsal: string): { number?: number } => (/^\d{1,3}$/.test(dorsal) ? { number: Number(dorsal) } : {});

function lineupOf(side: Members, at: 'home' | 'away') {
  const players = listOf(side.PlayersStats).filter((line) => textOf(line.Player) !== '');
  const listed = (isStarter: boolean) =>
    players
      .filter((line) => (numberOf(line.IsStarter) === 1) === isStarter)
      .map((line) => ({
        name: personOf(textOf(line.Player)),
        key: `el-${textOf(line.Player_ID).trim()}`,
        ...shirtOf(textOf(line.Dorsal)),
      }));
  const coach = textOf(side.Coach);
  return {
    ...{ side: at, confirmed: true, starters: listed(true), substitutes: listed(false) },
    ...(coach === '' ? {} : { coach: personOf(coach) }),
  };
}

const boxScoreOf = ([home, away]: Sides) => ({
  lineups: [lineupOf(home, 'home'), lineupOf(away, 'away')],
  statistics: statisticsOf(tables.statistics, { home: membersOf(home.totr), away: membersOf(away.totr) }),
  players: [playersIn([home, away])],
});

const SCHEDULE = 'schedule.json';
/** Seasons may have a folder of their own. */
const SCHEDULES = [`../${SCHEDULE}`, `../../${SCHEDULE}`];
const boxScores = (season: string, code: number): string[] => [`Boxscore/${code}.json`, `${season}/Boxscore/${code}.json`];

function refuseWithoutSchedule(file: SourceFile): void {
  if (SCHEDULES.every((name) => !existsSync(beside(file, name).path)))
    throw new BadRow(`no ${SCHEDULE} is beside its folder: the day of the game is not known`);
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (basename(file.path) !== SCHEDULE) {
    refuseWithoutSchedule(file);
    return;
  }
  const games = gamesOf(await readJson(file));
  for (const [index, read] of games.entries()) {
    const game = rowOrRefusal(file.name, index + 1, read);
    if ('why' in game) {
      yield game;
      continue;
    }
    const { code, season, ...facts } = game;
    const box = boxScores(season, code).map((name) => beside(file, name));
    const sides = await sidesIn(box.find(({ path }) => existsSync(path)) ?? box[0]!);
    yield duelEvent({ file: file.name, line: index + 1, ...facts, ...(sides === null ? {} : boxScoreOf(sides)) });
  }
}

export const basketballEuroleague: DataSet = {
  name: 'basketball-euroleague',
  about: 'basketball: EuroLeague’s schedule and box scores',
  reads: (name) => /(^|\/)(schedule|Boxscore\/\d+)\.json$/.test(name),
  events,
};

const QUARTER_SECONDS = 600;
const QUARTERS = ['FirstQuarter', 'SecondQuarter', 'ThirdQuarter', 'ForthQuarter'];

function playOf(play: Members, period: number, home: string): Omit<BasketballPlay, 'score'> {
  const side = textOf(play.CODETEAM) === home ? 'home' : 'away';
  const type = textOf(play.PLAYTYPE);
  return {
    period,
    left: secondsOf(textOf(play.MARKERTIME)),
    incident: type === 'TOUT' && textOf(play.CODETEAM) !== '' ? { type: 'timeout', side } : null,
  };
}

function overtimesIn(plays: readonly Members[]): Members[][] {
  const overtimes: Members[][] = [];
  let open: Members[] = [];
  for (const play of plays) {
    open.push(play);
    if (textOf(play.PLAYTYPE) !== 'EP') continue;
    overtimes.push(open);
    open = [];
  }
  return overtimes;
}

export function playsOf(content: Members): BasketballPlay[] {
  const home = textOf(content.CodeTeamA);
  const periods = [...QUARTERS.map((name) => listOf(content[name])), ...overtimesIn(listOf(content.ExtraTime))];
  const score: [number, number] = [0, 0];
  return periods.flatMap((plays, index) =>
    plays.map((play) => {
      const points = [numberOf(play.POINTS_A), numberOf(play.POINTS_B)] as const;
      const scored = points.some((value) => !Number.isNaN(value));
      points.forEach((value, side) => {
        if (!Number.isNaN(value)) score[side] = value;
      });
      return { ...playOf(play, index + 1, home), score: scored ? [score[0], score[1]] : null };
    }),
  );
}

export const euroleagueReplay = replayOf(
  { ...basketballEuroleague, reads: (name) => /(^|\/)PlaybyPlay\/\d+\.json$/.test(name) },
  'basketball: EuroLeague play by play',
  async (file) => {
    const code = Number(basename(file.path, '.json'));
    const schedule = gamesOf(await readJson(beside(file, '../schedule.json'))).map((read) => rowOrRefusal(file.name, 0, read));
    const game = schedule.find((candidate) => 'code' in candidate && candidate.code === code);
    if (game === undefined || 'why' in game || game.outcome?.score === undefined)
      throw new BadRow(`the schedule has no result of game ${code}`);
    const { code: _, ...duel } = game;
    const { home, away } = game.outcome.score;
    const plays = playsOf(membersOf(await readJson(file)));
    return [
      recordedDuel(game.key, { file: file.name, line: 0, ...duel }, basketballStates(plays, QUARTER_SECONDS, [home, away])),
    ];
  },
);
