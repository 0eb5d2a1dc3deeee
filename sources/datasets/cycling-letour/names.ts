import type { ParticipantRef } from '@stillingen/domain/messages';

const SHORT_WORDS = new Set([
  'AG2R',
  'B&B',
  'BMC',
  'CCC',
  'CMA',
  'CGM',
  'DSM',
  'EF',
  'FDJ',
  'KTM',
  'NSN',
  'NTT',
  'P/B',
  'RGA',
  'TJ',
  'UAE',
  'XDS',
  'XRG',
]);

/** 'O'CONNOR' becomes 'O'Connor', 'QUICK-STEP' becomes 'Quick-Step'. */
const capitalized = (text: string): string =>
  text.toLowerCase().replace(/(^|[\s\-'’|/&.(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** A team as it is written: 'UAE Team Emirates', whichever case the file has it in. */
export function teamName(text: string): string {
  // Riders without a team stand under 'TDF 1904 ***'.
  if (/^TDF \d{4} \*+$/i.test(text.trim())) return '';
  return text
    .trim()
    .split(/\s+/)
    .map((word) =>
      word
        .split('-')
        .map((part) => (SHORT_WORDS.has(part.toUpperCase()) ? part.toUpperCase() : capitalized(part)))
        .join('-'),
    )
    .join(' ');
}

/** Riders whose name is not what the file's capitals say; Danes with their country. */
const RIDERS: Readonly<Record<string, { readonly name: string; readonly country?: 'dk' }>> = {
  'ANDREAS LORENTZ KRON': { name: 'Andreas Kron', country: 'dk' },
  'ANDREAS KRON': { name: 'Andreas Kron', country: 'dk' },
  'CASPER PEDERSEN': { name: 'Casper Pedersen', country: 'dk' },
  'JAKOB FUGLSANG': { name: 'Jakob Fuglsang', country: 'dk' },
  'JONAS VINGEGAARD': { name: 'Jonas Vingegaard', country: 'dk' },
  'JONAS VINGEGAARD HANSEN': { name: 'Jonas Vingegaard', country: 'dk' },
  'JUUL CHRISTOPHER JENSEN': { name: 'Christopher Juul-Jensen', country: 'dk' },
  'CHRISTOPHER JUUL JENSEN': { name: 'Christopher Juul-Jensen', country: 'dk' },
  'KASPER ASGREEN': { name: 'Kasper Asgreen', country: 'dk' },
  'MADS PEDERSEN': { name: 'Mads Pedersen', country: 'dk' },
  'MAGNUS CORT NIELSEN': { name: 'Magnus Cort', country: 'dk' },
  'MAGNUS CORT': { name: 'Magnus Cort', country: 'dk' },
  'MATTIAS SKJELMOSE': { name: 'Mattias Skjelmose', country: 'dk' },
  'MATTIAS SKJELMOSE JENSEN': { name: 'Mattias Skjelmose', country: 'dk' },
  'MICHAEL MORKOV': { name: 'Michael Mørkøv', country: 'dk' },
  'MICHAEL MØRKØV': { name: 'Michael Mørkøv', country: 'dk' },
  'MICHAEL VALGREN': { name: 'Michael Valgren', country: 'dk' },
  'MICHAEL VALGREN ANDERSEN': { name: 'Michael Valgren', country: 'dk' },
  'MIKKEL BJERG': { name: 'Mikkel Bjerg', country: 'dk' },
  'MIKKEL FROLICH HONORÉ': { name: 'Mikkel Honoré', country: 'dk' },
  'MIKKEL FRØLICH HONORÉ': { name: 'Mikkel Honoré', country: 'dk' },
  'MIKKEL HONORÉ': { name: 'Mikkel Honoré', country: 'dk' },
  'MIKKEL HONORE': { name: 'Mikkel Honoré', country: 'dk' },
  'SOREN KRAGH ANDERSEN': { name: 'Søren Kragh Andersen', country: 'dk' },
  'SØREN KRAGH ANDERSEN': { name: 'Søren Kragh Andersen', country: 'dk' },
  'TOBIAS LUND ANDRESEN': { name: 'Tobias Lund Andresen', country: 'dk' },
  'TOBIAS LUND LUND ANDRESEN': { name: 'Tobias Lund Andresen', country: 'dk' },
  'EGAN BERNAL GOMEZ': { name: 'Egan Bernal' },
  'MATHIEU VAN DER POEL': { name: 'Mathieu van der Poel' },
  'PRIMOZ ROGLIC': { name: 'Primož Roglič' },
  'TADEJ POGACAR': { name: 'Tadej Pogačar' },
  'WOUT VAN AERT': { name: 'Wout van Aert' },
};

/** A rider as he is called; the two files write one name in different cases. */
export function riderOf(text: string): ParticipantRef {
  // 'HENRI CORNET (GEBOREN JARDY)': born under another name.
  const written = text
    .replace(/\(.*\)\s*$/, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase();
  const { name, country } = RIDERS[written] ?? { name: capitalized(written), country: undefined };
  return { name, ...(country === undefined ? {} : { country }), kind: 'person' };
}

/** French names of towns in other countries, as the towns call themselves. */
const TOWNS: Readonly<Record<string, string>> = {
  Barcelone: 'Barcelona',
  Bologne: 'Bologna',
  Brussel: 'Bruxelles',
  Copenhague: 'København',
  Florence: 'Firenze',
  Plaisance: 'Piacenza',
  Tarragone: 'Tarragona',
  Turin: 'Torino',
};

/** 'plateau_de_beille' is 'Plateau de Beille'. */
const unfolded = (town: string): string =>
  town
    .replaceAll(/(^|_)(?!de_|d_)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll('_', ' ');

export const townName = (town: string): string => TOWNS[town] ?? (town.includes('_') ? unfolded(town) : town);
