const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a language tag such as 'en', 'en-us' or 'sr-latn' begins with a language of ISO 639. */
export const isLanguage = (tag: string): boolean => LANGUAGES.of(tag.slice(0, 2)) !== undefined;
