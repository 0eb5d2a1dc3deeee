import { duelWorld } from '../duels/duel-world.ts';
import { entrants } from '../duels/entrants.ts';
import type { League } from '../duels/league.ts';
import { pesapalloGame } from './pesapallo-game.ts';

const MEN = entrants('club', `
fi Manse PP
fi Joensuun Maila
fi Vimpelin Veto
fi Sotkamon Jymy
fi Kouvolan Pallonlyöjät
fi Kempeleen Kiri
fi Hyvinkään Tahko
fi Kiteen Pallo -90
fi Imatran Pallo-Veikot
fi Alajärven Ankkurit
fi Koskenkorvan Urheilijat
fi Seinäjoen JymyJussit
fi Kankaanpään Maila
fi Rauman Fera
`);
const WOMEN = entrants('club', `
fi Manse PP
fi Lapuan Virkiä
fi Joensuun Maila
fi Rauman Fera
fi Pöytyän Urheilijat
fi Hyvinkään Tahko
fi Seinäjoen Maila-Jussit
fi Mynämäen Vesa
fi Haminan Palloilijat
fi Lappeenrannan Pesä Ysit
fi Kirittäret
fi Porin Pesäkarhut
`);

const [WEDNESDAY, FRIDAY, SUNDAY] = [2, 4, 6];
const LEAGUES: readonly League[] = [
  { name: 'Superpesis', country: 'fi', from: '04-29', to: '09-06', weekdays: [WEDNESDAY, FRIDAY, SUNDAY], daysOfRound: 2, cycles: 2, starts: [1020, 960, 990], teams: MEN, game: pesapalloGame },
  { name: 'Superpesis (K)', country: 'fi', from: '04-29', to: '09-06', weekdays: [WEDNESDAY, FRIDAY, SUNDAY], daysOfRound: 2, cycles: 2, starts: [960, 1020, 900], teams: WOMEN, game: pesapalloGame },
]; // prettier-ignore

/** Pesäpallo: the Finnish summer. */
export const createPesapallo = duelWorld({
  sportId: 30,
  leagues: LEAGUES,
  exhibitions: [{ field: MEN, game: pesapalloGame }],
  everyMinutes: 60,
});
