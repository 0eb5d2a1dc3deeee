/** The operator of the site as its settings name it; a field is empty where it is not set. */
export interface Operator {
  readonly name: string;
  /** Postal, in one line. */
  readonly address: string;
  readonly email: string;
  /** The Danish company number, 8 digits. */
  readonly cvr: string;
}
