import {
  DateFormat,
  type EventId,
  formatDate,
  formatLongDate,
  type League,
  type LiveState,
  type Participant,
  type ParticipantId,
  showsResult,
  sportById,
  Stage,
  StageType,
} from '@stillingen/domain';
import type { CardKind } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';

export interface CardSide {
  readonly name: string;
  readonly code: string;
  readonly colours: readonly [string, string] | null;
}

export interface CardRow {
  readonly rank: number;
  readonly name: string;
  readonly played: string;
  readonly points: string;
  /** Null for a person. */
  readonly side: Pick<CardSide, 'code' | 'colours'> | null;
}

/** What the picture of a link shows. */
export interface Card {
  /** Over the names: sport and competition. */
  readonly top: string;
  /** Two of a match, one of a participant, none otherwise. */
  readonly sides: readonly CardSide[];
  /** Between two sides the score or the hour; else the largest line. */
  readonly title: string;
  readonly note: string;
  readonly isLive: boolean;
  readonly isSimulated: boolean;
  /** The first rows of a competition's table. */
  readonly table: readonly CardRow[];
}

const PLAIN = { sides: [], note: '', isLive: false, isSimulated: false, table: [] } as const;
const SITE: Card = { ...PLAIN, top: '', title: 'Stillingen', note: 'Livescore, resultater og stillinger fra 38 sportsgrene' };

const MOST_ROWS = 5;

const STAGES: Readonly<Record<number, string>> = {
  [Stage.postponed]: 'Udsat',
  [Stage.cancelled]: 'Aflyst',
  [Stage.abandoned]: 'Afbrudt',
};

export interface CardSource {
  readonly state: Pick<LiveState, 'events' | 'races' | 'leagues' | 'participants'>;
  /** The table of a competition; empty without one. */
  readonly tableOf: (league: League) => readonly CardRow[];
}
type CardState = CardSource['state'];

const sportName = (sportId: number): string => sportById(sportId)!.danishName;
const topOf = (league: League): string => `${sportName(league.sportId)} · ${DANISH.competition(league).name}`;
const isSimulated = ({ origin }: Pick<League, 'origin'>): boolean => origin !== 'real';

const sideOf = ({ name, code, colours }: Participant): CardSide => ({ name, code, colours });

function dateOf({ start, startKnown }: { readonly start: number; readonly startKnown: boolean }): string {
  return formatLongDate(start) + (startKnown ? ` kl. ${formatDate(start, DateFormat.time)}` : '');
}

const stageWord = (stage: number, type: StageType): string =>
  STAGES[stage] ?? (type === StageType.live ? 'Live' : type === StageType.finished ? 'Slut' : '');

/** The score only where `withScore`: the link of a delayed page must not reveal it. */
function matchCard(state: CardState, id: EventId, withScore: boolean): Card | null {
  const event = state.events.get(id);
  if (event === undefined) return raceCard(state, id, withScore);
  const league = state.leagues.get(event.leagueId)!;
  const sport = sportById(event.sportId)!;
  const isShown = withScore && sport.row !== 'fight' && showsResult(event);
  const word = withScore ? stageWord(event.stage, event.stageType) : '';
  const hour = event.startKnown ? formatDate(event.start, DateFormat.time) : '–';
  return {
    ...PLAIN,
    top: topOf(league),
    sides: [event.home, event.away].map((side) => sideOf(state.participants.get(side)!)),
    title: isShown ? event.score!.join(' – ') : hour,
    note: [word, dateOf(event)].filter(Boolean).join(' · '),
    isLive: withScore && event.stageType === StageType.live,
    isSimulated: isSimulated(league),
  };
}

function raceCard(state: CardState, id: EventId, withStage: boolean): Card | null {
  const race = state.races.get(id);
  if (race === undefined) return null;
  const league = state.leagues.get(race.leagueId)!;
  const word = withStage ? stageWord(race.stage, race.stageType) : '';
  return {
    ...PLAIN,
    top: topOf(league),
    title: [race.meeting, race.session].filter(Boolean).join(' · ') || DANISH.competition(league).name,
    note: [word, dateOf(race)].filter(Boolean).join(' · '),
    isLive: withStage && race.stageType === StageType.live,
    isSimulated: isSimulated(league),
  };
}

function participantCard({ participants }: CardState, id: ParticipantId): Card | null {
  const participant = participants.get(id);
  if (participant === undefined || participant.deleted === true) return null;
  const side = sideOf(participant);
  return { ...PLAIN, top: sportName(participant.sportId), sides: [side], title: side.name };
}

export function newestOf({ leagues }: Pick<CardState, 'leagues'>, template: string): League | null {
  let newest: League | null = null;
  for (const league of leagues.values())
    if (league.templateId === template && (newest === null || league.season > newest.season)) newest = league;
  return newest;
}

/** The table only where `withTable`: the link of a delayed page must not reveal it. */
function competitionCard({ state, tableOf }: CardSource, template: string, withTable: boolean): Card | null {
  const newest = newestOf(state, template);
  if (newest === null) return null;
  const [top, { name: title }] = [sportName(newest.sportId), DANISH.competition(newest)];
  const table = withTable ? tableOf(newest).slice(0, MOST_ROWS) : [];
  return { ...PLAIN, top, title, note: newest.season, isSimulated: isSimulated(newest), table };
}

/** Null for an unknown id. */
export function cardOf(source: CardSource, kind: CardKind, id: string): Card | null {
  const { state } = source;
  switch (kind) {
    case 'match':
    case 'fixture':
      return matchCard(state, id as EventId, kind === 'match');
    case 'participant':
      return participantCard(state, id as ParticipantId);
    case 'competition':
    case 'season':
      return competitionCard(source, id, kind === 'competition');
    case 'site':
      return id === SITE_CARD_ID ? SITE : null;
  }
}

export const SITE_CARD_ID = 'stillingen';

/** Text in place of the picture, without the score. */
export const altOf = ({ top, sides, title }: Card): string =>
  [sides.length === 2 ? sides.map(({ name }) => name).join(' – ') : title, top].filter(Boolean).join(', ');
