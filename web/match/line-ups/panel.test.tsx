import { SPORT, sportById } from '@stillingen/domain';
import { type LineupGroup, type LineupRow, type PlayerIncident, writeAbsences, writeLineups } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { Panel as SquadsPanel } from '../squads/panel.tsx';
import { draw } from '../../testing/draw.ts';
import { EVENT_ID, NOW_S, sampleEvent, sampleLeague, summaryFeed } from '../../testing/match-feeds.ts';
import { Panel } from './panel.tsx';

const row = (name: string, more: Partial<LineupRow> = {}): LineupRow => ({
  index: 1,
  id: null,
  name,
  url: '',
  rating: null,
  number: null,
  countryId: null,
  countryName: null,
  list: 1,
  type: 1,
  position: null,
  mark: null,
  role: null,
  roleCode: null,
  left: null,
  incidents: [],
  ...more,
});
const incident = (type: PlayerIncident['type'], minute: string, other = ''): PlayerIncident => ({
  type,
  minute,
  other,
  otherUrl: '',
});
const ROLES = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
const four = (prefix: string, more: Partial<LineupRow> = {}): LineupRow[] =>
  ROLES.map((roleCode, at) => row(`${prefix} Mand${at + 1}`, { roleCode, number: at + 1, position: at + 1, ...more }));

const side = (which: 'home' | 'away', players: readonly LineupRow[], more = {}) => ({
  side: which,
  rating: null,
  formation: '1-1-1-1',
  predicted: false,
  players,
  ...more,
});
const groups = (...sides: LineupGroup['sides']): LineupGroup[] => [{ group: 'starters', title: 'Fra start', sides }];
const BOTH = groups(side('home', four('H')), side('away', four('U')));

function drawn(lineups: readonly LineupGroup[], { sportId = 1, scratches = '', View = Panel } = {}) {
  return draw(
    <View
      eventId={EVENT_ID}
      match={{ event: sampleEvent(), league: sampleLeague({ sportId }) }}
      sport={sportById(sportId)!}
      texts={{ lineups: writeLineups(lineups), scratches, summary: summaryFeed() }}
    />,
    { feeds: {}, nowS: NOW_S },
  );
}

describe('line-ups', () => {
  it('[GEN-12] show both teams of football on one pitch, with formation and confirmation', () => {
    const { html, words } = drawn(BOTH);
    expect(html).toContain('aria-label="FC Midtjylland, 1-1-1"');
    expect(html).toContain('aria-label="FC København, 1-1-1"');
    expect(words).toContain('Opstillinger Bekræftet');
    expect(words).toContain('4 H Mand4');
  });

  it('are marked as expected until they are confirmed', () => {
    expect(drawn(groups(side('home', four('H'), { predicted: true }))).words).toContain('Opstillinger Forventet');
  });

  it('show what a player did beside the disc', () => {
    const [keeper, ...others] = four('H');
    const star = row('Mads Lindgaard', {
      number: 9,
      roleCode: 'forward',
      position: 1,
      mark: '(C)',
      rating: '8.9',
      url: '/spiller/mads-lindgaard/pErs0001/',
      incidents: [
        incident('goal', "12'"),
        incident('goal', "61'"),
        incident('assist', "66'"),
        incident('substitution-out', "80'"),
      ],
    });
    const { html, words } = drawn(groups(side('home', [star, keeper!, ...others.slice(0, 2)])));
    expect(words).toContain('9 Mads Lindgaard, anfører, 2 mål, assist, ude i 80. minut, karakter 8,9');
    expect(html).toContain('href="/spiller/mads-lindgaard/pErs0001/"');
    expect(words).toContain('Karakter Navn');
  });

  it('use lines by role without a formation, and a list where no fact distinguishes lines', () => {
    expect(drawn(groups(side('home', four('H'), { formation: null }))).html).toContain('aria-label="FC Midtjylland"');
    const { words, html } = drawn(groups(side('home', [row('Kold'), row('Ege')], { formation: null })));
    expect(html).not.toContain('aria-label="FC Midtjylland"');
    expect(words).toContain('FC Midtjylland, fra start Bekræftet');
  });

  it('list bench, coaches, referee and absences with reason and return', () => {
    const lists: LineupGroup[] = [
      ...BOTH,
      {
        group: 'substitutes',
        title: 'Bænken',
        sides: [side('home', [row('Kiær Mogensen', { number: 19, incidents: [incident('substitution-in', "66'", 'Solís')] })])],
      },
      { group: 'coaches', title: 'Trænere', sides: [side('home', [row('S. Cooper', { type: 2 })])] },
    ];
    const scratches = writeAbsences([
      {
        side: 'away',
        id: null,
        url: '',
        countryId: null,
        countryName: null,
        name: 'Rohde',
        reason: 'injury',
        text: 'Lårskade',
        chance: '',
        status: 'doubtful',
        until: Date.UTC(2026, 11, 5, 12) / 1000,
      },
    ]);
    const { words } = drawn(lists, { scratches });
    expect(words).toMatch(/Bænken, FC Midtjylland 19 Kiær Mogensen for Solís/);
    expect(words).toMatch(/Skader og karantæner FC København Rohde Lårskade Tvivlsom Ventes tilbage 05\.12\./);
    expect(words).toMatch(/Cheftræner ?, FC Midtjylland S\. Cooper/);
  });

  it('show lines of five in ice hockey by position', () => {
    const players = [
      row('Keeper', { type: 3, role: 'Målmand', roleCode: 'goalkeeper', position: 1 }),
      ...Array.from({ length: 10 }, (_, at) => row(`Spiller ${at + 1}`, { position: at + 2 })),
    ];
    const { words } = drawn(groups(side('home', players, { formation: null })), { sportId: 4 });
    expect(words).toMatch(/Målmand Keeper 1\. kæde Spiller 1 .*Spiller 5 2\. kæde Spiller 6/);
  });

  it('are lists alone in sports without positions', () => {
    const { words, html } = drawn(BOTH, { sportId: 7, View: SquadsPanel });
    expect(words).toMatch(/FC Midtjylland, fra start Bekræftet 1 H Mand1/);
    expect(html).not.toContain('viewBox="0 0 105 68"');
  });

  it('are missing until they arrive, and never use inline styles', () => {
    expect(drawn([]).words).toContain('Ingen opstillinger endnu');
    expect(drawn(BOTH).html).not.toContain(' style=');
  });
});

it('a change in a sport of innings is written with its inning', () => {
  const players = four('H', { incidents: [incident('substitution-in', "5'", 'Ny Mand')] });
  const { words } = drawn(groups(side('home', players)), { sportId: SPORT.baseball, View: SquadsPanel });
  expect(words).toContain('for Ny Mand 5. inning');
  expect(words).not.toContain("5'");
});
