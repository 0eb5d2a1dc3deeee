import { describe, expect, it } from 'vitest';
import type { Message } from '../messages/index.ts';
import { at, createScenario, fixture, goal, retraction, score, status } from '../testing/scenario.ts';
import { swapSides } from './swap-sides.ts';

const names = ({ state, event }: ReturnType<typeof createScenario>) =>
  [event().home, event().away].map((id) => state.participants.get(id)!.name);

describe('a match whose sides are swapped', () => {
  it('[EVENT-06] a swapped match swaps names, score, parts, winner and server', () => {
    const scenario = createScenario();
    scenario.submit(
      fixture({
        sport: 2,
        home: { name: 'Rune H.', kind: 'person' },
        away: { name: 'Sinner J.', kind: 'person' },
        swapped: true,
      }),
    );
    scenario.submit(
      status(1, 17, {
        score: { home: 0, away: 0, parts: [[3, 5]], points: ['15', '40'], serve: 'home' },
      }),
    );
    expect(names(scenario)).toEqual(['Sinner J.', 'Rune H.']);
    expect(scenario.event()).toMatchObject({ swapped: true, parts: [[5, 3]], points: ['40', '15'], serve: 'away' });
  });

  it('[EVENT-06] a swapped match swaps incidents and their scores, statistics, retractions and reviews', () => {
    const scenario = createScenario();
    scenario.submit(fixture({ swapped: true }));
    scenario.submit(status(1, 12, { underReview: 'home' }));
    expect(scenario.event().underReview).toBe('away');
    scenario.submit(goal('g1', 10, 'home', { score: [1, 0] }));
    const { id } = scenario.event();
    expect(scenario.state.incidents.get(id)?.[0]).toMatchObject({ side: 'away', score: [0, 1] });
    scenario.submit({
      kind: 'statistics',
      key: 'm1/figures',
      seq: 1,
      at: at(20),
      event: 'm1',
      period: 0,
      values: [{ stat: 12, home: '60%', away: '40%' }],
    });
    expect(scenario.state.statistics.get(id)?.[0]).toEqual([{ stat: 12, home: '40%', away: '60%' }]);
    scenario.submit(score(30, 2, 0));
    expect(scenario.event().score).toEqual([0, 2]);
    scenario.submit(retraction('g1', { score: [1, 0] }));
    expect(scenario.event().score).toEqual([0, 1]);
  });

  it('[EVENT-06] a swapped match swaps the side that chases a target in cricket', () => {
    const scenario = createScenario();
    const target = { side: 'home', runs: 154, overs: '16' } as const;
    scenario.submit(fixture({ sport: 13, swapped: true, format: { game: 'twenty20', target } }));
    expect(scenario.event().format).toEqual({ game: 'twenty20', target: { ...target, side: 'away' } });
  });

  it('[EVENT-06] a refusal of a swapped match has the path of the message', () => {
    const scenario = createScenario();
    expect(scenario.submit(fixture({ swapped: true, away: { name: '\u200b' } }))).toMatchObject({
      result: 'refused',
      code: 'name_empty',
      path: '/away/name',
    });
  });

  it('[EVENT-06] a match can be swapped before its course is reported, not after', () => {
    const scenario = createScenario();
    scenario.submit(fixture());
    scenario.submit(fixture({ seq: 2, swapped: true }));
    expect(names(scenario)).toEqual(['Vejle Boldklub', 'Brøndby IF']);
    scenario.submit(status(1, 12));
    expect(scenario.submit(fixture({ seq: 3 }))).toMatchObject({ result: 'refused', code: 'sides_settled', path: '/swapped' });
    expect(scenario.event().swapped).toBe(true);
  });

  it('[EVENT-06] a swapped match is the same match that another provider reports without swapping', () => {
    const scenario = createScenario();
    scenario.submit(fixture({ swapped: true }));
    scenario.submit(fixture({ key: 'other' }), { name: 'second', origin: 'real' });
    expect(scenario.state.events.size).toBe(1);
    expect(scenario.event().swapped).toBe(true);
  });

  const about = { key: 'k', seq: 1, at: at(1), event: 'm1' } as const;
  it.each<[Message]>([
    [fixture()],
    [
      score(1, 2, 1, {
        score: { home: 2, away: 1, tieBreaks: [[7, 5], null], winner: 'home', advanced: 'away', fullTime: [1, 1] },
      }),
    ],
    [{ kind: 'comment', ...about, text: 'x', score: [1, 2] }],
    [{ kind: 'lineup', ...about, side: 'home', confirmed: true, starters: [] }],
    [{ kind: 'absences', ...about, side: 'away', players: [] }],
    [
      {
        kind: 'player-statistics',
        ...about,
        period: 0,
        sections: [{ type: 'single', title: 'x', columns: [], rows: [{ side: 'home', player: 'A', values: ['1'] }] } as never],
      },
    ],
    [
      {
        kind: 'history',
        ...about,
        part: 1,
        steps: [{ score: [1, 0], winner: 'home', server: 'away', points: ['15:40 break', '0:A'] }],
      },
    ],
    [
      {
        kind: 'meetings',
        ...about,
        matches: [{ day: '2019-05-12', competition: 'Superligaen', side: 'away', score: [2, 1] }],
      },
    ],
  ])('[EVENT-06] a swapped match swaps each kind of message, and back: %#', (message) => {
    const swapped = swapSides(message);
    expect(swapped).not.toEqual(message);
    expect(swapSides(swapped)).toEqual(message);
  });
});
