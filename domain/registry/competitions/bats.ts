import { known } from './known.ts';
import type { KnownCompetition } from '../resolve-competition.ts';

const BASEBALL = `
us t league MLB | Major League Baseball
xw t groups World Baseball Classic
jp p league NPB | Nippon Professional Baseball
kr p league KBO | KBO League
dk s league Danmarksserien | Dansk 1. division
`;
const PESAPALLO = `
fi t league Superpesis | Miesten Superpesis
fi t league Superpesis (k) | =Superpesis Women | Naisten Superpesis
fi s league Ykköspesis
`;
const CRICKET = `
xw t groups VM | =World Cup | ICC Cricket World Cup
xw t groups VM i T20 | =T20 World Cup | ICC Men's T20 World Cup
xw t league Test | Test Series | ICC World Test Championship
xw t league One Day International | ODI | ODI Series
xw t league T20 International | T20I | Twenty20 International
eu p league VM-kvalifikation, Europa (T20) | =World Cup qualification, Europe (T20)
in t league Indian Premier League | IPL
au p league Big Bash League | BBL
au p league Big Bash League (k) | =Women's Big Bash League | WBBL
gb-eng p league T20 Blast | Vitality Blast
gb-eng p league The Hundred
za p league SA20
pk p league Pakistan Super League | PSL
xw p league Caribbean Premier League | CPL
bd s league Bangladesh Premier League
lk s league Lanka Premier League
dk s league Elitedivisionen
`;

/** Baseball, pesäpallo and cricket. */
export const BATS: readonly KnownCompetition[] = [...known(6, BASEBALL), ...known(30, PESAPALLO), ...known(13, CRICKET)];
