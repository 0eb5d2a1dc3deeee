import type { Message } from '@stillingen/domain/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectToFit, ZOOMED, ZOOMED_WIDTHS } from '../../harness/accessibility.ts';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { importSet } from '@stillingen/sources/datasets';
import { createIngestClient } from '../../../sources/ingest-client.ts';
import { openfootball } from '../../../sources/datasets/openfootball/import.ts';
import { tennisAtp } from '../../../sources/datasets/tennis-atp/import.ts';
import { writeFiles } from '../../../sources/testing/write-files.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, standingOf } from '../../harness/table.ts';

const YEARS = [2022, 2023, 2024] as const;
const seasonOf = (year: number): string => `${year}/${year + 1}`;
const LEAGUE = '/fodbold/danmark/superligaen/';
const MATCHES = 130;

describe.runIf(hasBrowser)('a visitor who looks for matches of past seasons', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
    const played = (year: number, at: number): Message[] => {
      const match = createMatch({
        key: `${year}/${at}`,
        home: at === 0 ? `Mester ${year}` : `Hjemme ${at % 12}`,
        away: `Ude ${at % 11}`,
        competition: { name: 'Superligaen', country: 'dk', season: seasonOf(year) },
        start: Date.UTC(year, 7, 1, 18) / 1000 + at * 7200,
      });
      return match.finished(2, 1);
    };
    for (const year of YEARS)
      await site.submit(...Array.from({ length: year === 2022 ? MATCHES : 3 }, (_, at) => played(year, at)).flat());
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[PAGE-03] [PAGE-06] the front page leads to a country, its competitions and their seasons', async () => {
    const page = await site.open('/fodbold/');
    await page.getByRole('navigation', { name: 'Lande' }).getByRole('link', { name: 'Danmark' }).click();
    await page.waitForURL('**/fodbold/danmark/');
    const competitions = page.getByRole('navigation', { name: 'Turneringer' });
    expect(await competitions.getByRole('link', { name: 'Superligaen' }).count()).toBe(1);
    await competitions.getByText('3 sæsoner').click();
    await competitions.getByRole('link', { name: seasonOf(2022) }).click();
    await page.waitForURL(`**${LEAGUE}2022-2023/`);
    expect(await readingOf(page.locator('main header').first())).toContain('Sæson 2022/2023');
  });

  it('a past season shows its results part by part, and its final table', async () => {
    const page = await site.open(`${LEAGUE}2022-2023/`);
    await page.getByRole('link', { name: 'Alle resultater' }).click();
    await page.waitForURL(`**${LEAGUE}2022-2023/resultater/`);
    expect(await page.getByRole('link', { name: `Hjemme ${(MATCHES - 1) % 12}` }).count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Ældre kampe' }).click();
    await page.waitForURL('**/resultater/?del=1');
    expect(await page.getByRole('link', { name: 'Mester 2022' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Ældre kampe' }).count()).toBe(0);
    expect((await fetch(`${site.stack.url}${LEAGUE}2022-2023/resultater/?del=2`)).status).toBe(404);
    await page.getByRole('link', { name: 'Stilling', exact: true }).click();
    await page.waitForURL(`**${LEAGUE}2022-2023/stilling/`);
    await expect.poll(() => standingOf(page, 'Mester 2022').count()).toBe(1);
  });

  it('a competition page offers its seasons, and the newest has the address of the competition', async () => {
    const page = await site.open(LEAGUE, { viewport: PHONE });
    await page.locator('summary', { hasText: 'Vælg sæson' }).click();
    await page.getByRole('link', { name: seasonOf(2023), exact: true }).click();
    await page.waitForURL(`**${LEAGUE}2023-2024/`);
    await page.getByRole('link', { name: 'Mester 2023' }).first().waitFor();
    await page.locator('summary', { hasText: 'Vælg sæson' }).click();
    await page.getByRole('link', { name: seasonOf(2024), exact: true }).click();
    await page.waitForURL(`**${LEAGUE}`);
    const { status, headers } = await fetch(`${site.stack.url}${LEAGUE}2024-2025/`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, LEAGUE]);
    expect((await fetch(`${site.stack.url}${LEAGUE}1999-2000/`)).status).toBe(404);
  });

  it('a season of imported real results is found by clicking, down to a match and its scorer', async () => {
    const names = ['AGF', 'OB', 'Viborg FF', 'Randers FC'];
    const matches = names.flatMap((team1, at) =>
      names.flatMap((team2, other) =>
        at === other
          ? []
          : [
              {
                round: `Matchday ${at + 1}`,
                date: `2019-09-0${other + 1}`,
                ...{ team1, team2, score: { ft: [1, 0], ht: [0, 0] } },
                goals1: [{ name: `Scorer ${team1}`, minute: '60' }],
                goals2: [],
              },
            ],
      ),
    );
    await using files = await writeFiles({
      '2019-20/dk.2.json': [JSON.stringify({ name: 'Denmark 1. Division 2019/20', matches })],
      '2020-21/dk.2.json': [
        JSON.stringify({
          name: 'Denmark 1. Division 2020/21',
          matches: matches.slice(0, 1).map((one) => ({ ...one, date: '2020-09-01' })),
        }),
      ],
    });
    const ingest = createIngestClient({ url: site.stack.url, key: await site.stack.keyOf('openfootball') });
    expect(await importSet(openfootball, { path: files.path, ingest })).toMatchObject({ written: 13, refused: [] });

    const page = await site.open('/fodbold/');
    await page.getByRole('navigation', { name: 'Lande' }).getByRole('link', { name: 'Danmark' }).click();
    await page.waitForURL('**/fodbold/danmark/');
    await page.getByRole('navigation', { name: 'Turneringer' }).getByRole('link', { name: '1. division' }).first().click();
    const tabs = page.getByRole('navigation', { name: 'Turneringens sider' });
    await tabs.getByRole('link', { name: 'Arkiv' }).click();
    await page.getByRole('main').getByRole('link', { name: '2019/2020', exact: true }).click();
    await page.waitForURL('**/2019-2020/');
    await tabs.getByRole('link', { name: 'Topscorere' }).click();
    await page.getByText('Scorer AGF').first().waitFor();
    await tabs.getByRole('link', { name: 'Resultater' }).click();
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: /AGF.*OB/ })
      .first()
      .click();
    await page.waitForURL(/\/kamp\/\w{8}\//);
    await expect.poll(() => readingOf(page.getByRole('dialog', { name: 'Kamp' }))).toContain('Scorer AGF');
  });

  it('a draw of imported real results is found by clicking, down to the sets of its final and a player', async () => {
    const row = (round: string, order: number, winner: string, loser: string, score: string): string =>
      `2016-520,${round},${winner},,${loser},,${score},m${order},`;
    await using files = await writeFiles({
      'match_scores_2016.csv': [
        'tourney_year_id,tourney_round_name,winner_name,winner_player_id,loser_name,loser_player_id,match_score_tiebreaks,match_id,match_stats_url_suffix',
        row('Finals', 1, 'Ada Ask', 'Bo Birk', '76(5) 46 64 63'),
        row('Semi-Finals', 2, 'Ada Ask', 'Carl Ceder', '64 64 64'),
        row('Semi-Finals', 3, 'Bo Birk', 'Dan Due', '63 36 63 61'),
      ],
      'tournaments_2016.csv': [
        'tourney_year,tourney_name,tourney_id,tourney_location,tourney_dates,tourney_singles_draw,tourney_year_id',
        '2016,Roland Garros,520,"Paris, France",2016.05.22,128,2016-520',
      ],
    });
    const ingest = createIngestClient({ url: site.stack.url, key: await site.stack.keyOf('tennis-atp') });
    expect(await importSet(tennisAtp, { path: files.path, ingest })).toMatchObject({ written: 3, refused: [] });

    const page = await site.open('/tennis/');
    await page.getByRole('navigation', { name: 'Kategorier' }).getByRole('link', { name: 'ATP, herresingle' }).click();
    await page.waitForURL('**/tennis/atp-single/');
    await page.getByRole('navigation', { name: 'Turneringer' }).getByRole('link', { name: 'French Open' }).first().click();
    const tabs = page.getByRole('navigation', { name: 'Turneringens sider' });
    await tabs.getByRole('link', { name: 'Lodtrækning' }).click();
    await page.waitForURL('**/turneringstrae/');
    const main = page.getByRole('main');
    expect(await readingOf(main)).toMatch(/Semifinale.*Ada Ask.*Carl Ceder.*Finale.*Ada Ask \(videre\) 3 Bo Birk 1/s);
    await main.getByRole('link', { name: 'Slut' }).last().click();
    await page.waitForURL(/\/kamp\/\w{8}\//);
    const match = page.getByRole('dialog', { name: 'Kamp' });
    await expect.poll(() => readingOf(match)).toMatch(/3 – 1/);
    await match.getByRole('link', { name: 'Ada Ask' }).first().click();
    await page.waitForURL('**/spiller/ada-ask/**');
    await expect
      .poll(() => readingOf(main))
      .toMatch(/Seneste kampe.*Ada Ask 6 6 6 3 Carl Ceder 4 4 4 0.*Ada Ask 7 4 6 6 3 Bo Birk/s);
  });

  it('pages of past seasons never scroll sideways in a window as narrow as at a large zoom', async () => {
    for (const path of ['/fodbold/danmark/', `${LEAGUE}2022-2023/`, LEAGUE]) {
      const page = await site.open(path, ZOOMED);
      await expectToFit(page, path, ZOOMED_WIDTHS);
      await page.close();
    }
  });
});
