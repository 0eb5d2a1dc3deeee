import { createStore } from '@stillingen/client';
import type { AlertNotification, Notifications } from '@stillingen/client/alerts';
import { momentsOf, SPORT, sportById } from '@stillingen/domain';
import { alertFacts } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { eventWith } from '../../client/testing/feed-texts.ts';
import { draw } from '../testing/draw.ts';
import { Boxes } from './boxes/boxes.tsx';
import { notificationOf } from './follow/notification.ts';
import { AlertsPage } from './page.tsx';
import { Quiet } from './settings/quiet.tsx';
import { AlertsTool } from './tool.tsx';

const NOW_S = 1_795_201_200;
const sport = sportById(SPORT.football)!;
const LIVE = { stageType: 2, stage: 12, homeScore: 0, awayScore: 0, gameTime: '', homeColours: 'ff0000|000000' } as const;

function notificationAfter(...changes: Parameters<typeof eventWith>[1][]): AlertNotification {
  const rows = changes.map((words) => eventWith('aB3dE6gH', { ...LIVE, homeSlug: 'fcm', homeId: 'HHHHHHHH', ...words }));
  const [before, after] = rows.map((row) =>
    alertFacts(row, { sport, league: { key: '1_8_x', name: 'Superligaen', stage: '' } }, NOW_S),
  );
  const [moment] = momentsOf(before!, after!);
  return notificationOf(moment!, after!, { row: rows[1]!, sport, seasonUrl: '/fodbold/danmark/superligaen/', nowS: NOW_S });
}
const boxesOf = (shown: readonly AlertNotification[]): string => {
  const list: Notifications = { ...createStore(shown), add() {}, close() {}, clear() {}, hold: () => () => {}, end() {} };
  return draw(<Boxes list={list} />, { feeds: {}, nowS: NOW_S }).html;
};

it('[NOTE-01, NOTE-02] a notification holds all its fields', () => {
  expect(notificationAfter({}, { homeScore: 1 })).toEqual({
    id: 'g_1_aB3dE6gH score 1-0 0 goal',
    tag: 'g_1_aB3dE6gH score 1-0',
    occasion: 'goal',
    text: 'Mål til Home aB3dE6gH: 1-0',
    label: expect.stringContaining('Home aB3dE6gH – Away aB3dE6gH'),
    score: '1-0',
    scoreBefore: null,
    isCorrection: false,
    homeLogo: { colours: 'ff0000|000000', code: 'Home aB3dE6gH' },
    awayLogo: { colours: null, code: 'Away aB3dE6gH' },
    gameId: 'g_1_aB3dE6gH',
    imageSize: 20,
    gameUrl: '/kamp/aB3dE6gH/',
    homeUrl: '/hold/fcm/HHHHHHHH/',
    awayUrl: '',
    seasonUrl: '/fodbold/danmark/superligaen/',
    timestamp: NOW_S,
    hidden: false,
  });
});

it('a box of a correction strikes the score that was shown', () => {
  const corrected = notificationAfter({ homeScore: 1 }, { corrections: 1, correctedReason: 'offside' });
  const html = boxesOf([corrected]);
  expect(html).toContain('<s>1-0</s>');
  expect(html).toMatch(/Rettet.*Målet tæller ikke: 0-0/);
});

it('[NOTE-04] a hidden notification has no box', () => {
  const notification = notificationAfter({}, { homeScore: 1 });
  expect(boxesOf([notification])).toContain('Mål til Home aB3dE6gH: 1-0');
  expect(boxesOf([{ ...notification, hidden: true }])).toBe('');
});

it('the server draws the bell as a link, and of the page what no device is needed for', () => {
  const drawn = (element: React.ReactNode) => draw(element, { feeds: {}, nowS: NOW_S }).html;
  expect(drawn(<AlertsTool />)).toMatch(/^<a [^>]*href="\/varsler\/" aria-label="Notifikationer"/);
  expect(drawn(<AlertsPage />)).toMatch(/<h1>.*Notifikationer.*href="\?vis=leveret".*<noscript>/);
});

it('quiet hours show their times, and the ceiling its number', () => {
  const values: Readonly<Record<string, string | number>> = { 'alerts.quiet': '2230-0615', 'alerts.perDay': 7 };
  const settings = { get: (path: string) => values[path], set() {}, remove() {}, subscribe: () => () => {} };
  const { html } = draw(<Quiet alerts={{ settings }} />, { feeds: {}, nowS: NOW_S });
  expect([...html.matchAll(/type="time"[^>]*value="([^"]+)"/g)].map(([, value]) => value)).toEqual(['22:30', '06:15']);
  expect(html).toContain('<option value="7" selected="">Højst 7</option>');
  expect([...html.matchAll(/aria-checked="(\w+)"/g)].map(([, on]) => on)).toEqual(['true', 'true', 'false']);
});
