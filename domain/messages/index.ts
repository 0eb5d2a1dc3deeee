import Type, { type Static } from 'typebox';
import { IncidentMessage, ScoreMessage, StatisticsMessage, StatusMessage } from './course.ts';
import { FixtureMessage } from './fixture.ts';
import { FACT_MESSAGES, type FactMessage } from './match-facts.ts';
import { OFF_PITCH_MESSAGES, type OffPitchMessage } from './off-pitch.ts';
import { PERSON_MESSAGES, type PersonMessage } from './persons.ts';
import { RaceMessage, RankingMessage } from './races.ts';
import { ByeMessage, DeductionMessage, ParticipantMessage, RetractionMessage, TieOrderMessage } from './season.ts';

export { IncidentMessage, Scoreboard, ScoreMessage, StatisticsMessage, StatusMessage } from './course.ts';
export { FixtureMessage } from './fixture.ts';
export {
  type AbsencesMessage,
  type CommentMessage,
  type FactMessage,
  type HistoryMessage,
  type LineupMessage,
  type MeetingsMessage,
  type PlayerStatisticsMessage,
} from './match-facts.ts';
export { ArticleMessage, type RankingListMessage, type SeasonResultMessage, type TransferMessage } from './off-pitch.ts';
export {
  type EventRef,
  OddsMessage,
  type OfferConfirmationMessage,
  type OfferMessage,
  type OfferRetractionMessage,
  type OfferStateMessage,
  type SettlementMessage,
} from './odds.ts';
export type { CareerMessage, InjuryMessage, ProfileMessage } from './persons.ts';
export { type CompetitionRef, type ParticipantRef, type ResultTexts } from './parts.ts';
export { RaceMessage, RankingMessage } from './races.ts';
export { ByeMessage, DeductionMessage, RetractionMessage } from './season.ts';

/** `key` names the subject, `seq` grows with every message under a key, values are absolute. */
export const Message = Type.Union([
  FixtureMessage,
  StatusMessage,
  ScoreMessage,
  IncidentMessage,
  StatisticsMessage,
  RaceMessage,
  RankingMessage,
  DeductionMessage,
  ByeMessage,
  TieOrderMessage,
  ParticipantMessage,
  RetractionMessage,
  ...Object.values(FACT_MESSAGES),
  ...Object.values(OFF_PITCH_MESSAGES),
  ...Object.values(PERSON_MESSAGES),
]);

export type Message =
  | FixtureMessage
  | StatusMessage
  | ScoreMessage
  | IncidentMessage
  | StatisticsMessage
  | RaceMessage
  | RankingMessage
  | DeductionMessage
  | ByeMessage
  | TieOrderMessage
  | ParticipantMessage
  | RetractionMessage
  | FactMessage
  | OffPitchMessage
  | PersonMessage;

export const MessageResult = Type.Object({
  index: Type.Integer({ minimum: 0 }),
  result: Type.Enum(['accepted', 'duplicate', 'stale', 'refused']),
  code: Type.Optional(Type.String({ description: 'Why it was refused.' })),
  path: Type.Optional(Type.String({ description: 'JSON path of what was refused, /score/home.' })),
  allowed: Type.Optional(Type.String({ description: 'What would have been allowed.' })),
  warnings: Type.Optional(Type.Array(Type.String(), { description: 'Of odds: what was accepted, and is likely an error.' })),
  ignored: Type.Optional(Type.Array(Type.String(), { description: 'JSON paths of unknown fields, which were ignored: /novel.' })),
});
export type MessageResult = Static<typeof MessageResult>;
