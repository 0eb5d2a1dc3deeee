import {
  type EventItem,
  formatThousands,
  type LiveState,
  type Pair,
  type Results,
  type Sport,
  sportById,
  Stage,
  stageOfMinute,
} from '@stillingen/domain';
import { type SummaryFact, type SummaryWords, writeShortResult, writeSummary } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { MatchContext } from '../../projection/item-source.ts';
import { linkNamed, linkOf } from './persons.ts';

const wentToExtraTime = ({ afterExtraTime, stage }: EventItem): boolean =>
  afterExtraTime !== null || stage === Stage.extraTime || stage === Stage.afterExtraTime;

interface Period {
  readonly stage: number;
  readonly score: Pair;
}

/** Null without one: pesäpallo counts halves won as parts. Extra time may follow the last part. */
function stageOfPart({ stages, parts }: Sport, part: number): number | null {
  const found = Object.entries(stages).find(([, stage]) => stage.part === part);
  if (found !== undefined) return Number(found[0]);
  return part === parts.length ? Stage.extraTime : null;
}

const without = (score: Pair, other: Pair): Pair => [score[0] - other[0], score[1] - other[1]];

/** By the score, not the incidents. Extra time without a part is the score beyond full time. */
function periodsOf(sport: Sport, event: EventItem): Period[] {
  if (event.score === null) return [];
  // Frames, legs and maps have no stages of their own.
  if (sport.row === 'frames') return [{ stage: Stage.live, score: event.score }];
  const isWhole = event.parts.length === 0 && sport.row === 'goals';
  const played = isWhole
    ? [{ stage: Stage.live, score: event.fullTime ?? event.score }]
    : event.parts.flatMap((score, part): Period[] => {
        const stage = stageOfPart(sport, part);
        return stage === null ? [] : [{ stage, score }];
      });
  const hasOwnPart = played.some(({ stage }) => stage === Stage.extraTime);
  const extra =
    event.fullTime === null || !wentToExtraTime(event) || hasOwnPart
      ? []
      : [{ stage: Stage.extraTime, score: without(event.score, event.fullTime) }];
  const shootOut = event.penalties === null ? [] : [{ stage: Stage.penalties, score: event.penalties }];
  return [...played, ...extra, ...shootOut, ...superOversOf(event)];
}

/** Runs of a side in its super overs, '12/1, 8/2'; null where it batted none. */
const superOverRuns = ({ superOver = '' }: Results): number | null =>
  superOver === '' ? null : superOver.split(', ').reduce((sum, one) => sum + Number.parseInt(one), 0);

function superOversOf({ results }: EventItem): Period[] {
  const [home, away] = results.map(superOverRuns) as [number | null, number | null];
  return home === null && away === null ? [] : [{ stage: Stage.extraTime, score: [home ?? 0, away ?? 0] }];
}

const FACTS = [
  ['REF', 'referee'],
  ['VEN', 'venue'],
  ['ATT', 'attendance'],
] as const;

function factsOf(event: EventItem): SummaryFact[] {
  return FACTS.flatMap(([kind, word]) => {
    const value = event[word] === null ? '' : String(event[word]);
    return value === ''
      ? []
      : [{ kind, value: kind === 'ATT' ? formatThousands(Number(value)).replaceAll('\u00a0', ' ') : value }];
  });
}

export function resultText(_state: LiveState, event: EventItem): string {
  const { stage, parts, tieBreaks } = event;
  return writeShortResult({ stage, parts, tieBreaks, facts: factsOf(event) });
}

export function summaryText(state: LiveState, event: EventItem, { words }: MatchContext): string {
  const sport = sportById(event.sportId)!;
  const incidents = state.incidents.get(event.id) ?? [];
  const periods = periodsOf(sport, event);
  const shown = new Set(periods.map(({ stage }) => stage));
  const stageOf = (stage: number, minute: number): number => {
    if (shown.has(stage)) return stage;
    // Both sides of cricket bat in one part, each in a stage of its own.
    const part = sport.stages[stage]?.part;
    const inPart = part === undefined ? null : stageOfPart(sport, part);
    const counted = [inPart, stageOfMinute(sport, event, minute), Stage.live].find((each) => each !== null && shown.has(each));
    return counted ?? periods.at(-1)!.stage;
  };
  return writeSummary(
    periods.map(({ stage, score }) => ({
      stage,
      score,
      incidents: incidents.filter((incident) => stageOf(incident.stage, incident.minute) === stage),
    })),
    factsOf(event),
    {
      ...summaryWordsOf(sport, words),
      player: (side, name, id) => (id === undefined ? linkNamed(state, event, side, name) : linkOf(state, id)),
    },
  );
}

/** An inning of cricket is one part of both sides, each with a stage of its own. */
function periodName(sport: Sport, stage: number, words: Vocabulary): string {
  if (stage === Stage.live) return words.wholeMatch;
  const part = sport.row === 'innings' ? sport.stages[stage]?.part : undefined;
  return part === undefined ? words.stage(sport, stage) : words.part(sport, part);
}

const summaryWordsOf = (sport: Sport, words: Vocabulary): Omit<SummaryWords, 'player'> => ({
  period: (stage) => periodName(sport, stage, words),
  incident: (word) => words.incident(word, sport),
  reason: words.reason,
});
