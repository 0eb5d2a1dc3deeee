/** Overs as they are written, '18.2' for 18 overs and two balls, as a number; null where they are not written so. */
export function oversNumber(written: string, ballsOfOver: number): number | null {
  const [, whole = '', balls = '0'] = /^(\d{1,3})(?:\.(\d))?$/.exec(written) ?? [];
  return whole === '' || Number(balls) >= ballsOfOver ? null : Number(whole) + Number(balls) / ballsOfOver;
}

/** Overs of an innings by the kind of game; a test has no limit. */
export const MOST_OVERS = { test: Infinity, 'one-day': 50, twenty20: 20 } as const;
