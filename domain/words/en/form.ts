import type { FormBadge } from '../../event/result.ts';
import type { FormText } from '../da/form.ts';

export const FORM_TEXT: Readonly<Record<FormBadge, FormText>> = {
  W: { letter: 'W', mark: '', spoken: 'Won' },
  D: { letter: 'D', mark: '', spoken: 'Drawn' },
  L: { letter: 'L', mark: '', spoken: 'Lost' },
  DW: { letter: 'W', mark: 'P', spoken: 'Won on penalties' },
  DL: { letter: 'L', mark: 'P', spoken: 'Lost on penalties' },
  OW: { letter: 'W', mark: 'E', spoken: 'Won after extra time' },
  OL: { letter: 'L', mark: 'E', spoken: 'Lost after extra time' },
};
