import type { IncidentType, Side } from '@stillingen/domain';
import type { AbsencesMessage, LineupMessage, Message } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../../random.ts';
import { instant } from '../../../engine/calendar/copenhagen.ts';
import type { PlayedClock } from '../../../engine/clock/record.ts';
import { correctionsOf } from '../../../engine/clock/timeline.ts';
import type { Publication } from '../../../engine/event-plan.ts';
import { SIDES } from '../../../../pairs.ts';
import { coachOf, squadOf, strangerTo } from '../../../engine/squad.ts';
import { STARTERS } from './line-up.ts';
import type { FootballMatch } from './rules.ts';

const SHEETS_BEFORE_S = 3600;
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
const WORTH: Partial<Record<IncidentType, number>> = {
  goal: 0.9,
  'penalty-goal': 0.6,
  'penalty-missed': -0.7,
  'own-goal': -0.8,
  'yellow-card': -0.2,
  'second-yellow-card': -0.9,
  'red-card': -1.2,
};
const ASSIST_WORTH = 0.5;

type Ratings = ReadonlyMap<string, number>;

function ratingsOf(match: FootballMatch, { events }: PlayedClock, side: Side): Ratings {
  const random = createRandom(match.seed, 'ratings', side);
  const { retracted } = correctionsOf(events);
  const own = events.flatMap(({ incident, kick }) =>
    incident === undefined ||
    kick !== undefined ||
    retracted.has(incident.id) ||
    (incident.type === 'own-goal') === (incident.side === side)
      ? []
      : [incident],
  );
  const cameOn = own.flatMap(({ type, player = '' }) => (type === 'substitution' ? [player] : []));
  const players = [...squadOf(match[side].name, match[side].country).slice(0, STARTERS), ...cameOn];
  return new Map(
    players.map((name) => {
      const earned = own.reduce(
        (sum, { type, player, second }) =>
          sum + (player === name ? (WORTH[type] ?? 0) : 0) + (type === 'goal' && second === name ? ASSIST_WORTH : 0),
        USUAL_RATING + SPREAD * random.normal(),
      );
      return [name, Math.round(10 * Math.min(10, Math.max(3, earned))) / 10];
    }),
  );
}

function roleAt(formation: string, place: number): NonNullable<LineupMessage['starters'][number]['role']> {
  const rows = formation.split('-').map(Number);
  if (place === 1) return 'goalkeeper';
  if (place <= 1 + rows[0]!) return 'defender';
  return place > STARTERS - rows.at(-1)! ? 'forward' : 'midfielder';
}

function lineupOf(match: FootballMatch, side: Side, atS: number, ratings: Ratings | null): LineupMessage {
  const { name, country } = match[side];
  const random = createRandom(match.seed, 'line-up', side);
  const formation = random.pick(FORMATIONS);
  const captain = random.int(1, STARTERS - 1);
  const players = squadOf(name, country).map((player, index) => ({
    name: player,
    number: index + 1,
    ...(ratings?.has(player) === true ? { rating: ratings.get(player)! } : {}),
  }));
  return {
    kind: 'lineup',
    key: `${match.key}/lineup-${side}`,
    seq: ratings === null ? 0 : 1,
    at: instant(atS),
    event: match.key,
    side,
    formation,
    confirmed: true,
    starters: players.slice(0, STARTERS).map((player, index) => ({
      ...player,
      role: roleAt(formation, index + 1),
      position: index + 1,
      ...(index === captain ? { captain: true } : {}),
    })),
    substitutes: players
      .slice(STARTERS)
      .map((player, index) => ({ ...player, ...(index === 0 ? { role: 'goalkeeper' as const } : {}) })),
    coach: coachOf(name, country),
  };
}

function missing(random: Random, country: string, squad: readonly string[]): AbsencesMessage['players'] {
  const names = new Set<string>();
  for (let count = random.poisson(MISSING); count > 0; count -= 1) names.add(strangerTo(random, country, squad));
  return [...names].map((player) => {
    const { reason, text } = random.pick(REASONS);
    return { player, reason, text, status: reason === 'suspension' || random.chance(0.8) ? 'out' : 'doubtful' };
  });
}

function absencesOf(match: FootballMatch, side: Side, atS: number): readonly AbsencesMessage[] {
  const { name, country } = match[side];
  const players = missing(createRandom(match.seed, 'absences', side), country, squadOf(name, country));
  if (players.length === 0) return [];
  return [{ kind: 'absences', key: `${match.key}/absences-${side}`, seq: 0, at: instant(atS), event: match.key, side, players }];
}

/** Line-ups and absences, made when they are due: those of a whole day would stay in memory. */
export function teamSheets(match: FootballMatch): Publication {
  const dueS = match.startS - SHEETS_BEFORE_S;
  return {
    dueS,
    get messages(): readonly Message[] {
      return SIDES.flatMap((side) => [lineupOf(match, side, dueS, null), ...absencesOf(match, side, dueS)]);
    },
  };
}

export function ratedSheets(match: FootballMatch, played: PlayedClock, lagS: number): Publication {
  const endS = match.startS + played.endS;
  return {
    dueS: endS + lagS,
    get messages(): readonly Message[] {
      return SIDES.map((side) => lineupOf(match, side, endS, ratingsOf(match, played, side)));
    },
  };
}
