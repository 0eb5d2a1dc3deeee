/** 'kl. 19:00' */
export const atTime = (time: string): string => `kl. ${time}`;

/** A label such as 'I dag, sø. 29.11.' within a sentence. */
export const inSentence = (label: string): string => label.toLocaleLowerCase('da');
