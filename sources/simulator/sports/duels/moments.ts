import {
  type CorrectionReason,
  type IncidentType,
  otherSide,
  type Pair,
  type Side,
  Stage,
  type StageCode,
} from '@stillingen/domain';
import type { HistoryMessage, Message, PlayerStatisticsMessage, Scoreboard } from '@stillingen/domain/messages';
import { createSetHistory } from '../../../set-history.ts';
import { instant } from '../../engine/copenhagen.ts';
import type { Step } from '../../engine/event-plan.ts';
import type { Duel } from './duel.ts';

/** Something that happened. */
interface Happening {
  readonly type: IncidentType;
  readonly side: Side;
  /** The set, inning or over it happened in, for sports without a clock. */
  readonly minute: number;
  readonly player?: string;
  readonly detail?: string;
  readonly score?: [number, number];
}

/** One line of the statistics of a match: its number, and what both sides have. */
export type Figure = readonly [stat: number, home: number | string, away: number | string];

/** The statistics of one part of a match, or of all of it as part 0; `name` ends the key of what is said of them. */
export interface FiguresOfPart {
  readonly name: string;
  readonly part: number;
  readonly figures: readonly Figure[];
}

/** What the players of a match have done. */
export type Sections = readonly PlayerStatisticsMessage['sections'][number][];

/** What the players have done in one part of a match, worked out when it is told. */
export interface PlayersOfPart {
  readonly part: number;
  readonly players: () => Sections;
}

/** How a leg or frame went so far, visit by visit. */
export interface PlayedPart {
  readonly part: number;
  readonly steps: readonly Pick<HistoryMessage['steps'][number], 'score' | 'winner' | 'server'>[];
}

/** How a match stands at one moment. */
export interface Moment {
  /** Seconds after the planned start; negative where something is said before it. */
  readonly second: number;
  readonly stage: StageCode;
  readonly score: Scoreboard;
  /** One line on how things stand; none where absent. */
  readonly situation?: string;
  /** Which half of the inning is played, and which round is fought, where it has those. */
  readonly half?: 'top' | 'bottom';
  readonly fightRound?: number;
  /** Said with a stage: 'Vandt med 5 wickets'. */
  readonly notice?: string;
  readonly incidents?: readonly Happening[];
  readonly figures?: readonly Figure[];
  readonly partFigures?: readonly FiguresOfPart[];
  /** What each player has done in the whole match, worked out when it is told. */
  readonly players?: () => Sections;
  /** The same of one part of it. */
  readonly partPlayers?: PlayersOfPart;
  /** How the leg or frame went so far; in sports of sets the scores tell it. */
  readonly playedPart?: PlayedPart;
  /** Why the score that was said before this one was wrong. */
  readonly corrects?: CorrectionReason;
}

export const SIDES = ['home', 'away'] as const;

const swapped = <T>([home, away]: readonly [T, T]): [T, T] => [away, home];

const swappedFigures = (figures: readonly Figure[]): readonly Figure[] =>
  figures.map(([stat, home, away]) => [stat, away, home] as const);

const swappedPlayers = (sections: Sections): Sections =>
  sections.map((section) => ({ ...section, rows: section.rows.map((row) => ({ ...row, side: otherSide(row.side) })) }));

const swappedPart = ({ part, steps }: PlayedPart): PlayedPart => ({
  part,
  steps: steps.map(({ score, winner, server }) => ({
    score: swapped(score),
    ...(winner === undefined ? {} : { winner: otherSide(winner) }),
    ...(server === undefined ? {} : { server: otherSide(server) }),
  })),
});

function swappedBoard({ home, away, parts, tieBreaks, points, serve, results, winner }: Scoreboard): Scoreboard {
  return {
    home: away,
    away: home,
    ...(parts === undefined ? {} : { parts: parts.map(swapped) }),
    ...(tieBreaks === undefined ? {} : { tieBreaks: tieBreaks.map((pair) => (pair === null ? null : swapped(pair))) }),
    ...(points === undefined ? {} : { points: points === null ? null : swapped(points) }),
    ...(serve === undefined ? {} : { serve: serve === null ? null : otherSide(serve) }),
    ...(results === undefined ? {} : { results: swapped(results) }),
    ...(winner === undefined ? {} : { winner: winner === 'draw' ? winner : otherSide(winner) }),
  };
}

/** The side with the higher score at the end; null where they are level. */
export function winnerOf(moments: readonly Moment[]): Side | null {
  const { home, away } = moments.at(-1)!.score;
  return home === away ? null : home > away ? 'home' : 'away';
}

