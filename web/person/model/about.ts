import type { PersonFacts } from '@stillingen/wire';
import { isoDay } from './facts.ts';

/** The person as a Person of schema.org, by the facts that are known. */
export function aboutPerson(name: string, facts: PersonFacts): Readonly<Record<string, unknown>> {
  const { born, country, height, weight, team, position } = facts;
  const quantity = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    ...(position === null ? {} : { jobTitle: position }),
    ...(born === null ? {} : { birthDate: isoDay(born) }),
    ...(country === null ? {} : { nationality: { '@type': 'Country', name: country } }),
    ...(height === null ? {} : { height: quantity(height, 'CMT') }),
    ...(weight === null ? {} : { weight: quantity(weight, 'KGM') }),
    ...(team === null ? {} : { affiliation: { '@type': 'SportsTeam', name: team } }),
  };
}
