/** 'at 19:00' */
export const atTime = (time: string): string => `at ${time}`;

/** A label such as 'Today, Sun 29 Nov' within a sentence: names of days keep their capitals. */
export const inSentence = (label: string): string => label.replace(/^(?:Today|Tomorrow|Yesterday)/, (word) => word.toLowerCase());
