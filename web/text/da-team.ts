import { EVENT_FORMS, type EventWord } from './danish.ts';

export const teamText = {
  crumbs: 'Du er her',
  tabsLabel: 'Holdets sider',
  tabs: { overview: 'Oversigt' },
  deleted: 'Holdet findes ikke længere',
  deletedHint: 'Det er slettet og har derfor ingen kampe, trup eller resultater her.',
  now: 'Spiller nu',
  next: (event: EventWord): string => `Næste ${EVENT_FORMS[event].many}`,
  latest: (event: EventWord): string => `Seneste ${EVENT_FORMS[event].many}`,
  form: 'Form, nyeste til højre',
  nothing: (event: EventWord): string => `Ingen ${EVENT_FORMS[event].many}`,
  nothingHint: (event: EventWord): string => `Når ${EVENT_FORMS[event].the} er fastsat, står den her.`,
} as const;
