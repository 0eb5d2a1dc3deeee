import { expect, it } from 'vitest';
import { readConfig } from '../ops/config/config.ts';
import { clientConfig } from './feed-source.ts';

it('pages are in Danish alone unless ENGLISH is on', () => {
  const config = readConfig({});
  expect([config.english, config.feedEditions.size]).toEqual([false, 0]);
  expect(clientConfig(config)).toEqual({ projectId: 8, sign: 'stillingen' });
});

it('ENGLISH brings feeds in English: of the project that FEED_EDITIONS names, else of the first free one', () => {
  const editionsOf = (settings: Record<string, string>) => [...readConfig({ ENGLISH: 'on', ...settings }).feedEditions];
  expect(editionsOf({})).toEqual([[2, 'en']]);
  expect(editionsOf({ FEED_EDITIONS: '5:en' })).toEqual([[5, 'en']]);
  expect(editionsOf({ PROJECT_ID: '2', FEED_EDITIONS: '3:da' })).toEqual([
    [3, 'da'],
    [4, 'en'],
  ]);
});

it('[GEN-20] pages in Danish offer those in English, which read feeds in English and keep the project of accounts', () => {
  const config = readConfig({ ENGLISH: 'on', SITE_EDITIONS: 'sv=https://sv.example.dk' });
  expect(clientConfig(config).editions).toEqual([
    { language: 'sv', country: null, url: 'https://sv.example.dk' },
    { language: 'en', country: null, url: '/en' },
  ]);
  const english = clientConfig(config, 2);
  expect(english).toMatchObject({ projectId: 2, accountProject: 8 });
  expect(english).not.toHaveProperty('editions');
});
