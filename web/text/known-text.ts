/** The key itself if it is unknown, such as one of a newer server (SET-06). */
export const knownText = (texts: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(texts, key) ? texts[key]! : key;
