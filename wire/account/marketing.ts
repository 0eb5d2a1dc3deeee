/** What a visitor says yes or no to, and the version of its words. Nothing of it is ever ticked beforehand, and none of it is about gambling. */
export const MARKETING_TEXTS = {
  BASIC: {
    version: '2026-11',
    text: 'Ja tak, send mig nyheder om sport og om tjenesten på e-mail. Jeg kan sige nej igen når som helst.',
  },
  EXTENDED: {
    version: '2026-11',
    text: 'Ja tak, tilpas det, I sender mig, efter de hold, ligaer og kampe, jeg følger. Jeg kan sige nej igen når som helst.',
  },
} as const;
export type MarketingLevel = keyof typeof MARKETING_TEXTS;
