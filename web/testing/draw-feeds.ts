import type { DrawFeed, DrawLeg, DrawTieWords } from '@stillingen/wire';

const START_S = Date.UTC(2026, 10, 20, 18) / 1000;

export const legOf = (home: number, away: number, more: Partial<DrawLeg> = {}): DrawLeg => ({
  event: `eV${String(home).padStart(3, '0')}${String(away).padStart(3, '0')}`,
  home,
  away,
  start: START_S,
  score: '2:1',
  winner: 'H',
  stage: 3,
  penalties: '',
  ...more,
});

/** Of participants by their numbers; played unless the winner is empty. */
export const tieOf = (
  home: number,
  away: number,
  winner: 'H' | 'A' | '',
  legs: readonly DrawLeg[] = [legOf(home, away, winner === '' ? { score: '', winner: '', stage: 1 } : { winner })],
): DrawTieWords => ({
  home,
  away,
  homeNote: '',
  awayNote: '',
  homeAggregate: null,
  awayAggregate: null,
  winner,
  legs,
});

/** With participants T0, T1 … of the ids p0, p1 … */
export const drawFeed = (rounds: DrawFeed['rounds'], count = 16): DrawFeed => ({
  participants: Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: `T${at}`,
    code: `T${at}`,
    countryId: 63,
    country: 'Danmark',
    countryCode: 'dk',
    colours: '',
    url: at % 2 === 0 ? `/hold/t${at}/p${at}/` : '',
  })),
  rounds,
});
