import { decimalText, DateFormat, formatDate, formatThousands } from '@stillingen/domain';
import type { PersonFacts } from '@stillingen/wire';
import { personText } from '#text/person.ts';

/** Whole years on a day, both as '2026-11-23'. */
export const ageOn = (born: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);

export const isoDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** 'Angriber, nr. 9 · 26 år (14.03.2000) · 184 cm, højre · kontrakt til 2029'. */
export function factsLine({ position, number, born, height, foot, contractUntil }: PersonFacts, today: string): string {
  const joined = (...words: readonly (string | null)[]): string => words.filter((word) => word !== null).join(', ');
  return [
    joined(position, number === null ? null : personText.number(number)),
    born === null ? '' : personText.age(ageOn(isoDay(born), today), formatDate(born, DateFormat.fullDate)),
    joined(height === null ? null : personText.height(height), personText.foot(foot)),
    contractUntil === null ? '' : personText.contract(contractUntil),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** '1 135', '7,9'. */
export const figureText = (value: string): string =>
  /^\d{4,}$/.test(value) ? formatThousands(Number(value)) : decimalText(value);
