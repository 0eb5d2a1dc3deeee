export const LANGUAGE = 'da';
export const MANIFEST = '/manifest.webmanifest';
export const OTHER_LANGUAGE = 'en';
/** For previews of links. */
export const OG_LOCALE = 'da_DK';
export const OTHER_OG_LOCALE = 'en_GB';
export const LANGUAGES_LABEL = 'Sprog';
export const OTHER_LANGUAGE_NAME = 'English';
/** In the bar of sports. */
export const AMERICAN_FOOTBALL = 'Am. fodbold';
