import { span } from './language.ts';

export const delayText = {
  title: 'Tv-synk',
  why: 'Stillingen er som regel her, før du ser målet på tv. Vælg, hvor længe siden skal vente. Så venter alt lige længe: stilling, minut og rækkefølge.',
  amount: 'Forsinkelse',
  off: 'Slået fra',
  turnOff: 'Slå fra',
  span,
  happened: 'Nu skete det på mit tv',
  happenedHint: 'Tryk i det øjeblik, du på tv ser et mål, et fløjt til start eller en pause. Så stiller siden sig selv.',
  set: (seconds: number): string => `Tv-synk er sat til ${span(seconds)}.`,
  nothing: 'Der er ikke sket noget i kampen de seneste tre minutter. Prøv igen ved næste mål eller fløjt.',
  undo: 'Fortryd',
} as const;

export const settingsText = {
  title: 'Indstillinger',
  theme: 'Udseende',
  list: 'Kampliste',
  density: 'Tæthed',
  densities: { normal: 'Almindelig', compact: 'Kompakt' },
  order: 'Rækkefølge',
  orders: { league: 'Altid den samme', live: 'Ligaer med kampe i gang først' },
  language: 'Sprog',
  account: 'Konto',
  accountWhy: 'Profil, adgangskode, enheder og dine data.',
  openAccount: 'Åbn kontoen',
  themes: { system: 'Som enheden', light: 'Lyst', dark: 'Mørkt' },
} as const;
