import { sportById } from '@stillingen/domain';
import { type PlayerStatisticsPart, ratingsRow, writePlayerStatistics } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { EVENT_ID, NOW_S, sampleEvent, sampleLeague } from '../../testing/match-feeds.ts';
import { bestPlayers, initialsOf, readPlayers } from './model.ts';
import { Panel } from './panel.tsx';

type Section = PlayerStatisticsPart['sections'][number];
const line = (side: 'home' | 'away', player: string, rating: string | null, ...values: string[]): Section['lines'][number] => ({
  side,
  player,
  url: player === 'Mads Lindgaard' ? '/spiller/mads-lindgaard/pErs0001/' : '',
  country: '',
  team: '',
  rating,
  values,
});
const section = (lines: Section['lines'], title = 'Spillere'): Section => ({
  type: 'players',
  title,
  columns: [
    { code: 'M', label: 'Mål', kind: 'number' },
    { code: 'AFL', label: 'Afleveringer', kind: 'share' },
  ],
  lines,
});
const RATED = [
  line('home', 'Ousmane Diarra', '7.4', '0', '40/44'),
  line('away', 'Gustav Rask', '4.9', '0', ''),
  line('home', 'Mads Lindgaard', '8.9', '2', '20/25'),
  line('away', 'Jonas Winther', '7.3', '1', '18/23'),
];
const UNRATED = RATED.map((each) => ({ ...each, rating: null }));
const bodyOf = (sections: readonly Section[], title = ''): string => writePlayerStatistics([{ title, sections }]);
const SOURCE = ratingsRow.writeText({ version: 'karakter-1', provider: null, rough: true, provisional: null });

const drawn = (text: string, { parts = '', stageType = 2, sportId = 1 } = {}) =>
  draw(
    <Panel
      eventId={EVENT_ID}
      match={{ event: sampleEvent({ stageType }), league: sampleLeague({ sportId }) }}
      sport={sportById(sportId)!}
      texts={{ playerStatistics: text, playerStatisticsParts: parts }}
    />,
    { feeds: {}, nowS: NOW_S },
  );
const namesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<th scope="row".*?<bdi[^>]*>(.*?)<\/bdi>/g)].map(([, name]) => name!);

describe('the players of a match', () => {
  it('[SPORT-13] are sorted by rating, and the best of each side stand above them', () => {
    const { html, words } = drawn(bodyOf([section(RATED)]) + SOURCE);
    expect(namesIn(html)).toEqual(['Mads Lindgaard', 'Ousmane Diarra', 'Jonas Winther', 'Gustav Rask']);
    expect(html).toMatch(/<th scope="col"[^>]*aria-sort="descending"><button[^>]*><span>Karakter/);
    expect(words).toMatch(/8,9 Mads Lindgaard Bedst indtil nu 7,3 Jonas Winther Bedst hos FC København/);
    expect(words).toContain('Spillerne indtil nu Karakter: færre tal');
  });

  it('have a player of the match once it is over', () => {
    expect(drawn(bodyOf([section(RATED)]) + SOURCE, { stageType: 3 }).words).toMatch(/8,9 Mads Lindgaard Kampens spiller/);
  });

  it('keep the order of the provider, and no best player or formula, where they are not rated', () => {
    const { html, words } = drawn(bodyOf([section(UNRATED)]));
    expect(namesIn(html)).toEqual(['Ousmane Diarra', 'Gustav Rask', 'Mads Lindgaard', 'Jonas Winther']);
    expect(words).not.toMatch(/Karakter|karakter|Bedst|Kampens spiller/);
  });

  it('show the formula with its weights and its limit one press away, and name a provider of ratings', () => {
    const { words, html } = drawn(bodyOf([section(RATED)]) + SOURCE);
    expect(html).toMatch(/<details[^>]*><summary>Sådan regner vi karakteren<\/summary>/);
    expect(words).toContain('Mål, ikke på straffespark +1,00');
    expect(words).toContain('Aflevering +0,01 −0,05');
    expect(words).toContain('Karakteren tæller det, der kan tælles.');
    const own = ratingsRow.writeText({ version: '', provider: 'Bolddata', rough: null, provisional: null });
    expect(drawn(bodyOf([section(RATED)]) + own).words).toContain('Karaktererne kommer fra');
  });

  it('link to their pages where they have one', () => {
    const { html } = drawn(bodyOf([section(RATED)]));
    expect(html).toContain('<a href="/spiller/mads-lindgaard/pErs0001/"');
    expect(html).not.toContain('href=""');
  });

  it('write overs and innings as they are counted, and decimals with a comma', () => {
    const columns = [
      { code: 'O', label: 'Overs', kind: 'decimal' },
      { code: 'IP', label: 'Innings kastet', kind: 'decimal' },
      { code: 'ER', label: 'Runs pr. over', kind: 'decimal' },
    ] as const;
    const { words } = drawn(bodyOf([{ ...section([line('home', 'Gustav Rask', null, '14.3', '5.0', '3.15')]), columns }]));
    expect(words).toContain('14.3 5 3,15');
  });

  it('show zero and a missing value differently', () => {
    const { html } = drawn(bodyOf([section([line('away', 'Gustav Rask', null, '0', '')])]));
    expect([...html.matchAll(/<td[^>]*>(?:<span[^>]*>)?(.*?)(?:<\/span>)?<\/td>/g)].map(([, value]) => value)).toEqual([
      '0',
      '–',
    ]);
  });

  it('have a table for each section, and a choice of parts where there are any', () => {
    const { words } = drawn(bodyOf([section(UNRATED, 'Battere'), section(UNRATED.slice(0, 1), 'Pitchere')]), {
      parts: bodyOf([section(UNRATED)], '1. halvleg'),
    });
    expect(words).toMatch(/Hele kampen 1\. halvleg .*Battere .*Pitchere/);
  });

  it('are missing until the match has figures', () => {
    expect(drawn('').words).toContain('Ingen spillertal endnu');
  });

  it('show their columns by choice where there are more than six, and never with inline styles', () => {
    const many = {
      ...section([line('home', 'Mads Lindgaard', null, ...Array.from({ length: 11 }, (_, at) => String(at)))]),
      columns: Array.from({ length: 11 }, (_, at) => ({ code: `C${at}`, label: `C${at}`, kind: 'number' as const })),
    };
    const { html, words } = drawn(bodyOf([many]));
    expect(words).toContain('C0 · C1 · C2');
    expect(words).toContain('C6 · C7 · C8 · C9 · C10');
    expect([...html.matchAll(/<th scope="col"/g)]).toHaveLength(1 + 6);
    expect(html).not.toContain(' style=');
  });
});

it('the best players of a part are one of each side, the first of equals', () => {
  const [part] = readPlayers(bodyOf([section([line('home', 'A', '7.0'), line('home', 'B', '7.0'), line('away', 'C', '7.0')])]));
  expect(bestPlayers(part!).map(({ name }) => name)).toEqual(['A', 'C']);
});

it.each([
  ['Mads Lindgaard', 'ML'],
  ['P. Pentz', 'PP'],
  ['Buksa', 'B'],
  ['Østrup Hansen', 'ØH'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
