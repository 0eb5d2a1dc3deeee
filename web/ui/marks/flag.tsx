import { useImageBase } from '../../page/page-context.ts';
import { Icon } from './icon.tsx';
import styles from './flag.module.css';

const COUNTRY = /^[a-z]{2}(?:-[a-z]{3})?$/;
const WORLD = 'xw';
const WIDTH_PX = 18;

export const isCountry = (code: string | null): code is string => code !== null && COUNTRY.test(code) && code !== WORLD;

/** Half a flag of each person of a pair, 'fi|gb'. Decorative: the names stand beside it. */
function PairFlag({ codes }: { codes: readonly string[] }) {
  const base = useImageBase();
  return (
    <span className={styles.pair} aria-hidden="true">
      {codes.map((code, at) => (
        <img key={at} src={`${base}/flags/${code}.svg`} alt="" width={WIDTH_PX / 2} height={WIDTH_PX * 0.75} loading="lazy" />
      ))}
    </span>
  );
}

/** `pair`: the codes of two persons of different countries, joined by a bar. */
export function Flag({ code, label, pair }: { code: string; label: string; pair?: string | null }) {
  const base = useImageBase();
  const codes = pair?.split('|').filter(isCountry) ?? [];
  if (codes.length === 2) return <PairFlag codes={codes} />;
  if (isCountry(code)) {
    return (
      <img
        className={styles.flag}
        src={`${base}/flags/${code}.svg`}
        alt={label}
        width={WIDTH_PX}
        height={WIDTH_PX * 0.75}
        loading="lazy"
      />
    );
  }
  return <Icon name="region" size={16} className={styles.region} {...(label === '' ? {} : { label })} />;
}

/**
 * A country or category in a narrow place: its short name, with the whole name as title and for
 * screen readers.
 */
export const PlaceName = ({ name, short }: { name: string | null; short?: string | null | undefined }) =>
  short ? (
    <span title={name ?? ''}>
      <span aria-hidden="true">{short}</span>
      <span className="unseen">{name}</span>
    </span>
  ) : (
    name
  );
