import type { ImportedDuel } from '../kit/events/duel.ts';
import { playerSection, type TalliedColumn } from '../kit/events/player-sections.ts';
import type { RecordedAction, Recording } from './read.ts';

type Actions = readonly RecordedAction[];

const TAG = { goal: 101, ownGoal: 102, assist: 301, chance: 302, won: 703, lost: 701, intercepted: 1401 } as const;
const CARD = { red: 1701, yellow: 1702, secondYellow: 1703, error: 2001, accurate: 1801 } as const;
const FINAL_THIRD = 67;
/** Set pieces that are passes; throw-ins and goal kicks are none. */
const PASSED = new Set(['Free Kick', 'Free kick cross', 'Corner']);

const isPass = ({ name, detail }: RecordedAction): boolean => name === 'Pass' || (name === 'Free Kick' && PASSED.has(detail));
const isShot = ({ name, detail }: RecordedAction): boolean => name === 'Shot' || detail === 'Free kick shot';
const isPenalty = ({ detail }: RecordedAction): boolean => detail === 'Penalty';
const isAttempt = (action: RecordedAction): boolean => isShot(action) || isPenalty(action);
const isAccurate = ({ tags }: RecordedAction): boolean => tags.has(CARD.accurate);
const scored = ({ tags }: RecordedAction): boolean => tags.has(TAG.goal);

type Counts = (action: RecordedAction) => boolean;

const countOf = (code: string, label: string, counts: Counts): TalliedColumn<Actions> => [
  code,
  label,
  'number',
  (actions) => actions.filter(counts).length,
];
const shareOf = (code: string, label: string, of: Counts, won: Counts): TalliedColumn<Actions> => [
  code,
  label,
  'share',
  (actions) => `${actions.filter((action) => of(action) && won(action)).length}/${actions.filter(of).length}`,
];
/** Duels that neither side won do not count. */
const duelsOf = (code: string, label: string, detail: string): TalliedColumn<Actions> =>
  shareOf(
    code,
    label,
    (action) => action.detail === detail && (action.tags.has(TAG.won) || action.tags.has(TAG.lost)),
    ({ tags }) => tags.has(TAG.won),
  );

const COLUMNS: readonly TalliedColumn<Actions>[] = [
  countOf('M', 'Mål', (action) => isShot(action) && scored(action)),
  countOf('A', 'Assister', ({ tags }) => tags.has(TAG.assist)),
  countOf('SPM', 'Skud på mål', (action) => isAttempt(action) && isAccurate(action) && !scored(action)),
  countOf('SF', 'Skud forbi', (action) => isAttempt(action) && !isAccurate(action) && !scored(action)),
  shareOf('AFL', 'Afleveringer', isPass, isAccurate),
  countOf('CH', 'Skabte chancer', ({ tags }) => tags.has(TAG.chance)),
  countOf('TK', 'Vundne tacklinger', ({ detail, tags }) => detail === 'Ground defending duel' && tags.has(TAG.won)),
  countOf('OB', 'Opsnappede bolde', ({ tags }) => tags.has(TAG.intercepted)),
  countOf('CL', 'Clearinger', ({ detail }) => detail === 'Clearance'),
  countOf('RED', 'Redninger', (action) => action.name === 'Save attempt' && isAccurate(action) && !scored(action)),
  duelsOf('DR', 'Driblinger', 'Ground attacking duel'),
  duelsOf('LD', 'Luftdueller', 'Air duel'),
  countOf('A3', 'Ind i sidste tredjedel', (one) => isPass(one) && isAccurate(one) && (one.reached ?? 0) >= FINAL_THIRD),
  countOf('IND', 'Indlæg, fundet', (action) => action.detail === 'Cross' && isAccurate(action)),
  countOf('FR', 'Frispark begået', ({ name }) => name === 'Foul'),
  countOf('OFF', 'Offsides', ({ name }) => name === 'Offside'),
  countOf('G', 'Gule kort', ({ tags }) => tags.has(CARD.yellow)),
  countOf('R', 'Røde kort', ({ tags }) => tags.has(CARD.red) || tags.has(CARD.secondYellow)),
  countOf('MS', 'Mål på straffe', (action) => isPenalty(action) && scored(action)),
  countOf('SB', 'Brændte straffe', (action) => isPenalty(action) && !scored(action)),
  countOf('SM', 'Selvmål', ({ name, tags }) => tags.has(TAG.ownGoal) && name !== 'Save attempt'),
  countOf('FEJ', 'Fejl, farlige boldtab', ({ tags }) => tags.has(CARD.error)),
];

/** The figures of the players on the pitch; the shoot-out does not count. */
export function playersOf({ events, sheets, substitutions }: Recording): NonNullable<ImportedDuel['players']> {
  const own = Map.groupBy(
    events.filter(({ period }) => period !== 'P'),
    ({ side, player }) => `${side} ${player}`,
  );
  const ofSide = (wanted: 'home' | 'away') => {
    const starters = sheets.filter(({ side }) => side === wanted).flatMap((sheet) => sheet.starters.map(({ name }) => name));
    const on = substitutions.filter(({ side }) => side === wanted).map((change) => change.on);
    return new Map([...starters, ...on].map((name) => [name, own.get(`${wanted} ${name}`) ?? []] as const));
  };
  const section = playerSection('players', 'Spillere', { home: ofSide('home'), away: ofSide('away') }, COLUMNS);
  return section.rows.length === 0 ? [] : [section];
}
