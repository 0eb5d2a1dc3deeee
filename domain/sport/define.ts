import { ALERTS_OF_ROW, NO_ALERTS } from './alerts.ts';
import type { ScoreFormat } from './formats.ts';
import { type SportName, sportNameById } from './names.ts';
import type {
  BoardColumn,
  Championship,
  CourseGraphic,
  DetailTab,
  DuelRow,
  EntryLimits,
  PenaltyNames,
  RaceRow,
  Sport,
  SportAlerts,
  SportOrder,
} from './sport.ts';
import { RACE_STAGES } from './stages.ts';

const ROW = { inRow: true, onPhone: true } as const;

export const TIME: BoardColumn = { result: 'time', label: 'Tid', ...ROW };
export const GAP: BoardColumn = { result: 'gap', label: 'Afstand', spoken: 'Afstand til føreren', ...ROW };
export const POINTS: BoardColumn = { result: 'points', label: 'Point', ...ROW };
export const BIB: BoardColumn = { result: 'bib', label: 'Nr.', spoken: 'Startnummer' };

export const ENGINE_BOARD: readonly BoardColumn[] = [
  { result: 'laps', label: 'Omg.', spoken: 'Omgange', inRow: true },
  TIME,
  GAP,
  { result: 'lapTime', label: 'Omg.tid', spoken: 'Hurtigste omgang' },
  { result: 'grid', label: 'Start', spoken: 'Startplads' },
  { result: 'pitStops', label: 'Pit', spoken: 'Pitstop' },
];

export const always = (format: ScoreFormat): Sport['formats'] => [{ from: '', format }];

const named = (id: number): SportName => {
  const name = sportNameById(id);
  if (name === null) throw new Error(`no name of sport ${id}`);
  return name;
};

export const penaltyOf = (word: 'straffespark' | 'straffekast' | 'straffeslag'): PenaltyNames => ({
  awarded: word.charAt(0).toUpperCase() + word.slice(1),
  goal: `Mål på ${word}`,
  missed: `Brændt ${word}`,
});
/** In rugby a penalty scores points, not a goal. */
export const RUGBY_PENALTY: PenaltyNames = { ...penaltyOf('straffespark'), goal: 'Straffespark' };

const USUAL = {
  countdown: null,
  clockedScores: null,
  variants: null,
  statistics: [],
  regularScore: 'full-time',
  distance: null,
  shootOut: null,
  scoreWord: null,
  goalMark: 'neutral',
  penalty: penaltyOf('straffespark'),
  keeper: 'Målmand',
  championship: null,
  ownFeeds: [],
  playoff: 'wins',
  serviceGames: false,
  keeperInFormation: false,
  categoryPages: false,
  detailPage: true,
  playerRatings: false,
  playerProfiles: false,
  transfers: false,
} as const satisfies Partial<Sport>;
type Usual = Partial<Pick<Sport, keyof typeof USUAL>>;

interface DuelFacts extends Usual, Pick<Sport, 'scoreParts' | 'parts' | 'stages' | 'competitors' | 'formats'> {
  readonly row: DuelRow;
  /** That of its row where absent. */
  readonly course?: CourseGraphic;
  /** Those of its row where absent. */
  readonly alerts?: SportAlerts;
  readonly serves?: true;
  /** Players have positions or an order: the tab of both teams shows line-ups. */
  readonly linedUp?: true;
}

const NO_LIMITS: EntryLimits = {
  onMain: null,
  onTournamentPage: null,
  onParticipantPage: null,
  meetingsOnParticipantPage: null,
};

const DUEL_ORDER: SportOrder = {
  time: 'start',
  stages: false,
  meetings: false,
  seasonsByTime: true,
  countriesByTime: false,
  byCountry: false,
};
const RACE_ORDER: SportOrder = { ...DUEL_ORDER, stages: true };

const COURSE_OF_ROW: Readonly<Record<DuelRow, CourseGraphic>> = {
  goals: 'goals',
  sets: 'sets',
  frames: 'sets',
  innings: 'innings',
  fight: 'rounds',
};

function tabsOfDuel({ statistics = [], competitors, row }: Omit<DuelFacts, 'linedUp'>, linedUp: boolean): readonly DetailTab[] {
  const team: readonly DetailTab[] = competitors === 'teams' ? [linedUp ? 'line-ups' : 'squads'] : [];
  const season: readonly DetailTab[] = row === 'fight' ? [] : ['standings', 'draw'];
  return [
    'summary',
    ...(statistics.length > 0 ? (['statistics'] as const) : []),
    ...team,
    'players',
    'commentary',
    'head-to-head',
    ...season,
    'videos',
    'corrections',
  ];
}

/** Throws for an id without a name. */
export function duel(id: number, { linedUp, ...facts }: DuelFacts): Sport {
  return {
    ...named(id),
    ...USUAL,
    duel: true,
    event: 'kamp',
    serves: false,
    board: [],
    progress: null,
    course: COURSE_OF_ROW[facts.row],
    alerts: ALERTS_OF_ROW[facts.row],
    tabs: tabsOfDuel(facts, linedUp === true),
    order: DUEL_ORDER,
    limits: NO_LIMITS,
    ...facts,
  };
}

interface RaceFacts extends Usual, Pick<Sport, 'board' | 'progress'>, Partial<Pick<Sport, 'stages' | 'event'>> {
  readonly order?: Partial<SportOrder>;
  readonly row?: RaceRow;
  readonly limits?: Partial<EntryLimits>;
}

/** Throws for an id without a name. */
export function race(id: number, { limits, order, ...facts }: RaceFacts): Sport {
  return {
    ...named(id),
    ...USUAL,
    scoreParts: 0,
    parts: [],
    duel: false,
    event: 'løb',
    serves: false,
    stages: RACE_STAGES,
    row: 'ranked',
    course: null,
    alerts: NO_ALERTS,
    competitors: 'persons',
    tabs:
      facts.detailPage === false
        ? []
        : ['board', 'splits', ...(facts.championship == null ? [] : (['standings'] as const)), 'corrections'],
    formats: always({ kind: 'ranking' }),
    ...facts,
    order: { ...RACE_ORDER, ...order },
    limits: { onMain: 40, onTournamentPage: null, onParticipantPage: 20, meetingsOnParticipantPage: null, ...limits },
  };
}

export const WORLD_CUP: Championship = { persons: 'Udøvere', teams: null, sprint: null, scoringPlacesUntil: null, notIn: [] };

export const winterSport = (id: number, facts: Pick<RaceFacts, 'board' | 'progress' | 'championship' | 'event'>): Sport =>
  race(id, {
    ...facts,
    distance: 'covered',
    order: { time: 'end', meetings: true },
    limits: { onMain: 10, onTournamentPage: 1000, meetingsOnParticipantPage: 5 },
  });

export const engineSport = (id: number, facts: Pick<RaceFacts, 'board' | 'progress' | 'championship'>): Sport =>
  race(id, { ...facts, order: { countriesByTime: true }, limits: { onParticipantPage: 10 }, categoryPages: true });
