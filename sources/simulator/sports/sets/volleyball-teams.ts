import { entrants, womens } from '../../engine/entrants.ts';

const clubs = (text: string) => entrants('club', text);
const nations = (text: string) => entrants('national', text);

export const DANISH_MEN = clubs(`
dk Nordenskov UIF
dk Gentofte Volley
dk Hvidovre VK
dk Middelfart VK
dk ASV Aarhus
dk Ikast KFUM
dk Amager VK
dk Aalborg Volleyball
`);
export const DANISH_WOMEN = womens(
  clubs(`
dk Holte IF
dk Brøndby Volleyball
dk ASV Aarhus
dk Gentofte Volley
dk Ikast KFUM
dk Amager VK
dk DHV Odense
dk Fortuna Odense
`),
);
export const ITALIAN_MEN = clubs(`
it Sir Safety Perugia
it Itas Trentino
it Cucine Lube Civitanova
it Allianz Milano
it Rana Verona
it Gas Sales Piacenza
it Valsa Group Modena
it Mint Vero Volley Monza
it Cisterna Volley
it Sonepar Padova
it Yuasa Battery Grottazzolina
it Acqua S. Bernardo Cuneo
`);
export const ITALIAN_WOMEN = womens(
  clubs(`
it Imoco Conegliano
it Savino Del Bene Scandicci
it Vero Volley Milano
it Igor Gorgonzola Novara
it Reale Mutua Fenera Chieri
it Bergamo
it Eurotek UYBA Busto Arsizio
it Megabox Vallefoglia
it Bartoccini Perugia
it Il Bisonte Firenze
it Wash4Green Monviso
it Omag-MT San Giovanni
`),
);
export const POLISH_MEN = clubs(`
pl Bogdanka LUK Lublin
pl Aluron CMC Warta Zawiercie
pl Asseco Resovia
pl Projekt Warszawa
pl JSW Jastrzębski Węgiel
pl ZAKSA Kędzierzyn-Koźle
pl PGE GiEK Skra Bełchatów
pl Indykpol AZS Olsztyn
pl Trefl Gdańsk
pl Ślepsk Suwałki
pl Barkom Lviv
pl Cuprum Gorzów
pl Norwid Częstochowa
pl ChKS Chełm
`);
export const CHAMPIONS_MEN = clubs(`
it Sir Safety Perugia
pl Aluron CMC Warta Zawiercie
pl Bogdanka LUK Lublin
it Cucine Lube Civitanova
tr Ziraat Bankkart
it Itas Trentino
pl Projekt Warszawa
tr Halkbank Ankara
de Berlin Recycling Volleys
fr Montpellier
be Knack Roeselare
cz Lvi Praha
`);
export const NATIONS_MEN = nations(`
it Italien
pl Polen
br Brasilien
fr Frankrig
jp Japan
si Slovenien
us USA
bg Bulgarien
ca Canada
cu Cuba
ar Argentina
de Tyskland
ir Iran
rs Serbien
tr Tyrkiet
ua Ukraine
`);
export const NATIONS_WOMEN = womens(
  nations(`
it Italien
br Brasilien
tr Tyrkiet
pl Polen
jp Japan
us USA
cn Kina
nl Holland
de Tyskland
do Den Dominikanske Republik
rs Serbien
ca Canada
fr Frankrig
be Belgien
bg Bulgarien
cz Tjekkiet
`),
);
