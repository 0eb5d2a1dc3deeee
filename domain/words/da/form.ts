import type { FormBadge } from '../../event/result.ts';

export interface FormText {
  readonly letter: string;
  /** After extra time or a shoot-out; else empty. */
  readonly mark: string;
  readonly spoken: string;
}

export const FORM_TEXT: Readonly<Record<FormBadge, FormText>> = {
  W: { letter: 'V', mark: '', spoken: 'Vundet' },
  D: { letter: 'U', mark: '', spoken: 'Uafgjort' },
  L: { letter: 'T', mark: '', spoken: 'Tabt' },
  DW: { letter: 'V', mark: 'S', spoken: 'Vundet på straffe' },
  DL: { letter: 'T', mark: 'S', spoken: 'Tabt på straffe' },
  OW: { letter: 'V', mark: 'F', spoken: 'Vundet efter forlænget spilletid' },
  OL: { letter: 'T', mark: 'F', spoken: 'Tabt efter forlænget spilletid' },
};
