import { DRAWINGS, type IconName } from './drawings.ts';

export type { IconName } from './drawings.ts';

/** `size` in CSS pixels. Decorative without a label. */
export function Icon({
  name,
  size = 18,
  label,
  className,
}: {
  name: IconName;
  size?: number;
  label?: string;
  className?: string | undefined;
}) {
  const read = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- of the set that the build is made with: nothing that a visitor or provider wrote.
      dangerouslySetInnerHTML={{ __html: DRAWINGS[name] }}
      {...read}
    />
  );
}
