import { createStore } from '@stillingen/client';
import { usePage, useStore } from '../page/page-context.ts';

const drawn = createStore(['advertising'] as const);

/** Whether the visitor consents to advertising: an open page may outlast the consent. */
export const useConsents = (): boolean => useStore(usePage().consent ?? drawn, drawn.get()).includes('advertising');
