export const accountPageText = {
  title: 'Min konto',
  why: 'Med en konto følger dine indstillinger med på alle dine enheder. Den er gratis, og alt kan ses uden.',
  needsScript: 'Konti kræver JavaScript, som er slået fra i din browser. Alle resultater kan ses uden.',
  toFront: 'Til dagens kampe',
} as const;
