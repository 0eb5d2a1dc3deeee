import { BadRow } from '../report.ts';

/** The clubs of the EuroLeague by the code of its feed: their country. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ASV: 'fr',
  BAR: 'es',
  BAS: 'es',
  BER: 'de',
  IST: 'tr',
  MAD: 'es',
  MCO: 'mc',
  MIL: 'it',
  MUN: 'de',
  OLY: 'gr',
  PAM: 'es',
  PAN: 'gr',
  PAR: 'rs',
  PRS: 'fr',
  RED: 'rs',
  TEL: 'il',
  ULK: 'tr',
  VIR: 'it',
  ZAL: 'lt',
};

/** The country of a club by its code. Throws BadRow where it is not known. */
export function countryOfClub(code: string): string {
  const country = COUNTRIES[code];
  if (country === undefined) throw new BadRow(`the club is not known: ${code}`);
  return country;
}
