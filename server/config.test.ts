import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults, and are frozen', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', projectId: 8, feedSign: 'stillingen', databaseUrl: '' });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', '80a'],
    ['PORT', ''],
    ['PORT', '-1'],
    ['PROJECT_ID', '0'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATA_DIR', ''],
    ['HOST', 'a b'],
    ['FEED_SIGN', 'å'],
    ['LOG_LEVEL', 'loud'],
    ['GEO_HEADERS', 'x'],
    ['GALLERY', 'yes'],
  ])('%s=%j stops the start with one line that names it, what it holds, and what is allowed', (name, value) => {
    let message = '';
    try {
      readConfig({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`^${name} is ${JSON.stringify(value)}; allowed: .+$`));
    expect(message).not.toContain('\n');
  });
});
