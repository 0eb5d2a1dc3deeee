import { eventRow, leagueRow, readRows } from '@stillingen/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixture } from '../../../domain/testing/scenario.ts';
import { today } from '../../testing/day.ts';
import { startTestStack, type TestStack } from '../../testing/stack.ts';

/** Noon of the day that a feed of one hour east of Greenwich calls today, whatever the hour is now. */
const TODAY = `${await today(1)}T11:00:00Z`;
let stack: TestStack;
let template: string;
let participant: string;
let series: string;
beforeAll(async () => {
  stack = await startTestStack();
  const competition = { name: 'Superligaen', country: 'dk', season: '2026/2027', role: 'playoff' } as const;
  await stack.submit(await stack.keyOf('test'), [fixture({ start: TODAY, competition })]);
  const rows = readRows(await (await stack.feed('f_1_0_1_da_1')).text());
  const event = eventRow.read(rows.find(([head]) => head![0] === eventRow.head)!);
  template = leagueRow.read(rows.find(([head]) => head![0] === leagueRow.head)!).templateId!;
  [participant, series] = [event.homeId!, event.series!];
});
afterAll(() => stack[Symbol.asyncDispose]());

const answer = async (name: string) => {
  const response = await stack.feed(name);
  return { status: response.status, body: await response.text() };
};

it('[FEED-23, FEED-30, FEED-32, FEED-33, FEED-42, FEED-44] lists answer with a head, rows and a signature', async () => {
  for (const name of [
    'fm_0_0_1_da_1',
    'c_1_63_1_da_y_1',
    `t_1_63_${template}_1_da_y_1`,
    `p_1_63_${participant}_1_da_1`,
    `s_1_${series}_1_da_1`,
    `tf_1_63_${template}_20262027_0_1_da_1`,
    `pf_1_63_${participant}_0_1_da_1`,
    `pe_1_${participant}`,
  ]) {
    const { status, body } = await answer(name);
    expect([name, status]).toEqual([name, 200]);
    expect(body).toMatch(/^SA÷1¬~(PR÷[^~]+~)?ZA÷[^~]+¬~AA÷[^~]+¬~A1÷[0-9a-f]{32}¬~$/);
  }
});

it('[FEED-14, FEED-46] the geo feed, a part past the end and a list without events are no data', async () => {
  for (const name of [
    'f_',
    `tf_1_63_${template}_20262027_1_1_da_1`,
    `tr_1_63_${template}_20262027_0_1_da_1`,
    `pr_1_63_${participant}_0_1_da_1`,
    `pel_1_${participant}`,
    'fm_0_5_1_da_1',
  ]) {
    expect([name, await answer(name)]).toEqual([name, { status: 200, body: '0' }]);
  }
});

it('[FEED-13, FEED-27, FEED-36, FEED-37] quiet updates say that there is no new data', async () => {
  for (const name of ['ul_1_8', 'uo_1_0', 'uo_m_0'])
    expect([name, await answer(name)]).toEqual([name, { status: 204, body: '' }]);
});

it('an unknown season, competition, participant or series is none', async () => {
  for (const name of [
    `tf_1_63_${template}_2026_0_1_da_1`,
    't_1_63_zzzzzzzz_1_da_n_1',
    'p_1_63_zzzzzzzz_1_da_1',
    'pf_1_63_zzzzzzzz_0_1_da_1',
    's_1_zzzzzzzz_1_da_1',
    'to_1_63_zzzzzzzz_1_da_n_1_0',
  ]) {
    expect([name, (await answer(name)).status]).toEqual([name, 404]);
  }
});
