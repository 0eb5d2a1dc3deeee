import { matchSport } from '../../engine/match-sport.ts';
import { entrants, womens } from '../../engine/entrants.ts';
import { type League, leagueOf } from '../../engine/calendar/league.ts';
import { pesapalloGame } from './pesapallo-game.ts';

const MEN = entrants(
  'club',
  `
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
`,
);
const WOMEN = entrants(
  'club',
  `
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
`,
);

const LEAGUES: readonly League[] = [
  leagueOf('fi 04-29 09-06 1234567 4 3 18:30,19:00,17:00 Superpesis', MEN, pesapalloGame),
  leagueOf('fi 04-29 09-06 357 2 2 16:00,17:00,15:00 Superpesis (k)', womens(WOMEN), pesapalloGame),
];

/** Pesäpallo: the Finnish summer. */
export const createPesapallo = matchSport({
  sportId: 30,
  leagues: LEAGUES,
  exhibitions: [{ field: MEN, game: pesapalloGame }],
  everyMinutes: 60,
});
