/** A failure that the operator can mend: its message is one line. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
