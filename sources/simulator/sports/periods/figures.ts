import { type IncidentType, otherSide, type Side, sportById, type Statistic } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import type { Beat, Course } from './beat.ts';
import type { Game } from './game.ts';
import type { Play } from './play.ts';
import { playS, type Stretch, wallAt } from './stretch.ts';

/**
 * Values counted besides the incidents: the statistic's number, the mean of a side, and the size of
 * one step.
 */
const COUNTED: Readonly<Record<number, string>> = {
  3: '635:10 636:25 637:20 638:3.2 639:12 640:7 641:19',
  4: '13:26 14:12 158:13 649:28 650:17',
  5: '670:20 672:225:9 673:115:5 677:5 639:1.3 676:2.4 678:6 656:2.6',
  7: '34:21 19:11 654:4 640:4 158:2.6 653:9',
  8: '687:400:8 475:140 685:6 686:12 639:12 684:10',
  9: '13:23',
  10: '13:12 16:8',
  11: '34:18 13:10 16:6 21:7',
  18: '692:365 693:92 475:60 694:52 479:37',
  19: '687:1400:14 475:340 704:10 684:6',
  22: '34:15 19:8 640:5 639:11',
  24: '34:6 13:4 658:5',
  26: '34:14 13:8 16:5 21:8',
  29: '34:6 634:6 434:5 639:15',
  42: '',
};
const STAT = {
  possession: 12,
  onTarget: 13,
  saves: 19,
  shots: 34,
  saveShare: 644,
  penaltyMinutes: 648,
  shootingShare: 655,
} as const;
const SUSPENSIONS = 647;
const ASSISTS = 637;
const [YARDS, PASSING, RUSHING] = [671, 672, 673];
const [REBOUNDS, OFFENSIVE, DEFENSIVE] = [634, 635, 636];
const [FIELD_GOALS, TWO_POINTERS, THREE_POINTERS, FREE_THROWS] = [630, 631, 632, 633];
const [RAID_POINTS, TACKLE_POINTS] = [710, 711];
const BASKETBALL = 3;
const KABADDI = 42;
const GOALS = 0;

/** The statistics that incidents count towards; a sport shows those it has. */
const OF_INCIDENT: Readonly<Partial<Record<IncidentType, readonly number[]>>> = {
  goal: [690],
  behind: [691],
  'penalty-goal': [652, 659, 682],
  'penalty-missed': [652],
  'yellow-card': [23],
  'red-card': [22],
  'green-card': [657],
  suspension: [SUSPENSIONS],
  timeout: [656],
  try: [680],
  'penalty-try': [680],
  conversion: [681],
  'drop-goal': [683],
  touchdown: [674],
  'field-goal': [675],
};

interface Tick {
  readonly atS: number;
  readonly side: Side;
  readonly stat: number;
  readonly adds: number;
}

function ofScore(sportId: number, points: number, t: number): readonly number[] {
  if (sportId === BASKETBALL) return points === 1 ? [FREE_THROWS] : [FIELD_GOALS, points === 2 ? TWO_POINTERS : THREE_POINTERS];
  return [GOALS, ...(sportId === KABADDI ? [t % 3 === 0 ? TACKLE_POINTS : RAID_POINTS] : [])];
}

function ticksOfBeat(sportId: number, beat: Beat): Tick[] {
  if (beat.kind !== 'score' && beat.kind !== 'taken-back' && beat.kind !== 'incident') return [];
  const side = beat.kind === 'incident' ? beat.incident.side : beat.side;
  const sign = beat.kind === 'taken-back' ? -1 : 1;
  const incident = beat.incident === null ? [] : (OF_INCIDENT[beat.incident.type] ?? []);
  const assist = beat.kind !== 'incident' && beat.incident !== null && beat.incident.second !== '' ? [ASSISTS] : [];
  const score = beat.kind === 'incident' || beat.points === 0 ? [] : ofScore(sportId, beat.points, beat.t);
  const each = sportId === KABADDI && beat.kind !== 'incident' ? beat.points : 1;
  return [...incident, ...assist, ...score].map((stat) => ({ atS: beat.atS, side, stat, adds: sign * each }));
}

