import { createStore } from '@stillingen/client';
import { usePage, useStore } from '../page/page-context.ts';

const drawn = createStore(['advertising'] as const);

/** Whether the visitor consents to advertising: a page is drawn with adverts only then, and may last longer. */
export const useConsents = (): boolean => useStore(usePage().consent ?? drawn, drawn.get()).includes('advertising');
