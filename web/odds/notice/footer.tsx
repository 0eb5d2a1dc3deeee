import { usePage } from '../../page/page-context.ts';
import { RESPONSIBLE_PATH } from '../../page/paths.ts';
import { noticeText } from '../../text/odds/da-odds-mode.ts';

/** Sites of the family find the element by this class. */
const ADVERT_CLASS = 'footerAdvertGambling';

/**
 * In place of the sentence of a site without advertising (AGE-07). Its class goes where no
 * bookmaker is linked (BOOK-17, BOOK-18).
 */
export function OddsFooter() {
  const { odds } = usePage().request;
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
