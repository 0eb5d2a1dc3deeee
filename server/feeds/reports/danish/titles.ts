import { type FightMethod, METHODS } from './methods.ts';
import type { HeadFacts, Outcome } from '../facts.ts';
import { pick, scoreText } from '../words.ts';
import { resultWords } from './grammar.ts';

type Titles = (facts: HeadFacts, result: string) => readonly string[];

const colon = (text: string, result: string): string => (result === '' ? text : `${text}: ${result}`);

const TITLES: Readonly<Record<Outcome, Titles>> = {
  won: ({ winner, loser }, result) =>
    result === ''
      ? [`${winner} slog ${loser}`, `Sejr til ${winner} mod ${loser}`]
      : [
          `${winner} slog ${loser} ${result}`,
          `${winner} vandt ${result} over ${loser}`,
          `Sejr til ${winner}: ${result} mod ${loser}`,
        ],
  narrow: ({ winner, loser }, result) => [
    `Snæver sejr til ${winner}: ${result} mod ${loser}`,
    `${winner} vandt tæt kamp mod ${loser}: ${result}`,
  ],
  rout: ({ winner, loser }, result) => [
    `Storsejr til ${winner}: ${result} mod ${loser}`,
    `${winner} vandt stort over ${loser}: ${result}`,
  ],
  extra: ({ winner, loser, sport }, result) =>
    sport.row === 'innings'
      ? [colon(`${winner} slog ${loser} efter ekstra innings`, result)]
      : [colon(`${winner} slog ${loser} i forlænget spilletid`, result)],
  'shoot-out': ({ winner, loser, penalties }) => [
    colon(`${winner} slog ${loser} efter straffekonkurrence`, penalties === null ? '' : scoreText(penalties)),
  ],
  draw: ({ winner, loser, score }, result) =>
    score !== null && score[0] === 0 && score[1] === 0
      ? [`${winner} og ${loser} spillede 0-0`, `Ingen mål mellem ${winner} og ${loser}: 0-0`]
      : [colon(`${winner} og ${loser} spillede uafgjort`, result), colon(`Uafgjort mellem ${winner} og ${loser}`, result)],
  retired: ({ winner, loser }) => [`${winner} vandt, da ${loser} måtte opgive`],
  walkover: ({ winner, loser }) => [`${winner} vandt uden kamp mod ${loser}`],
  awarded: ({ winner, loser }, result) => [colon(`${winner} er tildelt sejren over ${loser}`, result)],
  abandoned: ({ winner, loser }) => [`Kampen mellem ${winner} og ${loser} blev afbrudt`],
  fight: ({ winner, loser, event }) => {
    const method = METHODS[event.finish?.method as FightMethod];
    return method === undefined ? [`${winner} besejrede ${loser}`] : [`${winner} besejrede ${loser} ${method}`];
  },
  'fight-draw': ({ winner, loser }) => [`Uafgjort mellem ${winner} og ${loser}`],
  'no-contest': ({ winner, loser }) => [`Kampen mellem ${winner} og ${loser} tæller ikke`],
};

export function danishTitle(facts: HeadFacts): string {
  return pick(facts.event.id, 'title', TITLES[facts.outcome](facts, resultWords(facts)));
}
