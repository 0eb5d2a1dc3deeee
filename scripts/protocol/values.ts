import { copenhagenHours, RESULT_NUMBER, type ResultName, rulesFor, SPORTS, Stage } from '../../domain/index.ts';
import { rankingProblem } from '../../domain/scoring/index.ts';
import type { StageClock } from '../../domain/sport/sport.ts';
import { GOAL_LINES, standingsCode, TOP_SCORERS_CODE } from '../../wire/competition/standing-rows.ts';

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
/** Danish names of a stage in all sports, each once. */
function wordsOf(stage: number): string {
  const words = SPORTS.flatMap(({ stages }) => stages[stage] ?? []).map(({ long, spoken }) => spoken ?? long);
  return [...new Set(words)].join(' or ');
}
const codes = new Set([...ofAll.keys(), ...SPORTS.flatMap(({ stages }) => Object.keys(stages).map(Number))]);
/** Every stage code: '1 scheduled'; stages of single sports by the names of those. */
export const stageNames = list(
  [...codes].toSorted((a, b) => a - b).map((stage) => `${stage} ${ofAll.get(stage) ?? wordsOf(stage)}`),
);

const SIDES = ['overall', 'home', 'away'] as const;
const TABLES = [
  ['points', 'points'],
  ['official', 'points of finished matches alone'],
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

const unitsOf = { frames: 'frames won', legs: 'sets won, or legs won where UNT is legs', maps: 'maps won' } as const;
/** What the score of a match is made of: what AG and AH count. */
function scoreWord(sport: (typeof SPORTS)[number]): string {
  const { format } = sport.formats[0];
  switch (format.kind) {
    case 'periods':
    case 'behinds':
      return rulesFor(sport.id, '', '', '').scored === 'point' ? 'points' : 'goals';
    case 'frames':
      return unitsOf[format.unit];
    case 'innings':
    case 'cricket':
      return 'runs';
    case 'pesapallo':
      return 'halves won, with the super inning and the scoring contest';
    case 'fight':
      return 'nothing, always 0: AS names the winner';
    default:
      return 'sets or games won';
  }
}
const named = (sports: readonly (typeof SPORTS)[number][]): string => list(sports.map(({ name }) => name));
/** What AG and AH count, with the sports that count it. */
export const scoreWords: readonly (readonly [counted: string, sports: string])[] = [
  ...Map.groupBy(
    byId.filter(({ duel }) => duel),
    scoreWord,
  ),
].map(([word, sports]) => [word, named(sports)]);

/** Clocks of stages: base, cap and breaks in minutes, with their stages, by the sports that share them. */
export const stageClocks: readonly (readonly string[])[] = [
  ...Map.groupBy(
    byId.filter(({ stages }) => Object.values(stages).some(({ clock }) => clock !== undefined)),
    ({ stages }) =>
      JSON.stringify(Object.entries(stages).flatMap(([stage, { clock }]) => (clock === undefined ? [] : [[stage, clock]]))),
  ),
].flatMap(([clocks, sports]) =>
  (JSON.parse(clocks) as [string, StageClock][]).map(([stage, { baseMinute, capMinute, breakMinutes }]) => [
    named(sports),
    stage,
    String(baseMinute),
    capMinute === null ? '' : String(capMinute),
    String(breakMinutes),
  ]),
);

/** Formats of results that have only one, by number. */
export const resultForms: readonly (readonly [result: string, form: string])[] = Object.entries(RESULT_NUMBER).flatMap(
  ([name, number]) => {
    const result = name as ResultName;
    const entry = { rank: null, tied: false, status: 'ok', results: { [result]: '?' } } as const;
    const problem = rankingProblem({ board: [{ result, label: '' }] }, [entry], false);
    return problem === null ? [] : [[`${number} ${name}`, problem.allowed] as const];
  },
);

const HOUR_S = 3600;
/** The `tz` of Denmark in winter and in summer. */
export const danishHours = [0, 6].map((month) => copenhagenHours(Date.UTC(2026, month, 15) / 1000)) as [number, number];
const isSummer = (seconds: number): boolean => copenhagenHours(seconds) === danishHours[1];
/** The hours of a year in which the clocks of Denmark are changed, as UTC. */
export const danishChanges = Array.from({ length: 365 * 24 }, (_, hour) => Date.UTC(2026, 0, 1) / 1000 + hour * HOUR_S)
  .filter((seconds) => isSummer(seconds) !== isSummer(seconds - HOUR_S))
  .map((seconds) => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' '));
