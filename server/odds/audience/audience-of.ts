import { type GeoPlace, geoKey, requiresAgeConfirmation } from '@stillingen/wire';
import { BOOKMAKER_OPTIONS, type OddsAudience } from './audience.ts';
import { type BookmakerOptions, type ConfiguredBookmaker, danishPolicyOf, type OddsConfig } from './odds-config.ts';

export interface OddsVisitor {
  readonly place: GeoPlace;
  /** A valid mode, not locked. */
  readonly hasMode: boolean;
  readonly isAgeConfirmed: boolean;
}

const DENMARK = 'DK';
/** GEO-09, O-030: no odds are served there. */
const UNSERVED: ReadonlySet<string> = new Set(['TR', 'GR']);
/** GEO-08: pages do not lead to odds; their own address shows them without links. */
const WITHOUT_ENTRY: ReadonlySet<string> = new Set(['IT']);

/** The keys of groups from the narrowest (BOOK-14, O-009). */
const groupKeys = (place: GeoPlace): readonly string[] => [
  ...[geoKey(place), place.countryCode].filter((key) => key !== '' && key !== 'default'),
  'default',
];

/** Undefined where no group covers the place, not even the default. */
function groupOf<Group>(groups: ReadonlyMap<string, Group>, place: GeoPlace): readonly [key: string, group: Group] | undefined {
  const key = groupKeys(place).find((each) => groups.has(each));
  return key === undefined ? undefined : [key, groups.get(key)!];
}

/** BOOK-13. */
const ALL_ON = Object.fromEntries(BOOKMAKER_OPTIONS.map((option) => [option, true])) as unknown as BookmakerOptions;

const isLicensed = ({ dkLicence }: ConfiguredBookmaker, day: string): boolean =>
  dkLicence !== null && dkLicence.holder !== '' && dkLicence.number !== '' && dkLicence.validTo >= day;

/** What a visitor is served on a day of Copenhagen; null for nothing. */
export function audienceOf(
  { place, hasMode, isAgeConfirmed }: OddsVisitor,
  day: string,
  config: OddsConfig,
): OddsAudience | null {
  if (!hasMode || UNSERVED.has(place.countryCode)) return null;
  if (requiresAgeConfirmation(config.legalAge, place) && !isAgeConfirmed) return null;
  const available = groupOf(config.available, place);
  if (available === undefined) return null;
  // An unknown country may be Denmark.
  const policy = place.countryCode === DENMARK || place.countryCode === '' ? danishPolicyOf(config, day) : null;
  const [key, ids] = available;
  const bookmakers = config.bookmakers
    .filter((each) => ids.includes(each.id) && !each.disabledIn.some((where) => groupKeys(place).includes(where)))
    .filter((each) => policy === null || isLicensed(each, day))
    .map((each) => (policy?.affiliateModel === 'fixed' && each.pay !== 'fixed' ? { ...each, link: null } : each));
  if (bookmakers.length === 0) return null;
  const [optionsKey, options] = groupOf(config.options, place) ?? ['', ALL_ON];
  const hasEntry = !WITHOUT_ENTRY.has(place.countryCode);
  const isLinked = options.clickable && hasEntry;
  return {
    group: [key, optionsKey, policy?.from ?? (hasEntry ? 'any' : 'none'), bookmakers.map(({ id }) => id).join('.')].join('/'),
    bookmakers,
    options,
    isLinked,
    hasNotice: policy !== null,
    // BOOK-17, BOOK-18.
    hasAdvertFooter: isLinked,
    hasEntry,
    quietMin: policy?.whistleWindowMin ?? 0,
    servesLive: policy?.liveOddsDuringMatch ?? true,
  };
}
