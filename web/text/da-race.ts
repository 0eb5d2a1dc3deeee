import { plural } from './danish.ts';

/** The words of races, in Danish. */
export const raceText = {
  competitors: (count: number): string => plural(count, 'deltager', 'deltagere'),
  allCompetitors: (count: number): string => `Vis alle ${count}`,
  par: (strokes: string): string => `par ${strokes}`,
  prize: (prize: string): string => `præmie ${prize}`,
  raceBoard: (race: string): string => `Resultater af ${race}`,
};
