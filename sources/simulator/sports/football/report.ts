import { type Pair, type Side, Stage } from '@stillingen/domain';
import type { ArticleMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { instant } from '../../engine/calendar/copenhagen.ts';
import type { Publication } from '../../engine/event-plan.ts';
import type { MatchPlan } from './plan.ts';
import { type Result, resultOf } from './result.ts';
import type { Beat, Story } from './story.ts';

const HIGHEST_TIER = 1;
const AFTER_MINUTES = { least: 4, most: 12 } as const;
const DEMO = 'Kampen er spillet i demoverdenen: forløb, spillere og resultat er opdigtede.';

const MARK: Partial<Record<string, string>> = { 'own-goal': ', selvmål', 'penalty-goal': ', straffe' };

type Goal = Extract<Beat, { kind: 'goal' }>;

/** The goals that stand, each with its scorer as it was told last. */
function goalsOf(story: Story): readonly Goal[] {
  const goals = new Map<string, Goal>();
  for (const beat of story.beats) {
    if (beat.kind === 'goal') goals.set(beat.incident.id, beat);
    else if (beat.kind === 'withdrawn') goals.delete(beat.goal);
    else if (beat.kind === 'scorer') {
      const goal = goals.get(beat.goal)!;
      goals.set(beat.goal, { ...goal, incident: { ...goal.incident, player: beat.player } });
    }
  }
  return [...goals.values()];
}

function goalsText(story: Story): string {
  const score: Record<Side, number> = { home: 0, away: 0 };
  return goalsOf(story)
    .map(({ incident: { side, minute, added, player, type } }) => {
      score[side] += 1;
      return `${score.home}-${score.away} ${player} (${minute}${added > 0 ? `+${added}` : ''}.${MARK[type] ?? ''})`;
    })
    .join(', ');
}

function titleOf({ home, away }: MatchPlan, [h, a]: Pair): string {
  if (h === a) return `${home.name} og ${away.name} delte med ${h}-${a}`;
  return h > a ? `${home.name} slog ${away.name} ${h}-${a}` : `${away.name} vandt ${a}-${h} ude over ${home.name}`;
}

const ENDINGS: Partial<Record<number, string>> = {
  [Stage.afterExtraTime]: ' efter forlænget spilletid',
  [Stage.afterPenalties]: ' efter straffesparkskonkurrence',
};

function paragraphsOf({ home, away, competition, round }: MatchPlan, story: Story, { stage, score }: Result): string[] {
  const where = [competition.name, round].filter((word) => word !== '').join(', ');
  const first = `${home.name} mod ${away.name} i ${where} endte ${score!.home}-${score!.away}${ENDINGS[stage] ?? ''}.`;
  const { penalties } = score!;
  const kicks = penalties === undefined ? [] : [`Straffesparkene endte ${penalties[0]}-${penalties[1]}.`];
  const goals = goalsText(story);
  const sentOff = story.beats.flatMap((beat) =>
    beat.kind === 'incident' && (beat.incident.type === 'red-card' || beat.incident.type === 'second-yellow-card')
      ? [`${beat.incident.player} (${beat.incident.minute}.)`]
      : [],
  );
  return [
    [first, ...kicks].join(' '),
    goals === '' ? 'Der faldt ingen mål.' : `Målene: ${goals}.`,
    ...(sentOff.length === 0 ? [] : [`Rødt kort: ${sentOff.join(', ')}.`]),
    DEMO,
  ];
}

/** The report of a match that was played to its end, some minutes after it: in the highest tiers that are followed with video referees. */
export function reportSteps(plan: MatchPlan, story: Story): readonly Publication[] {
  const { competition, chance, key } = plan;
  if (competition.tier !== HIGHEST_TIER || competition.coverage !== 'full' || !competition.video) return [];
  const result = resultOf(plan, story);
  const { score } = result;
  if (!result.decided || score === null) return [];
  const dueS = story.endS + createRandom(chance, 'report').int(AFTER_MINUTES.least * 60, AFTER_MINUTES.most * 60);
  const report: ArticleMessage = {
    kind: 'article',
    key: `${key}/report`,
    seq: 0,
    at: instant(dueS),
    title: titleOf(plan, [score.home, score.away]),
    text: paragraphsOf(plan, story, result),
    published: instant(dueS),
    source: 'Demoverdenen',
    event: key,
    report: true,
  };
  return [{ dueS, messages: [report] }];
}
