import type { ParticipantRef } from '@stillingen/domain/messages';

/** Players whose name the years write in different ways, by what the file says. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'G Fdez-Castano': 'G Fernandez-Castano',
  'K Choi': 'K J Choi',
  'K Kim': 'K T Kim',
  'M Jimenez': 'M A Jimenez',
  'R Mcilroy': 'R McIlroy',
  'Y Yang': 'Y E Yang',
};

/** The Danes who played, by how the file writes them. */
const DANES: Readonly<Record<string, string>> = {
  'A Hansen': 'Hansen A.',
  'L Bjerregaard': 'Bjerregaard L.',
  'N Hojgaard': 'Højgaard N.',
  'R Hojgaard': 'Højgaard R.',
  'S Hansen': 'Hansen S.',
  'S Kjeldsen': 'Kjeldsen S.',
  'T Bjorn': 'Bjørn T.',
  'T Olesen': 'Olesen T.',
};

/** A player, the family name first: 'Y E Yang', 'YE Yang' and 'Y Yang' are 'Yang Y. E.'. */
export function playerOf(text: string): ParticipantRef {
  const written = text
    .trim()
    // Until 2008 initials have a full stop.
    .replace(/(?<=^|\s|\.)([A-Z])\.\s*/g, '$1 ')
    .replace(/\s+/g, ' ')
    .replace(/^([A-Z])([A-Z]) /, '$1 $2 ');
  const dane = DANES[written];
  if (dane !== undefined) return { name: dane, country: 'dk', kind: 'person' };
  const words = (SPELLINGS[written] ?? written).split(' ');
  const initials = words.filter((word, index) => index < words.length - 1 && /^[A-Z]$/.test(word));
  const family = words.slice(initials.length).join(' ');
  return { name: [family, ...initials.map((initial) => `${initial}.`)].join(' '), kind: 'person' };
}
