import { Stage } from '@stillingen/domain';
import { eventRow, leagueRow, type PersonFeed, readPerson, writeNews, writePerson, writeTransfers } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { blockOf } from '../testing/blocks.ts';
import { draw, testSport } from '../testing/draw.ts';
import { NOW_S, sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import { matchesFeed, type PersonPageProps, personFeed } from './model/address.ts';
import { PersonPage } from './page.tsx';
import { MoreRaces } from './race-lines.tsx';

const ID = 'pDahl001';
const DAY_S = 86_400;
const PROPS: PersonPageProps = {
  ...{ sportId: 1, id: ID, name: 'Jens Dahl', country: 'dk', path: `/spiller/jens-dahl/${ID}/`, tab: 'overview' },
  ...{ transfers: 'transfers', list: null, news: null, deleted: false },
};
const EMPTY = readPerson('');
const BRØNDBY = { team: 'Brøndby IF', teamUrl: '/hold/broendby-if/pBif0001/', teamCode: 'BIF', teamColours: null };
const figure = (code: string, value: string, percentile: number | null = null) => ({ code, label: '', value, percentile });
const KNOWN: PersonFeed = {
  ...EMPTY,
  facts: { ...EMPTY.facts, id: ID, ...BRØNDBY, transfers: true, news: true },
  season: { competition: 'Superligaen', season: '2026/2027', peers: 'forward' },
  figures: [figure('M', '8'), figure('K', '18'), figure('M90', '0.48', 82)],
  teams: [{ ...BRØNDBY, first: '2024/2025', last: '2026/2027', present: true }],
  honours: [{ competition: 'Superligaen', season: '2024/2025', goals: null, team: 'Brøndby IF', teamUrl: BRØNDBY.teamUrl }],
};
const FEEDS = {
  transfers: writeTransfers({
    title: 'Jens Dahl',
    tabs: [],
    transfers: [
      {
        ...{ date: '02.07.2024', direction: '', type: 'Køb', fee: '2,1 mio. euro', simulated: false },
        from: { image: '', name: 'Vejle Boldklub', url: '/hold/vejle-boldklub/pVej0001/' },
        to: { image: '', name: 'Brøndby IF', url: BRØNDBY.teamUrl },
        player: { id: ID, image: '', country: '', name: 'Jens Dahl', url: '' },
      },
    ],
  }),
  news: writeNews([
    {
      ...{ title: 'Dahl er skadet', link: '', image: '', published: NOW_S - 3600, own: true, source: 'Bold' },
      id: 'a',
      simulated: false,
    },
  ]),
};

function page(more: Partial<PersonPageProps> = {}, person: PersonFeed = KNOWN, others: Record<string, string> = {}) {
  const feeds = { [personFeed(ID)]: writePerson(person), [matchesFeed(1, ID, 1)]: '', ...FEEDS, ...others };
  return draw(<PersonPage {...PROPS} {...more} />, { feeds, nowS: NOW_S });
}
const html = (...of: Parameters<typeof page>): string => page(...of).html;

describe('the page of a person', () => {
  it('[PART-14] has a block participants_teams with its teams, linked, and the seasons with each', () => {
    const drawn = html();
    expect(blockOf(drawn, 'participants_teams')).toMatch(/href="\/hold\/broendby-if\/pBif0001\/".*24\/25 – 26\/27/s);
  });

  it('[PART-03, PART-04, PART-05, PART-15, PART-18] has the blocks of the summary, and of its past seasons', () => {
    const row = (id: string, day: number): string => {
      const at = { start: NOW_S + day * DAY_S, stageType: day < 0 ? 3 : 1, stage: day < 0 ? Stage.finished : Stage.scheduled };
      return eventRow.writeText(sampleEvent({ id, ...at, ...(day < 0 ? {} : { homeScore: null, awayScore: null }) }));
    };
    const matches = leagueRow.writeText(sampleLeague()) + row('played01', -7) + row('coming01', 7);
    const line = { season: '2024/2025', competition: 'Superligaen', national: null, counted: null, values: '9', ...BRØNDBY };
    const career = { columns: [{ code: 'M', label: 'Mål' }], rows: [line] };
    const drawn = page({}, { ...KNOWN, career }, { [matchesFeed(1, ID, 1)]: matches }).html;
    const summary = blockOf(blockOf(drawn, ''), 'summary');
    expect(blockOf(summary, 'summary-fixtures')).toMatch(/\/kamp\/coming01\/(?!.*\/kamp\/played01\/)/s);
    expect(blockOf(summary, 'summary-results')).toMatch(/\/kamp\/played01\/(?!.*\/kamp\/coming01\/)/s);
    expect(blockOf(html({ tab: 'career' }, { ...KNOWN, career }), 'archive')).toMatch(/24\/25.*Brøndby IF.*9/s);
  });

  it('compares figures of the season with players of the same position, with a sentence beside the bars', () => {
    const drawn = html();
    expect(drawn).toContain('aria-label="bedre end 82 % af ligaens angribere"');
    expect(drawn).toContain('0,48');
    expect(html({}, { ...KNOWN, figures: KNOWN.figures.slice(0, 2) })).not.toContain('Bjælken viser');
  });

  it('names a figure of a sport by its own label where its code is that of a common one', () => {
    expect(html({}, { ...KNOWN, figures: [figure('K', '1'), figure('A', '2')] })).toMatch(/kamp<.*assists</s);
    const kicks = { code: 'K', label: 'Sparkede mål', value: '3', percentile: null };
    expect(html({}, { ...KNOWN, figures: [kicks, figure('KAR', '7.1')] })).toMatch(/sparkede mål.*snitkarakter/s);
  });

  it('names titles with the team and the season they were won in', () => {
    expect(html()).toMatch(/Superligaen 2024\/2025<small>med.*? <a href="\/hold\/broendby-if\/pBif0001\/"><bdi>Brøndby IF/);
  });

  it('lists the career of an athlete by competition, and that of a player of a team with its sum', () => {
    const line = { ...{ season: '2024/2025', competition: 'World Cup', national: null, counted: null }, values: '15' };
    const team = { team: null, teamUrl: null, teamCode: null, teamColours: null };
    const rows = [
      { ...line, ...team },
      { ...line, ...team, season: '2023/2024', values: '20' },
    ];
    const career = { columns: [{ code: 'R', label: 'Rang' }], rows };
    const ofAthlete = html({ sportId: 41, tab: 'career' }, { ...KNOWN, career });
    expect(ofAthlete).toMatch(/>Rang<.*24\/25.*World Cup.*15.*23\/24/s);
    expect(ofAthlete).not.toMatch(/I alt på klubhold|>Klub<\/caption/);
    const columns = [
      { code: 'M', label: 'Mål' },
      { code: 'R', label: 'Rebounds pr. kamp' },
    ];
    const ofClub = { columns, rows: rows.map((row) => ({ ...row, ...BRØNDBY, values: `${row.values}|2.2` })) };
    const ofPlayer = html({ tab: 'career' }, { ...KNOWN, career: ofClub });
    expect(ofPlayer).toMatch(/Klub<\/caption.*<abbr title="rebounds pr\. kamp">R</s);
    expect(ofPlayer).toMatch(/Brøndby IF.*2,2.*I alt på klubhold<\/th><td>35<\/td><td><\/td>/s);
  });

  it('describes the person as a Person by what is known, and a deleted one not at all', () => {
    const born = Date.UTC(2000, 2, 14) / 1000;
    const known = { ...EMPTY.facts, ...BRØNDBY, id: ID, born, country: 'Danmark', height: 184 };
    expect(page({}, { ...KNOWN, facts: known }).about).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Jens Dahl',
      birthDate: '2000-03-14',
      nationality: { '@type': 'Country', name: 'Danmark' },
      height: { '@type': 'QuantitativeValue', value: 184, unitCode: 'CMT' },
      affiliation: { '@type': 'SportsTeam', name: 'Brøndby IF' },
    });
    expect(page({}, EMPTY).about).toEqual({ '@context': 'https://schema.org', '@type': 'Person', name: 'Jens Dahl' });
    expect(page({ deleted: true }, EMPTY).about).toBeNull();
  });

  it('[PART-09] has a block transfers from club to club with the sum', () => {
    const drawn = html({ tab: 'transfers' });
    expect(drawn).toMatch(/data-block="transfers".*Vejle Boldklub.*Brøndby IF.*2,1 mio\. euro/s);
  });

  it('[PART-20] chooses singles, doubles or mixed of a tennis player by links', () => {
    const list = {
      feed: 'pr_2_1_x_0_1_da_1d',
      page: 1,
      next: null,
      kind: 'double',
      kinds: ['single', 'double', 'mixed'],
    } as const;
    const drawn = html({ sportId: 2, tab: 'results', list });
    expect(drawn).toContain(`href="${PROPS.path}resultater/"`);
    expect(drawn).toContain(`href="${PROPS.path}resultater/?kategori=double" aria-current="page"`);
    expect(drawn).toContain(`href="${PROPS.path}resultater/?kategori=mixed"`);
  });

  it('[PART-11] has a block news', () => {
    const news = { ...{ feed: 'news', page: 1, next: null }, type: 'all', hasTypes: false } as const;
    const drawn = html({ tab: 'news', news });
    expect(drawn).toMatch(/data-block="news".*Dahl er skadet/s);
    expect(drawn).not.toContain('type=video');
  });

  it('[PART-21] selects news with videos by links, where there are some, and pages of them', () => {
    const news = { ...{ feed: 'news', page: 1, next: 'next' }, type: 'video', hasTypes: true } as const;
    const drawn = html({ tab: 'news', news });
    expect(drawn).toContain(`href="${PROPS.path}nyheder/"`);
    expect(drawn).toContain(`href="${PROPS.path}nyheder/?type=video" aria-current="page"`);
    expect(drawn).toMatch(/href="[^"]*nyheder\/\?type=video&amp;side=2" rel="next"/);
  });

  it('has no tab of transfers or news where none are known', () => {
    const drawn = html({}, { ...KNOWN, facts: EMPTY.facts });
    expect(drawn).not.toContain(`${PROPS.path}transfers/`);
    expect(drawn).not.toContain(`${PROPS.path}nyheder/`);
  });

  it('shows a name of sixty letters whole, and a person without country, team and figures', () => {
    const name = 'Maximilian-Alexander von und zu Hohenzollern-Sigmaringen Nielsen';
    const drawn = html({ name, country: '' }, EMPTY);
    expect(drawn).toContain(`<bdi>${name}</bdi>`);
    expect(drawn).not.toContain('participants_teams');
  });

  it('names a deleted person as deleted', () => {
    expect(html({ deleted: true }, EMPTY)).toContain('Spilleren findes ikke længere');
  });
});

it('[NODUEL-04] the link to more races of an athlete is in a hidden element of its id', () => {
  const id = 'participant-page-summary-results-more';
  const { html: drawn } = draw(<MoreRaces id={id} path="/spiller/kevin-magnussen/p/kampe/" sport={testSport(32)} />, {
    feeds: {},
    nowS: NOW_S,
  });
  expect(drawn).toMatch(new RegExp(`<div id="${id}" hidden=""><a href="/spiller/kevin-magnussen/p/kampe/">[^<]+</a></div>`));
});
