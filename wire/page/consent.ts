/**
 * What a visitor may consent to (PAGE-31, O-121). What a page needs to work is no purpose: nothing
 * is asked for it.
 */
export const CONSENT_PURPOSES = ['statistics', 'advertising'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** POST answers the question for consent; GET of an id below it reads a proof. */
export const CONSENT_PATH = '/api/consent/';
export const CONSENT_COOKIE = 'consent';
/** Of the question and of the cookie: an answer to another version is none. */
export const CONSENT_VERSION = 1;
/** Denmark asks again after 12 months at the latest. */
export const CONSENT_S = 365 * 86_400;
/** Machines of one site may differ by that. */
const SKEW_S = 300;

export interface ConsentAnswer {
  /** Seconds. */
  readonly atS: number;
  /** What the visitor was asked for; the answer covers nothing else. */
  readonly asked: readonly ConsentPurpose[];
  readonly granted: readonly ConsentPurpose[];
  /** The id of the proof that the server keeps; null for a refusal that did not reach it. */
  readonly proof: string | null;
  /** Of the server, over all before it; null for a refusal that did not reach it. */
  readonly signature: string | null;
}

const LETTERS: Readonly<Record<ConsentPurpose, string>> = { statistics: 's', advertising: 'a' };
const NONE = '-';
const VALUE = /^(\d{1,3})\.(\d{1,12})\.([a-z]+)\.([a-z]+|-)\.([\w-]{22}|-)\.([\w-]{43}|-)$/;

const lettersOf = (purposes: readonly ConsentPurpose[]): string =>
  CONSENT_PURPOSES.filter((each) => purposes.includes(each))
    .map((each) => LETTERS[each])
    .join('') || NONE;

/** Null where a letter is unknown. */
function purposesOf(letters: string): readonly ConsentPurpose[] | null {
  const found = CONSENT_PURPOSES.filter((each) => letters.includes(LETTERS[each]));
  return lettersOf(found) === letters ? found : null;
}

/** The part of the cookie that the server signs. */
export const signedConsent = ({ atS, asked, granted, proof }: Omit<ConsentAnswer, 'signature'>): string =>
  [CONSENT_VERSION, atS, lettersOf(asked), lettersOf(granted), proof ?? NONE].join('.');

export const formatConsent = (answer: ConsentAnswer): string => `${signedConsent(answer)}.${answer.signature ?? NONE}`;

/**
 * Null for all that counts as no answer: garbage, another version, an unknown purpose, an answer
 * that is too old or of the future, and a consent without proof. The server checks the signature.
 */
export function parseConsent(value: string, nowS: number): ConsentAnswer | null {
  const [, version, at, askedText = '', grantedText = '', proofText = '', signatureText = ''] = VALUE.exec(value) ?? [];
  if (Number(version) !== CONSENT_VERSION) return null;
  const [asked, granted, atS] = [purposesOf(askedText), purposesOf(grantedText), Number(at)];
  if (asked === null || granted === null || atS > nowS + SKEW_S || atS + CONSENT_S <= nowS) return null;
  const [proof, signature] = [proofText, signatureText].map((text) => (text === NONE ? null : text)) as [
    string | null,
    string | null,
  ];
  if ((proof === null) !== (signature === null)) return null;
  if (granted.some((each) => !asked.includes(each)) || (granted.length > 0 && signature === null)) return null;
  return { atS, asked, granted, proof, signature };
}
