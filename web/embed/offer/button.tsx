import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import { embedText } from '#text/match/embed.ts';
import type { EmbedDialogProps, EmbedOffer } from './codes.ts';
import styles from './button.module.css';

const NONE: { default: ComponentType<EmbedDialogProps> } = { default: () => null };
const DIALOG_ID = 'indlejr';
/** Loaded on request. */
const Dialog = lazy(
  async (): Promise<typeof NONE> =>
    import('./dialog.tsx').then(
      ({ EmbedDialog }) => ({ default: EmbedDialog }),
      () => NONE,
    ),
);

interface EmbedButtonProps {
  readonly offers: readonly EmbedOffer[];
}

/** Pages make their offers anew with every change of a row. */
const areSame = (before: EmbedButtonProps, after: EmbedButtonProps): boolean =>
  JSON.stringify(before.offers) === JSON.stringify(after.offers);

/** Opens the window with the code of what other sites may show of a page. */
export const EmbedButton = memo(function EmbedButton({ offers }: EmbedButtonProps) {
  const { config } = usePage();
  const [isWanted, setWanted] = useState(false);
  if (config.embeds === false || offers.length === 0) return null;
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        // The window opens itself when it arrives.
        popoverTarget={isWanted ? DIALOG_ID : undefined}
        onClick={() => setWanted(true)}
      >
        {embedText.open}
      </button>
      {isWanted ? (
        <Suspense>
          <Dialog id={DIALOG_ID} offers={offers} />
        </Suspense>
      ) : null}
    </div>
  );
}, areSame);
