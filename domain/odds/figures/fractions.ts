/** The fractions in use, rising; some are not reduced (4/6). No standard exists: this list is ours. */
const LADDER = `
  1/1000 1/500 1/250 1/200 1/150 1/125 1/100 1/80 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/12 1/11 1/10
  1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 7/10 8/11 3/4 4/5 5/6 17/20
  10/11 20/21 1/1 21/20 11/10 23/20 6/5 5/4 13/10 11/8 7/5 6/4 8/5 13/8 17/10 7/4 9/5 15/8 19/10 2/1 21/10 11/5 9/4
  23/10 12/5 5/2 13/5 11/4 14/5 29/10 3/1 16/5 10/3 17/5 7/2 18/5 15/4 19/5 4/1 17/4 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1
  17/2 9/1 10/1 11/1 12/1 13/1 14/1 15/1 16/1 18/1 20/1 22/1 25/1 28/1 30/1 33/1 35/1 40/1 45/1 50/1 60/1 66/1 80/1
  100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1 750/1 1000/1
`;

interface Step {
  readonly fraction: string;
  /** The highest price that is written so, less the stake; halfway to the next fraction. */
  readonly highest: number;
}

const VALUES = LADDER.trim()
  .split(/\s+/)
  .map((fraction) => fraction.split('/').map(Number) as [above: number, below: number]);

const STEPS: readonly Step[] = VALUES.map(([above, below], at) => {
  const [nextAbove, nextBelow] = VALUES[at + 1] ?? [above, below];
  return {
    fraction: `${above}/${below}`,
    highest: Math.floor((1000 * (above * nextBelow + nextAbove * below)) / (2 * below * nextBelow)),
  };
});
const HIGHEST = STEPS.at(-1)!.highest;

/** The nearest to a win of `won` thousandths; the lower of two that are equally near. */
export function fractionOf(won: number): string {
  if (won > HIGHEST) return `${Math.floor((won + 500) / 1000)}/1`;
  let [low, high] = [0, STEPS.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (STEPS[middle]!.highest < won) low = middle + 1;
    else high = middle;
  }
  return STEPS[low]!.fraction;
}
