/** '1 sekund', '27 sekunder', '2 min. 5 sek.' */
function span(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 sekund' : `${seconds} sekunder`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min.${rest === 0 ? '' : ` ${rest} sek.`}`;
}

/** The words of the delay that keeps the page behind the television, in Danish. */
export const delayText = {
  title: 'TV-synk',
  why: 'Stillingen er som regel her, før målet ses på tv. Vælg, hvor længe siden skal vente. Så står alt, som det stod dengang: stilling, minut og rækkefølge.',
  amount: 'Forsinkelse',
  off: 'Slået fra',
  turnOff: 'Slå fra',
  span,
  strip: (seconds: number): string => `TV-synk: alt vises ${span(seconds)} senere`,
  change: 'Skift',
  happened: 'Nu skete det på mit tv',
  happenedHint: 'Tryk i det øjeblik, du på tv ser et mål, et fløjt til start eller en pause. Så passer siden sig selv ind.',
  set: (seconds: number): string => `TV-synk er sat til ${span(seconds)}.`,
  nothing: 'Der er ikke sket noget i kampen de seneste tre minutter. Prøv igen ved næste mål eller fløjt.',
  undo: 'Fortryd',
} as const;

export const settingsText = {
  title: 'Indstillinger',
  theme: 'Udseende',
  themes: { system: 'Som enheden', light: 'Lyst', dark: 'Mørkt' },
} as const;