function ticksOfPlay(random: Random, { play }: Game, stretches: readonly Stretch[]): Tick[] {
  const regularS = play.stages.length * play.minutes * 60;
  const counted = (COUNTED[play.sportId] ?? '').split(' ').filter((entry) => entry !== '');
  return counted.flatMap((entry) => {
    const [stat = 0, mean = 0, adds = 1] = entry.split(':').map(Number);
    return (['home', 'away'] as const).flatMap((side) =>
      stretches.flatMap((stretch) =>
        Array.from({ length: random.poisson(((mean / adds) * stretch.lengthS) / regularS) }, () => ({
          atS: wallAt(stretch, random.int(5, playS(stretch) - 1)),
          side,
          stat,
          adds,
        })),
      ),
    );
  });
}

export type Figures = (fromS: number, untilS: number) => readonly Statistic[];

export function figuresOf(game: Game, course: Course): Figures {
  const { sportId, sanctions } = game.play;
  const random = createRandom(game.chance, 'figures');
  const stretches = course.beats.flatMap((beat) => (beat.kind === 'stage' && beat.stretch !== null ? [beat.stretch] : []));
  const ticks = [...course.beats.flatMap((beat) => ticksOfBeat(sportId, beat)), ...ticksOfPlay(random, game, stretches)];
  const possession = Math.min(66, Math.max(34, Math.round(50 + 5 * (game.home.rating - game.away.rating) + 3 * random.normal())));
  const shortMinutes = sanctions.find(({ type }) => type === 'suspension')?.shortMinutes ?? 0;
  const shown = sportById(sportId)!.statistics;
  const known = knownOf(game.play);

  return (fromS, untilS) => {
    const sums = { home: new Map<number, number>(), away: new Map<number, number>() };
    for (const { atS, side, stat, adds } of ticks)
      if (fromS <= atS && atS <= untilS) sums[side].set(stat, (sums[side].get(stat) ?? 0) + adds);
    const value = (stat: number, side: Side): number => {
      const counted = (key: number): number => sums[side].get(key) ?? 0;
      const other = otherSide(side);
      const goals = counted(GOALS);
      switch (stat) {
        case STAT.onTarget:
          return counted(stat) + goals;
        case STAT.shots:
          return counted(stat) + counted(STAT.onTarget) + goals;
        case STAT.saves:
          return counted(stat) + (sums[other].get(STAT.onTarget) ?? 0);
        case STAT.saveShare:
          return share(value(STAT.saves, side), sums[other].get(GOALS) ?? 0);
        case STAT.shootingShare:
          return share(goals, value(STAT.shots, side) - goals);
        case STAT.penaltyMinutes:
          return shortMinutes * counted(SUSPENSIONS);
        case STAT.possession:
          return side === 'home' ? possession : 100 - possession;
        case YARDS:
          return counted(PASSING) + counted(RUSHING);
        case REBOUNDS:
          return counted(stat) + counted(OFFENSIVE) + counted(DEFENSIVE);
        default:
          return counted(stat);
      }
    };
    return shown.flatMap(({ stat, percent }): Statistic[] => {
      const text = (side: Side): string => `${value(stat, side)}${percent === true ? '%' : ''}`;
      return known.has(stat) ? [{ stat, home: text('home'), away: text('away') }] : [];
    });
  };
}

const share = (part: number, rest: number): number => (part + rest === 0 ? 0 : Math.round((100 * part) / (part + rest)));

const DERIVED = new Set<number>([
  ...Object.values(STAT),
  YARDS,
  REBOUNDS,
  FIELD_GOALS,
  TWO_POINTERS,
  THREE_POINTERS,
  FREE_THROWS,
]);
const typesOf = ({ scores, sanctions, drives }: Play): ReadonlySet<IncidentType | null> =>
  new Set([
    ...sanctions.map(({ type }) => type),
    ...scores.flatMap(({ type, followed }) => [type, ...(followed?.options ?? []).map((option) => option.type)]),
    ...(drives === true ? (['touchdown', 'field-goal'] as const) : []),
  ]);

/** The statistics of a sport: from incidents, counted, or derived from others. */
function knownOf(play: Play): ReadonlySet<number> {
  const types = typesOf(play);
  const ofIncidents = Object.entries(OF_INCIDENT).flatMap(([type, stats]) => (types.has(type as IncidentType) ? stats : []));
  const counted = (COUNTED[play.sportId] ?? '').split(' ').map((entry) => Number(entry.split(':')[0]));
  const own = play.sportId === KABADDI ? [RAID_POINTS, TACKLE_POINTS] : play.sportId === BASKETBALL ? [] : [ASSISTS];
  return new Set([...DERIVED, ...ofIncidents, ...counted, ...own]);
}
