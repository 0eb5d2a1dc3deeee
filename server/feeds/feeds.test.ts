import { readRows } from '@stillingen/wire';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, goal, retraction, score, status } from '../../domain/testing/scenario.ts';
import { today } from '../testing/run.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';

/** Noon of the day that a feed of one hour east of Greenwich calls today, whatever the hour is now. */
const TODAY = `${await today(1)}T11:00:00Z`;
let stack: TestStack;
let key: string;
let eventId: string;
beforeAll(async () => {
  stack = await startTestStack();
  key = await stack.keyOf('test');
  await stack.submit(key, [
    fixture({ start: TODAY, venue: 'Brøndby Stadion' }),
    status(1, 12),
    goal('g1', 5, 'home', { score: [1, 0] }),
    score(5, 1, 0),
  ]);
  const rows = readRows(await (await stack.feed('f_1_0_1_da_1')).text());
  eventId = rows.find(([head]) => head![0] === 'AA')![0]![1];
});
afterAll(() => stack[Symbol.asyncDispose]());

const cells = async (name: string): Promise<Map<string, string>> =>
  new Map(readRows(await (await stack.feed(name)).text()).flat());

describe('feeds over HTTP', () => {
  it('[FEED-01, FEED-02, FEED-22] the full feed has head, leagues with events, and signature', async () => {
    const response = await stack.feed('f_1_0_1_da_1');
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text.startsWith('SA÷1¬~ZA÷DANMARK: Superligaen¬ZEE÷')).toBe(true);
    expect(text).toMatch(/~AA÷[A-Za-z0-9]{8}¬AD÷\d+¬ADE÷\d+¬AB÷2¬CR÷2¬AC÷12¬CX÷Brøndby IF¬/);
    expect(text).toMatch(/¬~A1÷[0-9a-f]{32}¬~$/);
  });

  it('[FEED-04] a request without the sign is refused', async () => {
    for (const sign of ['', 'wrong']) {
      const response = await stack.feed('f_1_0_1_da_1', { 'x-fsign': sign });
      expect(response.status).toBe(401);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('[FEED-10] sends the server time in the Date header', async () => {
    const fromMs = Date.now();
    const dateMs = Date.parse((await stack.feed('sys_1')).headers.get('date')!);
    // In whole seconds, and node:http may lag behind a second.
    expect(dateMs).toBeGreaterThan(fromMs - 3000);
    expect(dateMs).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends %s where it is accepted, the same text', async (encoding, decompress) => {
    const { request } = await import('node:http');
    const { hostname, port } = new URL(stack.url);
    const body = await new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
      request(
        { hostname, port, path: '/8/x/feed/f_1_0_1_da_1', headers: { 'x-fsign': 'stillingen', 'accept-encoding': encoding } },
        (response) => {
          const chunks: Buffer[] = [];
          response
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) }));
        },
      )
        .on('error', reject)
        .end();
    });
    expect(body.encoding).toBe(encoding);
    expect(decompress(body.bytes).toString()).toBe(await (await stack.feed('f_1_0_1_da_1')).text());
  });

  it.each([
    'f_1_0_1_da',
    'f_1_1000_1_da_1',
    'F_1_0_1_da_1',
    'constructor',
    'f_1_0_1_da_1.css',
    'f_1_0_1_da_%31',
    'f_1_0_1_da_1%00',
    'dc_1_zzzzzzzz',
  ])('a missing feed is a 404 without a body, cached for a short time: %s', async (name) => {
    const response = await stack.feed(name);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('public, max-age=5');
    expect(await response.text()).toBe('');
  });

  it('[FEED-06] a request for the time is kept by no shared cache', async () => {
    expect((await stack.feed('sys_1', { 'x-utime': '1' })).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('what the feeds carry', () => {
  it('[FEED-70] sys has multiplier, status, update time, live counts and server time', async () => {
    const fromS = Math.floor(Date.now() / 1000);
    const row = await cells('sys_1');
    expect([...row.keys()]).toEqual(['SA', 'mlp', 'sst', 'stu', 'lve', 'utime']);
    // The list may be a few seconds old when it is asked for.
    expect(Number(row.get('utime'))).toBeGreaterThan(fromS - 5);
    expect(Number(row.get('utime'))).toBeLessThanOrEqual(Date.now() / 1000);
  });

  it('[LEAGUE-02, LEAGUE-03, LEAGUE-04] a league row has names, ids, type, and a template key that begins with the category', async () => {
    const text = await (await stack.feed('f_1_0_1_da_1')).text();
    const league = new Map(readRows(text).find(([head]) => head![0] === 'ZA'));
    expect(league.get('ZH')).toBe(`${league.get('ZB')}_${league.get('ZEE')}`);
    expect(league.get('ZB')).toBe('63');
    expect(league.get('ZD')).toBe('t');
    expect(Object.fromEntries(league)).toMatchObject({
      ZK: 'Superligaen',
      ZY: 'Danmark',
      ZG: '1',
      ZL: '/fodbold/danmark/superligaen/',
    });
  });

  it('[EVENT-07] an event row has name, address, image, participant id and country of both sides', async () => {
    const row = await cells('f_1_0_1_da_1');
    expect(Object.fromEntries(row)).toMatchObject({
      ...{ AE: 'Brøndby IF', WU: 'broendby-if', OA: 'team', CCA: 'dk' },
      ...{ AF: 'Vejle Boldklub', WV: 'vejle-boldklub', OB: 'team', CCB: 'dk' },
    });
    const ids = [row.get('PX'), row.get('PY')];
    expect(new Set(ids.filter((id) => /^[0-9A-Za-z]{8}$/.test(id ?? ''))).size).toBe(2);
  });

  it('dc has the core in one row', async () => {
    const row = await cells(`dc_1_${eventId}`);
    expect(Object.fromEntries(row)).toMatchObject({ DA: '2', DB: '12', DE: '1', DF: '0', DV: '1', DX: 'TA,LT,TTS' });
  });

  it('[FEED-55] df_sui has periods, incidents and facts', async () => {
    const text = await (await stack.feed(`df_sui_1_${eventId}`)).text();
    expect(text).toMatch(/^AC÷1\. halvleg¬IG÷1¬IH÷0¬~III÷[0-9A-Za-z]+¬IA÷1¬IB÷5'¬IE÷3¬INX÷1¬IOX÷0¬IF÷Buksa¬IU÷¬ICT÷¬IK÷Mål¬IM÷/);
    expect(text).toContain('MIT÷VEN¬MIV÷Brøndby Stadion¬');
  });

  it('a withdrawn goal is in u with changed cells and in r with whole rows', async () => {
    await stack.submit(key, [retraction('g1', { score: [0, 0] })]);
    const update = await (await stack.feed('u_1_1')).text();
    expect(update.split(`AA÷${eventId}¬`)).toHaveLength(2);
    expect(update).toContain('¬AG÷0¬');
    expect(update).not.toContain('¬AG÷1¬');
    expect(update).toContain('CON÷1¬');
    expect(update).toMatch(/~A2÷\d+¬~A1÷[0-9a-f]{32}¬~$/);
    const repair = await (await stack.feed('r_1_1')).text();
    expect(repair).toContain(`AA÷${eventId}¬AD÷`);
    expect(repair).not.toContain('ZA÷');
    expect(await (await stack.feed(`df_cor_1_${eventId}`)).text()).toMatch(
      /^COI÷\d+¬COT÷\d+¬COB÷\d+¬COK÷goal¬COF÷1-0¬COG÷0-0¬COR÷offside¬COC÷offside¬COM÷5¬COS÷1¬COP÷Buksa¬COV÷test¬~/,
    );
    expect(await (await stack.feed(`df_sui_1_${eventId}`)).text()).toContain('IIIX÷');
  });

  it('[FEED-58] df_st has periods, sections, and statistics in the order of the sport', async () => {
    await stack.submit(key, [
      {
        kind: 'statistics',
        key: 'm1/st',
        seq: 1,
        at: new Date().toISOString(),
        event: 'm1',
        period: 0,
        values: [
          { stat: 16, home: '3', away: '1' },
          { stat: 12, home: '60%', away: '40%' },
        ],
      },
    ]);
    expect(await (await stack.feed(`df_st_1_${eventId}`)).text()).toMatch(
      /^SE÷Hele kampen¬~SF÷Statistik¬~SD÷12¬SG÷Boldbesiddelse¬SH÷60%¬SI÷40%¬~SD÷16¬/,
    );
  });

  it('to counts a live match as it stands', async () => {
    const league = await cells(`df_ev_1_${eventId}`);
    const text = await (await stack.feed(`to_${league.get('ZE')}_${league.get('ZC')}_1`)).text();
    expect(text).toMatch(/TR÷1¬.*TN÷Brøndby IF¬/);
    expect(text).toContain(`TLE÷${eventId}¬`);
  });

  it('[SYNC-09] a retracted event leaves the list with an update row', async () => {
    await stack.submit(key, [fixture({ key: 'm3', start: TODAY, home: { name: 'AGF' }, away: { name: 'Viborg FF' } })]);
    const id = readRows(await (await stack.feed('f_1_0_1_da_1')).text())
      .map((row) => new Map(row))
      .find((row) => row.get('AE') === 'AGF')!
      .get('AA')!;
    await stack.submit(key, [retraction('m3')]);
    expect(await (await stack.feed('f_1_0_1_da_1')).text()).not.toContain(id);
    expect(await (await stack.feed('u_1_1')).text()).toContain(`AA÷${id}¬DEL÷1¬`);
    expect((await stack.feed(`dc_1_${id}`)).status).toBe(404);
  });

  it('an event added and retracted in one batch is in no feed', async () => {
    const before = await (await stack.feed('u_1_1')).text();
    await stack.submit(key, [
      fixture({ key: 'm4', start: TODAY, home: { name: 'AaB' }, away: { name: 'Hobro IK' } }),
      retraction('m4'),
    ]);
    expect(await (await stack.feed('f_1_0_1_da_1')).text()).not.toContain('Hobro');
    expect((await (await stack.feed('u_1_1')).text()).split('A2÷')[0]).toBe(before.split('A2÷')[0]);
  });
});
