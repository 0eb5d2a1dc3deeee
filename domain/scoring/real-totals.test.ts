import { describe, expect, it } from 'vitest';
import type { Pair } from '../entities.ts';
import type { Scoreboard } from '../messages/index.ts';
import { Stage, type StageCode } from '../stage.ts';
import { sumOf } from './sums.ts';
import { board, expectPossible, filesOf, grouped, hasData, jsonOf, rowsOf } from './test-data.ts';

type Points = [number, number];
interface Moment {
  readonly stage: StageCode;
  readonly score: Scoreboard;
}
const total = (parts: readonly Pair[]): Points => [sumOf(parts, 0), sumOf(parts, 1)];

/** Every board from the first part to the last, and the final one. */
const followed = (parts: readonly Points[], final: StageCode): Moment[] => [
  ...parts.map((_, index) => {
    const played = parts.slice(0, index + 1);
    return { stage: Stage.live, score: board(...total(played), { parts: played }) };
  }),
  { stage: final, score: board(...total(parts), { parts: [...parts] }) },
];

describe.runIf(hasData('afl'))('two seasons of the AFL', () => {
  it('add up, quarter by quarter', () => {
    const rows = filesOf('afl', /csv$/).flatMap((path) => rowsOf(path));
    expect(rows).toHaveLength(423);
    const quarters = ['q1', 'q2', 'q3', 'final'];
    for (const row of rows) {
      const after = (team: number, quarter: string) => ({
        goals: row[`team_${team}_${quarter}_goals`]!,
        behinds: row[`team_${team}_${quarter}_behinds`]!,
      });
      const points = (team: number, quarter: string): number =>
        Number(after(team, quarter).goals) * 6 + Number(after(team, quarter).behinds);
      const totals = quarters.map((quarter): Points => [points(1, quarter), points(2, quarter)]);
      const parts = totals.map(
        ([home, away], index): Points => [home - (totals[index - 1]?.[0] ?? 0), away - (totals[index - 1]?.[1] ?? 0)],
      );
      const moments = quarters.map((quarter, index) => ({
        stage: Stage.live,
        score: board(...totals[index]!, { parts: parts.slice(0, index + 1), results: [after(1, quarter), after(2, quarter)] }),
      }));
      expectPossible(18, [...moments, { ...moments.at(-1)!, stage: Stage.finished }]);
    }
  });
});

describe.runIf(hasData('nba-pbpstats'))('a season of the NBA', () => {
  it('ends in possible scores', () => {
    const log = jsonOf<{ resultSets: [{ headers: string[]; rowSet: (string | number)[][] }] }>(
      'nba-pbpstats/schedule/stats_leaguegamelog_nba_2018_19_Regular_Season.json',
    ).resultSets[0];
    const [game, points] = [log.headers.indexOf('GAME_ID'), log.headers.indexOf('PTS')];
    const games = [...Map.groupBy(log.rowSet, (row) => row[game]).values()].map(
      (rows): Points => [Number(rows[0]![points]), Number(rows[1]![points])],
    );
    expect(games).toHaveLength(1230);
    expectPossible(
      3,
      games.map((score) => ({ stage: Stage.finished, score: board(...score) })),
    );
  });
});

describe.runIf(hasData('basketball-euroleague'))('the EuroLeague', () => {
  interface Side {
    readonly score: number;
    readonly partials: Record<`partials${number}`, number> & { readonly extraPeriods: Record<string, number> };
  }
  it('adds up with its extra periods', () => {
    const { data } = jsonOf<{ data: { local: Side; road: Side }[] }>('basketball-euroleague/schedule.json');
    const moments = data.map(({ local, road }) => {
      const quarters = [1, 2, 3, 4].map((n): Points => [local.partials[`partials${n}`]!, road.partials[`partials${n}`]!]);
      const extra = ([local, road] as const).map((side) =>
        Object.values(side.partials.extraPeriods).reduce((sum, points) => sum + points, 0),
      );
      const overtime = Object.keys(local.partials.extraPeriods).length > 0;
      const parts = overtime ? [...quarters, extra as Points] : quarters;
      return { stage: overtime ? Stage.afterExtraTime : Stage.finished, score: board(local.score, road.score, { parts }) };
    });
    expect(moments.filter(({ stage }) => stage === Stage.afterExtraTime).length).toBeGreaterThan(1);
    expectPossible(3, moments);
  });
});

describe.runIf(hasData('nfl-nflgame'))('a month of the NFL', () => {
  interface Team {
    readonly score: Record<string, number>;
  }
  it('adds up by quarters', () => {
    const moments = filesOf('nfl-nflgame/gamecenter-json', /gz$/).flatMap((path) => {
      const [game] = Object.entries(jsonOf<Record<string, { home: Team; away: Team; qtr: string }>>(path)).flatMap(
        ([id, value]) => (/^\d/.test(id) ? [value] : []),
      );
      const { home, away, qtr } = game!;
      const overtime = qtr.includes('overtime');
      const parts = (overtime ? [1, 2, 3, 4, 5] : [1, 2, 3, 4]).map((n): Points => [home.score[n]!, away.score[n]!]);
      expect(total(parts)).toEqual([home.score['T'], away.score['T']]);
      return followed(parts, overtime ? Stage.afterExtraTime : Stage.finished);
    });
    expectPossible(5, moments);
  });
});

