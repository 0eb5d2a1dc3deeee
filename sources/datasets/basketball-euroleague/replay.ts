import { basename } from 'node:path';
import { gamesOf } from './read.ts';
import { secondsOf } from '../kit/events/score.ts';
import { beside } from '../kit/import/files.ts';
import { listOf, type Members, membersOf, numberOf, readJson, textOf } from '../kit/readers/json.ts';
import { BadRow, rowOrRefusal } from '../kit/import/data-set.ts';
import { basketballStates, type BasketballPlay } from '../kit/replay/basketball.ts';
import { recordedDuel } from '../kit/replay/recorded-event.ts';
import type { RecordingSet } from '../kit/replay/replay-set.ts';

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

export const euroleagueReplay: RecordingSet = {
  name: 'basketball-euroleague',
  about: 'basketball: EuroLeague play by play',
  reads: (name) => /(^|\/)PlaybyPlay\/\d+\.json$/.test(name),
  async recordings(file) {
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
};
