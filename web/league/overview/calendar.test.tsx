import { createTable } from '@stillingen/client';
import { Stage } from '@stillingen/domain';
import type { EventRow, LeagueRow } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { draw, testSport } from '../../testing/draw.ts';
import { entry, NOW_S, raceFeed, raceLeague, START_S } from '../../testing/race-feeds.ts';
import { calendarOf } from '../model/races.ts';
import { Calendar } from './calendar.tsx';

const DAY_S = 86_400;
const OVER = { stageType: 3, stage: Stage.finished } as const;
const AHEAD = { stageType: 1, stage: Stage.scheduled } as const;

const race = (id: string, day: number, league: Partial<LeagueRow>, row: Partial<EventRow>, winner = 'Vinder'): string =>
  raceFeed(
    [entry(row.stageType === 1 ? null : 1, winner, { id: `e-${id}`, start: START_S + day * DAY_S, raceId: id, ...row })],
    raceLeague({ stageId: id, race: `${START_S + day * DAY_S}`, ...league }),
  );

function calendar(...races: readonly string[]) {
  const table = createTable(races.join(''), { nowS: NOW_S });
  return draw(<Calendar table={table} sport={testSport(32)} calendar={calendarOf(table.structure.get().leagues)} />, {
    feeds: {},
    nowS: NOW_S,
  });
}

it('the calendar of a season lists its races by day with place and winner, and marks the next one', () => {
  const { words, html } = calendar(
    race('c', 7, { meeting: 'Abu Dhabis Grand Prix', venue: 'Yas Marina' }, AHEAD),
    race('d', 14, { meeting: 'Australiens Grand Prix', venue: 'Albert Park' }, AHEAD),
    race('b', 0, { meeting: 'Las Vegas Grand Prix', venue: 'Las Vegas' }, { stageType: 2, stage: Stage.live }),
    race('a', -7, { meeting: 'Monaco Grand Prix', venue: 'Monaco' }, OVER, 'Kevin Magnussen'),
  );
  expect(words).toMatch(
    /13\.11\. Monaco Grand Prix Løb · Monaco Kevin Magnussen 20\.11\. Las Vegas Grand Prix .*Live nu 27\.11\. Abu Dhabis Grand Prix Løb · Yas Marina Næste 04\.12\. Australiens Grand Prix Løb · Albert Park $/,
  );
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['a', 'b', 'c', 'd'].map((id) => `/kamp/${id}/`));
});

it('the calendar of a season leaves out practice and qualifying, and names a race that was cancelled', () => {
  const { words } = calendar(
    race('q', -8, { session: 'Sprintkvalifikation' }, OVER, 'Den hurtigste'),
    race('t', -8, { session: '1. træning' }, OVER, 'Den hurtigste'),
    race('s', -7, { session: 'Sprint' }, OVER, 'Lando Norris'),
    race('r', -6, { session: 'Løb' }, { stageType: 3, stage: Stage.cancelled, rank: null }),
  );
  expect(words).not.toContain('Den hurtigste');
  expect(words).toMatch(/Sprint .* Lando Norris .*Løb .* Aflyst/);
});

it('the calendar of a tour lists its stages by their names, without its classifications', () => {
  const tour = { meeting: 'Tour de France', venue: '', name: 'Tour de France' };
  const { words } = calendar(
    race('1', -2, { ...tour, session: '1. etape' }, OVER, 'Mads Pedersen'),
    race(
      'all',
      -2,
      { ...tour, session: 'Samlet', race: `${START_S - 2 * DAY_S}|${START_S + 3 * DAY_S}` },
      {},
      'Jonas Vingegaard',
    ),
    race('2', -1, { ...tour, session: '2. etape' }, OVER, 'Jasper Philipsen'),
  );
  expect(words).toMatch(/18\.11\. 1\. etape Mads Pedersen 19\.11\. 2\. etape Jasper Philipsen $/);
});
