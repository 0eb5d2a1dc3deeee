import { describe, expect, it } from 'vitest';
import { json, openService } from '../testing/open-service.ts';
import { parseAccountConfig } from './config.ts';

describe('the configuration', () => {
  const good = { namespace: 'dk', project: 8, api: { mode: 'production', production: 'https://id.example' } };

  it.each([
    [{ ...good, namespace: 8 }, 'namespace'],
    [{ ...good, project: '8' }, 'project'],
    [{ namespace: 'dk' }, 'project'],
    [null, 'no object'],
  ])('[ACC-12] %j is refused for its %s', (config, what) => {
    expect(() => parseAccountConfig(config)).toThrow(what);
  });

  it.each([
    [{ mode: 'test', production: 'https://id.example' }, 'api.mode'],
    [{ mode: 'production' }, 'api.production'],
    [{ mode: 'sandbox', production: 'https://id.example' }, 'api.sandbox'],
    [undefined, 'api is missing'],
  ])('[ACC-13] with api %j is refused for its %s', (api, what) => {
    expect(() => parseAccountConfig({ ...good, api })).toThrow(what);
  });

  it('[ACC-22] decides where calls go', async () => {
    const sandbox = parseAccountConfig({
      ...good,
      api: { mode: 'sandbox', production: 'https://id.example', sandbox: 'https://sandbox.example/' },
    });
    for (const [config, url] of [
      [parseAccountConfig(good), 'https://id.example/v3/forgottenpassword'],
      [sandbox, 'https://sandbox.example/v3/forgottenpassword'],
    ] as const) {
      const { service, requests } = openService(() => json({ r: 'XY1' }), config);
      await service.forgottenPassword('a@b.dk');
      expect(requests[0]!.url).toBe(url);
    }
  });
});
