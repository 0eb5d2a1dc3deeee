import { type Side, Stage, type StageCode } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import type { ClockEvent } from '../../../engine/clock/record.ts';
import type { Incident, TimelineEvent } from '../../../engine/timeline.ts';
import type { FootballMatch } from './rules.ts';

type Comment = NonNullable<TimelineEvent['comment']>;

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
  (player: string, team: string) => `Mål! ${player} scorer for ${team}.`,
  (player: string, team: string) => `${player} sender bolden i nettet. Mål til ${team}!`,
  (player: string, team: string) => `Der er mål! ${player} gør det for ${team}.`,
] as const;
const CARDS = [
  (player: string, team: string) => `Gult kort til ${player} (${team}).`,
  (player: string, team: string) => `${player} fra ${team} får en advarsel.`,
] as const;
const REASONS: Readonly<Record<string, string>> = { offside: ': offside', handball: ': hånd på bolden', foul: ': frispark' };

export function createCommentator({ seed, home, away }: FootballMatch): (event: ClockEvent) => { comment?: Comment } {
  const random = createRandom(seed, 'commentary');
  const goals = new Map<string, Side>();
  const nameOf = (side: Side): string => (side === 'home' ? home : away).name;

  function onIncident({ type, side, player = '', second = '', detail = '' }: Incident): Comment | null {
    const team = nameOf(side);
    const assist = second === '' ? '' : ` Assisten kommer fra ${second}.`;
    const goal = { bold: true, important: true } as const;
    switch (type) {
      case 'goal':
        return { icon: 'goal', text: `${random.pick(GOALS)(player, team)}${assist}`, ...goal };
      case 'own-goal':
        return { icon: 'own-goal', text: `Selvmål af ${player}. Målet går til ${team}.`, ...goal };
      case 'penalty-goal':
        return { icon: 'penalty', text: `${player} scorer på straffesparket for ${team}.`, ...goal };
      case 'penalty-missed':
        return { icon: 'penalty-missed', text: `${player} brænder straffesparket for ${team}.`, ...goal };
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

  function on({ stage, incident, kick, retracts, renames, underReview }: ClockEvent): Comment | null {
    if (stage !== undefined) {
      const text = STAGES[stage];
      return text === undefined ? null : { icon: WHISTLES.has(stage) ? 'whistle' : 'time', text };
    }
    if (incident !== undefined) {
      goals.set(incident.id, incident.side);
      const comment = onIncident(incident);
      const { minute, added } = incident;
      return comment === null || kick !== undefined ? comment : { ...comment, minute, ...(added === undefined ? {} : { added }) };
    }
    if (retracts !== undefined) {
      const text = `Målet til ${nameOf(goals.get(retracts.id)!)} er annulleret${REASONS[retracts.reason] ?? ''}.`;
      return { icon: 'video-review', text, bold: true, important: true };
    }
    if (renames !== undefined) return { text: `Målet er noteret for ${renames.player}.` };
    return underReview === undefined || underReview === null
      ? null
      : { icon: 'video-review', text: 'Målet bliver tjekket på video.' };
  }

  return (event) => {
    const comment = on(event);
    return comment === null ? {} : { comment };
  };
}
