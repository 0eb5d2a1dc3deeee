import type * as da from '../da/languages.ts';
import type { TextOf } from '../text-of.ts';

const LANGUAGES = new Intl.DisplayNames(['en-GB'], { type: 'language' });

/** In the language itself: 'Dansk'. */
export const ownNameOf: TextOf<typeof da.ownNameOf> = (language) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

export const languageText: TextOf<typeof da.languageText> = {
  title: { language: 'Would you like to read in another language?', region: 'Not in Denmark?' },
  why: (language) => `Stillingen is also available in ${LANGUAGES.of(language) ?? language}.`,
  stay: 'Stay in English',
  all: 'All languages',
  setup: 'Choose language',
  own: 'English',
  note: 'Your choice is stored in this browser. You can change it under Settings.',
};
