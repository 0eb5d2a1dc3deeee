import type { Side } from '@stillingen/domain';
import type { PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { SIDES } from '../../pairs.ts';
import { type ImportedDuel, type PersonFacts, shirtOf } from '../kit/events/duel.ts';
import { isDay } from '../kit/places/places.ts';
import { type Members, membersOf, textOf } from '../kit/readers/json.ts';
import tables from './tables.json' with { type: 'json' };

type Section = PlayerStatisticsMessage['sections'][number];
interface PlayColumn {
  readonly code: string;
  readonly label: string;
  readonly field: string;
}

const BATTING: readonly PlayColumn[] = tables.batting;
const PITCHING: readonly PlayColumn[] = tables.pitching;
const DECIMAL = 'inningsPitched';

const playerKey = (id: string): string => `mlb-${id}`;

const idsIn = (list: unknown): string[] => (Array.isArray(list) ? list.map(textOf) : []);

function linesOf(box: Members, list: string, stats: string, nameOf: (id: string) => string) {
  const players = membersOf(box.players);
  return idsIn(box[list]).flatMap((id) => {
    const line = membersOf(membersOf(membersOf(players[`ID${id}`]).stats)[stats]);
    const name = nameOf(id);
    // A pitcher without a turn at bat has an empty line among the batters.
    return name === '' || Object.keys(line).length === 0 ? [] : [{ id, name, line }];
  });
}

export function sectionsOf(boxes: Members, nameOf: (id: string) => string): readonly Section[] {
  const section = (
    type: Section['type'],
    title: string,
    list: string,
    stats: string,
    columns: readonly PlayColumn[],
  ): Section => ({
    type,
    title,
    columns: columns.map(({ code, label, field }) => ({ code, label, kind: field === DECIMAL ? 'decimal' : 'number' })),
    rows: SIDES.flatMap((side) =>
      linesOf(membersOf(boxes[side]), list, stats, nameOf).map(({ id, name, line }) => ({
        side,
        player: name,
        key: playerKey(id),
        values: columns.map(({ field }) => textOf(line[field])),
      })),
    ),
  });
  return [
    section('batters', 'Battere', 'batters', 'batting', BATTING),
    section('pitchers', 'Pitchere', 'pitchers', 'pitching', PITCHING),
  ].filter(({ rows }) => rows.length > 0);
}

type Lineup = NonNullable<ImportedDuel['lineups']>[number];

/** '300' is the third of the batting order; '301' replaced it. */
const BEGAN = /00$/;

/** The batting order and the starting pitcher; behind them all others on the sheet. */
function lineupOf(side: Side, box: Members, nameOf: (id: string) => string): Lineup[] {
  const sheet = membersOf(box.players);
  const [batters, pitchers] = [idsIn(box.batters), idsIn(box.pitchers)];
  const orderOf = (id: string): string => textOf(membersOf(sheet[`ID${id}`]).battingOrder);
  const order = batters.filter((id) => BEGAN.test(orderOf(id))).toSorted((a, b) => Number(orderOf(a)) - Number(orderOf(b)));
  const starters = [...new Set([...order, ...pitchers.slice(0, 1)])];
  const others = [...batters, ...pitchers, ...idsIn(box.bench), ...idsIn(box.bullpen)];
  const substitutes = [...new Set(others)].filter((id) => !starters.includes(id));
  const listed = (ids: readonly string[]): Lineup['starters'] =>
    ids.flatMap((id) => {
      const { jerseyNumber, position } = membersOf(sheet[`ID${id}`]);
      const role = membersOf(position).abbreviation === 'P' ? 'pitcher' : 'player';
      if (nameOf(id) === '') return [];
      return [{ name: nameOf(id), key: playerKey(id), ...shirtOf(jerseyNumber), role }];
    });
  return order.length === 0 ? [] : [{ side, confirmed: true, starters: listed(starters), substitutes: listed(substitutes) }];
}

export const lineupsOf = (boxes: Members, nameOf: (id: string) => string): Lineup[] =>
  SIDES.flatMap((side) => lineupOf(side, membersOf(boxes[side]), nameOf));

const INCH_CM = 2.54;
const INCHES_OF_FOOT = 12;

/** Birth and height; weights change from season to season. */
export const personsOf = (players: Members): PersonFacts[] =>
  Object.values(players).flatMap((listed): PersonFacts[] => {
    const { id, fullName, birthDate, height } = membersOf(listed);
    const [name, born] = [textOf(fullName), textOf(birthDate)];
    const [, feet, inches] = /^(\d)' (\d{1,2})"$/.exec(textOf(height)) ?? [];
    if (name === '' || !isDay(born)) return [];
    const tall = feet === undefined ? {} : { height: Math.round((Number(feet) * INCHES_OF_FOOT + Number(inches)) * INCH_CM) };
    return [{ key: playerKey(textOf(id)), name, born, ...tall }];
  });
