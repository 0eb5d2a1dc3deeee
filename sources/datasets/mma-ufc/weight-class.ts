/** Weight classes in Danish, by the words of the file. */
const CLASSES: readonly (readonly [words: RegExp, name: string])[] = [
  [/Strawweight/, 'Stråvægt'],
  [/Flyweight/, 'Fluevægt'],
  [/Bantamweight/, 'Bantamvægt'],
  [/Featherweight/, 'Fjervægt'],
  [/Lightweight/, 'Letvægt'],
  [/Welterweight/, 'Weltervægt'],
  [/Middleweight/, 'Mellemvægt'],
  [/Light Heavyweight/, 'Letsværvægt'],
  [/Super Heavyweight/, 'Supersværvægt'],
  [/Heavyweight/, 'Sværvægt'],
  [/Catch Weight/, 'Aftalt vægt'],
  [/Open Weight|Openweight/, 'Åben vægt'],
  [/Superfight/, 'Superkamp'],
  [/Tournament/, 'Turnering'],
];

/** "Women's Flyweight Bout" as 'Fluevægt, kvinder'; 'UFC Interim Lightweight Title Bout' as 'Letvægt, interimtitel'. */
export function weightClass(written: string): string {
  const name = CLASSES.find(([words]) => words.test(written))?.[1] ?? written.replace(/ Bout$/, '');
  const women = /Women's/.test(written) ? ', kvinder' : '';
  const title = !/Title|Championship/.test(written) ? '' : /Interim/.test(written) ? ', interimtitel' : ', titelkamp';
  return `${name}${women}${title}`;
}
