import { known } from './known.ts';
import type { KnownCompetition } from '../resolve-competition.ts';

const AMERICAN_FOOTBALL = `
us t league NFL | National Football League
dk t league National Ligaen
eu p groups European League of Football | ELF
us p league NCAA | NCAA Football | College Football
us s league UFL
ca s league CFL
`;
const RUGBY_UNION = `
eu t league Six Nations | 6 Nations
eu p league Six Nations (k) | =Women's Six Nations
xw t groups VM | =World Cup | Rugby World Cup
xw p cup Landskampe | =Test matches | Autumn Nations Series
xw p league Rugby Championship
eu t groups Champions Cup | European Rugby Champions Cup | Investec Champions Cup
eu p groups Challenge Cup
gb-eng t league Premiership | Gallagher Premiership | Gallagher PREM
fr t league Top 14
eu t league URC | United Rugby Championship
xw p league Super Rugby Pacific | Super Rugby
jp s league League One
dk p league Herreligaen | =Men's League | DM
`;
const RUGBY_LEAGUE = `
gb-eng t league Super League | Betfred Super League
au t league NRL | National Rugby League
au t league State of Origin
xw t groups VM | =World Cup
gb-eng p cup Challenge Cup
gb-eng s league Championship
`;
const BANDY = `
se t league Elitserien | Bandy Elitserien
se p league Elitserien (k) | =Elitserien Women
no t league Eliteserien
fi p league Bandyliiga
xw t groups VM | =World Championship
`;
const WATER_POLO = `
xw t groups VM | =World Championship
eu t groups EM | =European Championship
eu t groups Champions League | LEN Champions League
it p league Serie A1
hu p league OB I
es p league División de Honor
hr s league Prva liga
`;
const FIELD_HOCKEY = `
xw t league Pro League | FIH Pro League
xw p league Pro League (k) | =Pro League Women | FIH Pro League Women
xw t groups VM | =World Cup
eu t groups EM | =EuroHockey Championship
nl t league Hoofdklasse
nl p league Hoofdklasse (k) | =Hoofdklasse Women
de p league Bundesliga
be s league Hockey League
in s league Hockey India League
`;
const BEACH_SOCCER = `
xw t groups VM | =World Cup | FIFA Beach Soccer World Cup
eu t groups Euro Beach Soccer League | EBSL
eu p groups Euro Winners Cup
br s league Campeonato Brasileiro
dk p league DM | =Danish Championship
`;
const NETBALL = `
au t league Super Netball | Suncorp Super Netball
gb-eng t league Netball Super League | NSL
nz p league ANZ Premiership
xw t groups VM | =World Cup
`;
const AUSSIE_RULES = `
au t league AFL | Australian Football League
au p league AFLW | AFL Women's
au s league VFL
`;
const KABADDI = `
in t league Pro Kabaddi League | PKL
xw p groups VM | =World Cup
`;

/** American football, rugby, bandy, water polo, hockey, beach soccer, netball, Australian rules and kabaddi. */
export const FIELD: readonly KnownCompetition[] = [
  ...known(5, AMERICAN_FOOTBALL),
  ...known(8, RUGBY_UNION),
  ...known(19, RUGBY_LEAGUE),
  ...known(10, BANDY),
  ...known(22, WATER_POLO),
  ...known(24, FIELD_HOCKEY),
  ...known(26, BEACH_SOCCER),
  ...known(29, NETBALL),
  ...known(18, AUSSIE_RULES),
  ...known(42, KABADDI),
];
