import * as duel from './duel.tsx';
import { fightCells } from './kinds/fight.ts';
import { framesCells } from './kinds/frames.ts';
import { inningsCells } from './kinds/innings.ts';
import { setsCells } from './kinds/sets.ts';
import * as race from '../races/race.tsx';
import { registerSection } from './row-kinds.ts';

export function registerAllRowKinds(): void {
  registerSection('duel', duel);
  duel.registerDuelCells('sets', setsCells);
  duel.registerDuelCells('innings', inningsCells);
  duel.registerDuelCells('frames', framesCells);
  duel.registerDuelCells('fight', fightCells);
  registerSection('race', race);
}
