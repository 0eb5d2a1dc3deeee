import { crestShape, logoPath } from '@stillingen/wire';
import { useImageBase } from '../../page/page-context.ts';
import styles from './crest.module.css';

const FIELD = 'M0 0h16v16H0z';
const GROUNDS = [styles.ground1, styles.ground2, styles.ground3, styles.ground4, styles.ground5, styles.ground6] as const;

/** Only colours, our shapes and two letters; CSS clips the shield. */
function drawing(colours: string | null, code: string): string {
  const shape = crestShape(code, colours?.split('|') ?? []);
  if (shape.colours === null)
    return `<path class="${GROUNDS[shape.ground]}" d="${FIELD}"/><text class="${styles.letters}" x="8" y="10.4" text-anchor="middle">${shape.letters}</text>`;
  const [first, second] = shape.colours;
  return `<path fill="${first}" d="${FIELD}"/><path fill="${second}" d="${shape.pattern}"/>`;
}

/** A picture of the operator; decorative. `size` in CSS pixels. */
export function Logo({ path, size }: { path: string; size: number }) {
  const src = useImageBase() + path;
  return <img className={styles.logo} src={src} alt="" width={size} height={size} loading="lazy" />;
}

/** `size` in CSS pixels. Decorative: the name stands beside it. `colours`: what `crestText` gives. */
export function Crest({ colours, code, size }: { colours: string | null; code: string; size: number }) {
  const logo = colours === null ? null : logoPath(colours, size);
  if (logo !== null) return <Logo path={logo} size={size} />;
  return (
    <svg
      className={styles.crest}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      // In one piece: each React element costs hydration time, and every row has two crests.
      // oxlint-disable-next-line react/no-danger -- `drawing` lets nothing through but two colours and two letters or digits.
      dangerouslySetInnerHTML={{ __html: drawing(colours, code) }}
    />
  );
}
