const LANGUAGES = new Intl.DisplayNames(['da'], { type: 'language' });

/** In the language itself: 'English'. */
export function ownNameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export const languageText = {
  title: { language: 'Vil du læse på et andet sprog?', region: 'Er du ikke i Danmark?' },
  why: (language: string): string => `Stillingen findes også på ${LANGUAGES.of(language) ?? language}.`,
  stay: 'Bliv på dansk',
  all: 'Alle sprog',
  setup: 'Vælg sprog',
  own: 'Dansk',
  note: 'Dit valg gemmes i denne browser. Du kan ændre det under Indstillinger.',
};
