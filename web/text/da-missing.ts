/** The words of an address that leads nowhere. */
export const missingText = {
  title: 'Siden findes ikke',
  text: 'Adressen fører ingen steder hen. Måske er kampen eller ligaen flyttet.',
} as const;