describe.runIf(hasData('nhl-nhlapi'))('games of the NHL', () => {
  interface Play {
    readonly typeDescKey: string;
    readonly periodDescriptor: { readonly number: number; readonly periodType: string };
    readonly details?: { readonly homeScore?: number; readonly awayScore?: number };
  }
  interface Game {
    readonly gameOutcome: { readonly lastPeriodType: 'REG' | 'OT' | 'SO' };
    readonly homeTeam: { readonly score: number };
    readonly awayTeam: { readonly score: number };
    readonly plays: readonly Play[];
  }
  it('pass through possible scores; the goal of a shoot-out stands apart', () => {
    for (const path of filesOf('nhl-nhlapi', /json$/)) {
      const { gameOutcome, homeTeam, awayTeam, plays } = jsonOf<Game>(path);
      const periods = gameOutcome.lastPeriodType === 'REG' ? 3 : 4;
      const parts = Array.from({ length: periods }, (): Points => [0, 0]);
      let before: Points = [0, 0];
      for (const { details, periodDescriptor } of plays.filter(
        ({ typeDescKey, periodDescriptor: { periodType } }) => typeDescKey === 'goal' && periodType !== 'SO',
      )) {
        const after: Points = [details!.homeScore!, details!.awayScore!];
        const part = parts[periodDescriptor.number - 1]!;
        part[0] += after[0] - before[0];
        part[1] += after[1] - before[1];
        before = after;
      }
      if (gameOutcome.lastPeriodType === 'SO') {
        const penalties: Points = homeTeam.score > awayTeam.score ? [1, 0] : [0, 1];
        expectPossible(4, [{ stage: Stage.afterPenalties, score: board(...before, { parts, penalties }) }]);
      } else {
        expect(before).toEqual([homeTeam.score, awayTeam.score]);
        expectPossible(4, followed(parts, periods === 3 ? Stage.finished : Stage.afterExtraTime));
      }
    }
  });
});

describe.runIf(hasData('mlb-retrosheet'))('a season of three teams of the MLB', () => {
  it('adds up by innings, with extra ones in one part', () => {
    const games = grouped(
      filesOf('mlb-retrosheet', /EVA\.txt$/).flatMap((path) => rowsOf(path)),
      'gameId',
    );
    expect(games.length).toBeGreaterThan(80);
    const moments = games.flatMap((plays) => {
      const parts: Points[] = [];
      // A game planned for seven innings that went on, or for nine.
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
  it('pass through possible scores, ball by ball', () => {
    for (const path of filesOf('cricket-cricsheet', /json$/)) {
      const { info, innings } = jsonOf<{ info: { teams: [string, string] }; innings: Innings[] }>(path);
      const runs: Points = [0, 0];
      const results: [Record<string, string>, Record<string, string>] = [{}, {}];
      const moments: (Moment & { match: { game: 'twenty20' } })[] = [];
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

describe.runIf(hasData('zz_no_licence_stated/rugby-union'))('the Six Nations', () => {
  interface Team {
    readonly score: number;
    readonly scores?: readonly { readonly minute: number; readonly value: number }[];
  }
  it('passes through possible scores', () => {
    const matches = jsonOf<{ home: Team; away: Team }[]>('zz_no_licence_stated/rugby-union/six-nations-2024-2025.json');
    for (const { home, away } of matches) {
      const score: Points = [0, 0];
      const goals = [home, away].flatMap(({ scores = [] }, side) => scores.map((goal) => ({ ...goal, side: side as 0 | 1 })));
      const moments = goals
        .sort((a, b) => a.minute - b.minute)
        .map(({ side, value }) => {
          score[side] += value;
          return { stage: Stage.secondHalf, score: board(...score) };
        });
      expectPossible(8, [...moments, { stage: Stage.finished, score: board(home.score, away.score) }]);
    }
  });
});

describe.runIf(hasData('zz_no_licence_stated/rugby-league-nrl'))('a season of the NRL', () => {
  it('ends in possible scores', () => {
    const rows = rowsOf('zz_no_licence_stated/rugby-league-nrl/match_data.csv');
    expect(rows.length).toBeGreaterThan(200);
    const moments = rows.map((row): Moment => {
      const [home, away, homeFirst, awayFirst] = [
        'home_team_score',
        'away_team_score',
        'home_team_ht_score',
        'away_team_ht_score',
      ].map((name) => Number(row[name])) as [number, number, number, number];
      return {
        stage: Stage.finished,
        score: board(home, away, {
          parts: [
            [homeFirst, awayFirst],
            [home - homeFirst, away - awayFirst],
          ],
        }),
      };
    });
    expectPossible(19, moments);
  });
});

describe.runIf(hasData('zz_copyleft/mma-ufc'))('fights of the UFC', () => {
  const METHODS: Readonly<Record<string, NonNullable<Scoreboard['finish']>['method']>> = {
    'Decision - Unanimous': 'decision-unanimous',
    'Decision - Split': 'decision-split',
    'Decision - Majority': 'decision-majority',
    'KO/TKO': 'ko',
    Submission: 'submission',
    'Could Not Continue': 'no-contest',
  };
  it('end in possible ways', () => {
    const rows = rowsOf('zz_copyleft/mma-ufc/ufc_fight_results.csv');
    const moments = rows.map((row) => {
      const outcome = row['OUTCOME']!;
      const method = outcome === 'D/D' ? 'draw' : METHODS[row['METHOD']!.trim()]!;
      const winner = outcome === 'W/L' ? 'home' : outcome === 'L/W' ? 'away' : undefined;
      const finish = { method, round: Number(row['ROUND']), time: row['TIME']! };
      return {
        stage: Stage.finished,
        score: board(0, 0, { finish, ...(winner === undefined ? {} : { winner }) }),
        match: { rounds: Number(row['TIME FORMAT']![0]) },
      };
    });
    expect(moments).toHaveLength(314);
    expectPossible(28, moments);
  });
});
