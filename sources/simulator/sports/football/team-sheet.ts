import type { Side } from '@stillingen/domain';
import type { AbsencesMessage, LineupMessage, Message } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../random.ts';
import { instant } from '../../engine/calendar/copenhagen.ts';
import type { Publication } from '../../engine/event-plan.ts';
import { coachOf, squadOf, strangerTo } from '../../engine/squad.ts';
import type { MatchPlan } from './plan.ts';
import { ratingsOf, STARTERS } from './ratings.ts';
import type { Story } from './story.ts';

/** Line-ups are known so long before kick-off. */
const KNOWN_BEFORE_S = 3600;
/** Four in the back row: the squads are listed so. */
const FORMATIONS = ['4-3-3', '4-4-2', '4-2-3-1', '4-1-4-1'] as const;
/** How many of a side miss a match. */
const MISSING = 0.8;
const REASONS = [
  { reason: 'injury', text: 'Lårskade' },
  { reason: 'injury', text: 'Knæskade' },
  { reason: 'injury', text: 'Ankelskade' },
  { reason: 'injury', text: 'Lyskeskade' },
  { reason: 'illness', text: 'Sygdom' },
  { reason: 'suspension', text: 'Karantæne' },
] as const;

type Player = LineupMessage['starters'][number];

/** What the player at a place of the formation is, 1 the goalkeeper. */
function roleAt(formation: string, place: number): NonNullable<Player['role']> {
  const rows = formation.split('-').map(Number);
  if (place === 1) return 'goalkeeper';
  if (place <= 1 + rows[0]!) return 'defender';
  return place > STARTERS - rows.at(-1)! ? 'forward' : 'midfielder';
}

const rated = (ratings: ReadonlyMap<string, number> | null, player: string): { rating?: number } => {
  const rating = ratings?.get(player);
  return rating === undefined ? {} : { rating };
};

function lineupOf(plan: MatchPlan, side: Side, atS: number, ratings: ReadonlyMap<string, number> | null): LineupMessage {
  const { name, country } = plan[side];
  const random = createRandom(plan.chance, 'line-up', side);
  const formation = random.pick(FORMATIONS);
  const squad = squadOf(name, country);
  const captain = random.int(1, STARTERS - 1);
  return {
    kind: 'lineup',
    key: `${plan.key}/lineup-${side}`,
    seq: ratings === null ? 0 : 1,
    at: instant(atS),
    event: plan.key,
    side,
    formation,
    confirmed: true,
    starters: squad.slice(0, STARTERS).map((player, index) => ({
      name: player,
      number: index + 1,
      role: roleAt(formation, index + 1),
      position: index + 1,
      ...(index === captain ? { captain: true } : {}),
      ...rated(ratings, player),
    })),
    substitutes: squad.slice(STARTERS).map((player, index) => ({
      name: player,
      number: STARTERS + index + 1,
      ...(index === 0 ? { role: 'goalkeeper' as const } : {}),
      ...rated(ratings, player),
    })),
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

function absencesOf(plan: MatchPlan, side: Side, atS: number): readonly AbsencesMessage[] {
  const { name, country } = plan[side];
  const players = missing(createRandom(plan.chance, 'absences', side), country, squadOf(name, country));
  if (players.length === 0) return [];
  return [{ kind: 'absences', key: `${plan.key}/absences-${side}`, seq: 0, at: instant(atS), event: plan.key, side, players }];
}

/** Who plays and who does not, told an hour before kick-off. */
export function teamSheets(plan: MatchPlan): Publication {
  const dueS = plan.startS - KNOWN_BEFORE_S;
  return {
    dueS,
    // Both sheets of every match of a day would lie about for hours: they are written when they are due.
    get messages(): readonly Message[] {
      return (['home', 'away'] as const).flatMap((side) => [lineupOf(plan, side, dueS, null), ...absencesOf(plan, side, dueS)]);
    },
  };
}

/** The line-ups once more when all is over, with marks. */
export const ratedSheets = (plan: MatchPlan, story: Story, lagS: number): Publication => ({
  dueS: story.endS + lagS,
  get messages(): readonly Message[] {
    return (['home', 'away'] as const).map((side) => lineupOf(plan, side, story.endS, ratingsOf(plan, story, side)));
  },
});
