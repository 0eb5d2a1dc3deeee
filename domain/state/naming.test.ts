import { expect, it } from 'vitest';
import { codeOf } from './naming.ts';

it.each([
  ['Team Spirit', 'club', 'SPI'],
  ['HC Midtjylland', 'club', 'MID'],
  ['BMS Herlev Wolfpack (k)', 'club', 'HER'],
  ['FTC (k)', 'club', 'FTC'],
  ['GOG', 'club', 'GOG'],
  ['Ærø IF', 'club', 'AER'],
  ['G2 Esports', 'club', 'G2X'],
  ['Viktor Axelsen', 'person', 'AXE'],
  ['Axelsen V.', 'person', 'AXE'],
  ['Team', 'club', 'TEA'],
] as const)('the code of %s (%s) is %s: of what distinguishes it', (name, kind, code) => {
  expect(codeOf(name, kind)).toBe(code);
});
