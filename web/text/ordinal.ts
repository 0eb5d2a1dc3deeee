const RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** '1st', '22nd', '113th'. */
export const ordinal = (number: number): string => `${number}${ENDINGS[RULES.select(number)]!}`;
