import {
  type EventId,
  type EventItem,
  formBadge,
  type LiveState,
  type Participant,
  type ParticipantId,
  sportById,
  type StandingsColumn,
  type StandingsRow,
  type StandingsRules,
} from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';
import { type FormRow, NO_STANDING, participantPath, type StandingTeam, crestText } from '@stillingen/wire';

const FORM_SIGN = { w: '+', l: '-', d: '', upcoming: '?' } as const;

function formRow(state: LiveState, event: EventItem, participant: ParticipantId): FormRow {
  const badge = formBadge(sportById(event.sportId)!, event, event.home === participant ? 'home' : 'away');
  const result = badge === null ? 'upcoming' : badge.endsWith('W') ? 'w' : badge.endsWith('L') ? 'l' : 'd';
  return {
    sign: FORM_SIGN[result],
    result,
    event: event.id,
    start: event.start,
    home: state.participants.get(event.home)!.name,
    away: state.participants.get(event.away)!.name,
    homeScore: event.score?.[0] ?? null,
    awayScore: event.score?.[1] ?? null,
  };
}

/** '+0,438', '−0,439', '0,000'; empty where it is not known. */
function rateText(rate: number | null, words: Vocabulary): string {
  if (rate === null) return '';
  const digits = Math.abs(rate).toFixed(3);
  return `${Number(digits) === 0 ? '' : rate > 0 ? '+' : '−'}${words.decimal(digits)}`;
}

const percentText = (share: number, words: Vocabulary): string => words.decimal((100 * share).toFixed(1));

function special(row: StandingsRow, { columns }: StandingsRules, words: Vocabulary) {
  const { played, wins, draws, losses, lateLosses, byes, bonus, goalsFor, goalsAgainst, netRunRate } = row;
  const shown = <Value>(column: StandingsColumn, value: Value): Value | null => (columns.includes(column) ? value : null);
  return {
    losses: columns.includes('lateLosses') ? losses - lateLosses : losses,
    lateLosses: shown('lateLosses', lateLosses),
    byes: shown('byes', byes),
    bonus: shown('bonus', bonus),
    ratio: shown('ratio', goalsAgainst === 0 ? '' : percentText(goalsFor / goalsAgainst, words)),
    netRunRate: shown('netRunRate', rateText(netRunRate, words)),
    winShare: shown('winShare', played === 0 ? '' : percentText((wins + draws / 2) / played, words)),
  };
}

export const participantWords = (participant: Participant): StandingTeam => ({
  ...NO_STANDING,
  name: participant.name,
  id: participant.id,
  code: participant.code,
  url: participantPath(participant),
  colours: crestText(participant),
});

export function teamRow(
  state: LiveState,
  row: StandingsRow,
  rules: StandingsRules,
  next: EventItem | undefined,
  words: Vocabulary,
): StandingTeam {
  return {
    ...participantWords(state.participants.get(row.participant)!),
    ...special(row, rules, words),
    rank: row.rank,
    zone: row.zone?.id ?? null,
    zoneColour: row.zone?.colour ?? null,
    played: row.played,
    wins: row.wins,
    draws: row.draws,
    goals: `${row.goalsFor}:${row.goalsAgainst}`,
    difference: row.difference,
    points: row.points,
    deducted: row.deducted === 0 ? null : row.deducted,
    liveEvent: row.liveEvent,
    moved: row.moved === 0 ? null : row.moved,
    tieNote: row.tieBroken === null || row.played === 0 ? null : words.tieBreak(row.tieBroken, rules.scored),
    form: [
      ...(next === undefined ? [] : [formRow(state, next, row.participant)]),
      ...row.form.map((id: EventId) => formRow(state, state.events.get(id)!, row.participant)),
    ],
  };
}
