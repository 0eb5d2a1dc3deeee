import { createTable } from '@stillingen/client';
import { eventRow, leagueRow } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { NOW_S, sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import { TvCard } from './tv-card.tsx';

const on = (channel: string): string => JSON.stringify({ 1: [{ TVI: 1, BN: channel, CC: 'DK' }] });
const coming = (id: string, hours: number, channel: string) =>
  eventRow.writeText(
    sampleEvent({ id, homeName: `Hjemme ${id}`, stageType: 1, stage: 1, start: NOW_S + hours * 3600, broadcasts: on(channel) }),
  );
const cardOf = (rows: string) => {
  const table = createTable(leagueRow.writeText(sampleLeague()) + rows);
  return draw(<TvCard table={table} />, { feeds: {}, nowS: NOW_S });
};

it('the card of television lists the next televised matches of the list in the order of their start', () => {
  const live = eventRow.writeText(sampleEvent({ id: 'lIve0001', broadcasts: on('DR1') }));
  const { html, words } = cardOf(live + [5, 4, 3, 2, 1].map((hours) => coming(`cOme000${hours}`, hours, 'TV3 Sport')).join(''));
  expect([...html.matchAll(/\/kamp\/(\w+)\//g)].map(([, id]) => id)).toEqual(['cOme0001', 'cOme0002', 'cOme0003', 'cOme0004']);
  expect(words).toMatch(/I tv .*Hjemme cOme0001 .* TV3 Sport .*Hele tv-programmet/);
});

it('the card of television is absent when the list has nothing more on television', () => {
  expect(cardOf(eventRow.writeText(sampleEvent({ broadcasts: on('DR1') }))).html).toBe('');
});
