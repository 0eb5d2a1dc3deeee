import { describe, expect, it } from 'vitest';
import { Stage, type StageCode } from '../../event/stage.ts';
import type { Scoreboard } from '../../messages/course.ts';
import { board, dataSets, expectPossible, grouped, problemOf, type Points } from '../../testing/scores.ts';

const { filesOf, hasData, rowsOf, textOf } = dataSets();

const won = (sets: readonly Points[], side: 0 | 1): number => sets.filter((set) => set[side] > set[1 - side]!).length;

describe.runIf(hasData('tennis-atp'))('a season of the ATP', () => {
  /** '76(7)': games of winner and loser, and the loser's tie-break points. */
  function setOf(text: string): { games: Points; tieBreak: Points | null } {
    const [, digits = '', lost] = /^(\d{2,4})(?:\((\d+)\))?$/.exec(text) ?? [];
    const half = digits.length === 3 ? 2 : digits.length / 2;
    // '108' is 10-8, '810' is 8-10.
    const split = digits.length === 3 && !digits.startsWith('1') ? 1 : half;
    const games: Points = [Number(digits.slice(0, split)), Number(digits.slice(split))];
    if (lost === undefined) return { games, tieBreak: null };
    const [low, high] = [Number(lost), Math.max(7, Number(lost) + 2)];
    return { games, tieBreak: games[0] > games[1] ? [high, low] : [low, high] };
  }
  const season = () =>
    filesOf('tennis-atp', /match_scores.*csv$/)
      .flatMap((path) => rowsOf(path))
      .map((row) => {
        const text = row['match_score_tiebreaks']!;
        const sets = text
          .split(' ')
          .filter((set) => /^\d/.test(set))
          .map(setOf);
        const stage = text.includes('W/O') ? Stage.walkover : text.includes('RET') ? Stage.retired : Stage.finished;
        const games = sets.map((set) => set.games);
        const facts = { parts: games, tieBreaks: sets.map((set) => set.tieBreak), winner: 'home' as const };
        return { stage, score: board(Number(row['winner_sets_won']), Number(row['loser_sets_won']), facts), text };
      })
      .filter(({ text }) => /^[\d() ]+$|RET|W\/O/.test(text));

  it('a season of the ATP ends in possible scores, except where a long last set was not counted', () => {
    const matches = season();
    expect(matches.length).toBeGreaterThan(2500);
    const refused = matches.filter(({ stage, score }) => problemOf(2, stage, score) !== null);
    expect(refused.map(({ text }) => text.split(' ').at(-1))).toEqual(['2220', '1311', '1513', '1210', '1210', '1311', '1311']);
    const counted = refused.map(({ stage, score }) => ({ stage, score: { ...score, home: score.home + 1 } }));
    expectPossible(2, counted);
  });

  it('a season of the ATP is refused when the loser gets one set more', () => {
    const played = season().filter(({ stage }) => stage === Stage.finished);
    const passed = played.filter(({ score }) => problemOf(2, Stage.finished, { ...score, away: score.away + 1 }) === null);
    expect(passed).toEqual([]);
  });
});

describe.runIf(hasData('badminton-bwf'))('matches of the BWF tour', () => {
  it('matches of the BWF tour pass through possible scores, point by point', () => {
    const boards: { stage: StageCode; score: Scoreboard }[] = [];
    for (const row of filesOf('badminton-bwf', /csv$/).flatMap((path) => rowsOf(path))) {
      const played: Points[] = [];
      for (const game of [1, 2, 3]) {
        const points = [...row[`game_${game}_scores`]!.matchAll(/(\d+)-(\d+)/g)].map(
          ([, a, b]): Points => [Number(a), Number(b)],
        );
        for (const point of points)
          boards.push({ stage: Stage.live, score: board(won(played, 0), won(played, 1), { parts: [...played, point] }) });
        const last = points.at(-1);
        if (last !== undefined) played.push(last);
      }
      const stage = row['retired'] === 'True' ? Stage.retired : Stage.finished;
      const open = stage === Stage.retired ? played.slice(0, -1) : played;
      boards.push({ stage, score: board(won(open, 0), won(open, 1), { parts: played }) });
    }
    expect(boards.length).toBeGreaterThan(15_000);
    expectPossible(21, boards);
  });
});

describe.runIf(hasData('volleyball-datavolley'))('a match of volleyball', () => {
  it('a match of volleyball has possible sets', () => {
    const sets = [...textOf('volleyball-datavolley/PM06.dvw').matchAll(/^True;.*?;(\d+)-(\d+);\d+;/gm)];
    const parts = sets.map(([, a, b]): Points => [Number(a), Number(b)]);
    expect(parts).toHaveLength(3);
    expectPossible(12, [{ stage: Stage.finished, score: board(3, 0, { parts }) }]);
  });
});

describe.runIf(hasData('zz_noncommercial/tennis-slam-pointbypoint'))('mixed doubles of the French Open', () => {
  it('mixed doubles of the French Open pass through possible points', () => {
    const points = rowsOf('zz_noncommercial/tennis-slam-pointbypoint/2021-frenchopen-points-mixed.csv')
      .map((row): [string, string] => [row['P1Score']!.replace('AD', 'A'), row['P2Score']!.replace('AD', 'A')])
      .filter((pair) => pair.every((point) => /^(?:\d+|A)$/.test(point)));
    expect(points.length).toBeGreaterThan(1000);
    expectPossible(
      2,
      points.map((pair) => ({ stage: Stage.live, score: board(0, 0, { points: pair }) })),
    );
  });
});

describe.runIf(hasData('zz_no_licence_stated/esports-valorant'))('Valorant', () => {
  const playedSeries = () =>
    grouped(rowsOf('zz_no_licence_stated/esports-valorant/matches.csv'), 'match_timestamp', 'league', 'region', 'event').flatMap(
      (rows) =>
        grouped(
          rows.map((row) => ({
            ...row,
            pair: [row['winning_team'], row['losing_team']].sort((a, b) => a!.localeCompare(b!)).join('|'),
          })),
          'pair',
        ),
    );

  it('Valorant has possible series and maps', () => {
    const boards = playedSeries().map((maps) => {
      const [home] = maps[0]!['pair']!.split('|');
      const parts = maps.map((map): Points => {
        const points: Points = [Number(map['winning_team_score']), Number(map['losing_team_score'])];
        return map['winning_team'] === home ? points : [points[1], points[0]];
      });
      return { stage: Stage.finished, score: board(won(parts, 0), won(parts, 1), { parts }) };
    });
    expect(boards.flatMap(({ score }) => score.parts)).toHaveLength(950);
    const [whole, cut] = [
      boards.filter(({ score }) => score.home !== 2 || score.away !== 2),
      boards.filter(({ score }) => score.home === 2 && score.away === 2),
    ];
    expectPossible(36, whole);
    expect(cut.map(({ stage, score }) => problemOf(36, stage, score)?.path)).toEqual(['']);
  });
});
