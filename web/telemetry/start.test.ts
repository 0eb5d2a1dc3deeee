import { createStore } from '@stillingen/client';
import type { ConsentPurpose, TelemetryConfig, TelemetryModule } from '@stillingen/wire';
import { expect, it } from 'vitest';
import type { StartModule, TelemetryContext } from './contract.ts';
import { runModules } from './start.ts';

const ON: TelemetryConfig = { dataLayer: true, affiliate: [], linker: true, adblock: true, counters: true };

function run(config: TelemetryConfig, broken: Partial<Record<TelemetryModule, 'load' | 'start' | 'end'>> = {}) {
  const log: string[] = [];
  const consent = createStore<readonly ConsentPurpose[]>([]);
  const loader = (name: TelemetryModule) => async () => {
    log.push(`load ${name}`);
    if (broken[name] === 'load') throw new Error('no chunk');
    const start: StartModule = () => {
      if (broken[name] === 'start') throw new Error('no start');
      log.push(`start ${name}`);
      return () => {
        if (broken[name] === 'end') throw new Error('no end');
        log.push(`end ${name}`);
      };
    };
    return { start };
  };
  const names: TelemetryModule[] = ['dataLayer', 'affiliate', 'linker', 'adblock', 'statsPing', 'counters', 'sessionLog'];
  const loaders = Object.fromEntries(names.map((name) => [name, loader(name)])) as unknown as Parameters<typeof runModules>[2];
  runModules({ config } as TelemetryContext, consent, loaders, () => log.push('change'));
  const settled = async (): Promise<string[]> => {
    await new Promise((resolve) => setTimeout(resolve));
    return log.splice(0).filter((line) => line !== 'change');
  };
  return { consent, settled };
}

it('loads no module before consent, and then those alone whose purpose is consented to', async () => {
  const { consent, settled } = run(ON);
  expect(await settled()).toEqual([]);
  consent.set(['advertising']);
  expect(await settled()).toEqual(['load affiliate', 'load adblock', 'start affiliate', 'start adblock']);
  consent.set(['advertising', 'statistics']);
  expect((await settled()).filter((line) => line.startsWith('start'))).toEqual([
    'start dataLayer',
    'start linker',
    'start counters',
  ]);
  consent.set(['statistics']);
  expect(await settled()).toEqual(['end affiliate', 'end adblock']);
  consent.set([]);
  expect(await settled()).toEqual(['end dataLayer', 'end linker', 'end counters']);
});

it('loads no module that the operator left off', async () => {
  const { consent, settled } = run({ counters: true });
  consent.set(['statistics', 'advertising']);
  expect(await settled()).toEqual(['load counters', 'start counters']);
});

it('does not start a module whose consent was withdrawn while it loaded', async () => {
  const { consent, settled } = run({ linker: true });
  consent.set(['statistics']);
  consent.set([]);
  expect(await settled()).toEqual(['load linker']);
  consent.set(['statistics']);
  expect(await settled()).toEqual(['load linker', 'start linker']);
});

it('starts a module once when its consent is withdrawn and given again while it loads', async () => {
  const { consent, settled } = run({ linker: true });
  consent.set(['statistics']);
  consent.set([]);
  consent.set(['statistics']);
  expect((await settled()).filter((line) => line === 'start linker')).toHaveLength(1);
});

it.each(['load', 'start', 'end'] as const)('runs the other modules when one fails to %s', async (step) => {
  const { consent, settled } = run(ON, { dataLayer: step });
  consent.set(['statistics']);
  expect(await settled()).toEqual(expect.arrayContaining(['start linker', 'start counters']));
  consent.set([]);
  expect(await settled()).toEqual(['end linker', 'end counters']);
});
