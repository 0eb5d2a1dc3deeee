import * as duel from './duel.tsx';
import { fightCells } from './kinds/fight.ts';
import { framesCells } from './kinds/frames.ts';
import { inningsCells } from './kinds/innings.ts';
import { setsCells } from './kinds/sets.ts';
import * as race from '../races/race.tsx';
import { learnSection } from './row-kinds.ts';

export function learnAllRowKinds(): void {
  learnSection('duel', duel);
  duel.learnDuel('sets', setsCells);
  duel.learnDuel('innings', inningsCells);
  duel.learnDuel('frames', framesCells);
  duel.learnDuel('fight', fightCells);
  learnSection('race', race);
}
