import type { EventItem } from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';
import type { HeadFacts, MatchReportFacts, Outcome } from '../facts.ts';
import { joined, pick, scoreText } from '../words.ts';
import { courseParagraph, scorersParagraph } from './course.ts';
import { countedUnit, dateWords, numberWord, resultWords, thousands } from './grammar.ts';
import { tableParagraph } from './table.ts';

type FightMethod = NonNullable<EventItem['finish']>['method'];
const METHODS: Partial<Readonly<Record<FightMethod, string>>> = {
  ko: ' by knockout',
  tko: ' by technical knockout',
  submission: ' by submission',
  'decision-unanimous': ' by unanimous decision',
  'decision-split': ' by split decision',
  'decision-majority': ' by majority decision',
  'technical-decision': ' by technical decision',
  retirement: ' by retirement',
  disqualification: ' by disqualification',
};
const methodOf = ({ event }: HeadFacts): string => METHODS[event.finish?.method as FightMethod] ?? '';
const lateWords = ({ sport }: HeadFacts): string => (sport.row === 'innings' ? 'extra innings' : 'extra time');
const after = (text: string, result: string): string => (result === '' ? text : `${text}: ${result}`);

type Titles = (facts: HeadFacts, result: string) => readonly string[];
const TITLES: Readonly<Record<Outcome, Titles>> = {
  won: ({ winner, loser }, result) =>
    result === ''
      ? [`${winner} beat ${loser}`]
      : [`${winner} beat ${loser} ${result}`, `Win for ${winner}: ${result} against ${loser}`],
  narrow: ({ winner, loser }, result) => [`Narrow win for ${winner}: ${result} against ${loser}`],
  rout: ({ winner, loser }, result) => [`Big win for ${winner}: ${result} against ${loser}`],
  extra: (facts, result) => [after(`${facts.winner} beat ${facts.loser} after ${lateWords(facts)}`, result)],
  'shoot-out': ({ winner, loser, penalties }) => [
    after(`${winner} beat ${loser} after a shoot-out`, penalties === null ? '' : scoreText(penalties)),
  ],
  draw: ({ winner, loser }, result) => [after(`${winner} and ${loser} drew`, result)],
  retired: ({ winner, loser }) => [`${winner} won as ${loser} retired`],
  walkover: ({ winner, loser }) => [`Walkover for ${winner} against ${loser}`],
  awarded: ({ winner, loser }, result) => [after(`${winner} awarded the win over ${loser}`, result)],
  abandoned: ({ winner, loser }) => [`${winner} against ${loser} was abandoned`],
  fight: (facts) => [`${facts.winner} beat ${facts.loser}${methodOf(facts)}`],
  'fight-draw': ({ winner, loser }) => [`Draw between ${winner} and ${loser}`],
  'no-contest': ({ winner, loser }) => [`No contest between ${winner} and ${loser}`],
};

export const englishTitle = (facts: HeadFacts): string =>
  pick(facts.event.id, 'title', TITLES[facts.outcome](facts, resultWords(facts)));

const whereWords = ({ competition, round, event }: HeadFacts): string =>
  `in ${competition}${round === '' ? '' : ` (${round})`} ${dateWords(event.start)}`;

function marginWords({ score, unit, sport }: HeadFacts): string {
  if (score === null || unit === null || sport.row !== 'goals') return '';
  const margin = score[0] - score[1];
  return ` The margin was ${numberWord(margin)} ${countedUnit(unit, margin)}.`;
}

type Lead = (facts: HeadFacts, where: string, result: string) => string;
const LEADS: Readonly<Record<Outcome, Lead>> = {
  won: ({ winner, loser }, where, result) =>
    result === '' ? `${winner} beat ${loser} ${where}.` : `${winner} won ${result} against ${loser} ${where}.`,
  narrow: ({ winner, loser }, where, result) => `It was close, but ${winner} won ${result} against ${loser} ${where}.`,
  rout: (facts, where, result) => `${facts.winner} won by far, ${result} against ${facts.loser}, ${where}.${marginWords(facts)}`,
  extra: (facts, where, result) =>
    `${facts.winner} beat ${facts.loser} ${where} after ${lateWords(facts)}.${result === '' ? '' : ` The result was ${result}.`}`,
  'shoot-out': ({ winner, loser, score, penalties }, where) =>
    joined([
      `${winner} beat ${loser} ${where} after a shoot-out.`,
      score === null || score[0] !== score[1] ? null : `The match ended ${scoreText(score)}.`,
      penalties === null ? null : `The shoot-out ended ${scoreText(penalties)}.`,
    ]),
  draw: ({ home, away }, where, result) => `${home} and ${away} drew${result === '' ? '' : ` ${result}`} ${where}.`,
  retired: ({ winner, loser }, where, result) =>
    `${winner} won ${where} as ${loser} retired.${result === '' ? '' : ` The score was ${result}.`}`,
  walkover: ({ winner, loser }, where) => `${winner} won against ${loser} ${where} without play.`,
  awarded: ({ winner, loser }, where, result) =>
    `${winner} was awarded the win over ${loser} ${where}.${result === '' ? '' : ` The result was set to ${result}.`}`,
  abandoned: ({ home, away }, where) => `The match between ${home} and ${away} ${where} was abandoned.`,
  fight: (facts, where) => `${facts.winner} beat ${facts.loser}${methodOf(facts)} ${where}.`,
  'fight-draw': ({ home, away }, where) => `${home} and ${away} drew ${where}.`,
  'no-contest': ({ home, away }, where) => `The fight between ${home} and ${away} ${where} was a no contest.`,
};

function fightEnd({ event: { finish }, outcome }: HeadFacts): string {
  if (outcome !== 'fight' || finish === null || finish.round === null || finish.method.includes('decision')) return '';
  return `The end came in round ${finish.round}${finish.time === '' ? '' : ` after ${finish.time}`}.`;
}

export const englishLead = (facts: HeadFacts): string =>
  joined([LEADS[facts.outcome](facts, whereWords(facts), resultWords(facts)), fightEnd(facts)]);

export function englishParagraphs(facts: MatchReportFacts, words: Vocabulary): readonly string[] {
  const { venue, attendance } = facts.event;
  return [
    courseParagraph(facts, words),
    scorersParagraph(facts, words),
    tableParagraph(facts),
    joined([
      venue === '' ? null : `Venue: ${venue}.`,
      attendance === null || attendance === 0 ? null : `Attendance: ${thousands(attendance)}.`,
    ]),
  ];
}
