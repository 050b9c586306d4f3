/** A fund of the registry, in the form in which a report reader searches for it on a page. */
export interface KnownFund {
  readonly name: string;
  /** Former names, aliases and short forms. */
  readonly other_names: readonly string[];
  readonly amc: string | null;
  /** The name of the scheme or fund that it is a plan or sub-fund of. */
  readonly family: string | null;
  /** Set for a sub-fund of a pension scheme: its name may be the scheme's. */
  readonly asset_class: string | null;
}
