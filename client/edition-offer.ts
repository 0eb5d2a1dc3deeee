import type { SiteEdition } from '@stillingen/wire';
import type { KeyValue } from './ports.ts';

/** PAGE-35. */
const VISITS_BEFORE_OFFER = 3;
const KEYS = { visits: 'visits', answered: 'edition' } as const;
/** A visit is a session of the browser (O-114). */
const SESSION_KEY = 'visit';
const OWN = { language: 'da', country: 'DK' } as const;

export interface EditionOffer {
  readonly kind: 'language' | 'region';
  readonly edition: SiteEdition;
}

export interface OfferPorts {
  readonly local: KeyValue;
  readonly session: KeyValue;
  /** Preferred languages of the browser, the first first: 'en-GB'. */
  readonly languages: readonly string[];
  /** Of the visitor, in two capitals; null where unknown. */
  readonly country: string | null;
}

const languageOf = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/** Counts this visit once. A count that cannot be read begins anew. */
function countVisit({ local, session }: Pick<OfferPorts, 'local' | 'session'>): number {
  const known = /^\d$/.exec(local.get(KEYS.visits) ?? '');
  const before = known === null ? 0 : Number(known[0]);
  if (session.get(SESSION_KEY) !== null) return before;
  session.set(SESSION_KEY, '1');
  const visits = Math.min(VISITS_BEFORE_OFFER, before + 1);
  local.set(KEYS.visits, String(visits));
  return visits;
}

/**
 * The edition that suits a visitor better than the Danish one; null for none. By the country at once,
 * by the language of the browser from the third visit on (O-114); never again once it was answered.
 */
export function editionOffer(editions: readonly SiteEdition[], ports: OfferPorts): EditionOffer | null {
  const visits = countVisit(ports);
  if (ports.local.get(KEYS.answered) !== null) return null;
  const ofCountry = editions.find(({ country }) => country !== null && country === ports.country);
  if (ofCountry !== undefined && ports.country !== OWN.country) return { kind: 'region', edition: ofCountry };
  if (visits < VISITS_BEFORE_OFFER) return null;
  for (const language of ports.languages.map(languageOf)) {
    if (language === OWN.language) return null;
    const edition = editions.find((each) => each.language === language);
    if (edition !== undefined) return { kind: 'language', edition };
  }
  return null;
}

/** The visitor has chosen: no window opens by itself again. */
export const answerOffer = ({ local }: Pick<OfferPorts, 'local'>, language: string): void => local.set(KEYS.answered, language);
