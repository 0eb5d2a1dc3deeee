/** Zones of RFC 822 and of Danish publishers that Date.parse does not know. */
const ZONES: Readonly<Record<string, string>> = { CET: '+0100', CEST: '+0200', MET: '+0100', MEST: '+0200', BST: '+0100' };
const ZONE_NAME = /\b(?:CES?T|MES?T|BST)$/;
const HAS_ZONE = /(?:[+-]\d{2}:?\d{2}|[a-z])$/i;

/** Milliseconds of an RFC 822 or ISO 8601 time, UTC without a zone; null for other texts. */
export function publishedMs(text: string): number | null {
  const written = text.trim().replace(ZONE_NAME, (name) => ZONES[name]!);
  if (!/\d{4}/.test(written)) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(written);
  const zoned = isDay || HAS_ZONE.test(written) ? written : written.includes('T') ? `${written}Z` : `${written} GMT`;
  const ms = Date.parse(zoned);
  return Number.isNaN(ms) ? null : Math.floor(ms / 1000) * 1000;
}
