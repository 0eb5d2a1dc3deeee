import { describe, expect, it } from 'vitest';
import { Stage } from '../../event/stage.ts';
import { at, createScenario, fixture, score, status } from '../../testing/scenario.ts';

const SECOND_INNING = 27;

describe('the half of an inning', () => {
  it('the half of an inning comes with status or score, and ends with the stage', () => {
    const scenario = createScenario();
    scenario.submit(fixture({ sport: 6 }));
    expect(scenario.event().half).toBeNull();
    scenario.submit(status(1, 26, { half: 'top' }));
    expect(scenario.event().half).toBe('top');
    scenario.submit(score(2, 0, 0, { half: 'bottom' }));
    scenario.submit(score(3, 1, 0));
    expect(scenario.event().half).toBe('bottom');
    scenario.submit(status(4, SECOND_INNING));
    expect(scenario.event().half).toBeNull();
  });

  it('the half of an inning is refused in sports without one', () => {
    const scenario = createScenario();
    scenario.submit(fixture());
    expect(scenario.submit(status(1, 12, { half: 'top' }))).toMatchObject({ code: 'not_of_sport', path: '/half' });
  });
});

describe('the round of a fight', () => {
  it('the round of a fight comes with status or score, and ends with the fight', () => {
    const scenario = createScenario();
    scenario.submit(fixture({ sport: 16, format: { rounds: 10 } }));
    scenario.submit(status(1, Stage.live, { fightRound: 1 }));
    scenario.submit(score(2, 0, 0, { fightRound: 7 }));
    expect(scenario.event().fightRound).toBe(7);
    scenario.submit(status(3, Stage.finished, { score: { home: 0, away: 0, winner: 'home' } }));
    expect(scenario.event().fightRound).toBeNull();
  });

  it('the round of a fight is refused beyond those planned, and in other sports', () => {
    const scenario = createScenario();
    scenario.submit(fixture({ sport: 16, format: { rounds: 10 } }));
    const late = { code: 'no_such_part', path: '/fightRound', allowed: 'at most 10' };
    expect(scenario.submit(status(1, Stage.live, { fightRound: 11 }))).toMatchObject(late);
    const football = createScenario();
    football.submit(fixture());
    expect(football.submit(status(1, 12, { fightRound: 1 }))).toMatchObject({ code: 'not_of_sport', path: '/fightRound' });
  });
});

describe('broadcasts and audio of a match', () => {
  it('[EVENT-30, EVENT-31, EVENT-35] broadcasts come with the fixture and go with a later one without them', () => {
    const scenario = createScenario();
    scenario.submit(
      fixture({
        broadcasts: [
          { name: 'TV 2 Sport', type: 'tv', country: 'dk' },
          { name: 'Ligaens kanal', type: 'web', url: 'https://example.org/live', disabledIn: ['dk', 'se'] },
        ],
        audio: { url: 'https://example.org/lyd', commentator: 'Svend' },
      }),
    );
    expect(scenario.event().broadcasts).toEqual([
      { name: 'TV 2 Sport', type: 'tv', country: 'dk', url: '', disabledIn: [] },
      { name: 'Ligaens kanal', type: 'web', country: '', url: 'https://example.org/live', disabledIn: ['dk', 'se'] },
    ]);
    expect(scenario.event().audio).toEqual({ url: 'https://example.org/lyd', commentator: 'Svend' });
    scenario.submit(fixture({ seq: 2 }));
    expect(scenario.event()).toMatchObject({ broadcasts: [], audio: null });
  });

  it('[EVENT-30] a broadcast is refused when nothing readable is left of the channel', () => {
    const broadcasts = [{ name: '\u200b', type: 'tv' as const }];
    expect(createScenario().submit(fixture({ broadcasts }))).toMatchObject({ code: 'name_empty', path: '/broadcasts/0/name' });
  });
});

describe('the result of a race', () => {
  it('a ranking stays provisional until it is confirmed', () => {
    const scenario = createScenario();
    const competition = { name: 'Formel 1', country: 'xw', category: 'Formel 1', season: '2026' };
    scenario.submit({ kind: 'race', key: 'r', seq: 1, at: at(0), sport: 32, competition, meeting: 'Monaco', start: at(0) });
    const ranking = { kind: 'ranking', key: 'r/ranking', at: at(90), event: 'r' } as const;
    const entries = [{ participant: { name: 'Max Verstappen', kind: 'person' as const }, rank: 1 }];
    const provisional = () => [...scenario.state.races.values()][0]!.provisional;
    expect(provisional()).toBe(false);
    scenario.submit({ ...ranking, seq: 1, stage: Stage.finished, entries, provisional: true });
    expect(provisional()).toBe(true);
    const supersedes = { key: 'r/ranking', seq: 1 };
    scenario.submit({ ...ranking, seq: 2, entries, supersedes });
    expect(provisional()).toBe(true);
    scenario.submit({ ...ranking, seq: 3, entries, supersedes, provisional: false });
    expect(provisional()).toBe(false);
  });
});
