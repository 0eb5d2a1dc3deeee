import { useEffect } from 'react';
import { usePage } from '../../page/page-context.ts';
import { RESPONSIBLE_PATH } from '../../page/paths.ts';
import { noticeText } from '#text/odds/odds-mode.ts';
import { fetchAsUser, readOddsMode } from '../settings/mode.ts';

/** Sites of the family find the element by this class. */
const ADVERT_CLASS = 'footerAdvertGambling';

/**
 * In place of the sentence of a site without advertising (AGE-07). Its class goes where no
 * bookmaker is linked (BOOK-17, BOOK-18).
 */
export function OddsFooter() {
  const page = usePage();
  const { odds } = page.request;
  useEffect(() => {
    // A lock that was set on another device of the user.
    if (page.account?.badge.get().mark === undefined) return;
    void readOddsMode(fetchAsUser(page)).then((answer) => {
      if (answer.kind === 'mode' && answer.mode.lockedUntil !== null) location.reload();
    });
  }, [page]);
  if (odds === undefined) return null;
  return (
    <>
      {noticeText.footer}
      {odds.hasNotice || odds.hasAdvertFooter ? (
        <>
          {' '}
          <a href={RESPONSIBLE_PATH} className={odds.hasAdvertFooter ? ADVERT_CLASS : undefined}>
            {noticeText.label}
          </a>
        </>
      ) : null}
    </>
  );
}
