import { Stage, type StageCode } from '@stillingen/domain';
import type { IncidentMessage, Message, StatusMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { instant } from '../../engine/calendar/copenhagen.ts';
import type { Publication } from '../../engine/event-plan.ts';
import { type Figures, figuresOf, figureTimes } from './figures.ts';
import { fixtureMessage } from './fixture.ts';
import type { MatchPlan } from './plan.ts';
import { playerSteps } from './player-steps.ts';
import { FIRST_LIVE_SEQ, resultStatus } from './result.ts';
import { createBoard } from './scoreboard.ts';
import { createCommentator } from './commentary.ts';
import { ratedSheets, teamSheets } from './team-sheet.ts';
import { type Beat, type Story, tellStory } from './story.ts';

const ATTENDANCE_AT_S = 25 * 60;

/** A moment at which something is said: a beat of the story, the statistics, or the attendance. */
interface Cue {
  readonly atS: number;
  readonly say: Beat | 'figures' | 'attendance';
}

function cuesOf(plan: MatchPlan, story: Story): Cue[] {
  const cues: Cue[] = story.beats.map((beat) => ({ atS: beat.atS, say: beat }));
  const second = story.phases[1];
  if (plan.competition.coverage !== 'full' || second === undefined) return cues;
  const told = second.startS + ATTENDANCE_AT_S;
  if (told < story.endS) cues.push({ atS: told, say: 'attendance' });
  // Statistics come after what happened in the same second: those of a finished match are the last word about it.
  const figures = figureTimes(story).map((atS) => ({ atS, say: 'figures' as const }));
  return [...cues, ...figures].toSorted((a, b) => a.atS - b.atS);
}

/** The whole match as timed messages, each some seconds after what it tells; a single one where only results are told. */
export function playMatch(plan: MatchPlan, story: Story = tellStory(plan)): readonly Publication[] {
  const random = createRandom(plan.chance, 'lag');
  if (plan.competition.coverage === 'result') {
    return [{ dueS: story.endS + random.int(5, 40) * 60, messages: [resultStatus(plan, story)] }];
  }
  const lagS = random.int(3, 12);
  const teller = createTeller(plan, story);
  let figures = 0;
  const steps = cuesOf(plan, story).map(({ atS, say }): Publication => {
    const dueS = atS + lagS;
    if (say !== 'figures')
      return { dueS, messages: say === 'attendance' ? [fixtureMessage(plan, 'attended')] : teller.beat(say) };
    const number = figures++;
    // Statistics are most of what is said of a match: they are worked out when they are due.
    return {
      dueS,
      get messages() {
        return teller.figures(atS, number);
      },
    };
  });
  // A match that was put off has no line-ups.
  if (plan.competition.coverage !== 'full' || story.phases.length === 0) return steps;
  return [teamSheets(plan), ...steps, ratedSheets(plan, story, lagS), ...playerSteps(plan, story, lagS)].toSorted(
    (a, b) => a.dueS - b.dueS,
  );
}

interface Teller {
  beat(beat: Beat): readonly Message[];
  figures(atS: number, number: number): readonly Message[];
}

/** Turns what happens into what is said: absolute values, each key with a growing seq. */
function createTeller(plan: MatchPlan, story: Story): Teller {
  const { key } = plan;
  const board = createBoard();
  let figures: Figures | null = null;
  const goals = new Map<string, IncidentMessage>();
  const seq = { status: FIRST_LIVE_SEQ, score: 0 };
  let stage: { code: StageCode; startS: number | null; notice: string } = { code: Stage.scheduled, startS: null, notice: '' };
  let underReview: 'home' | 'away' | null = null;

  const status = (atS: number): StatusMessage => {
    const score = board.read(stage.code, plan.knockout);
    return {
      kind: 'status',
      key: `${key}/status`,
      seq: seq.status++,
      at: instant(atS),
      event: key,
      stage: stage.code,
      ...(stage.startS === null ? {} : { stageStart: instant(stage.startS) }),
      ...(score === null ? {} : { score }),
      underReview,
      notice: stage.notice,
    };
  };
  const score = (atS: number): Message => ({
    kind: 'score',
    key: `${key}/score`,
    seq: seq.score++,
    at: instant(atS),
    event: key,
    score: board.read(stage.code, plan.knockout)!,
  });
  const incident = (beat: Beat & { kind: 'goal' | 'incident' | 'kick' }, pair?: readonly [number, number]): IncidentMessage => {
    const { id, type, side, minute, added, stage: at, player, second, detail } = beat.incident;
    return {
      kind: 'incident',
      key: `${key}/${id}`,
      seq: 0,
      at: instant(beat.atS),
      event: key,
      type,
      side,
      minute,
      stage: at,
      ...(added === 0 ? {} : { added }),
      ...(player === '' ? {} : { player }),
      ...(second === '' ? {} : { second }),
      ...(detail === '' ? {} : { detail }),
      ...(pair === undefined ? {} : { score: [pair[0], pair[1]] }),
    };
  };

  const tell = (beat: Beat): readonly Message[] => {
    switch (beat.kind) {
      case 'stage': {
        stage = { code: beat.stage, startS: beat.stageStartS, notice: beat.notice };
        const part = story.phases.find((phase) => phase.startS === beat.atS)?.part;
        if (part !== undefined) board.open(part);
        return [status(beat.atS)];
      }
      case 'goal': {
        const message = incident(beat, board.count(beat.part, beat.incident.side, 1));
        goals.set(beat.incident.id, message);
        return [message, score(beat.atS)];
      }
      case 'incident':
        return [incident(beat)];
      case 'kick':
        return [incident(beat, board.kick(beat.incident.side, beat.scored)), score(beat.atS)];
      case 'review':
        underReview = beat.side;
        return [status(beat.atS)];
      case 'withdrawn': {
        const goal = goals.get(beat.goal)!;
        const [home, away] = board.count(beat.part, beat.side, -1);
        return [
          {
            kind: 'retraction',
            key: `${goal.key}/r`,
            seq: 0,
            at: instant(beat.atS),
            supersedes: { key: goal.key, seq: goal.seq },
            reason: beat.reason,
            score: [home, away],
          },
          score(beat.atS),
        ];
      }
      case 'scorer': {
        const goal = goals.get(beat.goal)!;
        return [
          {
            ...goal,
            seq: goal.seq + 1,
            at: instant(beat.atS),
            player: beat.player,
            supersedes: { key: goal.key, seq: goal.seq },
            reason: 'scorer',
          },
        ];
      }
    }
  };

  const commentator = plan.competition.coverage === 'full' ? createCommentator(plan) : null;
  const scoreIn = (messages: readonly Message[]) =>
    messages.flatMap((message) => ((message.kind === 'incident' || message.kind === 'retraction') && message.score) || []);

  return {
    beat(beat) {
      const messages = tell(beat);
      const [home, away] = scoreIn(messages);
      const comment = commentator?.on(beat, home === undefined || away === undefined ? null : [home, away]) ?? null;
      return comment === null ? messages : [...messages, comment];
    },
    figures(atS, number) {
      figures ??= figuresOf(plan, story);
      const half = atS > story.phases[0]!.startS && atS < (story.phases[1]?.startS ?? Infinity) ? 0 : 1;
      const message = (period: number, part: 0 | 1 | null): Message => ({
        kind: 'statistics',
        key: `${key}/stats-${period}`,
        seq: number,
        at: instant(atS),
        event: key,
        period,
        values: figures!.at(atS, part),
      });
      return [message(0, null), message(half + 1, half)];
    },
  };
}
