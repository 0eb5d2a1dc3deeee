import type { EventItem, Pair, Side } from '../../event/entities.ts';
import type { ParticipantId } from '../../event/ids.ts';
import type { FactKind, HistoryStep, LineupPlayer, MatchFacts, PlayerSection } from '../../event/match-facts.ts';
import type {
  AbsencesMessage,
  CommentMessage,
  FactMessage,
  HistoryMessage,
  LineupMessage,
  MeetingsMessage,
  PlayerStatisticsMessage,
  VideoMessage,
} from '../../messages/match-facts.ts';
import { cleanText } from '../../text/names.ts';
import { sportById } from '../../sports/index.ts';
import { idOf, secondsOf } from '../keys.ts';
import { named } from '../naming.ts';
import type { PersonRef } from '../persons/participants.ts';
import { RefusalError, type Submission } from '../decision.ts';

export type Fact<Kind extends FactKind = FactKind> = NonNullable<MatchFacts[Kind]>[number];

/** The person of a player by its cleaned name. */
export type PersonOf = (side: Side, player: PersonRef, path: string) => ParticipantId;

function playerOf(side: Side, player: LineupMessage['starters'][number], personOf: PersonOf, path: string): LineupPlayer {
  const name = named(player.name, `${path}/name`);
  return {
    participant: personOf(side, { ...player, name }, path),
    name,
    key: player.key ?? '',
    number: player.number ?? null,
    country: player.country ?? '',
    role: player.role ?? '',
    captain: player.captain ?? false,
    position: player.position ?? null,
    rating: player.rating ?? null,
  };
}

function lineupOf(message: LineupMessage, personOf: PersonOf): Fact<'lineup'> {
  const listed = (word: 'starters' | 'substitutes') =>
    (message[word] ?? []).map((player, at) => playerOf(message.side, player, personOf, `/${word}/${at}`));
  return {
    id: message.side,
    formation: message.formation ?? '',
    confirmed: message.confirmed,
    starters: listed('starters'),
    substitutes: listed('substitutes'),
    coach: cleanText(message.coach),
  };
}

const absencesOf = ({ side, players }: AbsencesMessage, personOf: PersonOf): Fact<'absences'> => ({
  id: side,
  players: players.map(({ player, key, country, reason, text, status, until }, at) => {
    const name = named(player, `/players/${at}/player`);
    return {
      participant: personOf(side, { name, key, country }, `/players/${at}`),
      player: name,
      key: key ?? '',
      country: country ?? '',
      kind: reason,
      text: cleanText(text),
      status,
      ...(until === undefined ? {} : { until: secondsOf(until, `/players/${at}/until`) }),
    };
  }),
});

const minuteText = ({ minute, added, clock }: CommentMessage): string =>
  clock ?? (minute === undefined ? '' : `${minute}${added === undefined || added === 0 ? '' : `+${added}`}'`);

function commentOf(submission: Submission, message: CommentMessage): Fact<'comment'> {
  const text = cleanText(message.text);
  if (text === '') throw new RefusalError('name_empty', '/text', '1 to 1000 visible characters');
  return {
    id: idOf(submission),
    at: secondsOf(message.at, '/at'),
    clock: minuteText(message),
    icon: message.icon ?? 'none',
    text,
    bold: message.bold ?? false,
    important: message.important ?? false,
    score: message.score ?? null,
  };
}

const KEPT_COLUMNS = 1000;
const columnLists = new Map<string, PlayerSection['columns']>();

function columnsOf(columns: PlayerStatisticsMessage['sections'][number]['columns']): PlayerSection['columns'] {
  const key = JSON.stringify(columns);
  const known = columnLists.get(key);
  if (known !== undefined) return known;
  if (columnLists.size === KEPT_COLUMNS) columnLists.clear();
  const list = columns.map(({ code, label, kind }) => ({ code: cleanText(code), label: cleanText(label), kind }));
  columnLists.set(key, list);
  return list;
}

