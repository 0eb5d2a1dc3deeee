import type { Vocabulary } from '@stillingen/wire/words';
import type { MatchReportFacts } from '../facts.ts';
import type { Scored, Turn } from '../play.ts';
import { bestScorers, joined, listed, MOST_LISTED, scoreText } from '../words.ts';
import { countedUnit, genitive } from './grammar.ts';

/** 'the 1st half', 'Set 1' */
function partOf({ sport }: MatchReportFacts, words: Vocabulary, part: number): string {
  const name = words.part(sport, part);
  return /^\d/.test(name) ? `the ${name.toLowerCase()}` : name;
}

function turnWords(facts: MatchReportFacts, words: Vocabulary, turn: Turn): string {
  const { winner, loser, unit } = facts;
  switch (turn.kind) {
    case 'comeback': {
      const when = turn.part === null ? '' : ` after ${partOf(facts, words, turn.part)}`;
      return `${winner} came back from ${scoreText(turn.behind)} down${when}.`;
    }
    case 'late':
      return `${turn.player} decided the match in minute ${turn.minute}.`;
    case 'equaliser':
      return `${turn.player} equalised in minute ${turn.minute}.`;
    case 'first':
      return `${turn.player} scored first, in minute ${turn.minute}.`;
    case 'straight':
      return unit === null ? '' : `${loser} won no ${countedUnit(unit, 2)}.`;
    case 'deciding':
      return 'The match was decided at the very end.';
    case 'lost-first':
      return `${loser} led after ${partOf(facts, words, 0)}, but ${winner} came back.`;
    case 'best-part':
      return `${winner} was furthest ahead in ${partOf(facts, words, turn.part)}, which ended ${scoreText(turn.score)}.`;
  }
}

function pauseWords(facts: MatchReportFacts, words: Vocabulary): string {
  const {
    play: { pause, turn },
    home,
    away,
  } = facts;
  if (pause === null || (turn?.kind === 'comeback' && turn.part === pause.part)) return '';
  const [atHome, others] = pause.score;
  const after = `After ${partOf(facts, words, pause.part)}`;
  if (atHome === others) return `${after} the score was ${scoreText(pause.score)}.`;
  return atHome > others
    ? `${after} ${home} led ${scoreText(pause.score)}.`
    : `${after} ${away} led ${scoreText([others, atHome])}.`;
}

function partsWords({ play: { parts, tieBreaks }, sport, home, winner, winnerSide, score }: MatchReportFacts): string {
  if (parts.length < 2 || score === null || (sport.row !== 'sets' && sport.row !== 'goals')) return '';
  const texts = parts.map((part, at) => {
    const tieBreak = tieBreaks[at] ?? null;
    return scoreText(part) + (tieBreak === null ? '' : ` (${scoreText(tieBreak)})`);
  });
  if (sport.row === 'sets')
    return `From ${genitive(winnerSide === null ? home : winner)} side the sets were ${listed(texts, 'and')}.`;
  return parts.length < 3 ? '' : `The periods ended ${listed(texts, 'and')}, with ${home} first.`;
}

export const courseParagraph = (facts: MatchReportFacts, words: Vocabulary): string =>
  joined([facts.play.turn === null ? '' : turnWords(facts, words, facts.play.turn), pauseWords(facts, words), partsWords(facts)]);

function goalText({ score, player, minute, type, side }: Scored, { home, away }: MatchReportFacts): string {
  const mark = type === 'own-goal' ? ', own goal' : type === 'penalty-goal' ? ', penalty' : '';
  return `${scoreText(score)} ${player === '' ? (side === 'home' ? home : away) : player} (${minute}’${mark})`;
}

function goalsWords(facts: MatchReportFacts): string {
  const {
    play: { scored },
    home,
    away,
  } = facts;
  if (scored.length === 0) return '';
  if (scored.length <= MOST_LISTED) return `Goals: ${scored.map((goal) => goalText(goal, facts)).join(', ')}.`;
  const best = [
    [home, bestScorers(facts, 'home')],
    [away, bestScorers(facts, 'away')],
  ].filter(([, players]) => players !== '');
  return best.length === 0 ? '' : `Most goals: ${best.map(([team, players]) => `${team}: ${players}`).join('. ')}.`;
}

const withMinute = ({ player, minute }: { readonly player: string; readonly minute: string }): string => `${player} (${minute}’)`;

export function scorersParagraph(facts: MatchReportFacts, words: Vocabulary): string {
  const {
    play: { others, sentOff, annulled },
    sport,
  } = facts;
  const kinds = others.length > MOST_LISTED ? [] : [...Map.groupBy(others, ({ type }) => type)];
  return joined([
    goalsWords(facts),
    ...kinds.map(([type, list]) => `${words.incident(type, sport)}: ${list.map(withMinute).join(', ')}.`),
    annulled.length === 0 ? '' : `Disallowed: goals by ${listed(annulled.map(withMinute), 'and')}.`,
    sentOff.length === 0 ? '' : `Sent off: ${listed(sentOff.map(withMinute), 'and')}.`,
  ]);
}
