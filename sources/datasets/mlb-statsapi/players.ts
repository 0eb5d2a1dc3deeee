import type { Side } from '@stillingen/domain';
import type { PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { type Members, membersOf, textOf } from '../kit/readers/json.ts';

type Section = PlayerStatisticsMessage['sections'][number];
type Column = readonly [code: string, label: string, field: string];

const BATTING: readonly Column[] = [
  ['AB', 'Slagture', 'atBats'],
  ['R', 'Runs', 'runs'],
  ['H', 'Hits', 'hits'],
  ['HR', 'Home runs', 'homeRuns'],
  ['RBI', 'Indslåede runs', 'rbi'],
  ['BB', 'Walks', 'baseOnBalls'],
  ['SO', 'Strikeouts', 'strikeOuts'],
];
const PITCHING: readonly Column[] = [
  ['IP', 'Innings kastet', 'inningsPitched'],
  ['H', 'Hits', 'hits'],
  ['R', 'Runs', 'runs'],
  ['ER', 'Fortjente runs', 'earnedRuns'],
  ['BB', 'Walks', 'baseOnBalls'],
  ['SO', 'Strikeouts', 'strikeOuts'],
  ['HR', 'Home runs', 'homeRuns'],
  ['P', 'Kast', 'numberOfPitches'],
];
/** '4.2' innings are four and two outs. */
const DECIMAL = 'inningsPitched';

function linesOf(box: Members, list: string, stats: string, nameOf: (id: string) => string) {
  const players = membersOf(box.players);
  const ids: readonly unknown[] = Array.isArray(box[list]) ? box[list] : [];
  return ids.flatMap((id) => {
    const line = membersOf(membersOf(membersOf(players[`ID${textOf(id)}`]).stats)[stats]);
    const name = nameOf(textOf(id));
    // A pitcher who did not bat has an empty line among the batters.
    return name === '' || Object.keys(line).length === 0 ? [] : [{ id: textOf(id), name, line }];
  });
}

export function sectionsOf(boxes: Members, nameOf: (id: string) => string): readonly Section[] {
  const section = (type: Section['type'], title: string, list: string, stats: string, columns: readonly Column[]): Section => ({
    type,
    title,
    columns: columns.map(([code, label, field]) => ({ code, label, kind: field === DECIMAL ? 'decimal' : 'number' })),
    rows: (['home', 'away'] as const satisfies readonly Side[]).flatMap((side) =>
      linesOf(membersOf(boxes[side]), list, stats, nameOf).map(({ id, name, line }) => ({
        side,
        player: name,
        key: `mlb-${id}`,
        values: columns.map(([, , field]) => textOf(line[field])),
      })),
    ),
  });
  return [
    section('batters', 'Battere', 'batters', 'batting', BATTING),
    section('pitchers', 'Pitchere', 'pitchers', 'pitching', PITCHING),
  ].filter(({ rows }) => rows.length > 0);
}
