import { type ErrorLine, SESSION_LOG_LIMITS, type SessionLine, type SLOW_ACTIONS } from '@stillingen/wire';

const { nameLetters, textLetters, fileLetters, slowMs } = SESSION_LOG_LIMITS;

const NAME = /^[A-Z][A-Za-z]*$/;
const ASSET = /\/assets\/([\w-]+\.js)$/;
const MOST = 9_999_999;

const whole = (value: number | undefined): number =>
  Number.isFinite(value) ? Math.min(MOST, Math.max(0, Math.trunc(value ?? 0))) : 0;

/** The file is named only if it is one of the site; addresses of pages are not sent. */
function fileOf(url: string | undefined): string {
  const [, file = ''] = ASSET.exec(url ?? '') ?? [];
  return file.length > fileLetters ? '' : file;
}

export function errorLine(
  error: unknown,
  { filename, lineno, colno }: Partial<Pick<ErrorEvent, 'filename' | 'lineno' | 'colno'>> = {},
): ErrorLine {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: '' };
  return {
    ...{ kind: 'error', file: fileOf(filename), line: whole(lineno), column: whole(colno) },
    name: NAME.test(name) ? name.slice(0, nameLetters) : 'Error',
    text: message.slice(0, textLetters),
  };
}

const ACTIONS: readonly (readonly [RegExp, (typeof SLOW_ACTIONS)[number]])[] = [
  [/^(?:pointer|mouse|click|auxclick|touch)/, 'pointer'],
  [/^(?:key|input|beforeinput)/, 'key'],
];

/** Of an entry of the event timing API; its element is not sent. */
export const slowLine = ({ name, duration }: Pick<PerformanceEntry, 'name' | 'duration'>): SessionLine => ({
  kind: 'slow',
  action: ACTIONS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other',
  ms: Math.min(slowMs, Math.round(duration)),
});
