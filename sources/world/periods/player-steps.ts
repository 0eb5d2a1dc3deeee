import type { PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../random.ts';
import { instant } from '../copenhagen.ts';
import type { Step } from '../event-plan.ts';
import { squadOf } from '../squad.ts';
import type { Beat, Course } from './beat.ts';
import type { Game } from './game.ts';
import { endOf } from './stretch.ts';

type Section = PlayerStatisticsMessage['sections'][number];

/** What a player is counted for: the head of its column, what it is, and how much of it a beat brings whom. */
interface Column {
  readonly code: string;
  readonly label: string;
  readonly of: (beat: Scored, player: string) => number;
}
type Scored = Extract<Beat, { kind: 'score' | 'taken-back' }>;

const BASKETBALL = 3;
const ICE_HOCKEY = 4;
const HANDBALL = 7;

const made = (points: number) => (beat: Scored) => (beat.points === points ? 1 : 0);
const goals = (beat: Scored, player: string): number => (beat.incident?.player === player ? 1 : 0);
const assists = (beat: Scored, player: string): number => (beat.incident?.second === player ? 1 : 0);

const COLUMNS: Readonly<Record<number, readonly Column[]>> = {
  [BASKETBALL]: [
    { code: 'PTS', label: 'Point', of: ({ points }) => points },
    { code: '2P', label: '2-pointsskud', of: made(2) },
    { code: '3P', label: '3-pointsskud', of: made(3) },
    { code: 'FT', label: 'Straffekast', of: made(1) },
  ],
  [ICE_HOCKEY]: [
    { code: 'M', label: 'Mål', of: goals },
    { code: 'A', label: 'Assister', of: assists },
    { code: 'P', label: 'Point', of: (beat, player) => goals(beat, player) + assists(beat, player) },
  ],
  [HANDBALL]: [{ code: 'M', label: 'Mål', of: goals }],
};

/** Some players score far more often than others. */
const LEADING = 1.8;

/** The scores up to a second, each with whom it names by then. */
function scoresUntil(beats: readonly Beat[], atS: number): readonly Scored[] {
  const known = beats.filter((beat) => beat.atS <= atS);
  const corrected = new Map(
    known.flatMap((beat) => (beat.kind === 'scorer' ? [[beat.incident.id, beat.incident] as const] : [])),
  );
  return known
    .filter((beat) => beat.kind === 'score' || beat.kind === 'taken-back')
    .map((beat) => ({ ...beat, incident: corrected.get(beat.incident?.id ?? '') ?? beat.incident }));
}

/** Whom each score is counted for: whom it names, or whom chance gives it to where it names nobody. */
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

function sectionAt(game: Game, { beats }: Course, columns: readonly Column[], atS: number): Section {
  const tallies = { home: new Map<string, readonly number[]>(), away: new Map<string, readonly number[]>() };
  for (const [beat, names] of withPlayers(game, scoresUntil(beats, atS))) {
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

/** What each player did, at the end of each part; none where the sport does not count it here. Worked out when it is due. */
export function playerSteps(game: Game, course: Course, lagS: number): readonly Step[] {
  const columns = COLUMNS[game.play.sportId];
  if (columns === undefined) return [];
  const ends = course.beats.flatMap((beat) =>
    beat.kind === 'stage' && beat.stretch !== null ? [Math.min(endOf(beat.stretch), course.endS)] : [],
  );
  return ends.map(
    (endS, seq): Step => ({
      dueS: endS + lagS,
      get messages() {
        const message: PlayerStatisticsMessage = {
          kind: 'player-statistics',
          key: `${game.key}/players`,
          seq,
          at: instant(endS),
          event: game.key,
          period: 0,
          sections: [sectionAt(game, course, columns, endS)],
        };
        return [message];
      },
    }),
  );
}
