import { known } from './known.ts';
import type { KnownCompetition } from '../resolve-competition.ts';

const HANDBALL = `
dk t league Herreligaen | =Men's League | Herre Håndbold Ligaen | Herrehåndboldligaen | Håndboldligaen
dk t league Kvindeligaen | =Women's League | Kvinde Håndbold Ligaen | Bambusa Kvindeligaen
dk p league 1. division | =1st Division | 1. division herrer
dk p league 1. division (k) | =1st Division Women | 1. division kvinder
dk s league U19 Ligaen | =U19 League
dk p cup Santander Cup | Landspokalturneringen
eu t groups EM | =European Championship | EHF EURO
eu t groups EM (k) | =European Championship Women | Women's EHF EURO
xw t groups VM | =World Championship | IHF World Championship
xw t groups VM (k) | =World Championship Women | IHF Women's World Championship
xw p groups OL | =Olympic Games
eu t groups Champions League | EHF Champions League
eu t groups Champions League (k) | =Champions League Women | EHF Champions League Women
eu p groups European League | EHF European League
eu p groups European League (k) | =European League Women | EHF European League Women
de p league Bundesliga | HBL | Handball-Bundesliga
de s league 2. Bundesliga
de s league Bundesliga (k) | =Bundesliga Women | HBF
fr p league Starligue | LNH | Division 1
es s league Liga Asobal
no p league REMA 1000-ligaen (k) | =REMA 1000-ligaen Women | REMA 1000-ligaen kvinner | Eliteserien (k)
no s league REMA 1000-ligaen | Eliteserien
se p league Handbollsligan | Elitserien
se s league Handbollsligan (k) | =Handbollsligan Women | Svensk handbollselit
hu s league NB I
pl s league Superliga | Orlen Superliga
`;
const ICE_HOCKEY = `
dk t league Metal Ligaen | Superisligaen | Metal Ligaen Ishockey
dk p league 1. division | =1st Division
dk s league U20 Ligaen | =U20 League
dk p cup Metal Cup | Metal Final4
xw t groups VM | =World Championship | IIHF World Championship
xw p groups VM U20 | =World Junior Championship
xw p groups OL | =Olympic Games
us t league NHL | National Hockey League
se t league SHL | Swedish Hockey League
eu t groups Champions Hockey League | CHL
de p league DEL | Deutsche Eishockey Liga
fi p league Liiga | SM-liiga
ch p league National League | NLA
se p league HockeyAllsvenskan
no p league EHL | EliteHockey Ligaen | Fjordkraft-ligaen
at p league ICE Hockey League | ICEHL
cz p league Extraliga | Tipsport extraliga
us s league AHL | American Hockey League
`;
const BASKETBALL = `
dk t league Basketligaen
dk p league Kvindebasketligaen
dk s league U19 Ligaen | =U19 League
us t league NBA | National Basketball Association
us p league WNBA
us p groups NBA Cup
eu t league EuroLeague | Euroleague | Turkish Airlines EuroLeague
eu p groups EuroCup | BKT EuroCup
eu p groups Champions League | Basketball Champions League
eu t groups EM | =EuroBasket
xw t groups VM | =World Cup | FIBA World Cup
xw p groups VM-kvalifikation | =World Cup qualification
es p league ACB | Liga Endesa | Liga ACB
de p league BBL | Bundesliga | easyCredit BBL
it s league Lega A | Serie A | LBA
fr s league LNB | Betclic Élite
tr s league Süper Lig | BSL
gr s league Basket League | HEBA A1
se s league Basketligan
us s league NCAA
`;
const FLOORBALL = `
dk t league Select Ligaen | @Floorballligaen | Unihoc Floorball Ligaen
dk p league Select Ligaen (k) | =Floorballligaen Women | @Floorballligaen (k)
dk s league U19 Ligaen | =U19 League
xw t groups VM | =World Championship
se t league SSL | Svenska Superligan
se p league SSL (k) | =SSL Women | Svenska Superligan (k)
fi p league F-liiga
ch p league L-UPL | Lidl Unihockey Prime League
`;
const FUTSAL = `
dk t league Futsalligaen | Futsal Ligaen
eu t groups EM | =European Championship | UEFA Futsal EURO
xw t groups VM | =World Cup | FIFA Futsal World Cup
eu p groups Champions League | UEFA Futsal Champions League
es t league Primera División | LNFS
pt p league Liga Placard
it p league Serie A
`;

/** Handball, ice hockey, basketball, floorball and futsal. */
export const ICE_AND_INDOOR: readonly KnownCompetition[] = [
  ...known(7, HANDBALL),
  ...known(4, ICE_HOCKEY),
  ...known(3, BASKETBALL),
  ...known(9, FLOORBALL),
  ...known(11, FUTSAL),
];
