import { capital, EVENT_FORMS, type EventWord } from '../language.ts';

export const subscribeText = {
  button: 'Abonnér',
  title: (name: string): string => `Abonnér på ${name}`,
  mine: 'dine kampe',
  calendar: 'Kalender',
  calendarHint: (event: EventWord): string =>
    `${capital(EVENT_FORMS[event].theMany)} står i din egen kalender og følger med, hvis de bliver flyttet.`,
  mineHint: 'Adressen gælder det, du følger nu. Følger du noget nyt, så hent en ny adresse.',
  alarm: 'Påmindelse',
  noAlarm: 'Ingen',
  alarms: { 0: 'Ved start', 15: '15 minutter før', 30: '30 minutter før', 60: '1 time før' } as Readonly<Record<number, string>>,
  results: 'Vis resultater',
  resultsHint: (event: EventWord): string => `Resultatet står i titlen, når ${EVENT_FORMS[event].the} er slut.`,
  open: 'Åbn i kalender',
  calendarAddress: 'Kalenderens adresse',
  news: 'RSS',
  newsHint: 'Til programmer, der læser nyheder.',
  newsAddress: 'Adresse på RSS',
  parts: { resultater: 'Resultater', rettelser: 'Rettelser', nyheder: 'Nyheder' },
  atom: 'Atom',
  copy: 'Kopiér',
  copied: 'Kopieret',
  /** Of links in the head of a page. */
  link: (what: 'RSS' | 'Atom' | 'Kalender', name: string): string => `${what}: ${name}`,
} as const;
