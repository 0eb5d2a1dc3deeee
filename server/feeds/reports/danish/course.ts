import type { Vocabulary } from '@stillingen/wire/words';
import type { MatchReportFacts } from '../facts.ts';
import type { Scored, Turn } from '../play.ts';
import { bestScorers, joined, listed, MOST_LISTED, pick, scoreText } from '../words.ts';
import { countedUnit, genitive } from './grammar.ts';

const partWords = (facts: MatchReportFacts, words: Vocabulary, part: number): string => words.part(facts.sport, part);

function turnWords(facts: MatchReportFacts, words: Vocabulary, turn: Turn): string {
  const { winner, loser, event } = facts;
  const choose = (...sentences: readonly string[]): string => pick(event.id, 'turn', sentences);
  switch (turn.kind) {
    case 'comeback': {
      const when = turn.part === null ? '' : ` efter ${partWords(facts, words, turn.part)}`;
      return choose(
        `${winner} var bagud ${scoreText(turn.behind)}${when}, men vendte kampen.`,
        `Det så svært ud for ${winner}, der var bagud ${scoreText(turn.behind)}${when}, men kampen vendte.`,
      );
    }
    case 'late':
      return choose(
        `${turn.player} afgjorde kampen i det ${turn.minute}. minut.`,
        `Afgørelsen kom først i det ${turn.minute}. minut, da ${turn.player} scorede.`,
      );
    case 'equaliser':
      return `${turn.player} udlignede i det ${turn.minute}. minut.`;
    case 'first':
      return choose(
        `${turn.player} åbnede målscoringen i det ${turn.minute}. minut.`,
        `Kampens første mål faldt i det ${turn.minute}. minut og blev scoret af ${turn.player}.`,
      );
    case 'straight':
      return choose(
        `${loser} vandt ingen ${countedUnit(facts.unit)}.`,
        `${winner} tabte ingen ${countedUnit(facts.unit)} undervejs.`,
      );
    case 'deciding':
      return 'Kampen blev først afgjort til allersidst.';
    case 'lost-first':
      return `${loser} var foran efter ${partWords(facts, words, 0)}, men ${winner} vendte kampen.`;
    case 'best-part':
      return `${winner} var længst foran i ${partWords(facts, words, turn.part)}, der endte ${scoreText(turn.score)}.`;
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
  const after = `Efter ${partWords(facts, words, pause.part)}`;
  if (atHome === others) return `${after} stod det lige, ${scoreText(pause.score)}.`;
  const score = atHome > others ? pause.score : ([others, atHome] as const);
  return `${after} førte ${atHome > others ? home : away} ${scoreText(score)}.`;
}

function partsWords({ play: { parts, tieBreaks }, sport, home, winner, winnerSide, score }: MatchReportFacts): string {
  if (parts.length < 2 || score === null) return '';
  const texts = parts.map((part, at) => {
    const tieBreak = tieBreaks[at] ?? null;
    return scoreText(part) + (tieBreak === null ? '' : ` (${scoreText(tieBreak)})`);
  });
  if (sport.row === 'sets')
    return `Set fra ${genitive(winnerSide === null ? home : winner)} side endte sættene ${listed(texts, 'og')}.`;
  if (sport.row !== 'goals') return '';
  return parts.length < 3 ? '' : `Perioderne endte ${listed(texts, 'og')} med ${home} nævnt først.`;
}

export const courseParagraph = (facts: MatchReportFacts, words: Vocabulary): string =>
  joined([facts.play.turn === null ? '' : turnWords(facts, words, facts.play.turn), pauseWords(facts, words), partsWords(facts)]);

function goalText({ score, player, minute, type, side }: Scored, { home, away }: MatchReportFacts): string {
  const mark = type === 'own-goal' ? ', selvmål' : type === 'penalty-goal' ? ', straffe' : '';
  return `${scoreText(score)} ${player === '' ? (side === 'home' ? home : away) : player} (${minute}.${mark})`;
}

function goalsWords(facts: MatchReportFacts): string {
  const {
    play: { scored },
    home,
    away,
  } = facts;
  if (scored.length === 0) return '';
  if (scored.length === 1) return `Kampens eneste mål: ${goalText(scored[0]!, facts)}.`;
  if (scored.length <= MOST_LISTED) return `Målene: ${scored.map((goal) => goalText(goal, facts)).join(', ')}.`;
  const best = [
    [home, bestScorers(facts, 'home')],
    [away, bestScorers(facts, 'away')],
  ].filter(([, players]) => players !== '');
  return best.length === 0 ? '' : `Flest mål: ${best.map(([team, players]) => `${team}: ${players}`).join('. ')}.`;
}

const withMinute = ({ player, minute }: { readonly player: string; readonly minute: string }): string => `${player} (${minute}.)`;

export function scorersParagraph(facts: MatchReportFacts, words: Vocabulary): string {
  const {
    play: { others, sentOff, annulled },
    sport,
  } = facts;
  const kinds = others.length > MOST_LISTED ? [] : [...Map.groupBy(others, ({ type }) => type)];
  return joined([
    goalsWords(facts),
    ...kinds.map(([type, list]) => `${words.incident(type, sport)}: ${list.map(withMinute).join(', ')}.`),
    annulled.length === 0 ? '' : `Annulleret: mål af ${listed(annulled.map(withMinute), 'og')}.`,
    sentOff.length === 0 ? '' : `Rødt kort: ${listed(sentOff.map(withMinute), 'og')}.`,
  ]);
}
