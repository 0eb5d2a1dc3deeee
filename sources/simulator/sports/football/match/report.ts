import { isDecided, type Pair, Stage } from '@stillingen/domain';
import type { ArticleMessage } from '@stillingen/domain/messages';
import { plus } from '../../../../pairs.ts';
import { createRandom } from '../../../../random.ts';
import { instant } from '../../../engine/calendar/copenhagen.ts';
import { correctionsOf, type PlayedClock } from '../../../engine/clock/record.ts';
import type { Publication } from '../../../engine/event-plan.ts';
import type { FootballMatch } from './rules.ts';

const AFTER_MINUTES = { least: 4, most: 12 } as const;
const DEMO = 'Kampen er spillet i demoverdenen: forløb, spillere og resultat er opdigtede.';
const MARK: Partial<Record<string, string>> = { 'own-goal': ', selvmål', 'penalty-goal': ', straffe' };
const ENDINGS: Partial<Record<number, string>> = {
  [Stage.afterExtraTime]: ' efter forlænget spilletid',
  [Stage.afterPenalties]: ' efter straffesparkskonkurrence',
};

function goalsText({ events }: PlayedClock): string {
  const { retracted, players } = correctionsOf(events);
  let score: Pair = [0, 0];
  return events
    .flatMap(({ incident, points }) => {
      if (incident === undefined || points === undefined || retracted.has(incident.id)) return [];
      const { id, type, side, minute, added, player } = incident;
      score = plus(score, side);
      const time = added === undefined ? minute : `${minute}+${added}`;
      return [`${score[0]}-${score[1]} ${players.get(id) ?? player} (${time}.${MARK[type] ?? ''})`];
    })
    .join(', ');
}

function titleOf({ home, away }: FootballMatch, [h, a]: Pair): string {
  if (h === a) return `${home.name} og ${away.name} delte med ${h}-${a}`;
  return h > a ? `${home.name} slog ${away.name} ${h}-${a}` : `${away.name} vandt ${a}-${h} ude over ${home.name}`;
}

function paragraphsOf({ home, away, competition, round }: FootballMatch, played: PlayedClock): string[] {
  const { total, kicks, end } = played;
  const where = [competition.name, round].filter((word) => word !== '').join(', ');
  const first = `${home.name} mod ${away.name} i ${where} endte ${total[0]}-${total[1]}${ENDINGS[end] ?? ''}.`;
  const shootOut = kicks === null ? [] : [`Straffesparkene endte ${kicks[0]}-${kicks[1]}.`];
  const goals = goalsText(played);
  const sentOff = played.events.flatMap(({ incident }) =>
    incident?.type === 'red-card' || incident?.type === 'second-yellow-card' ? [`${incident.player} (${incident.minute}.)`] : [],
  );
  return [
    [first, ...shootOut].join(' '),
    goals === '' ? 'Der faldt ingen mål.' : `Målene: ${goals}.`,
    ...(sentOff.length === 0 ? [] : [`Rødt kort: ${sentOff.join(', ')}.`]),
    DEMO,
  ];
}

/**
 * The report of a match that was played to its end, some minutes after it: of highest tiers with
 * video referees.
 */
export function reportOf(match: FootballMatch, played: PlayedClock): readonly Publication[] {
  const { rules, seed, key } = match;
  const { tier, coverage, video } = rules.competition;
  if (tier !== 1 || coverage !== 'full' || !video) return [];
  if (!isDecided(played.end)) return [];
  const { least, most } = AFTER_MINUTES;
  const dueS = match.startS + played.endS + createRandom(seed, 'report').int(least * 60, most * 60);
  const report: ArticleMessage = {
    kind: 'article',
    key: `${key}/report`,
    seq: 0,
    at: instant(dueS),
    title: titleOf(match, played.total),
    text: paragraphsOf(match, played),
    published: instant(dueS),
    source: 'Demoverdenen',
    event: key,
    report: true,
  };
  return [{ dueS, messages: [report] }];
}
