/** A failure that the operator can mend, in one line. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

export const damaged = (reason: string): string =>
  `the files of the database are damaged: ${reason}; restore the last backup into a new DATA_DIR, and keep this one for a repair ("Backup and restore" in docs/operate.md)`;
