import { sportById } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { LeaguePage, loadAllParts as loadLeagueParts } from '../league/page.tsx';
import { standingsFeed } from '../testing/league-feeds.ts';
import { draw } from '../testing/draw.ts';
import type { MatchTab } from './model/tabs.ts';
import { loadAllParts, MatchPage } from './page.tsx';
import { SummaryTab } from './summary/summary.tsx';
import {
  coreFeed,
  correctionsFeed,
  EVENT_ID,
  eventFeed,
  NOW_S,
  sampleEvent,
  sampleLeague,
  statisticsFeed,
  summaryFeed,
} from '../testing/match-feeds.ts';

await Promise.all([loadAllParts(), loadLeagueParts()]);

const FEEDS: Readonly<Record<string, string>> = {
  [`df_ev_1_${EVENT_ID}`]: eventFeed(),
  [`dc_1_${EVENT_ID}`]: coreFeed('ST,TA,COR'),
  [`df_sui_1_${EVENT_ID}`]: summaryFeed(),
  [`df_st_1_${EVENT_ID}`]: statisticsFeed(),
  [`df_cor_1_${EVENT_ID}`]: correctionsFeed(),
  to_tOur0001_sTag0001_1: standingsFeed(),
  t_1_63_tMpl0001_1_da_n_1: eventFeed(),
};

const match = (tab: MatchTab = 'summary', feeds = FEEDS) =>
  draw(<MatchPage eventId={EVENT_ID} sportId={1} tab={tab} />, { feeds, nowS: NOW_S });
const withEvent = (words: Parameters<typeof sampleEvent>[0]) =>
  match('summary', { ...FEEDS, [`df_ev_1_${EVENT_ID}`]: eventFeed(sampleEvent(words)) });

