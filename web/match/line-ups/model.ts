import { type PlayerRole, type Side, SPORT } from '@stillingen/domain';
import { type LineupRow, type PlayerIncident, readLineups } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';
import { lineupText } from '#text/match/line-ups.ts';

export interface SheetPlayer {
  /** Unique within its sheet. */
  readonly key: string;
  readonly name: string;
  /** Path of the player's page; empty without one. */
  readonly url: string;
  readonly number: number | null;
  readonly country: string;
  readonly rating: string | null;
  readonly isCaptain: boolean;
  readonly isKeeper: boolean;
  /** In words; empty where it is not known. */
  readonly role: string;
  readonly roleCode: PlayerRole | '';
  readonly position: number | null;
  readonly incidents: readonly PlayerIncident[];
}

export interface TeamSheet {
  readonly side: Side;
  /** Rows from the goalkeeper on; empty where it is not known. */
  readonly formation: readonly number[];
  readonly isExpected: boolean;
  readonly rating: string | null;
  readonly starters: readonly SheetPlayer[];
  readonly substitutes: readonly SheetPlayer[];
  readonly coaches: readonly SheetPlayer[];
}

const CAPTAIN = '(C)';
const KEEPER = 3;
const ROLES: readonly PlayerRole[] = ['goalkeeper', 'defender', 'midfielder', 'forward', 'pitcher', 'player'];

type SportOfSheets = Pick<PageSport, 'row'>;

/** Sports of innings count an inning where others have a minute. */
const incidentOf = (incident: PlayerIncident, { row }: SportOfSheets): PlayerIncident =>
  row === 'innings' ? { ...incident, minute: lineupText.inning(incident.minute) } : incident;

const playerOf = (row: LineupRow, at: number, sport: SportOfSheets): SheetPlayer => ({
  key: `${at}-${row.name}`,
  name: row.name ?? '',
  url: row.url ?? '',
  number: row.number,
  country: row.countryName ?? '',
  rating: row.rating,
  isCaptain: row.mark === CAPTAIN,
  isKeeper: row.type === KEEPER,
  role: row.role ?? '',
  roleCode: ROLES.find((role) => role === row.roleCode) ?? '',
  position: row.position,
  incidents: row.incidents.map((incident) => incidentOf(incident, sport)),
});

type Group = 'starters' | 'substitutes' | 'coaches';

/** Home first; sides without a line-up are left out. Throws WireError for a malformed text. */
export function readSheets(text: string, sport: SportOfSheets): readonly TeamSheet[] {
  const groups = readLineups(text);
  const sidesOf = (wanted: Group) => groups.filter(({ group }) => group === wanted).flatMap(({ sides }) => sides);
  return (['home', 'away'] as const).flatMap((side): TeamSheet[] => {
    const of = (wanted: Group) => sidesOf(wanted).find((each) => each.side === side);
    const first = of('starters') ?? of('substitutes') ?? of('coaches');
    if (first === undefined) return [];
    const players = (wanted: Group): readonly SheetPlayer[] =>
      (of(wanted)?.players ?? []).map((row, at) => playerOf(row, at, sport));
    return [
      {
        side,
        formation: (first.formation ?? '')
          .split('-')
          .map(Number)
          .filter((count) => count > 0),
        isExpected: first.predicted,
        rating: first.rating,
        starters: players('starters'),
        substitutes: players('substitutes'),
        coaches: players('coaches'),
      },
    ];
  });
}

const FIELD_ROLES: readonly (PlayerRole | '')[] = ['goalkeeper', 'defender', 'midfielder', 'forward', 'pitcher', 'player', ''];

/** '4-3-3' without the goalkeeper. */
export const formationText = ({ formation }: TeamSheet): string =>
  (formation[0] === 1 ? formation.slice(1) : formation).join('-');

/**
 * The starters in lines from the goalkeeper on, each from the right: by formation and position, or by
 * role where these are missing or do not add up. Null where no fact distinguishes lines.
 */
export function linesOf({ formation, starters }: TeamSheet): readonly (readonly SheetPlayer[])[] | null {
  const placed = starters.every(({ position }) => position !== null);
  const sum = formation.reduce((total, count) => total + count, 0);
  if (placed && sum === starters.length && formation.length > 1) {
    const rest = starters.toSorted((a, b) => a.position! - b.position!);
    return formation.map((count) => rest.splice(0, count));
  }
  const byRole = FIELD_ROLES.map((role) => starters.filter(({ roleCode }) => roleCode === role)).filter(
    ({ length }) => length > 0,
  );
  return byRole.length > 1 ? byRole : null;
}

export interface StarterGroup {
  readonly title: string;
  readonly players: readonly SheetPlayer[];
}

const SKATERS_OF_LINE = 5;
const byPosition = (players: readonly SheetPlayer[]): readonly SheetPlayer[] =>
  players.every(({ position }) => position !== null) ? players.toSorted((a, b) => a.position! - b.position!) : players;

/** Goalkeepers, then lines of five by position: a pair of defenders and three forwards. */
function hockeyLines(players: readonly SheetPlayer[]): readonly StarterGroup[] {
  const keepers = players.filter(({ isKeeper }) => isKeeper);
  const skaters = players.filter(({ isKeeper }) => !isKeeper);
  const lines = Array.from({ length: Math.ceil(skaters.length / SKATERS_OF_LINE) }, (_, at) => ({
    title: lineupText.hockeyLine(at + 1),
    players: skaters.slice(at * SKATERS_OF_LINE, (at + 1) * SKATERS_OF_LINE),
  }));
  return keepers.length === 0 ? lines : [{ title: keepers[0]!.role, players: keepers }, ...lines];
}

/** In lists: lines of ice hockey by position, else by role, or all in one group. */
export function groupsOf({ starters }: Pick<TeamSheet, 'starters'>, sportId: number): readonly StarterGroup[] {
  const placed = starters.every(({ position }) => position !== null);
  if (sportId === SPORT.iceHockey && placed && starters.length > SKATERS_OF_LINE) return hockeyLines(byPosition(starters));
  const roles = [...new Set(starters.map(({ roleCode }) => roleCode))];
  const rolesOfSome = roles.length > 1 && !roles.includes('') && !placed;
  if (!rolesOfSome) return [{ title: '', players: byPosition(starters) }];
  return FIELD_ROLES.flatMap((role) => {
    const players = starters.filter(({ roleCode }) => roleCode === role);
    return players.length === 0 ? [] : [{ title: players[0]!.role, players }];
  });
}

const PARTICLES = /^\p{Ll}/u;
const INITIAL = /^\p{L}{1,2}\.$/u;

/** 'de Wit' of 'Jan de Wit', 'Pentz' of 'P. Pentz', 'Rune' of 'Rune H.': what stands on a shirt. */
export function shirtName(name: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  if (words.length < 2) return name;
  if (INITIAL.test(words.at(-1)!)) return words.filter((word) => !INITIAL.test(word)).join(' ');
  const particle = words.findIndex((word, at) => at > 0 && PARTICLES.test(word));
  return words.slice(particle === -1 ? -1 : particle).join(' ');
}
