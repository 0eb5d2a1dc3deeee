import type { IncidentType } from '@stillingen/domain';
import type { PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { instant } from '../../engine/calendar/copenhagen.ts';
import type { Publication } from '../../engine/event-plan.ts';
import { squadOf } from '../../engine/squad.ts';
import type { Beat, Course } from './beat.ts';
import type { Game } from './game.ts';
import { endOf } from './stretch.ts';

type Section = PlayerStatisticsMessage['sections'][number];

interface Column {
  readonly code: string;
  readonly label: string;
  readonly of: (beat: Scored, player: string) => number;
}
type Scored = Extract<Beat, { kind: 'score' | 'taken-back' }>;

const made = (points: number) => (beat: Scored) => (beat.points === points ? 1 : 0);
const goals = (beat: Scored, player: string): number => (beat.incident?.player === player ? 1 : 0);
const assists = (beat: Scored, player: string): number => (beat.incident?.second === player ? 1 : 0);
/** The assistant gets none of the points. */
const points = (beat: Scored, player: string): number => (beat.incident?.second === player ? 0 : beat.points);
const scored =
  (...types: readonly IncidentType[]) =>
  ({ incident }: Scored, player: string): number =>
    incident?.player === player && types.includes(incident.type) ? 1 : 0;

const POINTS: Column = { code: 'PTS', label: 'Point', of: points };
const GOALS: Column = { code: 'M', label: 'Mål', of: goals };
const ASSISTS: Column = { code: 'A', label: 'Assists', of: assists };
const GOALS_AND_ASSISTS = [GOALS, ASSISTS];
const SCORING = [
  ...GOALS_AND_ASSISTS,
  { code: 'P', label: 'Point', of: (beat: Scored, player: string) => goals(beat, player) + assists(beat, player) },
];
const RUGBY = [
  POINTS,
  { code: 'F', label: 'Tries', of: scored('try', 'penalty-try') },
  { code: 'K', label: 'Sparkepoint', of: scored('conversion', 'penalty-goal', 'drop-goal') },
];

/** What players of a sport are counted for, by its number; the first column adds up to the score. */
const COLUMNS: Readonly<Record<number, readonly Column[]>> = {
  3: [
    POINTS,
    { code: '2P', label: '2-pointsskud', of: made(2) },
    { code: '3P', label: '3-pointsskud', of: made(3) },
    { code: 'FT', label: 'Straffekast', of: made(1) },
  ],
  4: SCORING,
  9: SCORING,
  10: SCORING,
  5: [
    POINTS,
    { code: 'TD', label: 'Touchdowns', of: scored('touchdown') },
    { code: 'FG', label: 'Field goals', of: scored('field-goal') },
    { code: 'XP', label: 'Ekstrapoint', of: scored('extra-point', 'two-point-conversion') },
  ],
  7: [GOALS],
  8: RUGBY,
  19: RUGBY,
  11: GOALS_AND_ASSISTS,
  22: GOALS_AND_ASSISTS,
  24: GOALS_AND_ASSISTS,
  26: GOALS_AND_ASSISTS,
  18: [POINTS, { code: 'M', label: 'Mål', of: scored('goal') }, { code: 'B', label: 'Behinds', of: scored('behind') }],
  29: [POINTS],
  42: [POINTS],
};

/** Some players score far more often than others. */
const LEADING = 1.8;

function scoresUntil(beats: readonly Beat[], atS: number): readonly Scored[] {
  const known = beats.filter((beat) => beat.atS <= atS);
  const corrected = new Map(
    known.flatMap((beat) => (beat.kind === 'scorer' ? [[beat.incident.id, beat.incident] as const] : [])),
  );
  return known
    .filter((beat) => beat.kind === 'score' || beat.kind === 'taken-back')
    .map((beat) => ({ ...beat, incident: corrected.get(beat.incident?.id ?? '') ?? beat.incident }));
}

/** The players of each score: those it names, or random ones where it names none. */
function withPlayers({ chance, home, away }: Game, scores: readonly Scored[]): readonly (readonly [Scored, readonly string[]])[] {
  const random = createRandom(chance, 'players');
  const squads = { home: squadOf(home.name, home.country), away: squadOf(away.name, away.country) };
  const last = { home: '', away: '' };
  return scores.map((beat) => {
    const { side, incident, kind } = beat;
    if (incident !== null) return [beat, [incident.player, incident.second].filter((name) => name !== '')];
    const squad = squads[side];
    // What is taken back was the side's last score.
    if (kind === 'score') last[side] = squad[Math.floor(squad.length * random.next() ** LEADING)]!;
    return [beat, [last[side]]];
  });
}

function sectionAt(game: Game, { beats }: Course, columns: readonly Column[], atS: number, part: number | null): Section {
  const tallies = { home: new Map<string, readonly number[]>(), away: new Map<string, readonly number[]>() };
  for (const [beat, names] of withPlayers(game, scoresUntil(beats, atS))) {
    if (part !== null && beat.stretch.part !== part) continue;
    const sign = beat.kind === 'score' ? 1 : -1;
    for (const name of names) {
      const tally = tallies[beat.side].get(name) ?? columns.map(() => 0);
      tallies[beat.side].set(
        name,
        tally.map((value, index) => value + sign * columns[index]!.of(beat, name)),
      );
    }
  }
  return {
    type: 'players',
    title: 'Spillere',
    columns: columns.map(({ code, label }) => ({ code, label, kind: 'number' })),
    rows: (['home', 'away'] as const).flatMap((side) =>
      [...tallies[side]]
        .toSorted(([, a], [, b]) => b[0]! - a[0]!)
        .map(([player, values]) => ({ side, player, values: values.map(String) })),
    ),
  };
}

/** What each player did, at the end of each part, in the match and in that part; none where the sport does not count it here. */
export function playerSteps(game: Game, course: Course, lagS: number): readonly Publication[] {
  const columns = COLUMNS[game.play.sportId];
  if (columns === undefined) return [];
  const stretches = course.beats.flatMap((beat) => (beat.kind === 'stage' && beat.stretch !== null ? [beat.stretch] : []));
  return stretches.map((stretch, seq): Publication => {
    const endS = Math.min(endOf(stretch), course.endS);
    const messageOf = (part: number | null): PlayerStatisticsMessage => ({
      kind: 'player-statistics',
      key: part === null ? `${game.key}/players` : `${game.key}/players-${part + 1}`,
      seq,
      at: instant(endS),
      event: game.key,
      period: part === null ? 0 : part + 1,
      sections: [sectionAt(game, course, columns, endS, part)],
    });
    return {
      dueS: endS + lagS,
      get messages() {
        return [messageOf(null), ...(stretch.part === null ? [] : [messageOf(stretch.part)])];
      },
    };
  });
}