describe('the page of a match', () => {
  it('shows the sides, the score and the minute of a match', () => {
    const { words, title } = match();
    expect(title).toBe('FC Midtjylland – FC København 2-1 · Superligaen · Stillingen');
    expect(words).toContain('FC Midtjylland mod FC København');
    expect(words).toMatch(/2 – 1 67 ’ 67\. minut 2\. halvleg 1-1 ved pausen/);
    expect(words).toContain('Adam Buksa 12’, 66’');
  });

  it('has the score of the title as the page shows it, where a side bats again', () => {
    const parts = { homeScore: 239, awayScore: 342, homePart1: 239, awayPart1: 297, homePart2: null, awayPart2: 45 };
    const event = sampleEvent({ ...parts, stage: 29, results: [{ wickets1: '10' }, { wickets1: '10', wickets2: '1' }] });
    const feeds = { ...FEEDS, [`df_ev_1_${EVENT_ID}`]: eventFeed(event, sampleLeague({ sportId: 13 })) };
    expect(match('summary', feeds).title).toMatch(/^FC Midtjylland – FC København 239-45\/1 ·/);
  });

  it('marks the minute of a clock that is fed as that of one that is counted, and no time of minutes and seconds', () => {
    const periodOf = (gameTime: string | null): string => {
      const event = sampleEvent({ stage: 16, stageStart: null, gameTime });
      const feeds = { ...FEEDS, [`df_ev_1_${EVENT_ID}`]: eventFeed(event, sampleLeague({ sportId: 4 })) };
      return /(?<=2 – 1 )3\. periode.*?(?= Simuleret)/.exec(match('summary', feeds).words)![0];
    };
    expect(periodOf('1')).toBe('3. periode 1 ’ 3. periode, 1. minut');
    expect(periodOf('08:12')).not.toContain('’');
    expect(periodOf(null)).not.toContain('’');
  });

  it('[EVENT-30, EVENT-31, EVENT-35] lists the channels of Denmark for a match', () => {
    const broadcasts = JSON.stringify({
      1: [
        { TVI: 1, BN: 'TV 2 Sport', CC: 'DK' },
        { TVI: 2, BN: 'SVT 1', CC: 'SE' },
      ],
      2: [{ TVI: 3, BN: 'Bookmaker' }],
      3: [
        { TVI: 4, BN: 'Kanal', BU: 'https://example.org/live' },
        { TVI: 5, BN: 'Spærret' },
      ],
    });
    const { words, html } = withEvent({
      broadcasts,
      disabledBroadcasts: '{"DK":[5]}',
      audio: 'https://example.org/lyd',
      commentator: 'Svend',
    });
    expect(words).toContain('Kan ses på TV 2 Sport , Kanal Kan høres på Lyt med Svend');
    expect(html).toContain('href="https://example.org/live" rel="noreferrer nofollow"');
    expect(html).not.toMatch(/SVT|Bookmaker|Spærret/);
    expect(match().words).not.toMatch(/Kan ses|Kan høres på/);
  });

  it('leaves out of its crumbs what is called as the competition is', () => {
    const crumbs = (words: Parameters<typeof sampleLeague>[0]): string => {
      const { html } = match('summary', { ...FEEDS, [`df_ev_1_${EVENT_ID}`]: eventFeed(sampleEvent(), sampleLeague(words)) });
      return /aria-label="Du er her">(.*?)<\/nav>/.exec(html)![1]!.replaceAll(/<[^>]*>/g, ' ');
    };
    expect(crumbs({}).trim().split(/ {2,}/)).toEqual(['Danmark', 'Superligaen', 'runde 16']);
    expect(crumbs({ countryName: 'Superligaen' }).trim().split(/ {2,}/)).toEqual(['Superligaen', 'runde 16']);
  });

  it('links to the category when the sport has pages for categories', () => {
    const crumbs = (sportId: number, url: string): string => {
      const league = sampleLeague({ sportId, url, category: 'ATP - Single', countryName: 'ATP - Single' });
      const { html } = match('summary', { ...FEEDS, [`df_ev_1_${EVENT_ID}`]: eventFeed(sampleEvent(), league) });
      return /aria-label="Du er her">(.*?)<\/nav>/.exec(html)![1]!;
    };
    expect(crumbs(2, '/tennis/atp-single/wimbledon/')).toMatch(/href="\/tennis\/atp-single\/">ATP - Single<\/a>/);
    expect(crumbs(14, '/dart/pdc/vm/')).toMatch(/<span[^>]*>ATP - Single<\/span>/);
    expect(crumbs(2, '')).toMatch(/<span[^>]*>ATP - Single<\/span>/);
  });

  it('begins the text of the stage with a capital', () => {
    const { words } = match('summary', {
      ...FEEDS,
      [`df_ev_1_${EVENT_ID}`]: eventFeed(sampleEvent({ stage: 30, half: 'top' }), sampleLeague({ sportId: 6 })),
    });
    expect(words).toContain('Toppen af 5. inning');
  });

  it('shows the aggregate score of a tie', () => {
    expect(withEvent({ homeAggregate: 3, awayAggregate: 2 }).words).toContain('Samlet 3–2');
    expect(match().words).not.toContain('Samlet');
  });

  it('draws a goal as a ball only in football', () => {
    const goalIn = (sportId: number): string => {
      const feeds = { ...FEEDS, [`df_ev_1_${EVENT_ID}`]: eventFeed(sampleEvent(), sampleLeague({ sportId })) };
      return /aria-label="Mål">(.*?)<\/svg>/.exec(match('summary', feeds).html)![1]!;
    };
    expect([1, 11, 26].map((sport) => goalIn(sport).includes('10.9 7'))).toEqual([true, true, true]);
    expect([4, 7, 22].map((sport) => goalIn(sport).includes('10.9 7'))).toEqual([false, false, false]);
  });

  it('strikes a withdrawn goal through and gives its reason', () => {
    const { html } = match();
    expect(html).toMatch(/<s[^>]*><bdi>Andreas Cornelius<\/bdi><\/s>.*Annulleret: offside/);
    expect(html).toContain('aria-label="Mål annulleret"');
  });

  it('writes the last correction of the score below it while the match runs, with a link to all of them', () => {
    const { html, words } = match();
    expect(words).toMatch(/Før 1-2 ved 58’ annulleret: offside Rettelser/);
    expect(html).toMatch(new RegExp(`<a href="/kamp/${EVENT_ID}/rettelser/">Rettelser</a></p>`));
    expect(withEvent({ stageType: 3, stage: 3 }).words).not.toContain('ved 58’ annulleret');
  });

  it('writes the place of each side in the table below its name', () => {
    expect(match().words).toMatch(/FC Midtjylland nr\. 1.*FC København nr\. 3/);
  });

  it('links each player of an incident to the page of that player', () => {
    const path = '/spiller/adam-buksa/pBuksa01/';
    const summary = summaryFeed().replace('IF÷Adam Buksa¬IU÷¬', `IF÷Adam Buksa¬IU÷${path}¬`);
    const { html } = match('summary', { ...FEEDS, [`df_sui_1_${EVENT_ID}`]: summary });
    expect(html).toContain(`<a href="${path}"><bdi>Adam Buksa</bdi></a>`);
  });

  it('draws the tab that the address names', () => {
    const { words, read } = match('standings');
    expect(read.has('to_tOur0001_sTag0001_1')).toBe(true);
    expect(words).toContain('FC Midtjylland ( spiller i denne kamp ) ▲ én plads op lige nu');
    expect(match('statistics').words).toContain('Boldbesiddelse 46 % 54 %');
  });

  it('lists every correction with what, from, to, when, why and source', () => {
    const { words } = match('corrections');
    expect(words).toContain('Rettelser 3');
    expect(words).toMatch(
      /Mål annulleret · FC København 58’ Andreas Cornelius Før 1-2 → Nu 1-1 20:18:20 Årsag: offside Kilde: demo/,
    );
    expect(words).toMatch(/Kampstart flyttet Før 20\.11\. 18:45 → Nu 20\.11\. 19:00/);
  });

  it('shows the corrections of the season below those of the match, and no time where none is known', () => {
    expect(match('corrections').words).toContain(
      'Superligaen i sæsonen rettelser i 94 kampe 14 min. i snit, før det stod rigtigt 1:22 efter dommerens afgørelse 11',
    );
    const untimed = correctionsFeed().replace('CSS÷82¬', '');
    expect(match('corrections', { ...FEEDS, [`df_cor_1_${EVENT_ID}`]: untimed }).words).not.toContain('i snit');
  });

  it('names the source of a correction except the simulator', () => {
    const originIn = (origin: string | null): string =>
      match('corrections', { ...FEEDS, [`df_ev_1_${EVENT_ID}`]: eventFeed(sampleEvent({ origin })) }).words;
    expect(originIn(null)).toContain('Kilde: verden');
    expect(originIn('replay')).toContain('Kilde: verden');
    expect(originIn('simulated')).not.toContain('verden');
  });

  it('uses no inline styles, which the security policy forbids', () => {
    for (const tab of ['summary', 'statistics', 'standings', 'corrections'] as const)
      expect(match(tab).html).not.toContain(' style=');
  });

  it('shows a shoot-out apart from the score', () => {
    const { words } = withEvent({
      stageType: 3,
      stage: 11,
      homeScore: 3,
      awayScore: 2,
      homeFullTime: 1,
      awayFullTime: 1,
      homeExtraTime: 2,
      awayExtraTime: 2,
      homePenalties: 4,
      awayPenalties: 2,
      winner: 1,
      homeAdvanced: true,
    });
    expect(words).toMatch(/2 – 2 Efter straffespark 4-2 i straffesparkskonkurrencen 1-1 efter ordinær tid/);
    expect(words).toContain('▸ Videre');
  });

  it('[FMT-07] separates thousands of the attendance by a no-break space', () => {
    expect(match().html).toContain('<dd>11\u00a0432</dd>');
  });

  it('names the side of an unnamed incident, and quiet periods in football only', () => {
    const maximum = { type: 'maximum', player: '', id: '', url: '', label: '180', comment: '', score: null, reason: '' } as const;
    const drawn = (sportId: number) =>
      draw(
        <SummaryTab
          event={sampleEvent()}
          summary={{
            periods: [
              {
                label: '1. sæt',
                home: 3,
                away: 1,
                incidents: [{ id: 'a', side: 'away', minute: "0'", withdrawn: false, parts: [maximum] }],
              },
              { label: '2. sæt', home: 0, away: 3, incidents: [] },
            ],
            facts: [],
          }}
          sport={sportById(sportId)!}
          available={new Set()}
        />,
        { feeds: {}, nowS: NOW_S },
      ).words;
    expect(drawn(1)).toMatch(/2\. sæt Ingen hændelser 0-3 1\. sæt 3-1 180 FC København/);
    expect(drawn(14)).toMatch(/^ Hændelser Nyeste øverst 1\. sæt 3-1 180 FC København/);
  });

  it('shows what leads to a match that has not begun', () => {
    const { words } = match('summary', {
      ...FEEDS,
      [`df_ev_1_${EVENT_ID}`]: eventFeed(
        sampleEvent({ stageType: 1, stage: 1, stageStart: null, homeScore: null, awayScore: null, corrections: null }),
      ),
      [`df_sui_1_${EVENT_ID}`]: '',
    });
    expect(words).toContain('Før kampen Begynder hvert øjeblik');
  });

  it('requests the feed of a panel only while it is open', () => {
    expect([match().read, match('statistics').read].map((read) => read.has(`df_st_1_${EVENT_ID}`))).toEqual([false, true]);
  });

  it('draws nothing in a panel without a text, and the rest of the page', () => {
    const { [`df_st_1_${EVENT_ID}`]: _none, ...rest } = FEEDS;
    const { words } = match('statistics', rest);
    expect(words).toContain('Adam Buksa');
    expect(words).not.toMatch(/kunne ikke hentes|Boldbesiddelse/);
  });

  it('shows a skeleton until the match has arrived', () => {
    expect(match('summary', {}).html).toContain('aria-label="Henter …"');
  });
});

