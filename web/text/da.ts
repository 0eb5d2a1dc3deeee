import { capital, EVENT_FORMS, type EventWord, span } from './danish.ts';
const shownFrom = (time: string): string => (time === '' ? '' : `. Viser stillingen fra ${time}`);

export const TAGLINE = 'Livescore og resultater';

export const shellText = {
  brand: 'Stillingen',
  home: 'Stillingen, til forsiden',
  skip: 'Gå til indhold',
  demo: { all: 'Demodata: Kampene er simulerede', some: 'Med demodata: simulerede kampe er mærket' },
  sports: 'Sportsgrene',
  allSports: 'Alle sportsgrene',
  more: 'Mere',
  tv: 'Tv',
  wholeGroup: 'Alle',
  events: (event: EventWord): string => capital(EVENT_FORMS[event].many),
  live: 'Live',
  places: 'Hovedmenu',
  theme: 'Skift mellem lyst og mørkt tema',
  help: 'Genveje og hjælp',
  helpTitle: 'Genveje',
  close: 'Luk',
  popOut: 'Åbn i eget vindue',
  offline: (time: string): string => `Ingen forbindelse${shownFrom(time)}`,
  offlineUnknown: 'Ingen forbindelse. Stillingen kan være forældet',
  delayed: (since: string): string => `Data er forsinkede i øjeblikket${shownFrom(since)}`,
  outage: (since: string): string => `Driftsforstyrrelse: Stillingen opdateres ikke lige nu${shownFrom(since)}`,
  later: (seconds: number): string => `Tv-synk: alt vises ${span(seconds)} senere`,
  changeLater: 'Ret',
  timeUnknown: 'Tidspunkt ikke fastsat',
  loading: 'Henter …',
  errorTitle: 'Noget gik galt',
  errorText: 'Siden kunne ikke vises. Prøv igen om lidt.',
  retry: 'Prøv igen',
  toFront: 'Til dagens kampe',
  settings: 'Indstillinger',
  logIn: 'Log ind',
  footer: 'Fri og åben livescore. Ingen reklamer.',
} as const;
