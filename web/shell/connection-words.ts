import type { Connection } from '@stillingen/client';
import { clockTime } from '../ui/index.ts';
import { shellText } from '../text/da.ts';

const DELAYED = 1;

/** PAGE-30: what is old or out of order, and since when; null while all is well. */
export function connectionWords({ serviceStatus, trueAtS, lastDataS }: Connection, isStale: boolean): string | null {
  if (isStale) return lastDataS === null ? shellText.offlineUnknown : shellText.offline(clockTime(lastDataS));
  if (serviceStatus === 0) return null;
  const since = trueAtS === null ? '' : clockTime(trueAtS);
  return serviceStatus === DELAYED ? shellText.delayed(since) : shellText.outage(since);
}
