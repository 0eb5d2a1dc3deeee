import type { ParticipantRef } from '@stillingen/domain/messages';
import { BadRow } from '../kit/import/report.ts';

/** Teams by their letters in these files; those that moved have one line for each town. */
const NAMES: Readonly<Record<string, string>> = {
  ARI: 'Arizona Cardinals',
  ATL: 'Atlanta Falcons',
  BAL: 'Baltimore Ravens',
  BUF: 'Buffalo Bills',
  CAR: 'Carolina Panthers',
  CHI: 'Chicago Bears',
  CIN: 'Cincinnati Bengals',
  CLE: 'Cleveland Browns',
  DAL: 'Dallas Cowboys',
  DEN: 'Denver Broncos',
  DET: 'Detroit Lions',
  GB: 'Green Bay Packers',
  HOU: 'Houston Texans',
  IND: 'Indianapolis Colts',
  JAX: 'Jacksonville Jaguars',
  KC: 'Kansas City Chiefs',
  LA: 'Los Angeles Rams',
  LAC: 'Los Angeles Chargers',
  MIA: 'Miami Dolphins',
  MIN: 'Minnesota Vikings',
  NE: 'New England Patriots',
  NO: 'New Orleans Saints',
  NYG: 'New York Giants',
  NYJ: 'New York Jets',
  OAK: 'Oakland Raiders',
  PHI: 'Philadelphia Eagles',
  PIT: 'Pittsburgh Steelers',
  SD: 'San Diego Chargers',
  SEA: 'Seattle Seahawks',
  SF: 'San Francisco 49ers',
  STL: 'St. Louis Rams',
  TB: 'Tampa Bay Buccaneers',
  TEN: 'Tennessee Titans',
  WAS: 'Washington Redskins',
};

/** The letters of a team, Jacksonville under one spelling. */
export const lettersOf = (written: string): string => (written === 'JAC' ? 'JAX' : written);

/** The team with these letters. Throws BadRow where there is none. */
export function teamOf(written: string): ParticipantRef {
  const letters = lettersOf(written);
  const name = NAMES[letters];
  if (name === undefined) throw new BadRow(`the team is not known: ${written}`);
  return { name, country: 'us', key: `nfl-${letters}`, kind: 'club' };
}
