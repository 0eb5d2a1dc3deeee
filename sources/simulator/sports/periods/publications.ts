import { Stage, type StageCode } from '@stillingen/domain';
import type {
  ByeMessage,
  FixtureMessage,
  IncidentMessage,
  Message,
  ScoreMessage,
  StatusMessage,
} from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { instant } from '../../engine/calendar/copenhagen.ts';
import type { EventPlan, Publication } from '../../engine/event-plan.ts';
import { groundOf } from '../../engine/squad.ts';
import type { Beat, Course, Happened, ClockTime } from './beat.ts';
import { createBoard } from './board.ts';
import { simulateCourse } from './course.ts';
import type { Game, Team } from './game.ts';
import { figureSteps } from './figure-steps.ts';
import { playerSteps } from './player-steps.ts';
import { clockText, minuteAt } from './stretch.ts';
import { sheetPublications } from './team-sheet.ts';

/** A fixture is published this long before it is played. */
const KNOWN_BEFORE_S = 30 * 86_400;

const ref = ({ name, country, kind }: Team) => ({ name, country, kind });

function fixtureMessage({ key, play, competition, home, away, startS, round }: Game): FixtureMessage {
  return {
    kind: 'fixture',
    key,
    seq: 1,
    at: instant(startS - KNOWN_BEFORE_S),
    sport: play.sportId,
    competition,
    home: ref(home),
    away: ref(away),
    start: instant(startS),
    round,
    coverage: 'live',
    ...(home.kind === 'club' ? { venue: groundOf(home.name, home.country, play.sportId) } : {}),
  };
}

const byeMessages = ({ key, play, competition, round, startS, idle = [] }: Game): ByeMessage[] =>
  idle.map((team, index) => ({
    kind: 'bye',
    key: `${key}/bye${index + 1}`,
    seq: 1,
    at: instant(startS - KNOWN_BEFORE_S),
    sport: play.sportId,
    competition,
    participant: ref(team),
    round,
    from: instant(startS),
  }));

/** All messages of a match, each some seconds after its event. */
function stepsOf(game: Game, course: Course): readonly Publication[] {
  const { key } = game;
  const lagS = createRandom(game.chance, 'lag').int(3, 10);
  const board = createBoard(game);
  const incidents = new Map<string, IncidentMessage>();
  const seq = { status: 1, score: 0 };
  let stage: StageCode = Stage.scheduled;
  let situation = '';

  const status = (beat: Extract<Beat, { kind: 'stage' }>): StatusMessage => {
    const score = board.read(beat.stage);
    return {
      kind: 'status',
      key: `${key}/status`,
      seq: seq.status++,
      at: instant(beat.atS),
      event: key,
      stage: beat.stage,
      ...(beat.stretch === null ? {} : { stageStart: instant(beat.stretch.startS), ...clockOf({ stretch: beat.stretch, t: 0 }) }),
      ...(score === null ? {} : { score }),
      situation: '',
      notice: beat.notice,
    };
  };
  const clockOf = ({ stretch, t }: ClockTime): { gameTime?: string } => {
    const text = clockText(stretch, t);
    return text === '' ? {} : { gameTime: text };
  };
  const score = (atS: number, clock: ClockTime | null): ScoreMessage => ({
    kind: 'score',
    key: `${key}/score`,
    seq: seq.score++,
    at: instant(atS),
    event: key,
    score: board.read(stage)!,
    ...(clock === null ? {} : { ...clockOf(clock), situation }),
  });
  const incidentOf = (
    { id, type, side, player, second }: Happened,
    atS: number,
    at: ClockTime | null,
    pair?: [number, number],
  ): IncidentMessage => {
    const minute = at === null ? { minute: game.play.stages.length * game.play.minutes, added: 0 } : minuteAt(at.stretch, at.t);
    const clock = at === null || !clockText(at.stretch, at.t).includes(':') ? {} : { clock: clockText(at.stretch, at.t) };
    const message: IncidentMessage = {
      kind: 'incident',
      key: `${key}/${id}`,
      seq: 0,
      at: instant(atS),
      event: key,
      type,
      side,
      minute: minute.minute,
      ...(minute.added === 0 ? {} : { added: minute.added }),
      ...clock,
      stage: at?.stretch.stage ?? stage,
      ...(player === '' ? {} : { player }),
      ...(second === '' ? {} : { second }),
      ...(pair === undefined ? {} : { score: pair }),
    };
    incidents.set(id, message);
    return message;
  };

  const messagesOf = (beat: Beat): readonly Message[] => {
    const { atS } = beat;
    switch (beat.kind) {
      case 'stage': {
        stage = beat.stage;
        situation = '';
        const part = beat.stretch?.part ?? null;
        if (part !== null) board.open(part);
        return [status(beat)];
      }
      case 'score': {
        const pair = board.count(beat.stretch.part!, beat.side, beat.points);
        const written = beat.incident === null ? [] : [incidentOf(beat.incident, atS, beat, beat.points > 0 ? pair : undefined)];
        return beat.points > 0 ? [...written, score(atS, beat)] : written;
      }
      case 'taken-back': {
        const [home, away] = board.count(beat.stretch.part!, beat.side, -beat.points);
        const corrected: ScoreMessage = { ...score(atS, beat), reason: beat.reason };
        if (beat.incident === null) return [corrected];
        const known = incidents.get(beat.incident.id)!;
        return [
          {
            kind: 'retraction',
            key: `${known.key}/r`,
            seq: 0,
            at: instant(atS),
            supersedes: { key: known.key, seq: known.seq },
            reason: beat.reason,
            score: [home, away],
          },
          corrected,
        ];
      }
      case 'scorer': {
        const known = incidents.get(beat.incident.id)!;
        return [
          {
            ...known,
            seq: known.seq + 1,
            at: instant(atS),
            player: beat.incident.player,
            supersedes: { key: known.key, seq: known.seq },
            reason: 'scorer',
          },
        ];
      }
      case 'incident':
        return [incidentOf(beat.incident, atS, beat)];
      case 'situation':
        situation = beat.situation ?? situation;
        if (beat.ball !== undefined) board.ball(beat.ball);
        return [score(atS, beat)];
      case 'kick':
        return [incidentOf(beat.incident, atS, null, board.kick(beat.incident.side, beat.scored)), score(atS, null)];
    }
  };
  const played = course.beats.map((beat): Publication => ({ dueS: beat.atS + lagS, messages: messagesOf(beat) }));
  return [
    ...sheetPublications(game, course),
    ...played,
    ...figureSteps(game, course, lagS),
    ...playerSteps(game, course, lagS),
  ].toSorted((a, b) => a.dueS - b.dueS);
}

/** Hours from the planned start until the last message of a match. */
const OVER_AFTER_S = 5 * 3600;

export const gameEvent = (game: Game): EventPlan => ({
  key: game.key,
  day: game.day,
  startS: game.startS,
  overS: game.startS + OVER_AFTER_S,
  announcement: () => [fixtureMessage(game), ...byeMessages(game)],
  publications: () => stepsOf(game, simulateCourse(game)),
});