const NEWEST = {
  hasNation: false,
  seasons: ['2026/2027'],
  season: null,
  tabs: ['standings'],
  draws: [],
  scorers: null,
  part: null,
  news: null,
  months: [],
} as const;

describe('the pages of a competition', () => {
  const league = (tab: 'overview' | 'standings' | 'results' | 'fixtures') =>
    draw(
      <LeaguePage sportId={1} country="danmark" slug="superligaen" tab={tab} countryId={63} templateId="tMpl0001" {...NEWEST} />,
      {
        feeds: FEEDS,
        nowS: NOW_S,
      },
    );

  it('gives each tab of a competition its own address and title', () => {
    expect(league('overview').html).toContain('href="/fodbold/danmark/superligaen/stilling/"');
    expect(league('results').title).toBe('Resultater · Superligaen · Danmark · Stillingen');
  });

  it('writes the name once when category and competition share it', () => {
    const feeds = { ...FEEDS, t_1_63_tMpl0001_1_da_n_1: eventFeed(sampleEvent(), sampleLeague({ countryName: 'Superligaen' })) };
    const { title, html } = draw(
      <LeaguePage sportId={1} country="x" slug="superligaen" tab="overview" countryId={63} templateId="tMpl0001" {...NEWEST} />,
      { feeds, nowS: NOW_S },
    );
    expect(title).toBe('Superligaen · Stillingen');
    expect(/<header.*?<\/h1>/s.exec(html)![0].match(/Superligaen/g)).toHaveLength(1);
  });

  it('shows running matches and standings of a competition', () => {
    expect(league('overview').words).toMatch(/Live nu runde 16 67/);
    const { words } = league('standings');
    expect(words).toContain('Randers FC er fratrukket tre point.');
    expect(words).toContain('Spiller nu. Tabellen regner med den aktuelle stilling.');
  });

  it('shows that a competition has nothing', () => {
    expect(league('results').words).toContain('Ingen resultater endnu');
  });
});