/** The same course with the sides changed about, where the wrong one has won: only for games in which both have the same part. */
export function wonBy(winner: Side | null, moments: readonly Moment[]): readonly Moment[] {
  const won = winnerOf(moments);
  if (winner === null || won === null || won === winner) return moments;
  return moments.map(({ score, incidents, figures, partFigures, players, partPlayers, playedPart, ...moment }) => ({
    ...moment,
    score: swappedBoard(score),
    ...(incidents === undefined ? {} : { incidents: incidents.map((one) => ({ ...one, side: otherSide(one.side) })) }),
    ...(figures === undefined ? {} : { figures: swappedFigures(figures) }),
    ...(partFigures === undefined
      ? {}
      : { partFigures: partFigures.map((counted) => ({ ...counted, figures: swappedFigures(counted.figures) })) }),
    ...(players === undefined ? {} : { players: () => swappedPlayers(players()) }),
    ...(partPlayers === undefined
      ? {}
      : { partPlayers: { ...partPlayers, players: () => swappedPlayers(partPlayers.players()) } }),
    ...(playedPart === undefined ? {} : { playedPart: swappedPart(playedPart) }),
  }));
}

/** A pair of counts as a message carries it. */
export const pairOf = ([home, away]: Pair): [number, number] => [home, away];

/** The half or round of a moment where it is another than before. */
const changedWords = ({ half, fightRound }: Moment, before: Moment | null): Pick<Moment, 'half' | 'fightRound'> => ({
  ...(half === undefined || half === before?.half ? {} : { half }),
  ...(fightRound === undefined || fightRound === before?.fightRound ? {} : { fightRound }),
});

/** What is said of a match, each moment `lagS` seconds after it: a change of the stage as a status, every other change as a score. */
export function stepsOf({ key, startS, game }: Duel, moments: readonly Moment[], lagS: number): readonly Step[] {
  const seqs = new Map<string, number>();
  const head = (part: string, second: number) => {
    const seq = seqs.get(part) ?? 0;
    seqs.set(part, seq + 1);
    return { key: `${key}/${part}`, seq, at: instant(startS + second), event: key };
  };
  let stage: StageCode = Stage.scheduled;
  let situation = '';
  let before: Moment | null = null;
  let said: { readonly key: string; readonly seq: number } | null = null;
  let incidents = 0;
  const course = createSetHistory(game.sportId);
  return moments.map((moment): Step => {
    const { second, score, corrects } = moment;
    const entered = moment.stage !== stage;
    const statement = head(entered ? 'status' : 'score', second);
    const text = moment.situation ?? '';
    const common = {
      ...statement,
      score,
      ...(text === (entered ? '' : situation) ? {} : { situation: text }),
      ...changedWords(moment, entered ? null : before),
      ...(corrects === undefined || said === null ? {} : { supersedes: said, reason: corrects }),
    };
    const messages: Message[] = (moment.incidents ?? []).map((incident) => ({
      kind: 'incident',
      ...head(`i${incidents++}`, second),
      stage: moment.stage,
      ...incident,
    }));
    if (entered) {
      const { notice } = moment;
      messages.push({ kind: 'status', ...common, stage: moment.stage, ...(notice === undefined ? {} : { notice }) });
    } else messages.push({ kind: 'score', ...common });
    const { figures = [], partFigures = [] } = moment;
    const ofMatch: readonly FiguresOfPart[] = figures.length > 0 ? [{ name: 'figures', part: 0, figures }] : [];
    for (const counted of [...ofMatch, ...partFigures]) {
      const values = counted.figures.map(([stat, home, away]) => ({ stat, home: String(home), away: String(away) }));
      messages.push({ kind: 'statistics', ...head(counted.name, second), period: counted.part, values });
    }
    const { players, partPlayers } = moment;
    const list = (name: string, period: number, sectionsNow: () => Sections): void => {
      messages.push({
        kind: 'player-statistics',
        ...head(name, second),
        period,
        get sections() {
          return [...sectionsNow()];
        },
      });
    };
    if (players !== undefined) list('players', 0, players);
    if (partPlayers !== undefined) list(`players-${partPlayers.part}`, partPlayers.part, partPlayers.players);
    const part = course?.add(moment) ?? null;
    if (part !== null) messages.push({ kind: 'history', ...head(`set${part.part}`, second), ...part });
    const { playedPart } = moment;
    if (playedPart !== undefined)
      messages.push({
        kind: 'history',
        ...head(`part${playedPart.part}`, second),
        part: playedPart.part,
        steps: [...playedPart.steps],
      });
    stage = moment.stage;
    situation = text;
    before = moment;
    said = { key: statement.key, seq: statement.seq };
    return { dueS: startS + second + lagS, messages };
  });
}
