import {
  countsTogether,
  type DrawRound,
  type EventItem,
  knockoutDraw,
  type League,
  type LiveState,
  type Pair,
  type ParticipantId,
  sportById,
  type StageId,
  StageType,
  type StageRole,
  Winner,
} from '@stillingen/domain';
import {
  type DrawFeed,
  type DrawLeg,
  type DrawParticipant,
  participantPath,
  type UpcomingDraw,
  WINNER_LETTER,
  writeDraw,
  writeUpcomingDraws,
  crestText,
} from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { FeedState } from '../../projection/item-source.ts';
import type { NamedStage } from '../standings/standings.ts';

const DRAWN: ReadonlySet<StageRole> = new Set(['knockout', 'playoff', 'qualification']);
const SIDE_LETTER = { home: WINNER_LETTER[Winner.home], away: WINNER_LETTER[Winner.away] } as const;

function drawnMatches(state: LiveState, { id, sportId, role }: League): EventItem[] {
  if (!sportById(sportId)!.duel || !DRAWN.has(role)) return [];
  return [...(state.eventsOfLeague.get(id) ?? [])].map((event) => state.events.get(event)!).filter(({ round }) => round !== '');
}

export const hasDraw = (state: LiveState, league: League): boolean => drawnMatches(state, league).length > 0;

function participantWords(state: LiveState, id: ParticipantId, words: Vocabulary): DrawParticipant {
  const participant = state.participants.get(id)!;
  const { name, code, country } = participant;
  const known = words.country(country);
  return {
    id,
    name,
    code,
    countryId: known?.id ?? 0,
    country: known?.name ?? '',
    countryCode: country,
    colours: crestText(participant) ?? '',
    url: participantPath(participant),
  };
}

const scoreText = (score: Pair | null): string => (score === null ? '' : score.join(':'));

/** Rounds without a played match. The last is the final if one tie is left in it. */
function upcomingOf(rounds: readonly DrawRound<EventItem>[], stageId: StageId, words: Vocabulary): UpcomingDraw[] {
  return rounds.flatMap(({ name, ties }, at) => {
    const legs = ties.flatMap((tie) => tie.legs);
    if (legs.some(({ stageType }) => stageType !== StageType.scheduled)) return [];
    const level = rounds.length - at;
    const starts = legs.map(({ start }) => start).sort((a, b) => a - b);
    return [{ round: words.phrase(name), level, stageId, isFinal: level === 1 && ties.length === 1, starts }];
  });
}

export function drawText({ tournament, stage }: NamedStage, { state, words }: FeedState): string | null {
  const league = state.leagues.get(stage as StageId);
  if (league === undefined || league.tournamentId !== tournament) return null;
  const rounds = knockoutDraw(drawnMatches(state, league), countsTogether(league.sportId, league.role));
  if (rounds.length === 0) return '';

  const places = new Map<ParticipantId, number>();
  const placeOf = (id: ParticipantId): number => {
    if (!places.has(id)) places.set(id, places.size);
    return places.get(id)!;
  };
  const legWords = ({ id, home, away, start, score, winner, stage: code, penalties }: EventItem): DrawLeg => ({
    event: id,
    home: placeOf(home),
    away: placeOf(away),
    start,
    score: scoreText(score),
    winner: WINNER_LETTER[winner],
    stage: code,
    penalties: scoreText(penalties),
  });
  const feedRounds: DrawFeed['rounds'] = rounds.map(({ name, ties }) => ({
    name: words.phrase(name),
    ties: ties.map(({ home, away, legs, aggregate, winner }) => ({
      home: placeOf(home),
      away: placeOf(away),
      homeNote: '',
      awayNote: '',
      homeAggregate: aggregate?.[0] ?? null,
      awayAggregate: aggregate?.[1] ?? null,
      winner: winner === null ? '' : SIDE_LETTER[winner],
      legs: legs.map(legWords),
    })),
  }));
  return (
    writeDraw({ participants: [...places.keys()].map((id) => participantWords(state, id, words)), rounds: feedRounds }) +
    writeUpcomingDraws(upcomingOf(rounds, league.id, words))
  );
}
