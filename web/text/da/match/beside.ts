/** A match beside the list, on wide screens. */
export const besideText = {
  column: 'Valgt kamp',
  previous: 'Forrige',
  next: 'Næste',
  pin: 'Fasthold',
  own: 'Egen side',
  close: 'Luk kampen',
  hint: ['Vælg en kamp, så åbner den her.', 'flytter,', 'åbner på egen side.'],
} as const;
