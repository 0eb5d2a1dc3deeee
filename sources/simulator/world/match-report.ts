import { type Pair, Stage } from '@stillingen/domain';
import type { IncidentMessage } from '@stillingen/domain/messages';
import { SIDES } from '../../pairs.ts';
import type { Random } from '../../random.ts';
import type { MatchFacts, Scored } from './match-facts.ts';
import { sentence, type Words } from './sentences.ts';
import type { NewsSport } from './top-competitions.ts';

export interface Report {
  readonly title: string;
  readonly text: readonly string[];
}

const ENDINGS: Partial<Record<number, string>> = {
  [Stage.afterExtraTime]: ' efter forlænget spilletid',
  [Stage.afterExtraInnings]: ' efter ekstra innings',
  [Stage.afterPenalties]: ' efter straffekonkurrence',
  [Stage.retired]: ', da den ene part opgav',
};
const METHODS: Partial<Record<string, string>> = {
  ko: 'knockout',
  tko: 'teknisk knockout',
  submission: 'submission',
  'decision-unanimous': 'enstemmig afgørelse',
  'decision-split': 'delt afgørelse',
  'decision-majority': 'flertalsafgørelse',
  'technical-decision': 'teknisk afgørelse',
  retirement: 'opgivelse',
  disqualification: 'diskvalifikation',
};
const MARKS: Partial<Record<string, string>> = { 'own-goal': ', selvmål', 'penalty-goal': ', straffe' };

/** Goals are listed one by one up to so many, and by the best of each side beyond. */
const LISTED = 9;
const BEST = 2;
/** A goal from this share of the match on decides it late. */
const LATE_MINUTE = 82;
/** The winner is far ahead with so many goals, and with this share of its own score. */
const ROUT = { goals: 4, share: 0.4 } as const;

const scoreText = ([home, away]: Pair): string => `${home}-${away}`;
const minuteText = ({ minute, added }: IncidentMessage): string => (added === undefined ? `${minute}` : `${minute}+${added}`);

export const sentenceOf = (text: string): string => (text === '' || text.endsWith('.') ? text : `${text}.`);

export const whereText = ({ competition, round = '' }: MatchFacts['fixture']): string =>
  [competition.name, round.replace(/^Runde(?= \d)/, 'runde')].filter((word) => word !== '').join(', ');

/** The story of a match: a comeback, a late decision, a rout; or as any win or draw. */
function storyOf({ winner, behind, board, scored }: MatchFacts, { family }: NewsSport): string {
  if (family === 'fight') return 'fight';
  if (winner === null) return 'draw';
  if (board.penalties !== undefined) return 'shootout';
  const [won, lost] = winner === 'home' ? [board.home, board.away] : [board.away, board.home];
  const least = family === 'points' ? won / 10 : 1;
  if (behind !== null && Math.abs(behind[0] - behind[1]) >= least && family !== 'innings') return 'comeback';
  const isFar = won - lost >= ROUT.share * won;
  if (isFar && (family === 'points' || (family === 'goals' && won - lost >= ROUT.goals))) return 'rout';
  const decider = scored.at(-1)?.incident;
  const isLate = family === 'goals' && won - lost === 1 && decider?.side === winner && decider.minute >= LATE_MINUTE;
  return isLate ? 'late' : 'win';
}

/** The part that the winner won by most, its number and its score, the winner's first. */
function bestPart({ board, winner }: MatchFacts): { readonly number: number; readonly score: string } | null {
  const parts = (board.parts ?? []).map(([home, away], index) => {
    const [won, lost] = winner === 'home' ? [home, away] : [away, home];
    return { number: index + 1, ahead: won - lost, score: `${won}-${lost}` };
  });
  const [best] = parts.toSorted((a, b) => b.ahead - a.ahead);
  return best === undefined || best.ahead <= 0 ? null : best;
}

