import { describe, expect, it } from 'vitest';
import { Stage } from '../../event/stage.ts';
import { at, createScenario, fixture, score, status } from '../../testing/scenario.ts';

const SECOND_INNING = 27;

describe('the half of an inning', () => {
  it('is told with the stage or the score, and ends with the stage', () => {
    const told = createScenario();
    told.tell(fixture({ sport: 6 }));
    expect(told.event().half).toBeNull();
    told.tell(status(1, 26, { half: 'top' }));
    expect(told.event().half).toBe('top');
    told.tell(score(2, 0, 0, { half: 'bottom' }));
    told.tell(score(3, 1, 0));
    expect(told.event().half).toBe('bottom');
    told.tell(status(4, SECOND_INNING));
    expect(told.event().half).toBeNull();
  });

  it('is refused in sports without one', () => {
    const told = createScenario();
    told.tell(fixture());
    expect(told.tell(status(1, 12, { half: 'top' }))).toMatchObject({ code: 'not_of_sport', path: '/half' });
  });
});

describe('the round of a fight', () => {
  it('is told with the stage or the score, and is none of the match any more once that is over', () => {
    const told = createScenario();
    told.tell(fixture({ sport: 16, format: { rounds: 10 } }));
    told.tell(status(1, Stage.live, { fightRound: 1 }));
    told.tell(score(2, 0, 0, { fightRound: 7 }));
    expect(told.event().fightRound).toBe(7);
    told.tell(status(3, Stage.finished, { score: { home: 0, away: 0, winner: 'home' } }));
    expect(told.event().fightRound).toBeNull();
  });

  it('is refused beyond those planned, and in other sports', () => {
    const told = createScenario();
    told.tell(fixture({ sport: 16, format: { rounds: 10 } }));
    const late = { code: 'no_such_part', path: '/fightRound', allowed: 'at most 10' };
    expect(told.tell(status(1, Stage.live, { fightRound: 11 }))).toMatchObject(late);
    const football = createScenario();
    football.tell(fixture());
    expect(football.tell(status(1, 12, { fightRound: 1 }))).toMatchObject({ code: 'not_of_sport', path: '/fightRound' });
  });
});

describe('where a match can be seen and heard', () => {
  it('[EVENT-30, EVENT-31, EVENT-35] is told with the fixture, and taken back by a later one that leaves it out', () => {
    const told = createScenario();
    told.tell(
      fixture({
        broadcasts: [
          { name: 'TV 2 Sport', type: 'tv', country: 'dk' },
          { name: 'Ligaens kanal', type: 'web', url: 'https://example.org/live', disabledIn: ['dk', 'se'] },
        ],
        audio: { url: 'https://example.org/lyd', commentator: 'Svend' },
      }),
    );
    expect(told.event().broadcasts).toEqual([
      { name: 'TV 2 Sport', type: 'tv', country: 'dk', url: '', disabledIn: [] },
      { name: 'Ligaens kanal', type: 'web', country: '', url: 'https://example.org/live', disabledIn: ['dk', 'se'] },
    ]);
    expect(told.event().audio).toEqual({ url: 'https://example.org/lyd', commentator: 'Svend' });
    told.tell(fixture({ seq: 2 }));
    expect(told.event()).toMatchObject({ broadcasts: [], audio: null });
  });

  it('[EVENT-30] is refused where nothing readable is left of the channel', () => {
    const broadcasts = [{ name: '\u200b', type: 'tv' as const }];
    expect(createScenario().tell(fixture({ broadcasts }))).toMatchObject({ code: 'name_empty', path: '/broadcasts/0/name' });
  });
});

describe('the result of a race', () => {
  it('is provisional from when that is said until it is confirmed', () => {
    const told = createScenario();
    const competition = { name: 'Formel 1', country: 'xw', category: 'Formel 1', season: '2026' };
    told.tell({ kind: 'race', key: 'r', seq: 1, at: at(0), sport: 32, competition, meeting: 'Monaco', start: at(0) });
    const ranking = { kind: 'ranking', key: 'r/ranking', at: at(90), event: 'r' } as const;
    const entries = [{ participant: { name: 'Max Verstappen', kind: 'person' as const }, rank: 1 }];
    const provisional = () => [...told.state.races.values()][0]!.provisional;
    expect(provisional()).toBe(false);
    told.tell({ ...ranking, seq: 1, stage: Stage.finished, entries, provisional: true });
    expect(provisional()).toBe(true);
    const supersedes = { key: 'r/ranking', seq: 1 };
    told.tell({ ...ranking, seq: 2, entries, supersedes });
    expect(provisional()).toBe(true);
    told.tell({ ...ranking, seq: 3, entries, supersedes, provisional: false });
    expect(provisional()).toBe(false);
  });
});
