import { describe, expect, it } from 'vitest';
import { ignores, stagesOf } from './container-file.ts';

describe('a Dockerfile', () => {
  it('is read as stages of instructions, with continued lines joined', () => {
    const text = '# syntax\nFROM node:24-slim AS build\nRUN npm ci \\\n  && npm run build\n\nFROM node:24-slim\nCMD ["serve"]\n';
    expect(stagesOf(text)).toEqual([
      { name: 'build', image: 'node:24-slim', steps: [{ name: 'RUN', words: 'npm ci && npm run build' }] },
      { name: '1', image: 'node:24-slim', steps: [{ name: 'CMD', words: '["serve"]' }] },
    ]);
  });

  it.each([
    ['RUN npm ci', 'RUN stands before FROM'],
    ['# nothing', 'no stage'],
    ['FROM node:24\nrun npm ci', 'no instruction: run npm ci'],
  ])('is refused when it is %j', (text, why) => {
    expect(() => stagesOf(text)).toThrow(why);
  });
});

describe('.dockerignore', () => {
  it('leaves out a name at the root, or below any folder', () => {
    const isIgnored = ignores('.git\n**/node_modules\ndata\n');
    expect(['.git', 'web/node_modules/x', 'data/postgres'].every(isIgnored)).toBe(true);
    expect(['web/data', 'server/main.ts', '.gitignore'].some(isIgnored)).toBe(false);
  });

  it('is refused when a pattern has another form', () => {
    expect(() => ignores('*.log')).toThrow('.dockerignore has *.log: allowed are NAME and **/NAME');
  });
});
