/** What is said when the server has a newer program than the page that is open, in Danish. */
export const newerText = {
  reload: 'Ny version: genindlæs',
  close: 'Luk',
} as const;
