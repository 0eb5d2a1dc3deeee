import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { themeScript } from './theme-toggle.tsx';

it('the theme script has the hash that the content security policy allows', () => {
  expect(themeScript.hash).toBe(`sha256-${createHash('sha256').update(themeScript.text).digest('base64')}`);
});
