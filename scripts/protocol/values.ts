import { SPORTS, Stage } from '../../domain/index.ts';
import { GOAL_LINES, standingsCode, TOP_SCORERS_CODE } from '../../wire/names/standings-code.ts';

/** Lists of values for the page, each as one line. */

const list = (items: readonly string[]): string => items.join(', ');
const byId = SPORTS.toSorted((a, b) => a.id - b.id);

/** '1 soccer, 2 tennis' */
export const namesOfSports = list(byId.map(({ id, name }) => `${id} ${name}`));
/** Ids of the sports without home and away. */
export const races = list(byId.filter(({ duel }) => !duel).map(({ id }) => String(id)));
/** '31 with 32, 33' */
export const groupsOfSports = [...Map.groupBy(byId, ({ parent }) => parent)]
  .filter(([parent]) => parent !== null)
  .map(([parent, members]) => `${parent} with ${list(members.map(({ id }) => String(id)))}`)
  .join('; ');

const ofAll = new Map<number, string>(Object.entries(Stage).map(([word, stage]) => [stage, word]));
/** What sports call a stage, in Danish, each word once: the stages of one sport have no name beyond it. */
function wordsOf(stage: number): string {
  const words = SPORTS.flatMap(({ stages }) => stages[stage] ?? []).map(({ long, spoken }) => spoken ?? long);
  return [...new Set(words)].join(' or ');
}
const codes = new Set([...ofAll.keys(), ...SPORTS.flatMap(({ stages }) => Object.keys(stages).map(Number))]);
/** Every stage code: '1 scheduled', and what is a stage of single sports alone as these call it. */
export const stageNames = list(
  [...codes].toSorted((a, b) => a - b).map((stage) => `${stage} ${ofAll.get(stage) ?? wordsOf(stage)}`),
);

const SIDES = ['overall', 'home', 'away'] as const;
const TABLES = [
  ['points', 'points'],
  ['form', 'form'],
  ['half-time', 'by half-time'],
] as const;
const lines = ([...GOAL_LINES, 'all'] as const).map(
  (line) => `${standingsCode({ kind: 'over-under', side: 'overall', line }).split(':')[1]} ${line}`,
);
/** '1 points overall, 2 points home' */
export const tableCodes = list([
  ...TABLES.flatMap(([kind, word]) => SIDES.map((side) => `${standingsCode({ kind, side, line: null })} ${word} ${side}`)),
  ...SIDES.map(
    (side) => `${standingsCode({ kind: 'over-under', side, line: 'all' }).split(':')[0]}:n goals over and under a line ${side}`,
  ),
  `${TOP_SCORERS_CODE} top scorers; n stands for the line: ${list(lines)}`,
]);
