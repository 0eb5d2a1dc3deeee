import { formatThousands } from '@stillingen/domain';

export const COURSES: Readonly<Record<string, string>> = { 跑馬地: 'Happy Valley', 沙田: 'Sha Tin' };

const CLASSES: Readonly<Record<string, string>> = {
  第一班: 'Klasse 1',
  第二班: 'Klasse 2',
  第三班: 'Klasse 3',
  第四班: 'Klasse 4',
  第五班: 'Klasse 5',
  一級賽: 'Gruppe 1',
  二級賽: 'Gruppe 2',
  三級賽: 'Gruppe 3',
};

const GOING: Readonly<Record<string, string>> = {
  快地: 'hurtig',
  好至快地: 'god til hurtig',
  好地: 'god',
  好至黏地: 'god til blød',
  黏地: 'blød',
  軟地: 'meget blød',
  大爛地: 'tung',
  濕快地: 'våd, hurtig',
  濕慢地: 'våd, langsom',
};

const MARGINS: Readonly<Record<string, string>> = {
  平頭馬: 'dødt løb',
  鼻位: 'næse',
  短馬頭位: 'kort hoved',
  頭位: 'hoved',
  馬頭位: 'hoved',
  頸位: 'hals',
};

const FRACTIONS: Readonly<Record<string, string>> = { '1/4': '¼', '1/2': '½', '3/4': '¾' };

/** 'Klasse 4 · 1 650 m · græs · bane: god'. */
export function describeRace(facts: {
  readonly class: string;
  readonly metres: string;
  readonly course: string;
  readonly going: string;
}): string {
  const surface = facts.course.startsWith('草地') ? 'græs' : facts.course.startsWith('全天候') ? 'allvejrsbane' : '';
  const going = GOING[facts.going] ?? '';
  return [
    CLASSES[facts.class] ?? '',
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
  return whole + (FRACTIONS[fraction] ?? '') || (MARGINS[lbw] ?? '');
}

const KILOS_OF_POUND = 0.453_592_37;

/** '123' pounds as '55,8 kg'. */
export function weightText(pounds: string): string {
  return /^\d+$/.test(pounds) ? `${(Number(pounds) * KILOS_OF_POUND).toFixed(1).replace('.', ',')} kg` : '';
}
