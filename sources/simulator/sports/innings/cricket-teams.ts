import { entrants } from '../../engine/entrants.ts';

const clubs = (text: string) => entrants('club', text);
export const IPL = clubs(`
in Royal Challengers Bengaluru
in Punjab Kings
in Mumbai Indians
in Gujarat Titans
in Delhi Capitals
in Sunrisers Hyderabad
in Lucknow Super Giants
in Kolkata Knight Riders
in Rajasthan Royals
in Chennai Super Kings
`);
export const BIG_BASH = clubs(`
au Hobart Hurricanes
au Sydney Sixers
au Sydney Thunder
au Melbourne Stars
au Perth Scorchers
au Brisbane Heat
au Adelaide Strikers
au Melbourne Renegades
`);
export const SA20 = clubs(`
za MI Cape Town
za Sunrisers Eastern Cape
za Paarl Royals
za Joburg Super Kings
za Durban's Super Giants
za Pretoria Capitals
`);
export const PAKISTAN = clubs(`
pk Lahore Qalandars
pk Quetta Gladiators
pk Islamabad United
pk Karachi Kings
pk Peshawar Zalmi
pk Multan Sultans
`);
export const CARIBBEAN = clubs(`
tt Trinbago Knight Riders
gy Guyana Amazon Warriors
lc Saint Lucia Kings
bb Barbados Royals
ag Antigua & Barbuda Falcons
kn St Kitts & Nevis Patriots
`);
export const BLAST = clubs(`
gb-eng Somerset
gb-eng Hampshire
gb-eng Northamptonshire
gb-eng Lancashire
gb-eng Surrey
gb-eng Notts Outlaws
gb-eng Birmingham Bears
gb-eng Durham
gb-eng Kent Spitfires
gb-eng Essex
gb-eng Worcestershire Rapids
gb-eng Yorkshire
gb-eng Sussex Sharks
gb-wls Glamorgan
gb-eng Gloucestershire
gb-eng Leicestershire Foxes
gb-eng Derbyshire Falcons
gb-eng Middlesex
`);
export const NATIONS = entrants(
  'national',
  `
in Indien
au Australien
gb-eng England
za Sydafrika
nz New Zealand
pk Pakistan
lk Sri Lanka
bd Bangladesh
af Afghanistan
zw Zimbabwe
`,
);
export const EUROPE = entrants(
  'national',
  `
nl Holland
gb-sct Skotland
ie Irland
it Italien
je Jersey
dk Danmark
de Tyskland
no Norge
`,
);
