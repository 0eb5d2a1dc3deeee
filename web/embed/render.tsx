import { type HydrationData, parseEmbed, type WebEntry } from '@stillingen/wire';
import { renderToString } from 'react-dom/server';
import { serverPage } from '../entry/server-page.ts';
import { EmbedApp } from './app.tsx';
import type { EmbedAssets } from './assets.ts';
import { loadEmbeds } from './components.ts';
import type { EmbedContent } from './content.ts';
import { resolveEmbed } from './definition.ts';
import { embedHtml } from './document.ts';

/** The same for all readers: of the request, only the address and the time count. */
export async function createRenderEmbed(assets: EmbedAssets): Promise<WebEntry['renderEmbed']> {
  const views = await loadEmbeds();
  return (request, source) => {
    const address = parseEmbed(request.path, request.search);
    const found = typeof address === 'string' ? null : resolveEmbed(address, source, request);
    if (typeof address === 'string' || found === null) return { status: 404, html: '' };
    const { content, seeds } = found;
    const { sportId, href } = content.props;
    const { page, head, sports } = serverPage(request, source, {
      kind: 'embed',
      sportId,
      liveCount: null,
      sources: source.sources?.(),
      seeds,
    });
    const body = renderToString(<EmbedApp page={page} content={content} View={views[content.kind]} />);
    const hydration: HydrationData<EmbedContent> = {
      ...{ request, config: source.config, content, sports: sports() },
      ...(page.sources && { sources: page.sources }),
    };
    return {
      status: 200,
      html: embedHtml({
        title: head().title,
        canonical: source.siteUrl + href,
        theme: address.theme === 'auto' ? null : address.theme,
        ...{ assets, body, seeds, hydration },
      }),
    };
  };
}
