/** The text of a key that comes from elsewhere, such as a newer server; the key itself where there is none (SET-06). */
export const knownText = (texts: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(texts, key) ? texts[key]! : key;
