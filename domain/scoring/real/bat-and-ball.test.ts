import { describe, expect, it } from 'vitest';
import { Stage, type StageCode } from '../../event/stage.ts';
import {
  board,
  dataSets,
  expectPossible,
  followed,
  grouped,
  type BoardAtStage,
  type Points,
  total,
} from '../../testing/scores.ts';

const { filesOf, hasData, jsonOf, rowsOf } = dataSets();

describe.runIf(hasData('mlb-retrosheet'))('a season of three teams of the MLB', () => {
  it('a season of three teams of the MLB adds up by innings, with extra ones in one part', () => {
    const games = grouped(
      filesOf('mlb-retrosheet', /EVA\.txt$/).flatMap((path) => rowsOf(path)),
      'gameId',
    );
    expect(games.length).toBeGreaterThan(80);
    const moments = games.flatMap((plays) => {
      const parts: Points[] = [];
      const planned = plays.some((play) => play['inning'] === '8' && plays[0]!['gameId']!.endsWith('2')) ? 7 : 9;
      for (const play of plays) {
        const index = Math.min(Number(play['inning']), 10) - 1;
        const scored = ['batterDest', 'runnerOn1stDest', 'runnerOn2ndDest', 'runnerOn3rdDest'].filter(
          (runner) => Number(play[runner]) >= 4,
        ).length;
        parts[index] ??= [0, 0];
        parts[index][play['battingTeam'] === '0' ? 1 : 0] += scored;
      }
      const last = plays.at(-1)!;
      expect(total(parts)[1]).toBeGreaterThanOrEqual(Number(last['visScore']));
      return followed(parts, Stage.finished).map((moment) => ({
        ...moment,
        ...(planned === 9 ? {} : { match: { innings: planned } }),
      }));
    });
    expectPossible(6, moments);
  });
});

describe.runIf(hasData('cricket-cricsheet'))('matches of the IPL', () => {
  interface Innings {
    readonly team: string;
    readonly super_over?: boolean;
    readonly overs: readonly { readonly over: number; readonly deliveries: readonly Delivery[] }[];
  }
  interface Delivery {
    readonly runs: { readonly total: number };
    readonly extras?: { readonly wides?: number; readonly noballs?: number };
    readonly wickets?: readonly unknown[];
  }
  it('matches of the IPL pass through possible scores, ball by ball', () => {
    for (const path of filesOf('cricket-cricsheet', /json$/)) {
      const { info, innings } = jsonOf(path) as { info: { teams: [string, string] }; innings: Innings[] };
      const runs: Points = [0, 0];
      const results: [Record<string, string>, Record<string, string>] = [{}, {}];
      const moments: (BoardAtStage & { match: { game: 'twenty20' } })[] = [];
      const add = (stage: StageCode): void => {
        const score = board(...runs, { parts: [[...runs]], results: [{ ...results[0] }, { ...results[1] }] });
        moments.push({ stage, score, match: { game: 'twenty20' } });
      };
      for (const { team, overs } of innings.filter((one) => one.super_over !== true)) {
        const side = info.teams.indexOf(team) === 0 ? 0 : 1;
        let wickets = 0;
        for (const { over, deliveries } of overs) {
          let balls = 0;
          for (const ball of deliveries) {
            runs[side] += ball.runs.total;
            wickets += ball.wickets?.length ?? 0;
            if (ball.extras?.wides === undefined && ball.extras?.noballs === undefined) balls += 1;
            results[side] = { wickets1: String(wickets), overs1: balls >= 6 ? String(over + 1) : `${over}.${balls}` };
            add(Stage.live);
          }
        }
      }
      add(Stage.finished);
      expect(moments.length).toBeGreaterThan(100);
      expectPossible(13, moments);
    }
  });
});
