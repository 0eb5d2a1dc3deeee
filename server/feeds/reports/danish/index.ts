import type { ReportWords } from '../words.ts';
import { timeWords } from './grammar.ts';
import { danishLead, danishParagraphs } from './match.ts';
import { danishRaceLead, danishRaceParagraphs, danishRaceTitle } from './race.ts';
import { danishTitle } from './titles.ts';

export const DANISH_REPORTS: ReportWords = {
  source: 'Automatisk referat',
  title: danishTitle,
  lead: danishLead,
  paragraphs: danishParagraphs,
  raceTitle: danishRaceTitle,
  raceLead: danishRaceLead,
  raceParagraphs: danishRaceParagraphs,
  note: (subject, changedAt) =>
    `Skrevet automatisk ud fra ${subject === 'match' ? 'kampens' : 'konkurrencens'} data.${changedAt === null ? '' : ` Senest ændret ${timeWords(changedAt)}.`}`,
};
