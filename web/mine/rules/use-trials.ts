import { useEffect, useState } from 'react';
import type { Trial } from './rule-row.tsx';

/** How often each rule would have rung yesterday, in order; null where it is refused. */
export type TryRules = (rules: readonly string[]) => Promise<readonly (number | null)[]>;

/** Rules that were tried are not tried again; those that failed are, with the next change. */
export function useTrials(rules: readonly string[], tryRules: TryRules): (rule: string) => Trial {
  const [known, setKnown] = useState<ReadonlyMap<string, Trial>>(new Map());
  const waiting = rules.filter((rule) => known.get(rule)?.failed !== false);
  const key = waiting.join(' ');
  useEffect(() => {
    if (key === '') return;
    const asked = key.split(' ');
    let isCurrent = true;
    const keep = (trialOf: (at: number) => Trial): void => {
      if (isCurrent) setKnown((before) => new Map([...before, ...asked.map((rule, at) => [rule, trialOf(at)] as const)]));
    };
    tryRules(asked).then(
      (times) => keep((at) => ({ times: times[at] ?? null, failed: times[at] === undefined })),
      () => keep(() => ({ times: null, failed: true })),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, tryRules]);
  return (rule) => known.get(rule) ?? { times: null, failed: false };
}
