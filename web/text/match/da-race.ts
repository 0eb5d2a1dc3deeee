import { capital, EVENT_FORMS, type EventWord, plural } from '../danish.ts';
export const raceText = {
  races: (count: number, event: EventWord): string => plural(count, EVENT_FORMS[event].one, EVENT_FORMS[event].many),
  race: (event: EventWord): string => capital(EVENT_FORMS[event].one),
  startList: (count: number): string => `Startliste (${count})`,
  showMore: (race: string): string => `Vis flere i ${race}`,
  showLess: (race: string): string => `Vis færre i ${race}`,
  allCompetitors: (count: number): string => `Vis alle ${count}`,
  par: (strokes: string): string => `par ${strokes}`,
  prize: (prize: string): string => `præmiesum ${prize}`,
  bestDane: 'bedste dansker',
  bestDaneIs: 'Bedste dansker:',
  place: (rank: string): string => `nr. ${rank}`,
  competitors: 'Vis deltagere',
  allOf: (count: number): string => `Alle ${count}`,
  danes: (count: number): string => `Danskere (${count})`,
  raceBoard: (race: string): string => `Resultater fra ${race}`,
};
