import { known } from './known.ts';
import type { KnownCompetition } from '../resolve-competition.ts';

const BOXING = `
xw t league Titelkampe | =Title fights
dk t league Nordic Fight Night
`;
const MMA = `
xw t league UFC | Ultimate Fighting Championship
xw p league PFL | Professional Fighters League
gb-eng s league Cage Warriors
`;

/** Boxing and mixed martial arts: the promoters whose cards are told. */
export const FIGHTS: readonly KnownCompetition[] = [...known(16, BOXING), ...known(28, MMA)];
