import { DOCUMENT_KEY } from '@stillingen/client';
import { LOG_KEY, SOUND_KEY } from '@stillingen/client/alerts';
import { CONSENT_COOKIE, type ConsentPurpose } from '@stillingen/wire';
import type { Area } from './device.ts';

export type StoredId =
  | 'settings'
  | 'games'
  | 'teams'
  | 'leagues'
  | 'alerts'
  | 'log'
  | 'searches'
  | 'sound'
  | 'theme'
  | 'delay'
  | 'list'
  | 'folded'
  | 'country'
  | 'language'
  | 'prompt'
  | 'age'
  | 'odds'
  | 'oddsMode'
  | 'consent'
  | 'linker'
  | 'sample'
  | 'account'
  | 'device'
  | 'tab'
  | 'other';
export type KeptFor = 'always' | 'twoYears' | 'year' | 'quarter' | 'week' | 'twoDays' | 'day' | 'tab' | 'session' | 'login';

export interface StoredKind {
  readonly id: StoredId;
  readonly keptFor: KeptFor;
  readonly area: Area;
  readonly keys: RegExp;
  /** A branch of the document of the device. */
  readonly branch?: string;
  /** What is not necessary is kept after a consent alone, and removed when that is withdrawn. */
  readonly purpose: 'necessary' | ConsentPurpose;
}

const DOCUMENT = new RegExp(`^${DOCUMENT_KEY}$`);
type Named = Omit<StoredKind, 'area' | 'purpose'>;
const inStorage = (kind: Named): StoredKind => ({ ...kind, area: 'local', purpose: 'necessary' });
const inTab = (kind: Named): StoredKind => ({ ...kind, area: 'session', purpose: 'necessary' });
const inCookie = (kind: Named): StoredKind => ({ ...kind, area: 'cookie', purpose: 'necessary' });

/**
 * All that the site keeps in a browser, in the order of the list; the first that fits a key has it.
 * Scripts do not see the cookies of the device and of the mode of odds.
 */
export const KINDS: readonly StoredKind[] = [
  inStorage({ id: 'games', keptFor: 'twoDays', keys: /^fsdc_my_local/ }),
  inStorage({ id: 'games', keptFor: 'always', keys: DOCUMENT, branch: 'mygames' }),
  inStorage({ id: 'teams', keptFor: 'always', keys: /^fsdc_my_teams/ }),
  inStorage({ id: 'teams', keptFor: 'always', keys: DOCUMENT, branch: 'myteams' }),
  inStorage({ id: 'leagues', keptFor: 'always', keys: DOCUMENT, branch: 'myLeagues' }),
  inStorage({ id: 'alerts', keptFor: 'always', keys: DOCUMENT, branch: 'alerts' }),
  inStorage({ id: 'log', keptFor: 'week', keys: new RegExp(`^${LOG_KEY}$`) }),
  inStorage({ id: 'searches', keptFor: 'always', keys: /^searchRecents$/ }),
  inStorage({ id: 'sound', keptFor: 'always', keys: new RegExp(`^${SOUND_KEY}$`) }),
  inStorage({ id: 'settings', keptFor: 'always', keys: DOCUMENT, branch: 'lsSettins' }),
  inCookie({ id: 'theme', keptFor: 'year', keys: /^theme$/ }),
  inCookie({ id: 'delay', keptFor: 'year', keys: /^tvsynk$/ }),
  inCookie({ id: 'list', keptFor: 'year', keys: /^liste$/ }),
  inCookie({ id: 'folded', keptFor: 'year', keys: /^clientStorage$/ }),
  inStorage({ id: 'country', keptFor: 'day', keys: /^geoip$/ }),
  inStorage({ id: 'language', keptFor: 'always', keys: /^(?:visits|edition)$/ }),
  inStorage({ id: 'prompt', keptFor: 'always', keys: /^registration_prompt$/ }),
  inStorage({ id: 'age', keptFor: 'always', keys: /^legalAge/ }),
  inCookie({ id: 'age', keptFor: 'quarter', keys: /^legalAge/ }),
  inCookie({ id: 'odds', keptFor: 'year', keys: /^odds(?:Format|Shown)$/ }),
  inCookie({ id: 'oddsMode', keptFor: 'quarter', keys: /^odds(?:Mode|Lock)$/ }),
  inCookie({ id: 'consent', keptFor: 'year', keys: new RegExp(`^${CONSENT_COOKIE}$`) }),
  { id: 'linker', keptFor: 'twoYears', area: 'cookie', keys: /^linker$/, purpose: 'statistics' },
  { id: 'sample', keptFor: 'tab', area: 'session', keys: /^sessionSample$/, purpose: 'statistics' },
  inStorage({ id: 'account', keptFor: 'session', keys: /^lsid_/ }),
  inCookie({ id: 'device', keptFor: 'login', keys: /^__Host-lsidb$/ }),
  inTab({ id: 'tab', keptFor: 'tab', keys: /^(?:liste|visit|genindlaest|location_origin_\d+|lsid_(?:from|profile|provider))$/ }),
  inStorage({ id: 'other', keptFor: 'always', keys: /./ }),
  inTab({ id: 'other', keptFor: 'tab', keys: /./ }),
  inCookie({ id: 'other', keptFor: 'year', keys: /./ }),
];
