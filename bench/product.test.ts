import { expect, it } from 'vitest';
import { withoutSettings } from './product.ts';

it('a server under test has none of the settings of whoever measures: it writes to a database of its own, and sends nobody mails', () => {
  const env = {
    PATH: '/bin',
    NODE_OPTIONS: '--cpu-prof',
    WEB_DIR: '/tmp/dist',
    DATABASE_URL: 'postgres://site',
    SMTP_URL: 'smtp://site',
  };
  expect(withoutSettings(env)).toEqual({ PATH: '/bin', NODE_OPTIONS: '--cpu-prof', WEB_DIR: '/tmp/dist' });
});
