import { nameWords } from './fold.ts';

/** A club's name without what may be left out of it. */
export interface LooseName {
  readonly words: readonly string[];
  /** The legal forms and the like that stood in it: fc, vfb, sc. */
  readonly forms: readonly string[];
}

const FORMS = new Set(
  (
    'fc afc cf sc sv sk fk nk hnk gnk mnk ofk gfk mfk pfc pfk psfc fks mks gks ks nd if bk ff ik ac acf as asd ss ssc us usd ssd fbc ' +
    'calcio ud sd cd ca ce ad rc rcd cs csm csu acs afk kf kfc kv kvc krc rsc rfc ksc rkc sbv bv vv ' +
    'vfl vfb vfr tsv tsg spvgg fsv ssv bsc msv dsc sg tus rb fcm scs pae ao ae gs jk tj ask umf dfk 1'
  ).split(' '),
);

const isYear = (word: string): boolean => /^(18|19|20)\d\d$|^0\d$/.test(word);

/** Takes legal forms and years of foundation out of a club's name; what remains is never empty. */
export function looseName(name: string): LooseName {
  const all = nameWords(name);
  const forms = all.filter((word) => FORMS.has(word));
  const words = all.filter((word) => !FORMS.has(word) && !isYear(word));
  return words.length === 0 ? { words: all, forms: [] } : { words, forms };
}
