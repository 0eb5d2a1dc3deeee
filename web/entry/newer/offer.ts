import { newerText } from '../../text/da-newer.ts';
import styles from './offer.module.css';

function buttonOf(text: string, className: string | undefined, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className ?? '';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

/** Outside of what React renders: it concerns the document. */
export function createOffer(): { show(isShown: boolean): void } {
  const place = document.createElement('div');
  place.setAttribute('role', 'status');
  document.body.append(place);
  let isClosed = false;
  function close(): void {
    isClosed = true;
    place.replaceChildren();
  }
  return {
    show(isShown) {
      if (!isShown) place.replaceChildren();
      else if (!isClosed && place.childElementCount === 0) {
        const cross = buttonOf('×', styles.close, close);
        cross.ariaLabel = newerText.close;
        const offer = document.createElement('div');
        offer.className = styles.offer ?? '';
        offer.append(
          buttonOf(newerText.reload, styles.reload, () => location.reload()),
          cross,
        );
        place.append(offer);
      }
    },
  };
}
