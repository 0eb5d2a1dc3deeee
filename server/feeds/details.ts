import {
  type EventItem,
  football,
  formatThousands,
  isDecided,
  type LiveState,
  type Pair,
  sportById,
  Stage,
  stageLabel,
  stageOfMinute,
  type StatisticsPeriod,
  StageType,
  Winner,
} from '@stillingen/domain';
import { correctionRow, coreRow, statisticRow, writeRow, writeSummary } from '@stillingen/wire';
import { reasonWord, summaryWords } from './words-da.ts';

const WINNER_LETTER: Readonly<Record<Winner, string>> = {
  [Winner.unknown]: '',
  [Winner.draw]: 'D',
  [Winner.home]: 'H',
  [Winner.away]: 'A',
};

/** Core of an event: one row. */
export function coreText(state: LiveState, event: EventItem): string {
  const tabs = [
    ...(state.statistics.has(event.id) ? ['ST'] : []),
    ...(state.leagues.get(event.leagueId)?.hasStandings ? ['TA', ...(event.stageType === StageType.live ? ['LT'] : [])] : []),
    ...((state.corrections.get(event.id)?.length ?? 0) > 0 ? ['COR'] : []),
  ];
  return writeRow(
    coreRow.write({
      stageType: event.stageType,
      stage: event.stage,
      start: event.start,
      stageStart: event.stageStart ?? event.start,
      lastChange: event.changedAt,
      homeScore: event.score?.[0] ?? null,
      awayScore: event.score?.[1] ?? null,
      homeFullTime: event.fullTime?.[0] ?? event.score?.[0] ?? null,
      awayFullTime: event.fullTime?.[1] ?? event.score?.[1] ?? null,
      homeExtraTime: event.afterExtraTime?.[0] ?? null,
      awayExtraTime: event.afterExtraTime?.[1] ?? null,
      fullTimeWinner: event.fullTimeWinner === Winner.unknown ? null : event.fullTimeWinner,
      winner: isDecided(event.stage) ? WINNER_LETTER[event.winner] : '',
      tabs: tabs.join(','),
      sport: event.sportId,
    }),
  );
}

const wentToExtraTime = ({ afterExtraTime, stage }: EventItem): boolean =>
  afterExtraTime !== null || stage === Stage.extraTime || stage === Stage.afterExtraTime;

/** The periods that were played or are being played, each with its goals: by what the score says, not the incidents. */
function periodsOf(event: EventItem): { stage: number; score: Pair }[] {
  if (event.score === null) return [];
  const fullTime = event.fullTime ?? event.score;
  const [first, second] = event.parts;
  const halves =
    first === undefined
      ? [{ stage: Stage.firstHalf, score: fullTime }]
      : [{ stage: Stage.firstHalf, score: first }, ...(second === undefined ? [] : [{ stage: Stage.secondHalf, score: second }])];
  const extra =
    event.fullTime === null || !wentToExtraTime(event)
      ? []
      : [
          {
            stage: Stage.extraTime,
            score: [event.score[0] - event.fullTime[0], event.score[1] - event.fullTime[1]] as Pair,
          },
        ];
  return [...halves, ...extra, ...(event.penalties === null ? [] : [{ stage: Stage.penalties, score: event.penalties }])];
}

const FACTS = [
  ['REF', 'referee'],
  ['VEN', 'venue'],
  ['ATT', 'attendance'],
] as const;

/** The summary of an event: periods, incidents, and the facts of the day. */
export function summaryText(state: LiveState, event: EventItem): string {
  const incidents = state.incidents.get(event.id) ?? [];
  const periods = periodsOf(event);
  const shown = new Set(periods.map(({ stage }) => stage));
  const stageOf = (stage: number, minute: number): number =>
    shown.has(stage) ? stage : shown.has(stageOfMinute(minute)) ? stageOfMinute(minute) : periods.at(-1)!.stage;
  const facts = FACTS.flatMap(([kind, word]) => {
    const value = event[word] === null ? '' : String(event[word]);
    return value === ''
      ? []
      : [{ kind, value: kind === 'ATT' ? formatThousands(Number(value)).replaceAll('\u00a0', ' ') : value }];
  });
  return writeSummary(
    event.id,
    periods.map(({ stage, score }) => ({
      stage,
      score,
      incidents: incidents.filter((incident) => stageOf(incident.stage, incident.minute) === stage),
    })),
    facts,
    summaryWords,
  );
}

const PERIOD_WORDS: Readonly<Record<StatisticsPeriod, string>> = {
  match: 'Hele kampen',
  'first-half': stageLabel(football, Stage.firstHalf, 'long'),
  'second-half': stageLabel(football, Stage.secondHalf, 'long'),
};

/** The statistics of an event, by period, in the order in which its sport shows them. */
export function statisticsText(state: LiveState, event: EventItem): string {
  const statistics = state.statistics.get(event.id) ?? {};
  const order = sportById(event.sportId)?.statistics ?? [];
  let text = '';
  for (const period of ['match', 'first-half', 'second-half'] as const) {
    const values = new Map((statistics[period] ?? []).map((value) => [value.stat, value]));
    if (values.size === 0) continue;
    text += writeRow([['SE', PERIOD_WORDS[period]]]) + writeRow([['SF', 'Statistik']]);
    for (const { stat, label } of order) {
      const value = values.get(stat);
      if (value !== undefined) text += writeRow(statisticRow.write({ stat, label, home: value.home, away: value.away }));
    }
  }
  return text;
}

/** What was corrected in an event, newest first. */
export function correctionsText(state: LiveState, event: EventItem): string {
  return (state.corrections.get(event.id) ?? [])
    .toReversed()
    .map((correction) =>
      writeRow(
        correctionRow.write({
          n: correction.n,
          at: correction.at,
          what: correction.what,
          from: correction.from,
          to: correction.to,
          reason: reasonWord(correction.reason),
          minute: correction.minute,
          side: correction.side === null ? null : correction.side === 'home' ? 1 : 2,
          player: correction.player,
          provider: correction.provider,
        }),
      ),
    )
    .join('');
}
