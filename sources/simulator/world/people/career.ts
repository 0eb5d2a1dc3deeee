import { countryByCode } from '@stillingen/domain';
import type { CareerMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { isYes, readTable, sportNamed } from '../../data/table.ts';
import { type Entrant, participantOf } from '../../engine/fields.ts';
import type { SquadPlayer } from '../../engine/squad.ts';
import { earlierSeason, type KnownCompetition } from '../competitions.ts';
import type { Move } from './moves.ts';
import { ageOn, bornOn, isWomens } from './person-facts.ts';
import { middleOf, type TopScorer, type TopScorers } from './top-scorers.ts';

/** Figures of a career besides the matches, by what a player of a role has in a match. */
const ROWS = readTable(
  'career-columns.csv',
  'sport code label decimal goalkeeper#? defender#? midfielder#? forward#? player#? pitcher#?',
  { sport: sportNamed, decimal: isYes },
);
const rowsBySport = Map.groupBy(ROWS, ({ sport }) => sport);

export const hasCareers = (sport: number): boolean => rowsBySport.has(sport);

type Row = CareerMessage['rows'][number];
type Career = Pick<CareerMessage, 'columns' | 'rows'>;

const MATCHES = { code: 'K', label: 'Kampe', kind: 'number' } as const;
const YEARS = 5;
const FIRST_AGE = 17;
/** The share of the matches of a team that its first players play, and that of the last. */
const PLAYED = { first: 0.88, last: 0.25 } as const;
/** Players of this talent in a league of this weight play for their country. */
const CAPPED_TALENT = 0.9;
const CAPS = [2, 9] as const;

const talentOf = ({ key }: SquadPlayer): number => createRandom('talent', key).normal();

/** The club of a player on a day, by the moves since. */
const clubOn = (team: Entrant, moves: readonly Move[], day: number): Entrant =>
  moves.findLast((move) => move.day > day)?.from ?? team;

const careerColumns = (sport: number): CareerMessage['columns'] => [
  MATCHES,
  ...(rowsBySport.get(sport) ?? []).map(({ code, label, decimal }) => ({
    code,
    label,
    kind: decimal ? ('decimal' as const) : ('number' as const),
  })),
];

function valuesOf(player: SquadPlayer, sport: number, season: string, matches: number): string[] {
  const figures = (rowsBySport.get(sport) ?? []).map((row) => {
    const random = createRandom('career', player.key, season, row.code);
    const rate = Math.max(0, row[player.role as 'player']) * Math.max(0.3, 1 + 0.35 * talentOf(player) + 0.15 * random.normal());
    return row.decimal ? rate.toFixed(1) : String(random.poisson(rate * matches));
  });
  return [String(matches), ...figures];
}

/** A top scorer has the goals of the list of winners, every other player fewer. */
function besideTop(
  [matches = '', goals = '', ...rest]: string[],
  sport: number,
  top: TopScorer | null,
  isTop: boolean,
): string[] {
  if (top === null) return [matches, goals, ...rest];
  const perMatch = rowsBySport.get(sport)?.[0]?.decimal === true;
  if (isTop) return [matches, perMatch ? (top.goals / top.matches).toFixed(1) : String(top.goals), ...rest];
  const total = perMatch ? Number(goals) * Number(matches) : Number(goals);
  if (total < top.goals) return [matches, goals, ...rest];
  const fewer = top.goals - 1;
  return [matches, perMatch ? (Math.floor((10 * fewer) / Number(matches)) / 10).toFixed(1) : String(fewer), ...rest];
}

/**
 * Up to five past seasons of a player, the latest first: each at the club of its middle day, in the
 * league of that club; the best also play for their country. `place` is that in the squad, of all.
 */
export function careerOf(
  scorers: TopScorers,
  {
    player,
    team,
    sport,
    share,
    moves,
  }: { player: SquadPlayer; team: Entrant; sport: number; share: number; moves: readonly Move[] },
): Career {
  const { market } = scorers;
  const born = bornOn(player, team.name);
  const usual = PLAYED.first - share * (PLAYED.first - PLAYED.last);
  const home = team.kind === 'national' ? market.clubOf(player, team, sport) : team;
  const rows = Array.from({ length: YEARS }, (_, index) => index + 1).flatMap((years): readonly Row[] => {
    const present = home === undefined ? undefined : market.leagueOf(sport, home.name);
    if (home === undefined || present === undefined) return [];
    const middle = middleOf(present, years);
    const age = ageOn(born, middle);
    if (age < FIRST_AGE) return [];
    const club = clubOn(home, moves, middle);
    const league = market.leagueOf(sport, club.name);
    if (league === undefined) return [];
    const top = scorers.of(league, years);
    return seasonRows({ player, club, league, sport, years, top, usual: age < 20 ? usual / 2 : usual });
  });
  return { columns: careerColumns(sport), rows };
}

interface PlayedSeason {
  readonly player: SquadPlayer;
  readonly club: Entrant;
  readonly league: KnownCompetition;
  readonly sport: number;
  readonly years: number;
  readonly usual: number;
  readonly top: TopScorer | null;
}

function seasonRows({ player, club, league, sport, years, usual, top }: PlayedSeason): readonly Row[] {
  const season = earlierSeason(league.competition.season, years);
  const random = createRandom('career', player.key, season);
  const isTop = top?.player.key === player.key;
  const some = Math.min(league.played, Math.max(1, Math.round(league.played * (usual + 0.12 * random.normal()))));
  const matches = isTop ? top.matches : some;
  const row: Row = {
    season,
    team: participantOf(club),
    competition: league.competition.name,
    values: besideTop(valuesOf(player, sport, season, matches), sport, top, isTop),
  };
  const country = countryByCode(player.country)?.name;
  if (talentOf(player) < CAPPED_TALENT || country === undefined) return [row];
  const name = isWomens(club.name) ? `${country} (k)` : country;
  const team = { name, country: player.country, kind: 'national' as const };
  const values = valuesOf(player, sport, `${season} national`, random.int(...CAPS));
  return [row, { season, team, competition: 'Landskampe', national: true, values }];
}
