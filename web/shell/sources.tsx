import { Fragment } from 'react';
import { usePage, useStore } from '../page/page-context.ts';
import { shellText } from '#text/shell.ts';

/** Whose matches the page shows. A page of no sport shows those of all. */
export function Sources() {
  const { sources = [], sportId, otherSports } = usePage();
  const shown = [String(sportId), ...useStore(otherSports).split(',')];
  const named = sportId === null ? sources : sources.filter(({ sports }) => sports.some((id) => shown.includes(String(id))));
  if (named.length === 0) return null;
  return (
    <p>
      {shellText.sources}
      {named.map(({ text, url, licence }, index) => (
        <Fragment key={text + url}>
          {index === 0 ? ' ' : ' · '}
          <a href={url} rel="noopener" target="_blank">
            {text}
          </a>
          {licence === '' ? '' : ` (${licence})`}
        </Fragment>
      ))}
    </p>
  );
}
