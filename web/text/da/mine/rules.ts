import { plural } from '../language.ts';

const times = (count: number): string => plural(count, 'gang', 'gange');

export const rulesText = {
  title: 'Giv mig besked, når …',
  yesterday: (count: number): string => `I går: ${times(count)}`,
  trying: 'I går: …',
  untried: 'I går kunne ikke hentes',
  loading: 'Henter reglerne …',
  failed: 'Reglerne kunne ikke hentes',
  failedHint: 'Dine egne regler er gemt og gælder stadig.',
  sum: (count: number): string => `ville have givet besked ${times(count)} i går`,
  none: 'Du har ingen regler',
  noneHint: 'Lav en regel om netop det, du vil vide: et hold, der er bagud, en kamp, der er tæt, en dansker med matchbold.',
  turnOn: (sentence: string): string => `Besked, når ${sentence}`,
  remove: 'Slet',
  removeIt: (sentence: string): string => `Slet reglen: ${sentence}`,
  removed: 'Reglen er slettet.',
  undo: 'Fortryd',
  add: 'Ny regel',
  addIn: 'Vælg en sætning, og ret den bagefter. Den er slået fra, til du slår den til.',
  sport: 'Sport',
  close: 'Luk',
  full: (most: number): string => `Du kan have ${most} regler. Slet en for at lave en ny.`,
  slots: {
    subject: 'Hvem',
    condition: 'Hvad der skal ske',
    more: 'Og hvad mere',
    number: 'Hvor meget',
    set: 'Hvilket sæt',
    time: 'Hvornår',
    sport: 'Sport',
  },
} as const;
