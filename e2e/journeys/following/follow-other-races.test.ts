import { Stage } from '@stillingen/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { instant, today } from '../../harness/match.ts';
import { createRace, type EntrySpec } from '../../harness/race.ts';
import { BY_PUSH, boardOf, entryOf, namesIn, openRace, raceOf, readingOf, standingOf } from '../../harness/table.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
const FIRST_ROUND = 65;

const field = (length: number, name: string): EntrySpec[] =>
  Array.from({ length }, (_, index) => ({ name: `${name} ${index + 1}`, rank: index + 1 }));

describe.runIf(hasBrowser)('a visitor who follows other races than those of cars', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it.each([
    ['NODUEL-06', 32, 'auto-racing', 45, 40],
    ['NODUEL-07', 23, 'golf', 35, 30],
    ['NODUEL-08', 34, 'cykling', 24, 10],
    ['NODUEL-08', 40, 'langrend', 24, 10],
  ])(
    '[%s] sport %i (/%s/) opens a race of %i with the first %i in its table, and all on its page',
    async (_rule, sport, segment, all, first) => {
      const NAME = `Det lange løb ${sport}`;
      const race = createRace(`long-${sport}`, {
        sport,
        competition: { name: 'Cup', country: 'xw', season: '2026' },
        meeting: NAME,
      });
      await site.submit(...race.at(Stage.live, field(all, 'Deltager')));
      const page = await site.follow(`/${segment}/`);
      const region = raceOf(page, NAME);
      expect(await namesIn(region)).toEqual(['Deltager 1', 'Deltager 2', 'Deltager 3']);
      await openRace(region);
      expect((await namesIn(region)).length).toBe(first);
      await region.getByRole('link', { name: `Vis alle ${all}` }).click();
      await expect.poll(() => namesIn(boardOf(page, NAME))).toEqual(field(all, 'Deltager').map(({ name }) => name));
    },
  );

  it('a start list on a phone gives names the room of empty columns, without headings over them', async () => {
    const NAME = 'Valencias Grand Prix';
    const race = createRace('moto', { sport: 33, competition: { name: 'VM', country: 'xw', season: '2026' }, meeting: NAME });
    await site.submit(...race.at(Stage.scheduled, [{ name: 'Fabio Di Giannantonio', team: 'VR46' }]));
    const page = await site.open('/motorcykellob/', { viewport: PHONE });
    expect(await readingOf(raceOf(page, NAME))).toContain('Startliste (1)');
    await openRace(raceOf(page, NAME));
    const name = page.getByTitle('Fabio Di Giannantonio');
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await raceOf(page, NAME).locator('[data-result][aria-hidden]').count()).toBe(0);
  });

  it('the board of a race fits at every width, and a phone chooses between its columns', async () => {
    const NAME = 'Hollands Grand Prix';
    const race = createRace('assen', { sport: 33, competition: { name: 'VM', country: 'xw', season: '2026' }, meeting: NAME });
    const common = { laps: '26', lapTime: '1:31.866', grid: '12', points: '25' };
    const riders = [
      { name: 'Fabio Di Giannantonio', team: 'VR46', rank: 1, results: { ...common, time: '1:40:36.358' } },
      { name: 'Marc Márquez', team: 'Ducati', rank: 2, results: { ...common, gap: '1:00.204' } },
    ];
    await site.submit(...race.at(Stage.finished, riders));
    const page = await site.open('/motorcykellob/', { viewport: PHONE });
    await raceOf(page, NAME).getByRole('link', { name: /Fabio/ }).click();
    const board = page.getByRole('table', { name: `Resultater fra ${NAME}` });
    const start = board.getByRole('columnheader', { name: 'Startplads' });
    await expect.poll(() => start.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Flere tal' }).click();
    await expect.poll(() => start.isVisible()).toBe(true);
    for (const width of [320, 360, 390, 480, 560, 655, 656, 720, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      for (const columns of ['Resultat', 'Flere tal']) {
        if (width < 656) await page.getByRole('link', { name: columns, exact: true }).last().click();
        const rows = await board.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect([width, columns, rows, Math.max(0, await beyond())]).toEqual([width, columns, 0, 0]);
      }
    }
  });

  it('the races of a season make a championship of drivers and one of teams', async () => {
    const competition = { name: 'VM', country: 'xw', category: 'Formel 1', season: '2026' } as const;
    const grandPrix = async (meeting: string, winner: string, second: string): Promise<void> => {
      const race = createRace(`f1/${winner.replace(' ', '-')}`, {
        sport: 32,
        competition,
        meeting,
        session: 'Løb',
        start: instant(today.early()),
      });
      const teams: Record<string, string> = {
        'Lando Norris': 'McLaren',
        'Oscar Piastri': 'McLaren',
        'Max Verstappen': 'Red Bull',
      };
      await site.submit(
        ...race.at(
          Stage.finished,
          [winner, second].map((name, index) => ({
            name,
            rank: index + 1,
            team: teams[name]!,
            results: { points: ['25', '18'][index]! },
          })),
        ),
      );
    };
    await grandPrix('Bahrains Grand Prix', 'Lando Norris', 'Oscar Piastri');
    await grandPrix('Belgiens Grand Prix', 'Max Verstappen', 'Lando Norris');
    const page = await site.follow('/auto-racing/formel-1/vm/stilling/');
    await expect.poll(() => readingOf(standingOf(page, 'Lando Norris'))).toMatch(/^1 .*Lando Norris.* 43$/);
    expect(await readingOf(standingOf(page, 'Max Verstappen'))).toMatch(/^2 .* 25$/);
    await page.getByRole('button', { name: 'Hold' }).click();
    await expect.poll(() => readingOf(standingOf(page, 'McLaren'))).toMatch(/^1 .* 61$/);
  });

  it('[NODUEL-11] [NODUEL-12] golf shows no ranks before the start, then T3 for a shared place', async () => {
    const NAME = 'Made in HimmerLand';
    const race = createRace('golf', {
      sport: 23,
      competition: { name: 'DP World Tour', country: 'eu', season: '2026' },
      meeting: NAME,
      start: instant(today.late()),
    });
    const players = (toPar: string): EntrySpec[] => [
      { name: 'Rasmus Højgaard', country: 'dk', rank: 1, results: { toPar: '-3' } },
      { name: 'Nicolai Højgaard', country: 'dk', rank: 2, results: { toPar: '-2' } },
      { name: 'Thorbjørn Olesen', country: 'dk', rank: 3, tied: true, results: { toPar } },
      { name: 'Tyrrell Hatton', country: 'gb-eng', rank: 3, tied: true, results: { toPar } },
    ];
    await site.submit(...race.at(Stage.scheduled, players('')));
    const page = await site.follow('/golf/');
    expect(await readingOf(raceOf(page, NAME))).toContain('Startliste (4)');
    expect(await namesIn(raceOf(page, NAME))).toEqual([]);
    await site.submit(race.ranking(players('0'), { stage: FIRST_ROUND }));
    await expect.poll(() => entryOf(page, 'Thorbjørn Olesen').count(), BY_PUSH).toBe(1);
    expect(await readingOf(entryOf(page, 'Thorbjørn Olesen'))).toMatch(/^T3 Thorbjørn Olesen .*: Par$/);
    expect(await readingOf(entryOf(page, 'Nicolai Højgaard'))).toMatch(/^2 Nicolai Højgaard .*: −2$/);
    expect(await readingOf(raceOf(page, NAME))).toContain('Runde 1');
  });

  it('[NODUEL-16] cross-country skiing shows the distance of the leader in place of a gap', async () => {
    const race = createRace('ski', {
      sport: 40,
      competition: { name: 'World Cup', country: 'xw', season: '2026/2027' },
      meeting: 'Holmenkollen',
      length: 50,
    });
    const skier = (name: string, rank: number, gap: string): EntrySpec => ({
      name,
      country: 'no',
      rank,
      results: { distance: '12.5', ...(gap === '' ? {} : { gap }) },
    });
    await site.submit(...race.at(Stage.live, [skier('Johannes Klæbo', 1, ''), skier('Simen Krüger', 2, '2.4')], { done: 12.5 }));
    const page = await site.follow('/vintersport/');
    expect(await readingOf(entryOf(page, 'Johannes Klæbo'))).toMatch(/12,5 km$/);
    expect(await readingOf(entryOf(page, 'Simen Krüger'))).toMatch(/\+2,4$/);
  });

  it('[SPORT-12] a horse race has no page, and opens details and all horses in place', async () => {
    const NAME = 'Klampenborg';
    const race = createRace('derby', {
      sport: 35,
      competition: { name: 'Dansk Derby', country: 'dk', season: '2026' },
      meeting: NAME,
    });
    const runners = field(42, 'Hest').map((runner) => ({
      ...runner,
      results: { jockey: `Jockey ${runner.rank}`, weight: '58', startingPrice: '5/1' },
    }));
    await site.submit(...race.at(Stage.live, runners));
    const page = await site.follow('/hestevaeddelob/');
    const region = raceOf(page, NAME);
    const id = await region.getByRole('button', { name: /Hest 1/ }).getAttribute('data-event');
    expect(await namesIn(region)).toEqual(['Hest 1', 'Hest 2', 'Hest 3']);
    await region.getByRole('button', { name: /Hest 1/ }).click();
    const horse = entryOf(page, 'Hest 2');
    expect(await region.getByRole('link', { name: /Hest/ }).count()).toBe(0);
    expect(await horse.getByText('Vægt').isVisible()).toBe(false);
    await horse.getByText('Hest 2').click();
    expect(await readingOf(horse)).toMatch(/Vægt 58/);
    expect((await namesIn(region)).length).toBe(40);
    await region.getByRole('button', { name: 'Vis alle 42' }).click();
    await expect.poll(async () => (await namesIn(region)).length).toBe(42);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/hestevaeddelob/');

    const response = await fetch(`${site.stack.url}/kamp/${id}/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Siden findes ikke');
  });
});
