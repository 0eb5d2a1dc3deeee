import { COUNTED_USES, type CountedUse, USE_COUNT_PATH, type UseCount } from '@stillingen/wire';
import type { StartModule } from '../contract.ts';
import { sendLast } from '../sending/transport.ts';

const isCounted = (kind: string): kind is CountedUse => (COUNTED_USES as readonly string[]).includes(kind);

/** CALL-06, O-153. */
export const start: StartModule = ({ onUse }) =>
  onUse(({ kind }) => {
    // A result that is opened ends the page.
    if (isCounted(kind)) sendLast({ url: USE_COUNT_PATH, body: { use: kind } satisfies UseCount });
  });
