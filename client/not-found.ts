/** ERR-05, ERR-06, ERR-15, O-160: what code of a page looks up and does not exist. */
export const NOT_FOUND = {
  /** The scope is the name of a feed. */
  holder: (scope: string): string => `Holder for scope ${scope} not found`,
  /** The scope is a kind of row. */
  handler: (scope: string): string => `Handler for scope ${scope} not found`,
  event: (id: string): string => `Event ${id} not found in this table`,
} as const;

/** O-058: about one event. */
export class EventScopeError extends RangeError {
  override readonly name = 'EventScopeError';
}

/** O-058: about a list of leagues. */
export class LeagueScopeError extends RangeError {
  override readonly name = 'LeagueScopeError';
}
