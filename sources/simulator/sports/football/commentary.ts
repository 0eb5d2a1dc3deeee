import { type Pair, type Side, Stage, type StageCode } from '@stillingen/domain';
import type { CommentMessage } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../random.ts';
import { instant } from '../../engine/calendar/copenhagen.ts';
import type { MatchPlan } from './plan.ts';
import type { Beat } from './story.ts';

type Said = Pick<CommentMessage, 'icon' | 'text' | 'bold' | 'important' | 'minute' | 'added' | 'score'>;
type Incident = Extract<Beat, { incident: unknown }>['incident'];

const STAGES: Readonly<Record<StageCode, string>> = {
  [Stage.firstHalf]: 'Kampen er i gang.',
  [Stage.halfTime]: 'Dommeren fløjter til pause.',
  [Stage.secondHalf]: 'Anden halvleg er i gang.',
  [Stage.extraTime]: 'Der spilles forlænget spilletid.',
  [Stage.penalties]: 'Kampen skal afgøres på straffespark.',
  [Stage.finished]: 'Kampen er slut.',
  [Stage.afterExtraTime]: 'Kampen er slut efter forlænget spilletid.',
  [Stage.afterPenalties]: 'Kampen er slut efter straffesparkskonkurrence.',
  [Stage.delayed]: 'Kampen begynder senere.',
  [Stage.interrupted]: 'Kampen er afbrudt.',
  [Stage.abandoned]: 'Kampen er afbrudt og spilles ikke færdig.',
};
const WHISTLES = new Set<StageCode>([Stage.firstHalf, Stage.secondHalf, Stage.finished]);

const GOALS = [
  (who: string, team: string) => `Mål! ${who} scorer for ${team}.`,
  (who: string, team: string) => `${who} sender bolden i nettet. Mål til ${team}!`,
  (who: string, team: string) => `Der er mål! ${who} gør det for ${team}.`,
] as const;
const CARDS = [
  (who: string, team: string) => `Gult kort til ${who} (${team}).`,
  (who: string, team: string) => `${who} fra ${team} får en advarsel.`,
] as const;
const REASONS: Readonly<Record<string, string>> = { offside: 'offside', handball: 'hånd på bolden', foul: 'frispark' };

/** Says in words what happens in a match. */
export interface Commentator {
  /** The comment on a beat; null where there is nothing to say. `score` is that after it. */
  on(beat: Beat, score: Pair | null): CommentMessage | null;
}

/** A commentator of a match: the same one says the same at any time. */
export function createCommentator({ key, chance, home, away }: MatchPlan): Commentator {
  const random: Random = createRandom(chance, 'commentary');
  let count = 0;
  const teamOf = (side: Side): string => (side === 'home' ? home : away).name;

  function aboutIncident({ type, side, player, second, detail }: Incident): Said | null {
    const team = teamOf(side);
    switch (type) {
      case 'goal':
        return {
          icon: 'goal',
          text: `${random.pick(GOALS)(player, team)}${second === '' ? '' : ` Assisten kommer fra ${second}.`}`,
          bold: true,
          important: true,
        };
      case 'own-goal':
        return { icon: 'own-goal', text: `Selvmål af ${player}. Målet går til ${team}.`, bold: true, important: true };
      case 'penalty-goal':
        return { icon: 'penalty', text: `${player} scorer på straffesparket for ${team}.`, bold: true, important: true };
      case 'penalty-missed':
        return { icon: 'penalty-missed', text: `${player} brænder straffesparket for ${team}.`, bold: true, important: true };
      case 'penalty-awarded':
        return { icon: 'penalty', text: `Straffespark til ${team}!`, important: true };
      case 'yellow-card':
        return { icon: 'yellow-card', text: random.pick(CARDS)(player, team) };
      case 'second-yellow-card':
        return { icon: 'red-card', text: `${player} (${team}) får sit andet gule kort og er vist ud.`, important: true };
      case 'red-card':
        return { icon: 'red-card', text: `Rødt kort! ${player} fra ${team} er vist ud.`, important: true };
      case 'substitution':
        return { icon: 'substitution', text: `Udskiftning hos ${team}: ${player} kommer ind i stedet for ${second}.` };
      case 'var-review':
        return { icon: 'video-review', text: `Situationen bliver tjekket på video. ${detail}.` };
      case 'shootout-scored':
        return { icon: 'penalty', text: `${player} scorer for ${team}.` };
      case 'shootout-missed':
        return { icon: 'penalty-missed', text: `${player} brænder for ${team}.` };
      default:
        return null;
    }
  }

  function about(beat: Beat): Said | null {
    switch (beat.kind) {
      case 'stage': {
        const text = STAGES[beat.stage];
        return text === undefined ? null : { icon: WHISTLES.has(beat.stage) ? 'whistle' : 'time', text };
      }
      case 'goal':
      case 'incident':
      case 'kick': {
        const { minute, added } = beat.incident;
        const said = aboutIncident(beat.incident);
        return said === null || beat.kind === 'kick' ? said : { ...said, minute, ...(added === 0 ? {} : { added }) };
      }
      case 'review':
        return beat.side === null ? null : { icon: 'video-review', text: 'Målet bliver tjekket på video.' };
      case 'withdrawn': {
        const reason = REASONS[beat.reason];
        return {
          icon: 'video-review',
          text: `Målet til ${teamOf(beat.side)} er annulleret${reason === undefined ? '' : `: ${reason}`}.`,
          bold: true,
          important: true,
        };
      }
      case 'scorer':
        return { text: `Målet er noteret for ${beat.player}.` };
    }
  }

  return {
    on(beat, score) {
      const said = about(beat);
      if (said === null) return null;
      count += 1;
      return {
        kind: 'comment',
        key: `${key}/k${count}`,
        seq: 0,
        at: instant(beat.atS),
        event: key,
        ...said,
        ...(said.important !== true || score === null ? {} : { score: [score[0], score[1]] }),
      };
    },
  };
}
