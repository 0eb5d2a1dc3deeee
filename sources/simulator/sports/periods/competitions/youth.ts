import type { Facts } from '../facts.ts';
import { HANDBALL } from './handball.ts';
import { INDOOR } from './indoor.ts';

/** Youth teams play while the first teams rest: on these evenings of every week, from late summer to early summer. */
const WINDOW = { from: '08-10', to: '06-20', pause: null };

function youthOf(leagues: readonly Facts[], sportId: number, country: string, team: string, rounds: readonly string[]): Facts {
  const league = leagues.find((facts) => facts.play.sportId === sportId && facts.country === country)!;
  return {
    ...league,
    name: `${team} Ligaen`,
    window: WINDOW,
    rounds,
    most: Infinity,
    finals: [],
    groups: league.groups.map((group) => group.map((entrant) => ({ ...entrant, name: `${entrant.name} ${team}` }))),
  };
}

/** Youth leagues of the clubs of the highest Danish leagues. */
export const YOUTH: readonly Facts[] = [
  youthOf(HANDBALL, 7, 'dk', 'U19', ['mo19:15* tu19:15* th19:15*']),
  youthOf(INDOOR, 4, 'dk', 'U20', ['mo19:00* we19:00* th19:00*']),
  youthOf(INDOOR, 3, 'dk', 'U19', ['mo19:15* tu19:15* sa19:15*']),
  youthOf(INDOOR, 9, 'dk', 'U19', ['tu19:30* we19:30* th19:30*']),
];