function sectionOf(
  { type, title, columns, rows }: PlayerStatisticsMessage['sections'][number],
  personOf: PersonOf,
  path: string,
): PlayerSection {
  return {
    type,
    title: named(title, `${path}/title`),
    columns: columnsOf(columns),
    lines: rows.map(({ side, player, key, country, values }, at) => {
      if (values.length !== columns.length)
        throw new RefusalError(
          'values_not_of_columns',
          `${path}/rows/${at}/values`,
          `${columns.length} values, one of each column`,
        );
      const name = named(player, `${path}/rows/${at}/player`);
      const participant = personOf(side, { name, key, country }, `${path}/rows/${at}`);
      return { participant, side, player: name, key: key ?? '', country: country ?? '', values: values.map(cleanText) };
    }),
  };
}

function checkPart(part: number, parts: number, path: string): void {
  if (part > parts) throw new RefusalError('no_such_part', path, `at most ${parts}`);
}

/** Throws RefusalError for parts that the sport does not have; frames and legs have no limit. */
export function checkPeriod(period: number, { sportId }: EventItem): void {
  const { row, parts } = sportById(sportId)!;
  if (row !== 'frames') checkPart(period, parts.length, '/period');
}

function playerTableOf(
  { period, sections }: PlayerStatisticsMessage,
  event: EventItem,
  personOf: PersonOf,
): Fact<'player-statistics'> {
  checkPeriod(period, event);
  return { id: String(period), sections: sections.map((section, at) => sectionOf(section, personOf, `/sections/${at}`)) };
}

const stepOf = ({ score, winner, server, points }: HistoryMessage['steps'][number]): HistoryStep => ({
  score: [score[0], score[1]],
  winner: winner ?? null,
  server: server ?? null,
  points: points ?? [],
});

function historyOf({ part, steps, tieBreak = [] }: HistoryMessage, event: EventItem): Fact<'history'> {
  const sport = sportById(event.sportId)!;
  if (sport.row === 'sets') checkPart(part, event.format.bestOf ?? sport.parts.length, '/part');
  else if (sport.row !== 'frames')
    throw new RefusalError('not_of_sport', '/kind', 'a history in sports of sets, games, frames and legs only');
  if (tieBreak.length > 0 && !sport.serviceGames)
    throw new RefusalError('not_of_sport', '/tieBreak', 'nothing: only sports of service games have tie-breaks');
  return { id: String(part), steps: steps.map(stepOf), tieBreak: tieBreak.map(stepOf) };
}

const videoOf = (submission: Submission, { title, url, published }: VideoMessage): Fact<'video'> => ({
  id: idOf(submission),
  title: named(title, '/title'),
  url,
  published: secondsOf(published, '/published'),
});

const copied = ([home, away]: readonly [number, number]): Pair => [home, away];

const meetingsOf = ({ matches }: MeetingsMessage): Fact<'meetings'> => ({
  id: 'all',
  matches: matches.map(({ day, competition, side, score, fullTime, penalties }, at) => ({
    day: secondsOf(day, `/matches/${at}/day`),
    competition: named(competition, `/matches/${at}/competition`),
    side,
    score: copied(score),
    fullTime: fullTime === undefined ? null : copied(fullTime),
    penalties: penalties === undefined ? null : copied(penalties),
  })),
});

/** Throws RefusalError where the sport has none of the kind. */
export function factOf(submission: Submission, message: FactMessage, event: EventItem, personOf: PersonOf): Fact {
  switch (message.kind) {
    case 'lineup':
      if (sportById(event.sportId)!.competitors === 'persons')
        throw new RefusalError('not_of_sport', '/kind', 'a line-up in sports of teams only');
      return lineupOf(message, personOf);
    case 'absences':
      return absencesOf(message, personOf);
    case 'comment':
      return commentOf(submission, message);
    case 'player-statistics':
      return playerTableOf(message, event, personOf);
    case 'history':
      return historyOf(message, event);
    case 'video':
      return videoOf(submission, message);
    case 'meetings':
      return meetingsOf(message);
  }
}
