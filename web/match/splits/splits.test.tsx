import { type RaceCourse, writeRaceCourse } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { draw, testSport } from '../../testing/draw.ts';
import { entry, NOW_S, raceLeague } from '../../testing/race-feeds.ts';
import { graphOf, tableOf } from './model.ts';
import { Panel } from './panel.tsx';

const line = (id: string, country: string, values: readonly (number | null)[], cards: readonly string[] = []) => ({
  ...{ id, name: `Navn ${id}`, country, url: `/spiller/navn-${id}/${id}/`, rank: null, values, cards },
});
const POINTS = ['3,3 km', '6,7 km', 'Mål'];
const course: RaceCourse = {
  sessions: [],
  splits: { unit: 'seconds', points: POINTS },
  lines: [line('a', 'no', [60.5, 121]), line('b', 'se', [59, 125.2]), line('c', 'dk', [61, null])],
};

const panel = (of: RaceCourse, search = '') => {
  const texts = { raceCourse: writeRaceCourse(of) };
  const match = { event: entry(1, 'A'), league: raceLeague() };
  return draw(<Panel eventId="race" match={match} sport={testSport(40)} texts={texts} />, {
    feeds: {},
    nowS: NOW_S,
    request: { search },
  });
};

it('the course of a race lists the order at the last point passed, and at the one that the address asks for', () => {
  expect(panel(course).words).toMatch(/Stilling · 6,7 km .* 1\. Navn a 2:01,0 2\. Navn b 2:05,2 \+4,2/);
  expect(panel(course, '?punkt=1').words).toMatch(
    /Stilling · 3,3 km .* 1\. Navn b 59,0 2\. Navn a 1:00,5 \+1,5 3\. Navn c bedste dansker/,
  );
  expect(panel(course, '?punkt=9').words).toContain('Stilling · 6,7 km');
});

it('the order of a race and its cards link each competitor to its page, but for one that is deleted', () => {
  const deleted = { ...line('d', 'no', [62, 130]), url: null };
  const { html } = panel({ ...course, lines: [...course.lines, deleted] });
  expect([...html.matchAll(/href="(\/spiller\/[^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/spiller/navn-a/a/',
    '/spiller/navn-b/b/',
  ]);
});

it('the graph of a race has a sentence as its name, and names the best at the ends of their lines', () => {
  const { html } = panel(course);
  expect(html).toContain('aria-label="Placeringer undervejs. Ved 6,7 km førte Navn a foran Navn b. Tallene står i tabellen."');
  expect(html.match(/<path/g)).toHaveLength(2);
  expect(html).not.toContain(' style=');
});

it('the graph of a race shows the gaps where the address asks for them, and places alone of points', () => {
  expect(panel(course).words).toContain('med placeringen ved hver måling');
  expect(panel(course, '?graf=afstand').words).toContain('Afstand til den førende');
  const jumps = { ...course, splits: { unit: 'points' as const, points: POINTS } };
  expect(panel(jumps, '?graf=afstand').words).not.toContain('Afstand til den førende');
});

it('graphOf draws places of up to ten and the best Dane, and gaps on the leader', () => {
  const many = Array.from({ length: 14 }, (_, at) => line(`r${at}`, at === 12 ? 'dk' : 'no', [100 + at, 200 + at * 2]));
  const table = tableOf({ ...course, lines: many })!;
  const places = graphOf(table, 1, 'places', 'r12');
  expect(places.map(({ line: { id } }) => id)).toEqual([...many.slice(0, 9).map(({ id }) => id), 'r12']);
  expect(places[0]!.marks).toEqual([
    { point: 0, share: 0 },
    { point: 1, share: 0 },
  ]);
  const gaps = graphOf(table, 1, 'gaps', null);
  expect(gaps[9]!.marks[1]!.share).toBeCloseTo(1 / 1.3);
});

it('a card of golf marks each hole in words, and adds up what is whole', () => {
  const pars = '454344345443544345';
  const cards = ['344344345443544346', '4543-------------'];
  const golf: RaceCourse = {
    ...course,
    splits: { unit: 'strokes', points: ['1. runde', '2. runde'], pars },
    lines: [line('a', 'dk', [71], cards), line('b', 'us', [70], [pars])],
  };
  const { words } = panel(golf);
  expect(words).toContain('Scorekort: Navn a');
  expect(words).toMatch(/R1 3 birdie 4 birdie 4 3 4 4 3 4 5 34/);
  expect(words).toMatch(/R2 4 5 4 3 · · · · · Hul 10/);
  expect(words).toMatch(/1 Navn b Kort −2 2 Navn a Kort bedste dansker −1 \+1/);
  const tied = { ...golf, lines: golf.lines.map((each) => ({ ...each, values: [70] })) };
  expect(panel(tied).words).toMatch(/T1 Navn a Kort bedste dansker −2 T1 Navn b/);
  expect(panel(golf, '?spiller=b').words).toContain('Scorekort: Navn b');
});

it('a race without any measured point has an empty course', () => {
  expect(panel({ ...course, splits: null, lines: [] }).words).toContain('Ingen mellemtider endnu');
});
