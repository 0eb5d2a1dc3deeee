/** A number as Danes write it, from its text with a decimal point: '12.5' is '12,5', '+1 omg.' stays. */
export const danishNumber = (text: string): string => text.replace(/(\d)\.(\d)/, '$1,$2');

/** A number of strokes against par: '−11', '+3', 'Par' for none. Text that is no whole number stays; '' gives ''. */
export function toParText(value: string): string {
  const [, sign = '', strokes] = /^([-−+]?)(\d+)$/.exec(value) ?? [];
  if (strokes === undefined) return /^e$/i.test(value) ? 'Par' : value;
  if (Number(strokes) === 0) return 'Par';
  return `${sign === '' || sign === '+' ? '+' : '−'}${strokes}`;
}

/** Biathlon's penalty laps and missed shots: '1 + 2', or the one that is known; '' where neither is (NODUEL-17). */
export const shootingText = ({ penaltyLaps = '', missedShots = '' }: Readonly<Partial<Record<ShootingResult, string>>>): string =>
  [penaltyLaps, missedShots].filter((part) => part !== '').join(' + ');
type ShootingResult = 'penaltyLaps' | 'missedShots';
