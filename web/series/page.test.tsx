import { eventRow, leagueRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { NOW_S, sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import { seriesPage } from './definition.ts';
import { SeriesPage } from './page.tsx';
import { sourceOf } from '../testing/team-feeds.ts';

const DAY_S = 86_400;
const SERIES = 'sErie001';
const FEED = `s_1_${SERIES}_1_da_1`;
const leg = (id: string, days: number, more: Partial<ReturnType<typeof sampleEvent>> = {}) =>
  sampleEvent({
    id,
    start: NOW_S + days * DAY_S,
    stageType: 3,
    stage: 3,
    series: SERIES,
    homeSlug: 'odense',
    awaySlug: 'aalborg',
    ...more,
  });
const text = (...rows: readonly ReturnType<typeof sampleEvent>[]): string =>
  leagueRow.writeText(sampleLeague({ stageName: 'Slutspil' })) + rows.map((row) => eventRow.writeText(row)).join('');
const teams = (home: string, away: string, winner: number | null) => ({ homeName: home, awayName: away, winner });
const page = (feed: string) =>
  draw(<SeriesPage sportId={1} feed={FEED} sides={['Odense', 'Aalborg']} />, { feeds: { [FEED]: feed }, nowS: NOW_S });

describe('[PAGE-07] the page of a series', () => {
  it('lists its matches, the first one first, with the wins of each side', () => {
    const { words, html } = page(
      text(
        leg('tHird001', -1, teams('Odense', 'Aalborg', 1)),
        leg('fIrst001', -6, teams('Odense', 'Aalborg', 1)),
        leg('sEcond01', -3, teams('Aalborg', 'Odense', 1)),
      ),
    );
    expect([...html.matchAll(/data-event="(\w+)"/g)].map(([, id]) => id)).toEqual(['fIrst001', 'sEcond01', 'tHird001']);
    expect(words).toContain('Odense – Aalborg Slutspil · 3 kampe · Sejre: Odense 2, Aalborg 1');
  });

  it('has the goals of both matches of a tie, by the sides of the first', () => {
    const { words } = page(
      text(
        leg('fIrst001', -6, teams('Odense', 'Aalborg', 1)),
        leg('sEcond01', -3, { ...teams('Aalborg', 'Odense', 1), homeAggregate: 2, awayAggregate: 3 }),
      ),
    );
    expect(words).toContain('2 kampe · Samlet 3-2');
  });

  it('has one address whatever side plays at home, and none for an unknown series', () => {
    const source = sourceOf({ [FEED]: text(leg('fIrst001', -6, { homeSlug: 'odense', awaySlug: 'aalborg' })) });
    const request = { tzHours: 1 } as Parameters<NonNullable<ReturnType<typeof seriesPage.routeOf>>['resolve']>[1];
    const resolve = (path: string) => seriesPage.routeOf(path)!.resolve(source, request);
    expect(resolve(`/serie/odense-aalborg/${SERIES}/`)).toEqual({ status: 301, location: `/serie/aalborg-odense/${SERIES}/` });
    expect(resolve(`/serie/aalborg-odense/${SERIES}/`)).toMatchObject({ content: { kind: 'series', props: { sportId: 1 } } });
    expect(resolve('/serie/aalborg-odense/uNknown1/')).toBeNull();
    expect(seriesPage.routeOf('/serie/aalborg/')).toBeNull();
  });
});
