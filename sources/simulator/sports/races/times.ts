const pad = (value: number): string => String(value).padStart(2, '0');

/** A duration: '1:23:45', '4:12.345', '45.6' with so many decimals. */
export function timeText(seconds: number, decimals = 0): string {
  const scale = 10 ** decimals;
  const units = Math.round(seconds * scale);
  const whole = Math.floor(units / scale);
  const fraction = decimals === 0 ? '' : `.${String(units % scale).padStart(decimals, '0')}`;
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  if (h > 0) return `${h}:${pad(m)}:${pad(s)}${fraction}`;
  return m > 0 || decimals === 0 ? `${m}:${pad(s)}${fraction}` : `${s}${fraction}`;
}

/** How far behind: '+0:34', '+1.204'. */
export const gapText = (seconds: number, decimals = 0): string => `+${timeText(seconds, decimals)}`;

/** A number with a comma: 132,5. */
export const decimalText = (value: number, decimals = 1): string => value.toFixed(decimals).replace('.', ',');
