/** 'PALAU BLAUGRANA' as it is written in running text: 'Palau Blaugrana'. */
export const inTitleCase = (capitals: string): string =>
  capitals
    .trim()
    .toLocaleLowerCase('en')
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'));

/** 'PUNTER, KEVIN' as people say it: 'Kevin Punter'. */
export const personOf = (listed: string): string =>
  inTitleCase(
    listed
      .split(',')
      .map((part) => part.trim())
      .reverse()
      .join(' '),
  );
