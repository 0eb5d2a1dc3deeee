import type { LineupMessage, Message, PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { readPerson } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn } from '../../testing/feeds.ts';

const MATCHES = 6;
const FORWARDS = Array.from({ length: 20 }, (_, index) => ({
  name: `Angriber ${index}`,
  key: `f${index}`,
  role: 'forward' as const,
}));
const HEAD = { seq: 1, at: daysOn(-1) };

/** Six matches of forwards: the one with number n scores n goals in each. */
function seasonOf(count: number): readonly Message[] {
  return Array.from({ length: MATCHES }, (_, index) => `p${index}`).flatMap((event): Message[] => {
    const players = FORWARDS.slice(0, count);
    const sheet: LineupMessage = {
      ...{ kind: 'lineup', key: `${event}/l`, ...HEAD, event, side: 'home', confirmed: true },
      ...{ starters: players.slice(0, 11), substitutes: players.slice(11) },
    };
    const figures: PlayerStatisticsMessage = {
      ...{ kind: 'player-statistics', key: `${event}/p`, ...HEAD, event, period: 0 },
      sections: [
        {
          ...{ type: 'players', title: 'Spillere' },
          columns: [
            { code: 'MIN', label: 'Minutter', kind: 'number' },
            { code: 'M', label: 'Mål', kind: 'number' },
          ],
          rows: players.map(({ name, key }, goals) => ({ side: 'home', player: name, key, values: ['90', String(goals)] })),
        },
      ],
    };
    const start = daysOn(-2 - Number(event.slice(1)));
    const match = fixture({ key: event, home: { name: 'Brøndby IF' }, away: { name: 'AGF' }, start });
    return [match, sheet, figures, status(1, 3, { key: `${event}/s`, event, score: { home: 1, away: 0 } })];
  });
}

function barsOf(count: number, name: string) {
  const feeds = createTestFeeds();
  feeds.submit(...seasonOf(count));
  const { id } = [...feeds.state.participants.values()].find((each) => each.name === name)!;
  const { season, figures } = readPerson(feeds.feed(`pp_${id}`)!);
  return { peers: season?.peers, bars: figures.filter(({ percentile }) => percentile !== null) };
}

it('figures of a season stand beside those of twenty players of the same role, for each ninety minutes', () => {
  const { peers, bars } = barsOf(20, 'Angriber 19');
  expect(peers).toBe('forward');
  expect(bars[0]).toEqual({ code: 'M90', label: '', value: '19.00', percentile: 98 });
});

it('figures of a season stand alone where fewer than twenty players can be compared', () => {
  expect(barsOf(19, 'Angriber 18')).toEqual({ peers: null, bars: [] });
});
