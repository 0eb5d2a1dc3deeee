export const bannerText = {
  label: 'Annonce',
  /** Beside the label. */
  from: (advertiser: string): string => `fra ${advertiser}`,
  close: 'Luk annonce',
} as const;
