import { readPairs } from '../kit/readers/table.ts';
import { formatThousands } from '@stillingen/domain';

export const COURSES: Readonly<Record<string, string>> = { 跑馬地: 'Happy Valley', 沙田: 'Sha Tin' };

const WORDS = readPairs(new URL('words.csv', import.meta.url));
const FRACTIONS: Readonly<Record<string, string>> = { '1/4': '¼', '1/2': '½', '3/4': '¾' };

/** 'Klasse 4 · 1 650 m · græs · bane: god'. */
export function describeRace(facts: {
  readonly class: string;
  readonly metres: string;
  readonly course: string;
  readonly going: string;
}): string {
  const surface = facts.course.startsWith('草地') ? 'græs' : facts.course.startsWith('全天候') ? 'allvejrsbane' : '';
  const going = WORDS[facts.going] ?? '';
  return [
    WORDS[facts.class] ?? '',
    /^\d+$/.test(facts.metres) ? `${formatThousands(Number(facts.metres))} m` : '',
    surface,
    going === '' ? '' : `bane: ${going}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Lengths behind the winner: '13½', 'hals'. */
export function marginText(lbw: string): string {
  const [, whole = '', fraction = ''] = /^(?:(\d+)-)?(\d\/\d)$/.exec(lbw) ?? /^(\d+)()$/.exec(lbw) ?? [];
  return whole + (FRACTIONS[fraction] ?? '') || (WORDS[lbw] ?? '');
}

const KILOS_OF_POUND = 0.453_592_37;

/** '123' pounds as '55,8 kg'. */
export function weightText(pounds: string): string {
  return /^\d+$/.test(pounds) ? `${(Number(pounds) * KILOS_OF_POUND).toFixed(1).replace('.', ',')} kg` : '';
}
