import { eventRow, leagueRow, readRows, readSummary } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, goal, KICK_OFF, retraction, score, status } from '../../domain/testing/scenario.ts';
import { today } from '../testing/run.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import { SIGN } from '../testing/feed-http.ts';

let stack: TestStack;
let key: string;
let start: string;
beforeAll(async () => {
  stack = await startTestStack({ settings: { FEED_EDITIONS: '2:en, 3:da' } });
  key = await stack.keyOf('test');
  start = `${await today(1)}T11:00:00Z`;
  await stack.submit(key, [
    fixture({ start, round: '13. runde' }),
    status(1, 12),
    goal('g1', 5, 'home'),
    score(2, 1, 0),
    fixture({
      key: 'wc',
      start,
      competition: { name: 'World Cup qualification', country: 'xw', season: '2026' },
      home: { name: 'Danmark', kind: 'national' },
      away: { name: 'Skotland', kind: 'national' },
    }),
    {
      kind: 'statistics',
      key: 'm1/st',
      seq: 1,
      at: KICK_OFF,
      event: 'm1',
      period: 0,
      values: [{ stat: 16, home: '3', away: '1' }],
    },
  ]);
});
afterAll(() => stack[Symbol.asyncDispose]());

const ask = (project: number, name: string): Promise<Response> =>
  fetch(`${stack.url}/${project}/x/feed/${name}`, { headers: SIGN });
async function feed(project: number, name: string): Promise<string> {
  const answer = await ask(project, name);
  expect([200, 204]).toContain(answer.status);
  return answer.text();
}
const rowsOf = (text: string, head: string) => readRows(text).filter(([cell]) => cell![0] === head);
const leaguesOf = (text: string) => rowsOf(text, leagueRow.head).map((row) => leagueRow.read(row));
const eventsOf = (text: string) => rowsOf(text, eventRow.head).map((row) => eventRow.read(row));
const matchIn = (text: string) => eventsOf(text).find(({ homeName }) => homeName === 'Brøndby IF')!;
const DAY = 'f_1_0_1_en_1';

