import { SPORT_NAMES } from '@stillingen/domain';
import type { Plugin } from 'vite';
import { pageSport } from '../entry/page-sport.ts';

/** A file for each sport: pages that list others than their own fetch them (web/mine/load-sports.ts). */
export function sports(): Plugin {
  return {
    name: 'stillingen:sports',
    generateBundle() {
      for (const { id } of SPORT_NAMES)
        this.emitFile({ type: 'asset', fileName: `sports/${id}.json`, source: JSON.stringify(pageSport(id)) });
    },
  };
}
