import type { IncidentType, Side } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import { squadOf } from '../../engine/squad.ts';
import type { MatchPlan } from './plan.ts';
import type { Story } from './story.ts';

/** The first of a squad start. */
export const STARTERS = 11;
const USUAL_RATING = 6.6;
const SPREAD = 0.45;
/** What a player gets for what he does. */
const WORTH: Partial<Record<IncidentType, number>> = {
  goal: 0.9,
  'penalty-goal': 0.6,
  'penalty-missed': -0.7,
  'own-goal': -0.8,
  'yellow-card': -0.2,
  'second-yellow-card': -0.9,
  'red-card': -1.2,
};
const ASSIST_WORTH = 0.5;

/** The marks of a side's players, from 3 to 10: of the starters and of who came on. */
export function ratingsOf(plan: MatchPlan, { beats }: Story, side: Side): ReadonlyMap<string, number> {
  const { name, country } = plan[side];
  const random = createRandom(plan.chance, 'ratings', side);
  const withdrawn = new Set(beats.flatMap((beat) => (beat.kind === 'withdrawn' ? [beat.goal] : [])));
  const told = beats.flatMap((beat) =>
    (beat.kind === 'goal' || beat.kind === 'incident') && !withdrawn.has(beat.incident.id) ? [beat.incident] : [],
  );
  const own = told.filter((incident) => (incident.type === 'own-goal') !== (incident.side === side));
  const cameOn = own.filter(({ type }) => type === 'substitution').map(({ player }) => player);
  const players = [...squadOf(name, country).slice(0, STARTERS), ...cameOn];
  return new Map(
    players.map((player) => {
      const earned = own.reduce(
        (sum, { type, player: who, second }) =>
          sum + (who === player ? (WORTH[type] ?? 0) : 0) + (type === 'goal' && second === player ? ASSIST_WORTH : 0),
        USUAL_RATING + SPREAD * random.normal(),
      );
      return [player, Math.round(10 * Math.min(10, Math.max(3, earned))) / 10];
    }),
  );
}
