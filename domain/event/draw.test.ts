import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aggregateScore, knockoutDraw } from './draw.ts';
import { type EventItem, type Pair, type Side, type StageRole, Winner } from './entities.ts';
import type { EventId, ParticipantId } from './ids.ts';
import { Stage, StageType } from './stage.ts';

let count = 0;
function match(round: string, teams: string, score: Pair | null = null, more: Partial<EventItem> = {}): EventItem {
  const [home, away] = teams.split(' ') as [ParticipantId, ParticipantId];
  count += 1;
  const winner =
    score === null ? Winner.unknown : score[0] === score[1] ? Winner.draw : score[0] > score[1] ? Winner.home : Winner.away;
  const stage = score === null ? Stage.scheduled : Stage.finished;
  const stageType = score === null ? StageType.scheduled : StageType.finished;
  return {
    id: `m${count}` as EventId,
    home,
    away,
    start: count,
    round,
    score,
    winner,
    stage,
    stageType,
    advanced: null,
    ...more,
  } as EventItem;
}
const shown = (matches: readonly EventItem[], goals = true): string[] =>
  knockoutDraw(matches, goals).map(
    ({ name, ties }) =>
      `${name}: ${ties
        .map(({ home, away, aggregate, winner }) => {
          const sign = (side: Side): string => (winner === side ? '*' : '');
          return `${home}${sign('home')}-${away}${sign('away')}${aggregate === null ? '' : ` ${aggregate.join(':')}`}`;
        })
        .join(', ')}`,
  );

describe('a draw', () => {
  it('a draw has ties whose winners meet next to each other, home before away', () => {
    expect(
      shown([
        match('1/4', 'A B', [1, 0]),
        match('1/4', 'C D', [0, 1]),
        match('1/4', 'E F', [2, 0]),
        match('1/4', 'G H', [3, 0]),
        match('1/2', 'G A', [1, 2]),
        match('1/2', 'E D', [1, 0]),
        match('Finale', 'E A'),
      ]),
    ).toEqual(['1/4: E*-F, C-D*, G*-H, A*-B', '1/2: E*-D, G-A*', 'Finale: E-A']);
  });

  it('a draw knows the third place from the final', () => {
    expect(
      shown([match('1/2', 'A B', [1, 0]), match('1/2', 'C D', [2, 0]), match('Bronze', 'B D', [0, 1]), match('Finale', 'C A')]),
    ).toEqual(['1/2: C*-D, A*-B', 'Bronze: B-D*', 'Finale: C-A']);
  });

  it('a draw orders rounds of one day by their size, and rounds of one size by their losers', () => {
    const day = { start: 5 };
    expect(
      shown([
        match('Finale', 'A C', [1, 0], day),
        match('1/2', 'A B', [1, 0], day),
        match('1/2', 'C D', [1, 0], day),
        match('1. runde', 'E B', [0, 1], day),
        match('1. runde', 'F D', [0, 1], day),
      ]),
    ).toEqual(['1. runde: E-B*, F-D*', '1/2: A*-B, C*-D', 'Finale: A*-C']);
  });

  it('a draw adds the goals of two matches, and waits for both', () => {
    const first = match('1/2', 'A B', [1, 2]);
    expect(shown([first, match('1/2', 'B A')])).toEqual(['1/2: A-B 1:2']);
    expect(shown([first, match('1/2', 'B A', [0, 2])])).toEqual(['1/2: A*-B 3:2']);
    expect(shown([first, match('1/2', 'B A', [0, 1])])).toEqual(['1/2: A-B 2:2']);
    expect(shown([first, match('1/2', 'B A', [0, 1], { advanced: 'home' })])).toEqual(['1/2: A-B* 2:2']);
  });

  it('a draw counts the wins of a series, whose end the next round shows', () => {
    const series = [match('1/2', 'A B', [80, 70]), match('1/2', 'B A', [60, 90])];
    expect(shown(series, false)).toEqual(['1/2: A-B 2:0']);
    expect(shown([...series, match('Finale', 'C A')], false)).toEqual(['1/2: A*-B 2:0', 'Finale: C-A']);
  });

  it('a draw holds every match once, whatever was played', () => {
    const team = fc.constantFrom('A', 'B', 'C', 'D', 'E');
    const any = fc
      .tuple(fc.constantFrom('1', '2', '3'), team, team, fc.option(fc.tuple(fc.nat(3), fc.nat(3))))
      .filter(([, home, away]) => home !== away)
      .map(([round, home, away, score]) => match(round, `${home} ${away}`, score));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), fc.boolean(), (matches, goals) => {
        const legs = knockoutDraw(matches, goals).flatMap(({ ties }) => ties.flatMap((tie) => tie.legs.map(({ id }) => id)));
        expect(legs.toSorted()).toEqual(matches.map(({ id }) => id).toSorted());
      }),
    );
  });
});

it('an aggregate adds both matches of a tie at the second, and nothing when a knock-out match has no round', () => {
  const aggregateOf = (role: StageRole, round: string): Pair | null => {
    const [first, second] = [match(round, 'A B', [1, 2]), match(round, 'B A', [0, 2])];
    return aggregateScore({ sportId: 1, role }, second, [first, second]);
  };
  expect(aggregateOf('knockout', '1/2')).toEqual([2, 3]);
  expect(aggregateOf('qualification', '')).toEqual([2, 3]);
  expect(aggregateOf('knockout', '')).toBeNull();
});
