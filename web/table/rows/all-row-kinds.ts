import { fightCells } from './kinds/fight.ts';
import { framesCells } from './kinds/frames.ts';
import { learnDuel } from './kinds/index.ts';
import { inningsCells } from './kinds/innings.ts';
import { setsCells } from './kinds/sets.ts';
import * as race from '../races/race.ts';
import { learnRace } from './row-kinds.ts';

/** Teaches all kinds of rows at once, for the server: it draws those of every sport. */
export function learnAllRowKinds(): void {
  learnDuel('sets', setsCells);
  learnDuel('innings', inningsCells);
  learnDuel('frames', framesCells);
  learnDuel('fight', fightCells);
  learnRace(race);
}
