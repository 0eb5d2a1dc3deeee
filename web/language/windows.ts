import { answerOffer, browserPorts, editionOffer, type EditionOffer } from '@stillingen/client';
import type { SiteEdition } from '@stillingen/wire';
import { languageText, ownNameOf } from '#text/languages.ts';
import styles from './windows.module.css';

const OWN = 'da';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const heading = (text: string): HTMLElement => element('h2', { textContent: text });
const button = (text: string, onClick: () => void): HTMLButtonElement =>
  element('button', { type: 'button', textContent: text, onclick: onClick });

/** To the same page of another edition. */
const linkTo = ({ url, language }: SiteEdition, className: string | undefined, onClick: () => void): HTMLAnchorElement =>
  element('a', {
    href: url + location.pathname + location.search,
    hreflang: language,
    lang: language,
    textContent: ownNameOf(language),
    className: className ?? '',
    onclick: onClick,
  });

/** WIN-09: all languages; left by a choice alone (O-147). */
export function openLanguageSetup(editions: readonly SiteEdition[]): void {
  const { local } = browserPorts();
  const dialog = element('dialog', { className: styles.window ?? '', ariaLabel: languageText.setup });
  const close = (): void => {
    answerOffer({ local }, OWN);
    dialog.close();
    dialog.remove();
  };
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('keydown', (event) => {
    // A second Esc closes a dialog although its cancel event was prevented.
    if (event.key === 'Escape') event.preventDefault();
  });
  dialog.append(
    heading(languageText.setup),
    button(languageText.own, close),
    ...editions.map((edition) => linkTo(edition, undefined, () => answerOffer({ local }, edition.language))),
    element('p', { textContent: languageText.note }),
  );
  document.body.append(dialog);
  dialog.showModal();
}

/** WIN-02: offers one edition; any other window, Esc or a press outside closes it. */
export function openLanguageBox({ kind, edition }: EditionOffer, editions: readonly SiteEdition[]): void {
  const { local } = browserPorts();
  const title = languageText.title[kind];
  const box = element('div', { className: styles.window ?? '', role: 'dialog', ariaLabel: title, popover: 'auto' });
  const answer = (language: string): void => {
    answerOffer({ local }, language);
    box.hidePopover();
  };
  box.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') box.remove();
  });
  box.append(
    heading(title),
    element('p', { textContent: languageText.why(edition.language) }),
    linkTo(edition, styles.main, () => answerOffer({ local }, edition.language)),
    button(languageText.stay, () => answer(OWN)),
    ...(editions.length < 2
      ? []
      : [
          button(languageText.all, () => {
            box.hidePopover();
            openLanguageSetup(editions);
          }),
        ]),
  );
  document.body.append(box);
  box.showPopover();
}

/** GEN-20, PAGE-35. Not over another window: a later page offers it then. */
export function offerEdition(editions: readonly SiteEdition[], country: string | null): void {
  const { local, session } = browserPorts();
  const offer = editionOffer(editions, { local, session, languages: navigator.languages, country });
  if (offer !== null && document.querySelector('dialog[open], [popover]:popover-open') === null) openLanguageBox(offer, editions);
}
