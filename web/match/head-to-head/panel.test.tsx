import { type HeadToHeadMatch, writeHeadToHead } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw, testSport } from '../../testing/draw.ts';
import { EVENT_ID, NOW_S, sampleEvent, sampleLeague, START_S } from '../../testing/match-feeds.ts';
import { Panel } from './panel.tsx';

const DAY_S = 86_400;
const FCM = { id: 'pFcm0001', name: 'FC Midtjylland', url: '/hold/fc-midtjylland/pFcm0001/' };
const FCK = { id: 'pFck0001', name: 'FC København', url: '/hold/fc-koebenhavn/pFck0001/' };
const AGF = { id: 'pAgf0001', name: 'AGF', url: '' };

function match(
  daysAgo: number,
  home: typeof FCM,
  away: typeof FCM,
  [homeScore, awayScore]: readonly [number, number],
  words: Partial<HeadToHeadMatch> = {},
): HeadToHeadMatch {
  return {
    start: START_S - daysAgo * DAY_S,
    event: `e${String(daysAgo).padStart(7, '0')}`,
    tournament: 'Superligaen',
    stage: 3,
    countryId: 63,
    countryName: 'Danmark',
    code: 'SL',
    homeId: home.id,
    awayId: away.id,
    homeName: home.name,
    homeSlug: 'x',
    homeCode: 'XXX',
    homeColours: null,
    homeUrl: home.url,
    awayName: away.name,
    awaySlug: 'y',
    awayCode: 'YYY',
    awayColours: null,
    awayUrl: away.url,
    score: `${homeScore}:${awayScore}`,
    fullTime: null,
    homePenalties: null,
    awayPenalties: null,
    homeScore,
    awayScore,
    result: null,
    side: null,
    winner: homeScore === awayScore ? null : homeScore > awayScore ? 'home' : 'away',
    ...words,
  };
}

const DIRECT = [
  match(100, FCK, FCM, [1, 1]),
  match(200, FCM, FCK, [3, 1]),
  match(300, FCM, FCK, [2, 1], { fullTime: '(1:1)', homePenalties: 4, awayPenalties: 2 }),
  match(4000, FCK, FCM, [5, 0], { event: null }),
];
const text = (direct: readonly HeadToHeadMatch[]): string =>
  writeHeadToHead(1, [
    {
      title: 'Samlet',
      blocks: [
        { title: 'Seneste kampe: FC Midtjylland', matches: [match(7, AGF, FCM, [0, 2]), match(14, FCM, AGF, [1, 2])] },
        { title: 'Seneste kampe: FC København', matches: [] },
        { title: 'Indbyrdes', matches: direct },
      ],
    },
    {
      title: 'FC Midtjylland – hjemme',
      blocks: [
        { title: '', matches: [] },
        { title: '', matches: [] },
      ],
    },
    {
      title: 'FC København – ude',
      blocks: [
        { title: '', matches: [] },
        { title: '', matches: [] },
      ],
    },
  ]);

const drawn = (direct: readonly HeadToHeadMatch[] = DIRECT, sportId = 1) =>
  draw(
    <Panel
      eventId={EVENT_ID}
      match={{ event: sampleEvent(), league: sampleLeague() }}
      sport={testSport(sportId)}
      texts={{ headToHead: text(direct) }}
    />,
    { feeds: {}, nowS: NOW_S },
  );

describe('the head-to-head of a match', () => {
  it('[GEN-13, PAGE-18] lists the matches against each other, with a bar of wins and draws', () => {
    const { html, words } = drawn();
    expect(html).toContain(
      'aria-label="De seneste 3 indbyrdes opgør: FC Midtjylland vandt 1, FC København vandt 0, 2 endte uafgjort"',
    );
    expect(words).toMatch(
      /Indbyrdes opgør De seneste 3 af 4 kampe, højst ti år tilbage FC Midtjylland 1 Uafgjort 2 FC København 0/,
    );
    expect(html).toContain('href="/kamp/e0000100/"');
  });

  it('writes a shoot-out beside the score before it, and gives its letter to the home side of this match', () => {
    const { words } = drawn();
    expect(words).toMatch(/FC Midtjylland 1 YY FC København 1 4-2 str\. V S Vundet på straffe/);
    expect(words).toMatch(/FC København 1 YY FC Midtjylland 1 U Uafgjort/);
  });

  it('offers matches at home and away to teams alone', () => {
    const TENNIS = 2;
    expect(drawn().words).toContain('FC København – ude');
    expect(drawn(DIRECT, TENNIS).words).toMatch(/^(?!.*– ude).*Indbyrdes opgør/);
  });

  it('links no meeting that has no page', () => {
    expect(drawn().html.match(/href="\/kamp\//g)).toHaveLength(5);
  });

  it('shows no bar for fewer than three meetings of ten years', () => {
    expect(drawn(DIRECT.slice(1)).html).not.toContain('De seneste');
  });

  it('links each team, and shows its form with the newest match at the right', () => {
    const { html, words } = drawn();
    expect(html).toContain('href="/hold/fc-midtjylland/pFcm0001/"');
    expect(words).toMatch(/Seneste, FC Midtjylland T Tabt V Vundet/);
    expect(words).not.toContain('Seneste, FC København');
  });
});
