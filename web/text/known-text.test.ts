import { expect, it } from 'vitest';
import { PROVIDER_NAMES } from './da-account.ts';
import { knownText } from './known-text.ts';

it('[SET-06] a key without a text is told as it is', () => {
  expect(['google', 'mitid', 'toString', ''].map((key) => knownText(PROVIDER_NAMES, key))).toEqual([
    'Google',
    'mitid',
    'toString',
    '',
  ]);
});
