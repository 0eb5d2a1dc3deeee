import { describe, expect, it } from 'vitest';
import { createModelBrowser } from '../testing/model-page.ts';
import { createLegalAge } from './legal-age.ts';
import { createVirtualWorld } from '../testing/virtual-world.ts';

describe('a confirmation of the age', () => {
  const open = () => {
    const world = createVirtualWorld();
    const { values, openPage } = createModelBrowser(world.after);
    const { storage } = openPage();
    return { world, values, storage, age: createLegalAge(storage, world.nowMs) };
  };

  it('[AGE-04] a confirmation of the age counts where local storage holds 1 under its key', () => {
    const { age, storage, values } = open();
    expect(age.isConfirmed()).toBe(false);
    for (const value of ['0', 'true', '']) {
      storage.set('legalAgeConfirmed', value);
      expect(age.isConfirmed()).toBe(false);
    }
    age.confirm();
    expect([values.get('legalAgeConfirmed'), age.isConfirmed()]).toEqual(['1', true]);
  });

  it('[AGE-05] a confirmation of the age expires after 7776000 seconds, counted from now if the time is missing', async () => {
    const { age, storage, world, values } = open();
    storage.set('legalAgeConfirmed', '1');
    expect(age.isConfirmed()).toBe(true);
    await world.advance(7_776_000_000 - 1);
    expect(age.isConfirmed()).toBe(true);
    await world.advance(1);
    expect(age.isConfirmed()).toBe(false);
    expect([...values.keys()]).toEqual([]);
  });

  it('a future confirmation expires from now', async () => {
    const { age, storage, world } = open();
    age.confirm();
    storage.set('legalAgeConfirmedSince', String(world.nowMs() + 9e12));
    expect(age.isConfirmed()).toBe(true);
    await world.advance(7_776_000_000);
    expect(age.isConfirmed()).toBe(false);
  });
});
