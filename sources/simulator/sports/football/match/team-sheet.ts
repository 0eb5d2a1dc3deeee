import type { Side } from '@stillingen/domain';
import type { AbsencesMessage, LineupMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../../../random.ts';
import { instant } from '../../../engine/calendar/copenhagen.ts';
import type { PlayedClock } from '../../../engine/clock/record.ts';
import { creditsOf } from '../../../engine/clock/statistics.ts';
import type { Publication } from '../../../engine/event-plan.ts';
import { SIDES } from '../../../../pairs.ts';
import { coachOf, type Sheet, sheetPublication, SHEETS_BEFORE_S, squadOf, strangerTo } from '../../../engine/squad.ts';
import { eventRow } from './event-kinds.ts';
import { type FootballMatch, STARTERS } from './rules.ts';

type Player = LineupMessage['starters'][number];

/** Four in the back row: the squads are listed so. */
const FORMATIONS = ['4-3-3', '4-4-2', '4-2-3-1', '4-1-4-1'] as const;
/** Players of a side that miss a match, on average. */
const MISSING = 0.8;
const REASONS = [
  { reason: 'injury', text: 'Lårskade' },
  { reason: 'injury', text: 'Knæskade' },
  { reason: 'injury', text: 'Ankelskade' },
  { reason: 'injury', text: 'Lyskeskade' },
  { reason: 'illness', text: 'Sygdom' },
  { reason: 'suspension', text: 'Karantæne' },
] as const;

const USUAL_RATING = 6.6;
const SPREAD = 0.45;

/** To the rating of a player: of a type of incident, or of an assist. */
const worthOf = (what: string): number => (eventRow('incident', what) ?? eventRow('credit', what))?.worth ?? 0;

type Ratings = ReadonlyMap<string, number>;

function ratingsOf(match: FootballMatch, { events }: PlayedClock, side: Side): Ratings {
  const random = createRandom(match.seed, 'ratings', side);
  const credits = creditsOf(events).filter((credit) => credit.side === side);
  const cameOn = credits.flatMap(({ what, player }) => (what === 'substitution' ? [player] : []));
  const players = [...squadOf(match[side].name, match[side].country).slice(0, STARTERS), ...cameOn];
  return new Map(
    players.map((name) => {
      const usual = USUAL_RATING + SPREAD * random.normal();
      const own = credits.filter(({ player }) => player === name);
      const earned = own.reduce((sum, { what, adds }) => sum + adds * worthOf(what), usual);
      return [name, Math.round(10 * Math.min(10, Math.max(3, earned))) / 10];
    }),
  );
}

/** The roles of the rows of a formation, from the keeper on. */
function rolesOf(formation: string): readonly Player['role'][] {
  const rows = [1, ...formation.split('-').map(Number)];
  const roles = ['goalkeeper', 'defender', ...rows.slice(3).map(() => 'midfielder' as const), 'forward'] as const;
  return rows.flatMap((count, row) => Array.from({ length: count }, () => roles[row]));
}

function sheetOf(match: FootballMatch, side: Side, ratings: Ratings): Sheet {
  const { name, country } = match[side];
  const random = createRandom(match.seed, 'line-up', side);
  const formation = random.pick(FORMATIONS);
  const roles = rolesOf(formation);
  const captain = random.int(1, STARTERS - 1);
  const players = squadOf(name, country).map((player, index): Player => {
    const role = index === STARTERS ? 'goalkeeper' : roles[index];
    return {
      name: player,
      number: index + 1,
      ...(ratings.has(player) ? { rating: ratings.get(player)! } : {}),
      ...(role === undefined ? {} : { role }),
      ...(index < STARTERS ? { position: index + 1 } : {}),
      ...(index === captain ? { captain: true } : {}),
    };
  });
  return {
    formation,
    starters: players.slice(0, STARTERS),
    substitutes: players.slice(STARTERS),
    coach: coachOf(name, country),
  };
}

function absencesOf(match: FootballMatch, side: Side, atS: number): readonly AbsencesMessage[] {
  const { name, country } = match[side];
  const random = createRandom(match.seed, 'absences', side);
  const squad = squadOf(name, country);
  const names = new Set<string>();
  for (let count = random.poisson(MISSING); count > 0; count -= 1) names.add(strangerTo(random, country, squad));
  if (names.size === 0) return [];
  const players = [...names].map((player) => {
    const { reason, text } = random.pick(REASONS);
    const status = reason === 'suspension' || random.chance(0.8) ? ('out' as const) : ('doubtful' as const);
    return { player, reason, text, status };
  });
  return [{ kind: 'absences', key: `${match.key}/absences-${side}`, seq: 0, at: instant(atS), event: match.key, side, players }];
}

/** Line-ups, and absences, which are made when they are due as line-ups are. */
export function teamSheets(match: FootballMatch): readonly Publication[] {
  const dueS = match.startS - SHEETS_BEFORE_S;
  const absences = {
    dueS,
    get messages() {
      return SIDES.flatMap((side) => absencesOf(match, side, dueS));
    },
  };
  return [sheetPublication(match.key, (side) => sheetOf(match, side, new Map()), { dueS }), absences];
}

export function ratedSheets(match: FootballMatch, played: PlayedClock, lagS: number): Publication {
  const atS = match.startS + played.endS;
  const ratedOf = (side: Side): Sheet => sheetOf(match, side, ratingsOf(match, played, side));
  return sheetPublication(match.key, ratedOf, { dueS: atS + lagS, atS, seq: 1 });
}
