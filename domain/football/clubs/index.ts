import type { Club } from '../registry.ts';
import { africaAndAsia } from './africa-and-asia.ts';
import { britishIsles } from './british-isles.ts';
import { centralEurope } from './central-europe.ts';
import { denmark } from './denmark.ts';
import { easternEurope } from './eastern-europe.ts';
import { england } from './england.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { italy } from './italy.ts';
import { netherlands } from './netherlands.ts';
import { nordic } from './nordic.ts';
import { overseas } from './overseas.ts';
import { smallLeagues } from './small-leagues.ts';
import { southAmerica } from './south-america.ts';
import { southEasternEurope } from './south-eastern-europe.ts';
import { spain } from './spain.ts';
import { westernEurope } from './western-europe.ts';

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
