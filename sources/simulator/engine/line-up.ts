import type { PlayerRole, Side } from '@stillingen/domain';
import type { AbsencesMessage, LineupMessage, Message } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../random.ts';
import { SIDES } from '../../pairs.ts';
import { absentOn } from './absences.ts';
import { instant } from './calendar/copenhagen.ts';
import type { Publication } from './event-plan.ts';
import type { Match } from './match.ts';
import { coachOf, ROLES, type RoleCount, squadOf, type SquadPlayer, squadRules } from './squad.ts';

export type Sheet = Pick<LineupMessage, 'formation' | 'starters' | 'substitutes' | 'coach'>;
type Players = readonly SquadPlayer[];
type Absences = AbsencesMessage['players'];

/**
 * The players of a side in a match: those that score most first, as in its squad; in a formation by
 * its places.
 */
export interface LineUp {
  readonly formation?: string;
  readonly starters: Players;
  readonly bench: Players;
  readonly absences: Absences;
}

/** How far a player moves in the order of its role from match to match, in places. */
const ROTATION = 0.8;
const KEEPER_ROTATION = 0.25;
/** More play on: a squad has so many to spare. */
const MOST_ABSENT = 4;

function rotated(random: Random, players: Players): Players {
  const places = players.map((player, index) => {
    const most = player.role === 'goalkeeper' ? KEEPER_ROTATION : ROTATION;
    return { player, place: index + most * random.normal() };
  });
  return places.toSorted((a, b) => a.place - b.place).map(({ player }) => player);
}

/** The best fit ones of each role; where a role has too few, others stand in. */
function chosenFrom(fit: ReadonlyMap<PlayerRole, Players>, wanted: readonly RoleCount[]): Players {
  const chosen = wanted.map(([role, count]) => ({ role, count, players: (fit.get(role) ?? []).slice(0, count) }));
  const taken = new Set(chosen.flatMap(({ players }) => players));
  const spare = [...fit.values()].flat().filter((player) => !taken.has(player) && player.role !== 'goalkeeper');
  return chosen.flatMap(({ role, count, players }) => [
    ...players,
    ...spare.splice(0, count - players.length).map((player) => ({ ...player, role })),
  ]);
}

/** A second keeper, then those that are nearest to the team in their role. */
function benchOf(fit: ReadonlyMap<PlayerRole, Players>, starters: Players, size: number): Players {
  const playing = new Set(starters.map(({ key }) => key));
  const waiting = [...fit.values()].flatMap((players) =>
    players
      .map((player, index) => ({ player, depth: index / players.length, keeps: player.role === 'goalkeeper' }))
      .filter(({ player }) => !playing.has(player.key)),
  );
  const [keeper] = waiting.filter(({ keeps }) => keeps);
  const field = waiting.filter(({ keeps }) => !keeps).toSorted((a, b) => a.depth - b.depth);
  return [...(keeper === undefined ? [] : [keeper]), ...field].slice(0, size).map(({ player }) => player);
}

export function lineUpOf(
  { key, day, rules, ...match }: Pick<Match, 'key' | 'day' | 'rules' | Side>,
  side: Side,
  starters = squadRules(rules.sportId).starters,
): LineUp {
  const { sportId } = rules;
  const { name, country } = match[side];
  const absences = absentOn(name, country, sportId, day).slice(0, MOST_ABSENT);
  const absent = new Set(absences.map((each) => each.key));
  const fit = squadOf(name, country, sportId).filter((player) => !absent.has(player.key));
  const random = createRandom(key, 'selection', side);
  const rolesFit = new Map(
    [...Map.groupBy(fit, ({ role }) => role)].map(([role, players]) => [role, rotated(random, players)] as const),
  );
  const chosen = chosenFrom(rolesFit, starters);
  return { starters: chosen, bench: benchOf(rolesFit, chosen, squadRules(sportId).bench), absences };
}

export const isKeeper = ({ role }: SquadPlayer): boolean => role === 'goalkeeper';

/** Those that may score, the most frequent scorers first. */
export const fieldOf = ({ starters, bench }: LineUp): Players => [...starters, ...bench].filter((player) => !isKeeper(player));

const byRole = (a: SquadPlayer, b: SquadPlayer): number => ROLES.indexOf(a.role) - ROLES.indexOf(b.role);

export function sheetOf(
  { rules, ...match }: Pick<Match, 'rules' | Side>,
  side: Side,
  { formation, starters, bench }: LineUp,
): Sheet {
  const { numbers } = squadRules(rules.sportId);
  const { name, country } = match[side];
  const captain = Math.max(...starters.map(({ leads }) => leads));
  const ordered = formation === undefined ? starters.toSorted(byRole) : starters;
  const listed = [...ordered, ...bench].map((player, index): Sheet['starters'][number] => ({
    name: player.name,
    key: player.key,
    country: player.country,
    ...(numbers === '' ? {} : { number: numbers === 'yes' ? player.number : index + 1 }),
    ...(player.role === 'player' ? {} : { role: player.role }),
    ...(player.leads === captain ? { captain: true } : {}),
    ...(formation === undefined || index >= starters.length ? {} : { position: index + 1 }),
  }));
  return {
    ...(formation === undefined ? {} : { formation }),
    starters: listed.slice(0, starters.length),
    substitutes: listed.slice(starters.length),
    coach: coachOf(name, country, rules.sportId),
  };
}

export type LineUpRules = (match: Match, side: Side) => LineUp;

const SHEETS_BEFORE_S = 3600;
export const EXPECTED_BEFORE_S = 86_400;

function sheetMessages(match: Match, lineUp: LineUpRules, atS: number, confirmed: boolean): readonly Message[] {
  const { key } = match;
  const known = confirmed ? match : { ...match, key: `${key}|expected` };
  return SIDES.flatMap((side): readonly Message[] => {
    const own = lineUp(known, side);
    const head = { seq: confirmed ? 1 : 0, at: instant(atS), event: key, side } as const;
    const players = [...own.absences];
    return [
      { kind: 'lineup', key: `${key}/lineup-${side}`, ...head, confirmed, ...sheetOf(match, side, own) },
      ...(players.length === 0 ? [] : [{ kind: 'absences', key: `${key}/absences-${side}`, ...head, players } as const]),
    ];
  });
}

/** Line-ups and absences of both sides: a day before, where they are expected, and an hour before. */
export function sheetPublications(match: Match, lineUp: LineUpRules, expected: boolean): readonly Publication[] {
  const times = expected ? [EXPECTED_BEFORE_S, SHEETS_BEFORE_S] : [SHEETS_BEFORE_S];
  return times.map((beforeS) => {
    const dueS = match.startS - beforeS;
    return {
      dueS,
      // Written when they are due: the sheets of a whole day would stay in memory for hours.
      get messages() {
        return sheetMessages(match, lineUp, dueS, beforeS === SHEETS_BEFORE_S);
      },
    };
  });
}
