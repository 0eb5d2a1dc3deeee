import { dayOf } from '@stillingen/domain';
import { NO_LEGAL_AGE } from '@stillingen/wire';
import { BOOKMAKER_OPTIONS } from './audience.ts';
import { type BookmakerOptions, type ConfiguredBookmaker, DANISH_POLICY, type OddsConfig } from './odds-config.ts';

const FIRST_ID = 9001;
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const DAY_S = 86_400;
/** A page that states to be an example. */
const LINK = 'https://example.com/?demo-odds=';

/** The rule by which a match that is given up is settled: all three, and one that is not known. */
const RETIREMENTS: Readonly<Record<(typeof NAMES)[number], ConfiguredBookmaker['retirement']>> = {
  ...{ A: 'void', B: 'afterFirstSet', C: 'afterFirstPoint' },
  ...{ D: 'void', E: null, F: null },
};

/** None for E; that of F ends tomorrow: both protective rules are seen at work. */
function licenceOf(name: (typeof NAMES)[number], nowS: number): ConfiguredBookmaker['dkLicence'] {
  if (name === 'E') return null;
  const validTo = name === 'F' ? dayOf(nowS + DAY_S) : dayOf(nowS + 365 * DAY_S);
  return { holder: `Demo Odds ${name} (opdigtet)`, number: `DEMO-${name}`, validTo };
}

const OFF: ReadonlySet<string> = new Set([
  'show_bookmaker_logo_in_summary',
  'logo_to_text_bonus',
  'all_bookmakers_in_odds_comparison',
  'all_prematch_bookmakers_in_match_summary',
  'all_live_bookmakers_in_match_summary',
]);
const OPTIONS = Object.fromEntries(BOOKMAKER_OPTIONS.map((name) => [name, !OFF.has(name)])) as unknown as BookmakerOptions;

/** Invented bookmakers of the demo world. */
export function demoOdds(nowS: number): OddsConfig {
  const bookmakers = NAMES.map(
    (name, at): ConfiguredBookmaker => ({
      ...{ id: FIRST_ID + at, name: `Demo Odds ${name}`, kind: name === 'D' ? 'exchange' : 'bookmaker' },
      link: `${LINK}${name}`,
      ...{ origin: 'simulated', dkLicence: licenceOf(name, nowS), retirement: RETIREMENTS[name] },
      ...{ pay: 'fixed', disabledIn: [], provider: null },
    }),
  );
  return {
    bookmakers,
    options: new Map([['default', OPTIONS]]),
    available: new Map([['default', bookmakers.map(({ id }) => id)]]),
    excluded: { youth: true, competitions: new Set(), events: new Map() },
    legalAge: NO_LEGAL_AGE,
    danishPolicy: DANISH_POLICY,
  };
}
