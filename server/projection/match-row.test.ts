import { beforeEach, describe, expect, it } from 'vitest';
import { fixture, goal, KICK_OFF, retraction, status } from '../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, type TestFeeds, rowsOf } from '../testing/feeds.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
const rowOf = (home: string) =>
  [...feeds.state.events.keys()].map((id) => rowsOf(feeds.projection, id)[0]!).find(({ homeName }) => homeName === home)!;
const KICK_OFF_S = Date.parse(KICK_OFF) / 1000;

describe('the penalties of a running match', () => {
  const penalty = (key: string, minute: number, type: 'penalty-awarded' | 'penalty-missed') =>
    goal(key, minute, 'home', { type });
  const row = () => rowOf('Brøndby IF');

  it('[EVENT-22] are pairs of a time and an incident: the last one given, and the last one missed', () => {
    feeds.tell(fixture(), status(1, 12, { at: KICK_OFF, stageStart: KICK_OFF }));
    expect([row().penaltyShot, row().penaltyMissed]).toEqual([null, null]);
    feeds.tell(penalty('p1', 11, 'penalty-awarded'));
    const given = [...feeds.state.incidents.values()][0]![0]!;
    expect(row()).toMatchObject({ penaltyShot: `${KICK_OFF_S + 600}|${given.id}`, penaltyMissed: null });
    feeds.tell(penalty('p2', 12, 'penalty-missed'));
    const missed = [...feeds.state.incidents.values()][0]![1]!;
    const pair = `${KICK_OFF_S + 660}|${missed.id}`;
    expect(row()).toMatchObject({ penaltyShot: pair, penaltyMissed: pair });
    feeds.tell(retraction('p2'));
    expect(row()).toMatchObject({ penaltyShot: `${KICK_OFF_S + 600}|${given.id}`, penaltyMissed: null });
    feeds.tell(status(2, 38));
    expect(row().penaltyShot).toBeNull();
  });

  it('[EVENT-22] [CLOCK-08] have their times by the shorter halves of sevens', () => {
    feeds.tell(fixture({ sport: 8, format: { sevens: true } }), status(1, 13, { at: KICK_OFF, stageStart: KICK_OFF }));
    feeds.tell({ ...penalty('p1', 9, 'penalty-missed'), stage: 13 });
    const missed = [...feeds.state.incidents.values()][0]![0]!;
    expect(row()).toMatchObject({ penaltyMissed: `${KICK_OFF_S + 60}|${missed.id}`, penaltyStage: 13, penaltyTime: 60 });
  });
});

describe('the clock of a match', () => {
  it('[CLOCK-10] counts in the halves of football alone: not between and after them', () => {
    feeds.tell(fixture());
    const clocks = [12, 38, 13, 3].map((stage, at) => {
      feeds.tell(status(at + 1, stage));
      return rowOf('Brøndby IF').gameTime;
    });
    expect(clocks).toEqual(['', '-1', '', '-1']);
  });

  it('[CLOCK-10] counts in no set of tennis', () => {
    feeds.tell(fixture({ sport: 2 }), status(1, 17));
    const [row] = [...feeds.state.events.keys()].flatMap((id) => rowsOf(feeds.projection, id));
    expect(row).toMatchObject({ stage: 17, gameTime: '-1' });
  });
});

describe('the ids of a side', () => {
  const doubles = (home: string) =>
    fixture({
      key: home,
      sport: 21,
      start: daysOn(1),
      competition: { name: 'Denmark Open', country: 'dk', category: 'Herredouble', season: '2026' },
      home: { name: home, kind: 'pair', country: 'dk' },
      away: { name: 'Liang / Wang', kind: 'pair', country: 'cn' },
    });
  const singles = (key: string, home: string, away: string) =>
    fixture({
      key,
      sport: 21,
      home: { name: home, kind: 'person', country: 'dk' },
      away: { name: away, kind: 'person', country: 'dk' },
    });
  const idOf = (name: string) => [...feeds.state.participants.values()].find((each) => each.name === name)!.id;

  it('[EVENT-08] are those of both persons of a pair, joined by a slash, where they are known', () => {
    feeds.tell(singles('s', 'Kim Astrup', 'Anders Rasmussen'), doubles('Kim Astrup / Anders Rasmussen'));
    const row = rowOf('Kim Astrup / Anders Rasmussen');
    expect(row.homeId).toBe(`${idOf('Kim Astrup')}/${idOf('Anders Rasmussen')}`);
    expect(row.homeEventId).toBe(idOf('Kim Astrup / Anders Rasmussen'));
    expect([row.awayId, row.awayEventId]).toEqual([idOf('Liang / Wang'), idOf('Liang / Wang')]);
    expect(feeds.projection.eventsOf(row.homeEventId!)).toEqual([row.id]);
  });
});
