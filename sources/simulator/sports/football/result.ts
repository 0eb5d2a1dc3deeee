import { isDecided, type StageCode } from '@stillingen/domain';
import type { Message, Scoreboard, StatusMessage } from '@stillingen/domain/messages';
import { instant } from '../../engine/calendar/copenhagen.ts';
import { fixtureMessage } from './fixture.ts';
import type { MatchPlan } from './plan.ts';
import { createBoard } from './scoreboard.ts';
import { type Story, tellStory } from './story.ts';

/** Seq of the one status of a match told by its result; whatever is told live about it comes later and wins. */
const RESULT_SEQ = 0;
export const FIRST_LIVE_SEQ = RESULT_SEQ + 1;

/** How a match ended. */
export interface Result {
  readonly stage: StageCode;
  /** Null where it was not played. */
  readonly score: Scoreboard | null;
  /** False where it was postponed or abandoned. */
  readonly decided: boolean;
}

/** The end of a match, without the way to it. */
export function resultOf(plan: MatchPlan, story: Story = tellStory(plan)): Result {
  const board = createBoard();
  for (const { part } of story.phases) board.open(part);
  for (const beat of story.beats) {
    if (beat.kind === 'goal') board.count(beat.part, beat.incident.side, 1);
    else if (beat.kind === 'withdrawn') board.count(beat.part, beat.side, -1);
    else if (beat.kind === 'kick') board.kick(beat.incident.side, beat.scored);
  }
  return { stage: story.end, score: board.read(story.end, plan.knockout), decided: isDecided(story.end) };
}

/** The final status of a match of which only the result is told. */
export function resultStatus(plan: MatchPlan, story: Story): StatusMessage {
  const { stage, score } = resultOf(plan, story);
  const { key } = plan;
  return {
    kind: 'status',
    key: `${key}/status`,
    seq: RESULT_SEQ,
    at: instant(story.endS),
    event: key,
    stage,
    ...(score === null ? {} : { score }),
  };
}

/** A past match in its shortest form: the fixture and its final status. */
export const resultMessages = (plan: MatchPlan): readonly Message[] => [
  fixtureMessage(plan, 'result'),
  resultStatus(plan, tellStory(plan)),
];
