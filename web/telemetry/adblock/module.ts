import { PROBE_PATHS } from '@stillingen/wire';
import type { StartModule } from '../contract.ts';

/** CALL-14, in ms. */
const FIRST_DELAY_MS = 250;
const LAST_DELAY_MS = 1000;

type Loaded = boolean | null;

/** Null while it loads. */
function loadImage(path: string, channel: number, random: number): () => Loaded {
  const image = new Image();
  let isLoaded: Loaded = null;
  image.addEventListener('load', () => (isLoaded = true));
  image.addEventListener('error', () => (isLoaded = false));
  image.src = `${path}?ch=${channel}&rn=${random}`;
  return () => isLoaded;
}

/** CALL-13, O-157: blocked is what loads the plain image alone. No answer in time is no result. */
export const start: StartModule = ({ track, random, after }) => {
  const images = PROBE_PATHS.map((path, at) => loadImage(path, at + 1, random()));
  let cancel = (): void => {};
  const look = (delayMs: number): void => {
    if (delayMs > LAST_DELAY_MS) return;
    cancel = after(delayMs, () => {
      const [advertisement, plain] = images.map((isLoaded) => isLoaded());
      if (advertisement === null || plain === null) return look(delayMs * 2);
      if (advertisement === false && plain === true) track({ event: 'adblock_detected' });
    });
  };
  look(FIRST_DELAY_MS);
  return () => cancel();
};
