import { BadRow } from '../import/report.ts';

/** No period of any sport lasts longer. One that did would be told tick by tick until memory ends. */
export const MOST_PERIOD_SECONDS = 7200;

/** Throws BadRow where a period is longer, or something in it happened later, than any period lasts. */
export function checkPeriod({
  seconds,
  plays,
}: {
  readonly seconds: number;
  readonly plays: readonly { second: number }[];
}): void {
  const wrong = [seconds, ...plays.map(({ second }) => second)].find((told) => !(told <= MOST_PERIOD_SECONDS));
  if (wrong !== undefined) throw new BadRow(`a period lasts at most ${MOST_PERIOD_SECONDS} seconds, not ${wrong}`);
}
