import Type, { type Static } from 'typebox';
import { CompetitionRef, correction, Day, head, Instant, Key, Pair, ParticipantRef, Reason, Supersedes, Text } from './parts.ts';

export const DeductionMessage = Type.Object(
  {
    kind: Type.Literal('deduction'),
    ...head,
    sport: Type.Integer({ minimum: 1, maximum: 42 }),
    competition: CompetitionRef,
    participant: ParticipantRef,
    points: Type.Integer({ minimum: 0, maximum: 100 }),
    scored: Type.Optional({
      ...Pair,
      description: '[for, against]: scores that no longer count in the table.',
    }),
    from: Type.Union([Instant, Day]),
    text: Type.Optional(Text),
    ...correction,
  },
  { additionalProperties: false, description: 'Points taken from a participant in one season.' },
);

export const ByeMessage = Type.Object(
  {
    kind: Type.Literal('bye'),
    ...head,
    sport: Type.Integer({ minimum: 1, maximum: 42 }),
    competition: CompetitionRef,
    participant: ParticipantRef,
    round: Text,
    from: Type.Union([Instant, Day], { description: 'Start of the round, from which the bye counts.' }),
    ...correction,
  },
  {
    additionalProperties: false,
    description: 'A round without a match of a participant, in competitions that give points for it.',
  },
);

export const TieOrderMessage = Type.Object(
  {
    kind: Type.Literal('tie-order'),
    ...head,
    sport: Type.Integer({ minimum: 1, maximum: 42 }),
    competition: CompetitionRef,
    participants: Type.Array(ParticipantRef, { minItems: 2, maxItems: 40, description: 'Best first.' }),
    ...correction,
  },
  {
    additionalProperties: false,
    description: 'The order of level participants of one season, by lots or by the ranking that the rules name.',
  },
);

export const ParticipantMessage = Type.Object(
  {
    kind: Type.Literal('participant'),
    ...head,
    participant: { ...Key, description: 'The `key` that an accepted message gave a participant.' },
    deleted: Type.Boolean({ description: 'True where it has no page and lists any more; its matches keep its name.' }),
  },
  { additionalProperties: false, description: 'Deletes or restores a participant.' },
);

export const RetractionMessage = Type.Object(
  {
    kind: Type.Literal('retraction'),
    ...head,
    supersedes: Supersedes,
    reason: Reason,
    score: Type.Optional(Pair),
    note: Type.Optional(Text),
  },
  {
    additionalProperties: false,
    description:
      'Retracts a fixture, a race, an incident, a deduction, a comment or anything else that is more than a value. `score` is the score after it.',
  },
);

export type DeductionMessage = Static<typeof DeductionMessage>;
export type ByeMessage = Static<typeof ByeMessage>;
export type TieOrderMessage = Static<typeof TieOrderMessage>;
export type ParticipantMessage = Static<typeof ParticipantMessage>;
export type RetractionMessage = Static<typeof RetractionMessage>;
