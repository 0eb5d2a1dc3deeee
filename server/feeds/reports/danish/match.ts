import type { Vocabulary } from '@stillingen/wire/words';
import type { HeadFacts, MatchReportFacts, Outcome } from '../facts.ts';
import { joined, pick, scoreText } from '../words.ts';
import { countedUnit, dateWords, numberWord, resultWords, thousands } from './grammar.ts';
import { courseParagraph, scorersParagraph } from './course.ts';
import { METHODS } from './methods.ts';
import { tableParagraph } from './table.ts';

/** 'i Superligaen (17. runde) den 20. november' */
const whereWords = ({ competition, round, event }: HeadFacts): string =>
  `i ${competition}${round === '' ? '' : ` (${round})`} ${dateWords(event.start)}`;

type Lead = (facts: HeadFacts, where: string, result: string) => readonly string[];

const won: Lead = ({ winner, loser }, where, result) =>
  result === ''
    ? [`${winner} vandt over ${loser} ${where}.`]
    : [
        `${winner} vandt ${result} over ${loser} ${where}.`,
        `Det blev til sejr for ${winner} mod ${loser} ${where}. Resultatet blev ${result}.`,
        `${winner} slog ${loser} ${where} med ${result}.`,
      ];

/** ' med to mål'; empty where the score does not count them. */
function marginWords({ score, unit, sport }: HeadFacts): string {
  if (score === null || unit === null || sport.row !== 'goals') return '';
  return ` Sejren var på ${numberWord(score[0] - score[1])} ${countedUnit(unit)}.`;
}

const LEADS: Readonly<Record<Outcome, Lead>> = {
  won,
  narrow: ({ winner, loser }, where, result) => [
    `Det var tæt, men ${winner} vandt ${result} over ${loser} ${where}.`,
    `${winner} trak det længste strå mod ${loser} ${where} og vandt ${result}.`,
  ],
  rout: (facts, where, result) => [
    `${facts.winner} vandt stort over ${facts.loser} ${where}: ${result}.${marginWords(facts)}`,
    `${facts.winner} vandt klart med ${result} over ${facts.loser} ${where}.${marginWords(facts)}`,
  ],
  extra: ({ winner, loser, sport }, where, result) => [
    `${winner} slog ${loser} ${where} efter ${sport.row === 'innings' ? 'ekstra innings' : 'forlænget spilletid'}.${
      result === '' ? '' : ` Resultatet blev ${result}.`
    }`,
  ],
  'shoot-out': ({ winner, loser, score, penalties }, where) => [
    joined([
      `${winner} slog ${loser} ${where} efter straffekonkurrence.`,
      score === null || score[0] !== score[1] ? null : `Kampen endte ${scoreText(score)}.`,
      penalties === null ? null : `Straffekonkurrencen endte ${scoreText(penalties)} til ${winner}.`,
    ]),
  ],
  draw: ({ home, away }, where, result) => [
    `${home} og ${away} delte ${where}.${result === '' ? '' : ` Resultatet blev ${result}.`}`,
    `Det endte uafgjort${result === '' ? '' : ` ${result}`} mellem ${home} og ${away} ${where}.`,
  ],
  retired: ({ winner, loser }, where, result) => [
    `${winner} gik sejrende fra kampen mod ${loser} ${where}, da modstanderen måtte opgive.${
      result === '' ? '' : ` Stillingen var da ${result}.`
    }`,
  ],
  walkover: ({ winner, loser }, where) => [`${winner} vandt over ${loser} ${where}, uden at kampen blev spillet.`],
  awarded: ({ winner, loser }, where, result) => [
    `${winner} er tildelt sejren over ${loser} ${where}.${result === '' ? '' : ` Resultatet er fastsat til ${result}.`}`,
  ],
  abandoned: ({ home, away }, where) => [`Kampen mellem ${home} og ${away} ${where} blev afbrudt og er ikke spillet færdig.`],
  fight: ({ winner, loser, event }, where) => {
    const method = event.finish === null ? undefined : METHODS[event.finish.method];
    return [`${winner} besejrede ${loser}${method === undefined ? '' : ` ${method}`} ${where}.`];
  },
  'fight-draw': ({ home, away }, where) => [`Kampen mellem ${home} og ${away} ${where} endte uafgjort.`],
  'no-contest': ({ home, away }, where) => [`Kampen mellem ${home} og ${away} ${where} endte uden afgørelse og tæller ikke.`],
};

function fightEnd({ event: { finish }, outcome }: HeadFacts): string {
  if (outcome !== 'fight' || finish === null || finish.round === null || finish.method.includes('decision')) return '';
  return `Afgørelsen kom i ${finish.round}. omgang${finish.time === '' ? '' : ` efter ${finish.time}`}.`;
}

const placeParagraph = ({ event: { venue, attendance } }: MatchReportFacts): string =>
  joined([
    venue === '' ? null : `Spillested: ${venue}.`,
    attendance === null || attendance === 0 ? null : `Tilskuere: ${thousands(attendance)}.`,
  ]);

export function danishLead(facts: HeadFacts): string {
  const leads = LEADS[facts.outcome](facts, whereWords(facts), resultWords(facts));
  return joined([pick(facts.event.id, 'lead', leads), fightEnd(facts)]);
}

export const danishParagraphs = (facts: MatchReportFacts, words: Vocabulary): readonly string[] => [
  courseParagraph(facts, words),
  scorersParagraph(facts, words),
  tableParagraph(facts),
  placeParagraph(facts),
];
