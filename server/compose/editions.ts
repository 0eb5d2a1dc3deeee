import { DANISH, type Language, VOCABULARIES } from '@stillingen/wire/words';
import type { FeedAnswers } from '../ops/metrics/instruments.ts';
import type { ServiceStatus } from '../projection/service-status.ts';
import { FeedLibrary } from '../feeds/library.ts';
import { createEdition } from '../projection/edition.ts';
import type { Config } from '../ops/config/config.ts';
import type { PublishedEdition as PushedEdition } from '../projection/publish-updates.ts';
import type { EdgeState } from '../projection/edge-state.ts';

export interface LanguageEdition extends PushedEdition {
  readonly library: FeedLibrary;
}

interface EditionOptions {
  readonly nowMs: () => number;
  readonly service: () => ServiceStatus;
  readonly onRender: (ms: number) => void;
}

/** The Danish feeds of the site first, then an edition for each other language of FEED_EDITIONS. */
export function createEditions(
  { projectId, feedEditions }: Pick<Config, 'projectId' | 'feedEditions'>,
  edge: Pick<EdgeState, 'projection' | 'pastStates'>,
  options: EditionOptions,
): readonly [LanguageEdition, ...LanguageEdition[]] {
  const answers = new Map<string, FeedAnswers>();
  const projectsIn = (language: Language): number[] =>
    [...feedEditions].filter(([, other]) => other === language).map(([project]) => project);
  const main: LanguageEdition = {
    words: DANISH,
    projects: [projectId, ...projectsIn(DANISH.language)],
    library: new FeedLibrary({ ...edge, ...options, answers }),
    updateText: (_event, danish) => danish,
  };
  const others = [...new Set(feedEditions.values())]
    .filter((language) => language !== DANISH.language)
    .map((language): LanguageEdition => {
      const words = VOCABULARIES[language];
      const { updateText, ...edition } = createEdition(edge.projection, edge.pastStates, words);
      const library = new FeedLibrary({ ...edition, ...options, answers });
      return { words, projects: projectsIn(language), library, updateText };
    });
  return [main, ...others];
}
