import { expect, it, vi } from 'vitest';
import { ConfigError } from '../ops/config/setting.ts';
import { connectRss, RSS_OPTIONS } from './connect-rss.ts';

const { signal } = new AbortController();
const DRY_RUN = { name: '', sport: 1, league: '', 'dry-run': true } as const;

it.each(['avis.example/feed.xml', 'file:///etc/passwd', 'https://user:pw@avis.example/', ''])(
  'the address %j is refused',
  async (address) => {
    const error: unknown = await connectRss(address, DRY_RUN, signal).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).not.toContain('pw');
  },
);

it.each(['Superligaen', 'dk/Ukendtligaen', 'dk/'])(
  'the competition %j, which the catalogue has not, is refused',
  async (league) => {
    await expect(connectRss('https://avis.example/', { ...DRY_RUN, league }, signal)).rejects.toBeInstanceOf(ConfigError);
  },
);

it('a feed on a private network gets no request', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    expect(await connectRss('http://127.0.0.1:1/feed.xml', { ...DRY_RUN, league: 'dk/Superligaen' }, signal)).toBe(0);
    expect(String(write.mock.calls[0])).toContain('127.0.0.1:1: the feed can not be read: the address is not public');
  } finally {
    write.mockRestore();
  }
});

it('the sport of a feed is one with events of its own', () => {
  const { parse } = RSS_OPTIONS.sport;
  expect([parse('handbold'), parse('soccer'), parse('winter-sports'), parse('x')]).toEqual([7, 1, null, null]);
});
