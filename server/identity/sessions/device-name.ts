/** The first that is found names it: later ones stand in the user agents of earlier ones, too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const named = (userAgent: string, table: readonly (readonly [string, string])[]): string | undefined =>
  table.find(([mark]) => userAgent.includes(mark))?.[1];

/** What a list of sessions calls a device, in words of our own alone: `Chrome på Windows`. */
export function deviceName(userAgent: string): string {
  const browser = named(userAgent, BROWSERS) ?? 'Ukendt program';
  const system = named(userAgent, SYSTEMS);
  return system === undefined ? browser : `${browser} på ${system}`;
}
