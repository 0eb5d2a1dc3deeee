import type { Door } from './ports.ts';

/** Said at least so often, a match in which nothing happens is no silence of its provider (milliseconds). */
export const SIGN_OF_LIFE_MS = 30_000;

/** An empty batch. A door that does not take it is asked again soon anyway. */
export const giveSign = async (door: Door): Promise<void> => {
  await door.deliver([]).catch(() => undefined);
};
