/** Where lines about the embedded PostgreSQL go. */
export interface PostgresLog {
  info(line: string): void;
  warn(line: string): void;
}

/** In a minute a server that cannot start repeats itself hundreds of times. */
const WINDOW_MS = 60_000;
const MAX_LINES = 30;
const MAX_LINE = 1000;

/** What PostgreSQL and initdb call a failure. */
const FAILURE = /(?:FATAL|PANIC|error):\s/;
/** Notices of normal operation. */
const NOTICE = /^LOG:\s/;
/** PostgreSQL answers this to each connection while it starts or ends; the attempts are ours. */
const OWN_ATTEMPT = /^FATAL:\s+the database system is /;

/** Whether the reason of a failure is a file system without room. */
export const isOutOfRoom = (reason: string): boolean => /No space left on device|Disk quota exceeded/.test(reason);

/**
 * Hands lines on to the log: each kind once a minute, and at most 30 of them. How many more there were is reported before the
 * next line.
 */
export function limitLines(log: PostgresLog, nowMs: () => number = () => performance.now()): (line: string) => void {
  let windowMs = nowMs();
  let leftOut = 0;
  const seen = new Set<string>();
  return (line) => {
    if (nowMs() - windowMs > WINDOW_MS) {
      windowMs = nowMs();
      seen.clear();
    }
    // Names of temporary files and numbers of processes differ from one attempt to the next.
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

/** Files of a database folder that PostgreSQL does not start with. */
const DAMAGED_FILE =
  /checkpoint record|checksum|invalid page|required WAL directory|could not (?:open|read|access|stat) (?:file|directory) "(?:[^"]*\/)?(?:base|global|pg_\w+)[/"]/;

/** Whether the reason of a failure is a file that is damaged or gone. */
export const isDamage = (reason: string): boolean => !isOutOfRoom(reason) && DAMAGED_FILE.test(reason);

/** What one run of PostgreSQL writes to standard error. */
export interface PostgresErrors {
  write(chunk: string): void;
  /** The last failure it named, or else the last line. */
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
