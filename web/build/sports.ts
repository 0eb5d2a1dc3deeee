import { SPORT_NAMES } from '@stillingen/domain';
import type { Plugin } from 'vite';
import { pageSport } from '../entry/page-sport.ts';
import { inOwnWords } from '../language/en/sport.ts';

/** A file for each sport: pages that list others than their own fetch them (web/mine/load-sports.ts). */
export function sports(language: 'da' | 'en'): Plugin {
  return {
    name: 'stillingen:sports',
    generateBundle() {
      for (const { id } of SPORT_NAMES) {
        const sport = pageSport(id);
        this.emitFile(
          language === 'en'
            ? { type: 'asset', fileName: `sports/en/${id}.json`, source: JSON.stringify(inOwnWords(sport)) }
            : { type: 'asset', fileName: `sports/${id}.json`, source: JSON.stringify(sport) },
        );
      }
    },
  };
}
