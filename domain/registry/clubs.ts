import type { Club } from './registry.ts';
import { africaAndAsia } from './clubs/africa-and-asia.ts';
import { britishIsles } from './clubs/british-isles.ts';
import { centralEurope } from './clubs/central-europe.ts';
import { denmark } from './clubs/denmark.ts';
import { easternEurope } from './clubs/eastern-europe.ts';
import { england } from './clubs/england.ts';
import { france } from './clubs/france.ts';
import { germany } from './clubs/germany.ts';
import { italy } from './clubs/italy.ts';
import { netherlands } from './clubs/netherlands.ts';
import { nordic } from './clubs/nordic.ts';
import { overseas } from './clubs/overseas.ts';
import { smallLeagues } from './clubs/small-leagues.ts';
import { southAmerica } from './clubs/south-america.ts';
import { southEasternEurope } from './clubs/south-eastern-europe.ts';
import { spain } from './clubs/spain.ts';
import { westernEurope } from './clubs/western-europe.ts';

/** Every club of the registry. Order decides which club a bare name means where no country is said: the first. */
export const CLUBS: readonly Club[] = [
  ...denmark,
  ...england,
  ...spain,
  ...germany,
  ...italy,
  ...france,
  ...netherlands,
  ...nordic,
  ...britishIsles,
  ...westernEurope,
  ...centralEurope,
  ...southEasternEurope,
  ...easternEurope,
  ...smallLeagues,
  ...overseas,
  ...southAmerica,
  ...africaAndAsia,
];
