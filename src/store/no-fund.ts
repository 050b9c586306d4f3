/** A key that no fund has. PostgreSQL does not allow an empty list after `in`, so lists of funds end with it. */
export const NO_FUND = -1;
