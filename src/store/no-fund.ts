/** A key no fund has. PostgreSQL takes no empty list behind `in`, so lists of funds end with it. */
export const NO_FUND = -1;
