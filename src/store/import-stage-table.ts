/** How long one stage of imports took, summed over all documents of a source that ended so. Figures for operators: a rebuild leaves them. */
export interface ImportStageTable {
  source: string;
  stage: string;
  /** `promoted`, `unchanged` or `refused`. */
  outcome: string;
  times: number;
  microseconds: number;
}
