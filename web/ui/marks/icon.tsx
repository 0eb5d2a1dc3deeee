import { DRAWINGS, type IconName } from './drawings.ts';

export type { IconName } from './drawings.ts';

/** A drawing by its name, or one that not every page loads. */
type Which = { readonly name: IconName; readonly drawing?: never } | { readonly name?: never; readonly drawing: string };

/** `size` in CSS pixels. Decorative without a label. */
export function Icon({
  name,
  drawing = DRAWINGS[name!],
  size = 18,
  label,
  className,
}: Which & {
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
      // oxlint-disable-next-line react/no-danger -- of the set that the build is made with: nothing that a visitor or provider wrote.
      dangerouslySetInnerHTML={{ __html: drawing }}
      {...read}
    />
  );
}