describe('an English edition', () => {
  it('an English edition lists the day with English countries, competitions, paths and rounds, under the same ids', async () => {
    const [danish, english] = [await feed(8, 'f_1_0_1_da_1'), await feed(2, DAY)];
    const [superliga, worldCup] = leaguesOf(english).toSorted((a, b) => (a.path! < b.path! ? -1 : 1));
    expect(superliga).toMatchObject({
      title: 'DENMARK: Superliga',
      path: '/football/denmark/superliga/',
      countryName: 'Denmark',
    });
    expect(worldCup).toMatchObject({ title: 'WORLD: World Cup qualification', path: '/football/world/world-cup-qualification/' });
    expect(
      eventsOf(english)
        .map(({ homeName, awayName }) => `${homeName}-${awayName}`)
        .toSorted(),
    ).toEqual(['Brøndby IF-Vejle Boldklub', 'Denmark-Scotland']);
    expect(matchIn(english)).toEqual({ ...matchIn(danish), round: 'Round 13' });
    const ids = (text: string) => ({
      leagues: leaguesOf(text)
        .map(({ templateId, tournamentId, stageId, countryId }) => [templateId, tournamentId, stageId, countryId].join())
        .toSorted(),
      events: eventsOf(text)
        .map(({ id, homeId, awayId }) => [id, homeId, awayId].join())
        .toSorted(),
    });
    expect(ids(english)).toEqual(ids(danish));
  });

  it('an edition answers names of any language in its own, with the canonical spelling in a header', async () => {
    const answer = await ask(2, 'f_1_0_1_da_1');
    expect(await answer.text()).toBe(await feed(2, DAY));
    expect(answer.headers.get('link')).toBe(`</2/x/feed/${DAY}>; rel="canonical"`);
    expect((await ask(2, 'f_1_0_1_xx_1')).status).toBe(404);
    expect((await ask(4, DAY)).status).toBe(404);
    expect(await feed(3, 'f_1_0_1_da_1')).toBe(await feed(8, 'f_1_0_1_da_1'));
  });

  it('an English edition serves summary, statistics and standings in English', async () => {
    const { id } = matchIn(await feed(2, DAY));
    const [period] = readSummary(await feed(2, `df_sui_1_${id}`)).periods;
    expect(period).toMatchObject({ label: '1st Half', incidents: [{ parts: [{ type: 'goal', label: 'Goal' }] }] });
    expect(await feed(2, `df_st_1_${id}`)).toMatch(/^SE÷Match¬~SF÷Statistics¬~SD÷16¬SG÷Corner Kicks¬/);
    expect(await feed(8, `df_st_1_${id}`)).toMatch(/^SE÷Hele kampen¬~SF÷Statistik¬~SD÷16¬SG÷Hjørnespark¬/);
    const table = await feed(2, `df_to_1_${id}_1`);
    expect(table).toContain('TZ÷Standings¬TZS÷Overall¬');
    expect(table).toContain('¬HCT÷Matches Played¬HCN÷MP¬');
    expect(table).toContain('head-to-head points');
    expect(await feed(2, `df_hh_1_${id}`)).toContain('KB÷Head-to-head matches¬');
  });

  it('an English edition has English names in menus and searches, and finds names of both languages', async () => {
    const menu = await (await fetch(`${stack.url}/2/x/req/m_1_63`, { headers: SIGN })).text();
    expect(menu).toContain('ML÷Denmark¬');
    expect(menu).toContain('MN÷Superliga¬MU÷/football/denmark/superliga/¬');
    const found = async (query: string) =>
      (
        (await (await fetch(`${stack.url}/api/v2/search/?${query}`)).json()) as {
          name: string;
          url: string;
          sport: { name: string };
        }[]
      )[0];
    expect(await found('q=scotland&project-id=2')).toMatchObject({ name: 'Scotland', sport: { name: 'Football' } });
    expect(await found('q=skotland&project-id=2')).toMatchObject({ name: 'Scotland' });
    expect(await found('q=scotland&project-id=8')).toMatchObject({ name: 'Skotland', sport: { name: 'Fodbold' } });
    expect(await found('q=superliga&project-id=2')).toMatchObject({ name: 'Superliga', url: '/football/denmark/superliga/' });
  });

  it('an English edition answers stored queries in English', async () => {
    const league = leaguesOf(await feed(2, DAY)).find(({ name }) => name === 'Superliga')!;
    const query = `_hash=lph&tournamentId=${league.tournamentId}&tournamentStageId=${league.stageId}`;
    const names = async (project: number): Promise<unknown> => {
      const answer = (await (await fetch(`${stack.url}/pq_graphql?${query}&projectId=${project}`)).json()) as {
        data: { getTournamentSeasons: { requested: { tournamentStages: { requested: { leagueNames: unknown } } } } };
      };
      return answer.data.getTournamentSeasons.requested.tournamentStages.requested.leagueNames;
    };
    expect(await names(2)).toEqual({ country: 'Denmark', tournament: 'Superliga', stage: '' });
    expect(await names(8)).toEqual({ country: 'Danmark', tournament: 'Superligaen', stage: '' });
  });

  it('an English edition serves updates and earlier moments in English, with the cells of the Danish update', async () => {
    const { id } = matchIn(await feed(2, DAY));
    await stack.submit(key, [retraction('g1', { score: [0, 0] }), fixture({ seq: 3, start, round: 'Semifinale' })]);
    const row = async (project: number) =>
      Object.fromEntries(rowsOf(await feed(project, 'u_1_1'), eventRow.head).find(([cell]) => cell![1] === id)!);
    // Rows of the update feed become shorter a minute after the start, perhaps between the two.
    await expect
      .poll(async () => {
        const [danish, english] = [await row(8), await row(2)];
        const cells = Object.keys({ ...danish, ...english }).map((cell) => [cell, danish[cell], english[cell]]);
        return cells.filter(([, inDanish, inEnglish]) => inDanish !== inEnglish);
      })
      .toEqual([['ER', 'Semifinale', 'Semi-finals']]);
    expect(await row(8)).toMatchObject({ AG: '0' });
    const nowS = (): number => Math.floor(Date.now() / 1000);
    await expect.poll(async () => matchIn(await (await ask(2, `${DAY}?asof=${nowS()}`)).text())?.round).toBe('Semi-finals');
  });

  it('[PUSH-08, PUSH-09] an edition publishes matches in its language, under the subjects of its project', async () => {
    const { id } = matchIn(await feed(2, DAY));
    const follow = (subject: string) => fetch(`${stack.url}/push/sse?s=${subject}`);
    expect((await follow(`games_sv_${id}`)).status).toBe(404);
    expect((await follow('ul_1_4')).status).toBe(404);
    const streams = await Promise.all([`games_en_${id}`, 'ul_1_2', `games_da_${id}`, 'ul_1_8'].map(follow));
    await stack.submit(key, [fixture({ seq: 4, start, round: 'Finale · 2. kamp' })]);
    const rounds = streams.map(async ({ body }) => {
      const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
      for (let text = ''; ; ) {
        const { value, done } = await reader.read();
        text += value ?? '';
        const round = /¬ER÷([^¬]*)¬/.exec(text)?.[1];
        if (round === undefined && !done) continue;
        await reader.cancel();
        return round;
      }
    });
    expect(await Promise.all(rounds)).toEqual(['Final · Match 2', 'Final · Match 2', 'Finale · 2. kamp', 'Finale · 2. kamp']);
  });
});
