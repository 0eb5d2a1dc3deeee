import { expect, it } from 'vitest';
import { withoutSettings } from './product.ts';

it('starts a server without the settings of the calling shell: it uses its own database and sends no mails', () => {
  const env = {
    PATH: '/bin',
    NODE_OPTIONS: '--cpu-prof',
    WEB_DIR: '/tmp/dist',
    DATABASE_URL: 'postgres://site',
    SMTP_URL: 'smtp://site',
  };
  expect(withoutSettings(env)).toEqual({ PATH: '/bin', NODE_OPTIONS: '--cpu-prof', WEB_DIR: '/tmp/dist' });
});
