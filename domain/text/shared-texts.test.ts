import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { shareTexts } from './shared-texts.ts';

it('shareTexts keeps every value of a message', () => {
  const json = '{"key":"a","seq":1.5,"list":["a",null,true,["a"],{"name":"Brøndby – Łódź","__proto__":"a"}],"text":""}';
  expect(JSON.stringify(shareTexts(JSON.parse(json)))).toBe(json);
  expect(shareTexts(null)).toBe(null);
});

it('shareTexts keeps one copy of equal texts', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const json = JSON.stringify(Array.from({ length: 100_000 }, (_, n) => `participant of provider ${n % 10}`));
  const bytesOf = (read: () => unknown): number => {
    const before = used();
    const value = read();
    const grown = used() - before;
    expect(value).toHaveLength(100_000);
    return grown;
  };
  const parsed = bytesOf(() => JSON.parse(json));
  expect(bytesOf(() => shareTexts(JSON.parse(json)))).toBeLessThan(parsed / 2);
});
