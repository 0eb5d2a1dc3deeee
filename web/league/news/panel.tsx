import { leagueText } from '#text/league.ts';
import { Empty, Panel as Box } from '../../ui/panel.tsx';
import type { ContentProps } from '../listing.tsx';
import type { FeedPart } from '../model/address.ts';
import { PartLinks } from '../part-links.tsx';
import { NewsList, useNews } from './news-list.tsx';

const text = leagueText.news;

function Articles({ news, ...content }: ContentProps & { news: FeedPart }) {
  const articles = useNews(news.feed);
  if (articles.length === 0) return <Empty title={text.none} hint={text.noneHint} />;
  return (
    <>
      <Box title={leagueText.sub.news}>
        <NewsList articles={articles} />
      </Box>
      <PartLinks props={content.props} part={news} nearer={text.newer} farther={text.older} />
    </>
  );
}

/** Articles about the competition and its matches, a page at a time. */
export const Panel = (content: ContentProps) =>
  content.props.news === null ? null : <Articles {...content} news={content.props.news} />;