function turningPoint(random: Random, story: string, facts: MatchFacts, sport: NewsSport, words: Words): string {
  const { family } = sport;
  const { behind, board, scored, winner } = facts;
  const last = scored.at(-1)?.incident;
  const by = (incident?: IncidentMessage): Words =>
    incident?.player === undefined || incident.type === 'own-goal'
      ? {}
      : { player: incident.player, minute: minuteText(incident) };
  const write = (use: string, more: Words): string => sentence(random, use, family, { ...words, ...more });
  const isNamed = (more: Words): boolean => more.player !== undefined;
  if (story === 'comeback' && (family === 'goals' || family === 'points')) {
    const [home, away] = behind!;
    return write('turn-comeback', { behind: scoreText(home > away ? [home, away] : [away, home]) });
  }
  if (family === 'sets' && winner !== null) {
    const lost = Math.min(board.home, board.away);
    if (lost === 0) return write('turn-straight', {});
    return story === 'comeback' ? write('turn-comeback', {}) : '';
  }
  if (story === 'late' && isNamed(by(last))) return write('turn-late', by(last));
  if (story === 'draw' && family === 'goals' && isNamed(by(last))) return write('turn-equal', by(last));
  const part = winner === null ? null : bestPart(facts);
  if (part !== null && (family === 'points' || scored.length > LISTED)) return write('turn-part', { ...part });
  const [first] = scored;
  return family === 'goals' && scored.length <= LISTED && isNamed(by(first?.incident))
    ? write('turn-first', by(first?.incident))
    : '';
}

function bestScorers(scored: readonly Scored[], side: 'home' | 'away'): string {
  const players = scored.flatMap(({ incident }) => (incident.side === side ? (incident.player ?? []) : []));
  return [...Map.groupBy(players, (player) => player)]
    .map(([player, goals]) => ({ player, goals: goals.length }))
    .toSorted((a, b) => b.goals - a.goals)
    .slice(0, BEST)
    .map(({ player, goals }) => `${player} (${goals})`)
    .join(', ');
}

/** Each goal, or the best scorers of both sides, or the parts. */
function scoresText({ scored, board, fixture }: MatchFacts, { family, scored: word, part }: NewsSport): string {
  if (family === 'goals' && scored.length > 0 && scored.length <= LISTED) {
    const goals = scored.map(({ incident, score }) => {
      const { type, player } = incident;
      return `${scoreText(score)} ${player ?? fixture[incident.side].name} (${minuteText(incident)}.${MARKS[type] ?? ''})`;
    });
    return `Målene: ${goals.join(', ')}.`;
  }
  const best = SIDES.map((side) => ({ team: fixture[side].name, players: bestScorers(scored, side) }));
  const named = best.filter(({ players }) => players !== '').map(({ team, players }) => `${team}: ${players}`);
  if (named.length > 0) return `Flest ${word}: ${named.join('. ')}.`;
  if (family === 'goals' && scored.length === 0) return 'Der faldt ingen mål.';
  const parts = (board.parts ?? []).map(scoreText);
  return parts.length > 1 ? `${part === 'sæt' ? 'Sættene' : 'Kampen i tal'}: ${parts.join(', ')}.` : '';
}

function wordsOf({ fixture, board, winner, stage }: MatchFacts): Words {
  const { home, away, competition } = fixture;
  const [winning, losing] = winner === 'away' ? [away.name, home.name] : [home.name, away.name];
  const score = scoreText([board.home, board.away]);
  return {
    home: home.name,
    away: away.name,
    winner: winning,
    loser: losing,
    score: winner === 'away' ? scoreText([board.away, board.home]) : score,
    where: whereText(fixture),
    competition: competition.name,
    ending: ENDINGS[stage] ?? ' ',
    method: METHODS[board.finish?.method ?? ''] ?? 'point',
  };
}

/** The title and the paragraphs of the report of a match, true to its messages. */
export function matchReport(random: Random, facts: MatchFacts, sport: NewsSport): Report {
  const { board, sentOff, annulled, notice } = facts;
  const { family, part } = sport;
  const words = { ...wordsOf(facts), part };
  const story = storyOf(facts, sport);
  const lead = sentence(random, `lead-${story}`, family, words);
  const score = scoreText([board.home, board.away]);
  const fact = sentence(random, 'fact', family, { ...words, score }).replace(' .', '.');
  const kicks = board.penalties === undefined ? [] : [`Straffekonkurrencen endte ${scoreText(board.penalties)}.`];
  const turn = turningPoint(random, story, facts, sport, words);
  const [taken] = annulled.filter(({ player }) => player !== undefined);
  const never = taken && sentence(random, 'annulled', family, { player: taken.player!, minute: minuteText(taken) });
  const off = sentOff.flatMap(({ player, minute }) => (player === undefined ? [] : [`${player} (${minute}.)`]));
  const text = [
    [lead, fact, ...kicks].join(' '),
    [turn, never ?? ''].filter((each) => each !== '').join(' '),
    scoresText(facts, sport),
    off.length === 0 ? '' : `Rødt kort: ${off.join(', ')}.`,
    sentenceOf(notice),
  ];
  return { title: sentence(random, `title-${story}`, family, words), text: text.filter((paragraph) => paragraph !== '') };
}
