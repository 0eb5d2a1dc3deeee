import { entrants } from '../../engine/entrants.ts';

const teams = (text: string) => entrants('club', text);

export const COUNTER_STRIKE_TEAMS = teams(`
fr Team Vitality
br FURIA
ru Team Spirit
de MOUZ
ae Team Falcons
mn The MongolZ
ua Natus Vincere
de G2 Esports
ru Aurora Gaming
us FaZe Clan
dk Astralis
fr 3DMAX
br paiN Gaming
nl Team Liquid
ru Virtus.pro
dk HEROIC
fr Gentle Mates
ro GamerLegion
cn TYLOO
ua B8
br Legacy
us NRG
ca Complexity
se Ninjas in Pyjamas
cn Lynn Vision
ru PARIVISION
us M80
ru BetBoom Team
br MIBR
dk Preasy Esport
de BIG
pt SAW
`);
export const LEC_TEAMS = teams(`
de G2 Esports
es Movistar KOI
gb-eng Fnatic
fr Karmine Corp
fr Team Vitality
de GIANTX
ua Natus Vincere
de SK Gaming
es Team Heretics
fr Shifters
`);
export const LCK_TEAMS = teams(`
kr T1
kr Gen.G
kr Hanwha Life Esports
kr KT Rolster
kr Dplus KIA
kr Nongshim RedForce
kr BNK FearX
kr DRX
kr OKSavingsBank BRION
kr DN Freecs
`);
export const LPL_TEAMS = teams(`
cn Bilibili Gaming
cn Anyone's Legend
cn Top Esports
cn Invictus Gaming
cn JD Gaming
cn Weibo Gaming
cn FunPlus Phoenix
cn LNG Esports
cn EDward Gaming
cn Ninjas in Pyjamas
cn ThunderTalk Gaming
cn Ultra Prime
`);
export const DOTA_TEAMS = teams(`
ae Team Falcons
ru Team Spirit
cn Xtreme Gaming
ru BetBoom Team
ru PARIVISION
gb-eng Tundra Esports
nl Team Liquid
ua Natus Vincere
dk HEROIC
id BOOM Esports
ae Nigma Galaxy
cn Team Tidebound
cn Yakult Brothers
ru Aurora Gaming
us Wildcard
de MOUZ
`);
export const VALORANT_TEAMS = teams(`
gb-eng Fnatic
es Team Heretics
fr Team Vitality
ua Natus Vincere
tr BBL Esports
de GIANTX
nl Team Liquid
fr Karmine Corp
tr FUT Esports
fr Gentle Mates
es Movistar KOI
fr ULF Esports
`);
