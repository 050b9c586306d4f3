/** A fund as the registry knows it: what a reader of reports may look for on a page. */
export interface KnownFund {
  readonly name: string;
  /** Former names, aliases and short forms. */
  readonly other_names: readonly string[];
  readonly amc: string | null;
  /** The name of the scheme or fund that it is a plan or sub-fund of. */
  readonly family: string | null;
  /** Set for a pension's sub-fund: its name may be the scheme's. */
  readonly asset_class: string | null;
}
