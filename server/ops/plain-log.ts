interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: LoggedError;
  readonly [field: string]: unknown;
}
interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly cause?: LoggedError;
}

const [WARNING, ERROR] = [40, 50];
const OWN_FIELDS: ReadonlySet<string> = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'req', 'reqId']);

function reasonOf({ type, code, message, cause }: LoggedError): string {
  const own = message || code || type;
  return cause === undefined ? own : `${own} (${reasonOf(cause)})`;
}

export function plainLine(json: string): string {
  const line = JSON.parse(json) as LogLine;
  const { level, time, msg = '', err } = line;
  const kind = level >= ERROR ? 'Error: ' : level >= WARNING ? 'Warning: ' : '';
  const reason = err === undefined ? '' : `: ${reasonOf(err)}`;
  const fields = Object.entries(line).filter(([field]) => !OWN_FIELDS.has(field));
  const more = fields.map(([field, value]) => `${field} ${String(value)}`).join(', ');
  return `${new Date(time).toTimeString().slice(0, 8)} ${kind}${msg}${reason}${more === '' ? '' : ` (${more})`}\n`;
}
