export const missingText = {
  title: 'Siden findes ikke',
  text: 'Adressen fører ingen steder hen. Måske er kampen eller ligaen flyttet.',
} as const;

export const offlineText = {
  title: 'Du er offline',
  text: 'Siden kunne ikke hentes. Vi prøver igen af os selv, og viser den, så snart der er forbindelse.',
} as const;
