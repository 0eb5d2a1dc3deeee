import type { AnalyticsEvent } from '../data-layer/events.ts';

/** Of a message (ANALYTICS-02), with the name of each in the data layer. */
const FIELDS = {
  eventName: 'event_name',
  bookmakerId: 'bookmaker_id',
  advertiserId: 'advertiser_id',
  affId: 'aff_id',
  adCreativeId: 'ad_creative_id',
  bannerZoneId: 'banner_zone_id',
  bannerId: 'banner_id',
} as const;
type Field = keyof typeof FIELDS;
const NEEDED: readonly Field[] = ['eventName', 'bookmakerId'];

const ID = /^[\w.:-]{1,64}$/;

/** Null for anything but an id. */
const idOf = (value: unknown): string | null =>
  typeof value === 'string' && ID.test(value) ? value : Number.isSafeInteger(value) ? String(value) : null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null for any other message, one with an unknown field, and one with a field that is no id. */
export function affiliateClick(data: unknown): AnalyticsEvent | null {
  if (!isRecord(data) || data['type'] !== 'TrackEvent' || !isRecord(data['trackAffil'])) return null;
  const fields = data['trackAffil'];
  if (!Object.keys(fields).every((name) => Object.hasOwn(FIELDS, name))) return null;
  const click: Record<string, string> = {};
  for (const [name, label] of Object.entries(FIELDS) as [Field, string][]) {
    const isAbsent = fields[name] === undefined || fields[name] === null || fields[name] === '';
    const id = isAbsent && !NEEDED.includes(name) ? '' : idOf(fields[name]);
    if (id === null) return null;
    click[label] = id;
  }
  return { event: 'affiliate_click', ...click } as unknown as AnalyticsEvent;
}
