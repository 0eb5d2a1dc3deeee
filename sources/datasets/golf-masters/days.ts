import { Temporal } from 'temporal-polyfill';
import { BadRow } from '../kit/import/report.ts';

/** First and last day of a tournament. */
interface Days {
  readonly start: string;
  readonly end: string;
}

/** The days until 1984, and of the one played in autumn: 'year month-day day'. The files tell the year alone. */
const DAYS: Readonly<Record<string, string>> = Object.fromEntries(
  `1934 03-22 25|1935 04-04 08|1936 04-03 06|1937 04-01 04|1938 04-02 04|1939 03-31 04-02|1940 04-04 07|1941 04-03 06|1942 04-09 13
1946 04-04 07|1947 04-03 06|1948 04-08 11|1949 04-07 10|1950 04-06 09|1951 04-05 08|1952 04-03 06|1953 04-09 12|1954 04-08 12
1955 04-07 10|1956 04-05 08|1957 04-04 07|1958 04-03 06|1959 04-02 05|1960 04-07 10|1961 04-06 10|1962 04-05 09|1963 04-04 07
1964 04-09 12|1965 04-08 11|1966 04-07 11|1967 04-06 09|1968 04-11 14|1969 04-10 13|1970 04-09 13|1971 04-08 11|1972 04-06 09
1973 04-05 09|1974 04-11 14|1975 04-10 13|1976 04-08 11|1977 04-07 10|1978 04-06 09|1979 04-12 15|1980 04-10 13|1981 04-09 12
1982 04-08 11|1983 04-07 11|1984 04-12 15|2020 11-12 15`
    .split(/[|\n]/)
    .map((line) => [line.slice(0, 4), line.slice(5)]),
);
const FIRST_BY_RULE = 1985;

/** First and last day of a year's tournament. Throws BadRow where there was none. */
export function daysOf(year: string): Days {
  const listed = DAYS[year];
  if (listed !== undefined) {
    const [from = '', to = ''] = listed.split(' ');
    return { start: `${year}-${from}`, end: `${year}-${to.length === 2 ? `${from.slice(0, 3)}${to}` : to}` };
  }
  if (!/^\d{4}$/.test(year) || Number(year) < FIRST_BY_RULE) throw new BadRow(`there was no Masters of ${year}`);
  const first = Temporal.PlainDate.from(`${year}-04-01`);
  // The second Sunday of April.
  const last = first.add({ days: 14 - first.dayOfWeek });
  return { start: last.subtract({ days: 3 }).toString(), end: last.toString() };
}
