import type { Language } from '@stillingen/wire/words';

type Text = 'searches' | 'pages' | 'busy';

/** Plain lines for visitors above a limit. */
export const REFUSAL_TEXTS: Readonly<Record<Language, Readonly<Record<Text, string>>>> = {
  da: {
    searches: 'Der er søgt for meget herfra på kort tid. Prøv igen om lidt.',
    pages: 'Der er hentet for mange sider herfra på kort tid. Prøv igen om lidt.',
    busy: 'Der er travlt lige nu. Prøv igen om lidt.',
  },
  en: {
    searches: 'Too many searches from here in a short time. Try again in a moment.',
    pages: 'Too many pages were loaded from here in a short time. Try again in a moment.',
    busy: 'The site is busy right now. Try again in a moment.',
  },
};
