import { fightCells } from './kinds/fight.ts';
import { framesCells } from './kinds/frames.ts';
import { inningsCells } from './kinds/innings.ts';
import { setsCells } from './kinds/sets.ts';
import * as race from '../races/race.tsx';
import { registerDuelCells } from './kinds/index.ts';
import { registerRaces } from './row-kinds.ts';

export function registerAllRowKinds(): void {
  registerDuelCells('sets', setsCells);
  registerDuelCells('innings', inningsCells);
  registerDuelCells('frames', framesCells);
  registerDuelCells('fight', fightCells);
  registerRaces(race);
}
