import type { ReportWords } from '../words.ts';
import { timeWords } from './grammar.ts';
import { englishLead, englishParagraphs, englishTitle } from './match.ts';
import { englishRaceLead, englishRaceParagraphs, englishRaceTitle } from './race.ts';

export const ENGLISH_REPORTS: ReportWords = {
  source: 'Automatic report',
  title: englishTitle,
  lead: englishLead,
  paragraphs: englishParagraphs,
  raceTitle: englishRaceTitle,
  raceLead: englishRaceLead,
  raceParagraphs: englishRaceParagraphs,
  note: (subject, changedAt) =>
    `Written automatically from the data of the ${subject}.${changedAt === null ? '' : ` Last changed ${timeWords(changedAt)}.`}`,
};
