export interface PostgresLog {
  info(line: string): void;
  warn(line: string): void;
}

/** A server that can not start repeats itself hundreds of times a minute. */
const WINDOW_MS = 60_000;
const MAX_LINES = 30;
const MAX_LINE = 1000;

const FAILURE = /(?:FATAL|PANIC|error):\s/;
const NOTICE = /^LOG:\s/;
/** The answer to our own attempts to connect while it starts or stops. */
const OWN_ATTEMPT = /^FATAL:\s+the database system is /;

/** A session that a shutdown ends: our own connection, closed at that moment or still connecting. */
export const isEndedSession = (line: string): boolean =>
  /^FATAL:\s+terminating connection due to administrator command$/.test(line);

export const isOutOfRoom = (reason: string): boolean => /No space left on device|Disk quota exceeded/.test(reason);

/** Each kind of line once a minute, at most 30; the next line reports how many were left out. */
export function limitLines(log: PostgresLog, nowMs: () => number = () => performance.now()): (line: string) => void {
  let windowMs = nowMs();
  let leftOut = 0;
  const seen = new Set<string>();
  return (line) => {
    if (nowMs() - windowMs > WINDOW_MS) {
      windowMs = nowMs();
      seen.clear();
    }
    // Temporary file names and process numbers differ between attempts.
    const kind = line.replaceAll(/\d+/g, '');
    if (seen.has(kind)) return;
    if (seen.size >= MAX_LINES) {
      leftOut += 1;
      return;
    }
    seen.add(kind);
    if (leftOut > 0) log.warn(`PostgreSQL: ${leftOut} lines were left out`);
    leftOut = 0;
    log[NOTICE.test(line) ? 'info' : 'warn'](`PostgreSQL: ${line}`);
  };
}

const DAMAGED_FILE =
  /checkpoint record|checksum|invalid page|required WAL directory|could not (?:open|read|access|stat) (?:file|directory) "(?:[^"]*\/)?(?:base|global|pg_\w+)[/"]/;

export const isDamage = (reason: string): boolean => !isOutOfRoom(reason) && DAMAGED_FILE.test(reason);

export interface PostgresErrors {
  write(chunk: string): void;
  readonly reason: string;
}

export function readErrors(write: (line: string) => void): PostgresErrors {
  let rest = '';
  let [failure, last] = ['', ''];
  function take(text: string): void {
    const line = text.trim().slice(0, MAX_LINE);
    if (line === '' || OWN_ATTEMPT.test(line)) return;
    last = line;
    if (FAILURE.test(line)) failure = line;
    write(line);
  }
  return {
    write(chunk) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!.slice(-MAX_LINE);
      for (const line of lines) take(line);
    },
    get reason() {
      return failure || last || rest.trim() || 'no reason given';
    },
  };
}
