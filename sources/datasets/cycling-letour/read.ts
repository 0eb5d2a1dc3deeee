import type { ParticipantRef } from '@stillingen/domain/messages';
import { Temporal } from 'temporal-polyfill';

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

/** 'O'CONNOR' as 'O'Connor', 'QUICK-STEP' as 'Quick-Step'. */
const capitalized = (text: string): string =>
  text.toLowerCase().replace(/(^|[\s\-'’|/&.(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

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

/** The two files write one name in different cases. */
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

const unfolded = (town: string): string =>
  town
    .replaceAll(/(^|_)(?!de_|d_)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll('_', ' ');

export const townName = (town: string): string => TOWNS[town] ?? (town.includes('_') ? unfolded(town) : town);

/** The files give the year alone. */
interface Edition {
  readonly from: string;
  readonly to: string;
}

const MEN = `1903 07-01 07-19|1904 07-02 07-24|1905 07-09 07-30|1906 07-04 07-29|1907 07-08 08-04|1908 07-13 08-09|1909 07-05 08-01
1910 07-03 07-31|1911 07-02 07-30|1912 06-30 07-28|1913 06-29 07-27|1914 06-28 07-26|1919 06-29 07-27|1920 06-27 07-25|1921 06-26 07-24
1922 06-25 07-23|1923 06-24 07-22|1924 06-22 07-20|1925 06-21 07-19|1926 06-20 07-18|1927 06-19 07-17|1928 06-17 07-15|1929 06-30 07-28
1930 07-02 07-27|1931 06-30 07-26|1932 07-06 07-31|1933 06-27 07-23|1934 07-03 07-29|1935 07-04 07-28|1936 07-07 08-02|1937 06-30 07-25
1938 07-05 07-31|1939 07-10 07-30|1947 06-25 07-20|1948 06-30 07-25|1949 06-30 07-24|1950 07-13 08-07|1951 07-04 07-29|1952 06-25 07-19
1953 07-03 07-26|1954 07-08 08-01|1955 07-07 07-30|1956 07-05 07-28|1957 06-27 07-20|1958 06-26 07-19|1959 06-25 07-18|1960 06-26 07-17
1961 06-25 07-16|1962 06-24 07-15|1963 06-23 07-14|1964 06-22 07-14|1965 06-22 07-14|1966 06-21 07-14|1967 06-29 07-23|1968 06-27 07-21
1969 06-28 07-20|1970 06-26 07-19|1971 06-26 07-18|1972 07-01 07-22|1973 06-30 07-22|1974 06-27 07-21|1975 06-26 07-20|1976 06-24 07-18
1977 06-30 07-24|1978 06-29 07-23|1979 06-27 07-22|1980 06-26 07-20|1981 06-25 07-19|1982 07-02 07-25|1983 07-01 07-24|1984 06-29 07-22
1985 06-28 07-21|1986 07-04 07-27|1987 07-01 07-26|1988 07-04 07-24|1989 07-01 07-23|1990 06-30 07-22|1991 07-06 07-28|1992 07-04 07-26
1993 07-03 07-25|1994 07-02 07-24|1995 07-01 07-23|1996 06-29 07-21|1997 07-05 07-27|1998 07-11 08-02|1999 07-03 07-25|2000 07-01 07-23
2001 07-07 07-29|2002 07-06 07-28|2003 07-05 07-27|2004 07-03 07-25|2005 07-02 07-24|2006 07-01 07-23|2007 07-07 07-29|2008 07-05 07-27
2009 07-04 07-26|2010 07-03 07-25|2011 07-02 07-24|2012 06-30 07-22|2013 06-29 07-21|2014 07-05 07-27|2015 07-04 07-26|2016 07-02 07-24
2017 07-01 07-23|2018 07-07 07-29|2019 07-06 07-28|2020 08-29 09-20|2021 06-26 07-18|2022 07-01 07-24|2023 07-01 07-23|2024 06-29 07-21
2025 07-05 07-27|2026 07-04 07-26`;
const WOMEN = '2022 07-24 07-31|2023 07-23 07-30|2024 08-12 08-18|2025 07-26 08-03|2026 08-01 08-09';

const editions = (table: string): ReadonlyMap<string, Edition> =>
  new Map(
    table.split(/[|\n]/).map((line) => {
      const [year = '', from = '', to = ''] = line.split(' ');
      return [year, { from: `${year}-${from}`, to: `${year}-${to}` }];
    }),
  );

const EDITIONS = { men: editions(MEN), women: editions(WOMEN) };
export type RiderClass = keyof typeof EDITIONS;

const RESTS: Readonly<Record<string, readonly number[]>> = {
  2017: [9, 15],
  2018: [9, 15],
  2019: [10, 15],
  2020: [9, 15],
  2021: [9, 15],
  2022: [3, 9, 15],
  2023: [9, 15],
  2024: [9, 15],
  2025: [10, 15],
  2026: [9, 15],
};

export const editionOf = (riders: RiderClass, year: string): Edition | null => EDITIONS[riders].get(year) ?? null;

/** Null where the day of the stage is unknown. */
export function dayOfStage(riders: RiderClass, year: string, stage: string): string | null {
  const rests = riders === 'men' ? RESTS[year] : undefined;
  const edition = editionOf(riders, year);
  if (rests === undefined || edition === null || !/^[1-9]\d*$/.test(stage)) return null;
  const days = Number(stage) - 1 + rests.filter((before) => before < Number(stage)).length;
  return Temporal.PlainDate.from(edition.from).add({ days }).toString();
}
