export const LANGUAGE = 'en';
export const MANIFEST = '/manifest.en.webmanifest';
export const OTHER_LANGUAGE = 'da';
/** For previews of links. */
export const OG_LOCALE = 'en_GB';
export const OTHER_OG_LOCALE = 'da_DK';
export const LANGUAGES_LABEL = 'Language';
export const OTHER_LANGUAGE_NAME = 'Dansk';
/** In the bar of sports. */
export const AMERICAN_FOOTBALL = 'Am. football';
