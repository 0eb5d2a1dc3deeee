export const newerText = {
  reload: 'Ny version: genindlæs',
  close: 'Luk',
} as const;
