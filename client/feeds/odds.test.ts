import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { readOdds } from './odds.ts';
import { createVirtualWorld, reply } from '../testing/virtual-world.ts';

const FEED = 'fo_1_0_1_da_1_0';

function open() {
  const world = createVirtualWorld();
  let odds = '1.60|3.60|6.00';
  world.answer = async () => reply(`AA÷aaaaaaaa¬MI÷${odds}¬MJ÷${odds}¬~A1÷ff¬~`);
  const client = createClient({ origin: 'https://example.test', projectId: 8, sign: 's', language: 'da', ports: world });
  return { world, client, setOdds: (next: string) => (odds = next) };
}

describe('odds', () => {
  it('[SYNC-21] odds are fetched every 60 s, [SYNC-23] and loading until the first answer', async () => {
    const { world, client, setOdds } = open();
    const opened = await client.openOdds({ feed: FEED });
    expect(opened.odds.get()).toBeNull();
    await world.advance(0);
    expect(opened.odds.get()?.get('aaaaaaaa')?.odds).toBe('1.60|3.60|6.00');
    setOdds('1.70|3.60|6.00');
    await world.advance(59_900);
    expect(world.requests).toHaveLength(1);
    await world.advance(200);
    expect(opened.odds.get()?.get('aaaaaaaa')?.odds).toBe('1.70|3.60|6.00');
    opened.close();
    await world.advance(120_000);
    expect(world.requests).toHaveLength(2);
  });

  it('[SYNC-22] odds are shown again at once within 180 s', async () => {
    const { world, client } = open();
    const first = await client.openOdds({ feed: FEED });
    await world.advance(1_000);
    first.close();
    await world.advance(178_000);
    const second = await client.openOdds({ feed: FEED });
    expect(second.odds.get()?.size).toBe(1);
    second.close();
    await world.advance(181_000);
    expect((await client.openOdds({ feed: FEED })).odds.get()).toBeNull();
  });

  it('odds are removed when none are offered any more', async () => {
    const { world, client } = open();
    const { odds } = await client.openOdds({ feed: FEED });
    await world.advance(0);
    expect(odds.get()?.size).toBe(1);
    world.answer = async () => reply('0');
    await world.advance(61_000);
    expect(odds.get()?.size).toBe(0);
  });

  it.each([
    ['a page of another site', '<html></html>'],
    ['a text that was cut', 'AA÷bbbbbbbb¬MI÷1.60¬~'],
    ['nothing', ''],
  ])('[FEED-15] odds stay through %s, and are requested again after 3 s', async (_, body) => {
    const { world, client } = open();
    const { odds } = await client.openOdds({ feed: FEED });
    await world.advance(1_000);
    world.answer = async () => reply(body);
    await world.advance(60_000);
    expect([...odds.get()!.keys()]).toEqual(['aaaaaaaa']);
    const requested = world.requests.length;
    await world.advance(3_000);
    expect(world.requests).toHaveLength(requested + 1);
  });

  it('[SYNC-20] odds keep what they were before when they change', () => {
    const first = readOdds('AA÷aaaaaaaa¬MI÷1.60¬MJ÷1.50¬~', null);
    expect(readOdds('AA÷aaaaaaaa¬MI÷1.70¬MJ÷1.60¬~', first).get('aaaaaaaa')).toMatchObject({
      odds: '1.70',
      previousOdds: '1.50',
    });
  });
});
