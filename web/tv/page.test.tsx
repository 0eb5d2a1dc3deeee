import { decodeTable } from '@stillingen/client';
import { eventRow, leagueRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { entry, RACE_ID, raceFeed, raceLeague } from '../testing/race-feeds.ts';
import { NOW_S, sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import { selectionOf, tvHref } from './address.ts';
import { accessOf, programmeOf } from './channels.ts';
import { TvPage } from './page.tsx';

const on = (...names: string[]): string => JSON.stringify({ 1: names.map((BN, at) => ({ TVI: at + 1, BN, CC: 'DK' })) });
const MATCHES = [
  sampleEvent({
    id: 'lAte0001',
    start: NOW_S + 7200,
    stageType: 1,
    stage: 1,
    homeScore: null,
    awayScore: null,
    broadcasts: on('DR1'),
  }),
  sampleEvent({ id: 'nOw00001', broadcasts: on('TV3+', 'DR1') }),
  sampleEvent({ id: 'nOne0001', broadcasts: null }),
  sampleEvent({ id: 'oVer0001', stageType: 3, stage: 3, broadcasts: null }),
];
const FEED = 'tv_0_1_da_1';
const feeds = { [FEED]: leagueRow.writeText(sampleLeague()) + MATCHES.map((row) => eventRow.writeText(row)).join('') };
const page = (view: 'channels' | 'time' = 'channels', text = feeds, channel: string | null = null) =>
  draw(<TvPage feed={FEED} day={0} view={view} channel={channel} />, { feeds: text, nowS: NOW_S });

describe('the page of television', () => {
  it('[PAGE-20] lists matches by channel, each by start, and apart those on none', () => {
    const { words, html } = page();
    expect(words).toMatch(/I tv I dag, fr\. 20\.11\. · 2 kampe på 2 kanaler/);
    expect(words).toMatch(/DR1 gratis .*FC Midtjylland.*2-1.*DR1|DR1 gratis/);
    expect(words).toMatch(/TV3\+ abonnement/);
    expect([...html.matchAll(/data-event="(\w+)"/g)].map(([, id]) => id)).toEqual([
      'nOw00001',
      'lAte0001',
      'nOw00001',
      'nOne0001',
    ]);
    expect(words).toMatch(/Ikke på tv .*Danske kampe uden dansk kanal/);
  });

  it('[PAGE-20] lists matches by time with their channels', () => {
    const { words, html } = page('time');
    expect(words).toMatch(/Superligaen, runde 16 \. TV3\+, DR1/);
    expect([...html.matchAll(/data-event="(\w+)"/g)].map(([, id]) => id)).toEqual(['nOw00001', 'lAte0001', 'nOne0001']);
  });

  it('lists a race once, by its meeting and session, with a link to the race', () => {
    const race = raceLeague();
    const rows = [entry(1, 'Norris', { broadcasts: on('TV3+') }), entry(2, 'Magnussen')];
    const { words, html } = page('channels', { [FEED]: raceFeed(rows, race) });
    expect(words).toMatch(/1 kampe? på 1 kanal/);
    expect(words).toMatch(/TV3\+ abonnement .*Monaco Grand Prix Løb VM/);
    expect(words).not.toContain('Magnussen');
    expect(html).toContain(`href="/kamp/${RACE_ID}/"`);
  });

  it('lists twenty matches of a channel among others, the last that is over first, and all of it at an address of its own', () => {
    const rows = Array.from({ length: 40 }, (_, at) =>
      sampleEvent({
        ...{ id: `mAtch0${10 + at}`, start: NOW_S + (at - 15) * 3600, broadcasts: on('Viaplay') },
        ...{ stageType: at < 15 ? 3 : 1, stage: at < 15 ? 3 : 1 },
      }),
    );
    const text = { [FEED]: leagueRow.writeText(sampleLeague()) + rows.map((row) => eventRow.writeText(row)).join('') };
    const idsIn = (html: string) => [...html.matchAll(/data-event="(\w+)"/g)].map(([, id]) => id);
    const all = rows.map(({ id }) => id);
    const among = page('channels', text);
    expect(idsIn(among.html)).toEqual(all.slice(14, 34));
    expect(among.html).toContain('<a href="/tv/?kanal=Viaplay">Alle 40 på Viaplay</a>');
    const alone = page('channels', text, 'Viaplay');
    expect(idsIn(alone.html)).toEqual(all);
    expect(alone.html).toContain('<a href="/tv/">Alle kanaler</a>');
    expect(page('channels', text, 'Ukendt').words).toContain('Ingen kampe på de valgte kanaler');
  });

  it('names the lack of matches on a day without any', () => {
    expect(page('channels', { [FEED]: '' }).words).toContain('Ingen kampe i tv denne dag');
  });

  it('shows only the chosen channels, and matches on no channel whatever is chosen', () => {
    const { leagues, rows } = decodeTable(feeds[FEED]);
    const { channels, shown, unshown } = programmeOf(leagues, rows, ['TV3+']);
    expect([...channels]).toEqual([['TV3+', ['nOw00001']]]);
    expect([shown, unshown]).toEqual([['nOw00001'], ['nOne0001']]);
  });

  it('names what a channel costs where it is known', () => {
    expect(['DR1', 'DR 2', 'TV 2 Sport', 'TV3 Sport', 'Viaplay', 'Kanal X'].map(accessOf)).toEqual([
      'free',
      'free',
      'paid',
      'paid',
      'paid',
      null,
    ]);
  });

  it('keeps the day and view in its address', () => {
    for (const selection of [
      { day: 0, view: 'channels', channel: null },
      { day: -2, view: 'time', channel: 'TV 2' },
    ] as const) {
      expect(selectionOf(new URL(tvHref(selection), 'https://x').search)).toEqual(selection);
    }
    expect(selectionOf('?dag=99&vis=x&kanal=')).toEqual({ day: 0, view: 'channels', channel: null });
    expect(selectionOf('?dag=9')).toEqual({ day: 0, view: 'channels', channel: null });
  });
});
