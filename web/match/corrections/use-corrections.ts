import { stageLabel } from '@stillingen/domain';
import { useMemo } from 'react';
import { type PageSport, useStore } from '../../page/page-context.ts';
import { type CorrectionLine, readCorrections } from '../model/corrections.ts';
import type { Opened } from '../opened.ts';

/** Null until they have arrived. */
export function useCorrections({ texts, feeds }: Opened, sport: Pick<PageSport, 'stages'>): readonly CorrectionLine[] | null {
  const text = useStore(texts.text(feeds.corrections));
  return useMemo(
    () => (text === null ? null : readCorrections(text, { stage: (code) => stageLabel(sport, code, 'spoken') })),
    [text, sport],
  );
}
