import { describe, expect, it } from 'vitest';
import { Stage } from '../../event/stage.ts';
import {
  board,
  dataSets,
  expectPossible,
  followed,
  type BoardAtStage,
  type Points,
  problemOf,
  total,
} from '../../testing/scores.ts';

const { filesOf, hasData, jsonOf, rowsOf } = dataSets();

describe.runIf(hasData('football-openfootball'))('leagues and cups of football', () => {
  interface Match {
    readonly score?: { readonly ht?: Points; readonly ft?: Points; readonly et?: Points; readonly p?: Points };
  }
  it('leagues and cups of football end in possible scores, also in ties of two matches', () => {
    const played = filesOf('football-openfootball', /(?:football|worldcup)\.json\/.*\.json$/)
      .flatMap((path) => (jsonOf(path) as { matches?: Match[] }).matches ?? [])
      .flatMap(({ score: { ht, ft, et, p } = {} }): BoardAtStage[] => {
        if (ft === undefined) return [];
        const halves: Points[] = ht === undefined ? [] : [ht, [ft[0] - ht[0], ft[1] - ht[1]]];
        const parts = et === undefined || ht === undefined ? halves : [...halves, [et[0] - ft[0], et[1] - ft[1]] as Points];
        const stage = p !== undefined ? Stage.afterPenalties : et !== undefined ? Stage.afterExtraTime : Stage.finished;
        // The file does not name the side that advanced; after a shoot-out it is the winner.
        const facts = p === undefined ? {} : { penalties: p, advanced: p[0] > p[1] ? ('home' as const) : ('away' as const) };
        return [{ stage, score: board(...(et ?? ft), { fullTime: ft, parts, ...facts }) }];
      });
    expect(played.filter(({ stage }) => stage !== Stage.finished)).toHaveLength(16);
    expect(played.length).toBeGreaterThan(2500);
    // Two shoot-outs of the Champions League are written as 4-4.
    const undecided = ({ penalties }: BoardAtStage['score']): boolean => penalties !== undefined && penalties[0] === penalties[1];
    expectPossible(
      1,
      played.filter(({ score }) => !undecided(score)),
    );
    const refused = played.filter(({ score }) => undecided(score)).map(({ stage, score }) => problemOf(1, stage, score)?.path);
    expect(refused).toEqual(['/penalties', '/penalties']);
  });
});

describe.runIf(hasData('afl'))('two seasons of the AFL', () => {
  it('two seasons of the AFL add up, quarter by quarter', () => {
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
  it('a season of the NBA ends in possible scores', () => {
    const log = (
      jsonOf('nba-pbpstats/schedule/stats_leaguegamelog_nba_2018_19_Regular_Season.json') as {
        resultSets: [{ headers: string[]; rowSet: (string | number)[][] }];
      }
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
  it('the EuroLeague adds up with its extra periods', () => {
    const { data } = jsonOf('basketball-euroleague/schedule.json') as { data: { local: Side; road: Side }[] };
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
  it('a month of the NFL adds up by quarters', () => {
    const moments = filesOf('nfl-nflgame/gamecenter-json', /gz$/).flatMap((path) => {
      const [game] = Object.entries(jsonOf(path) as Record<string, { home: Team; away: Team; qtr: string }>).flatMap(
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
  it('games of the NHL pass through possible scores; the goal of a shoot-out stands apart', () => {
    for (const path of filesOf('nhl-nhlapi', /json$/)) {
      const { gameOutcome, homeTeam, awayTeam, plays } = jsonOf(path) as Game;
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

describe.runIf(hasData('zz_no_licence_stated/rugby-union'))('the Six Nations', () => {
  interface Team {
    readonly score: number;
    readonly scores?: readonly { readonly minute: number; readonly value: number }[];
  }
  it('the Six Nations passes through possible scores', () => {
    const matches = jsonOf('zz_no_licence_stated/rugby-union/six-nations-2024-2025.json') as { home: Team; away: Team }[];
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
  it('a season of the NRL ends in possible scores', () => {
    const rows = rowsOf('zz_no_licence_stated/rugby-league-nrl/match_data.csv');
    expect(rows.length).toBeGreaterThan(200);
    const moments = rows.map((row): BoardAtStage => {
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
