/**
 * Managers whose printed short name does not say that it is a manager's
 * (`… Asset Management Limited` is known without a list).
 */
export const AMC_NAMES: readonly string[] = ['NAFA', 'NBP Funds', 'MCB-Arif Habib Savings', 'Mahaana Wealth', 'JS Investments', 'Al Meezan Investments', 'UBL Funds', 'Al-Ameen Funds', 'HBL Asset Management', 'National Investment Trust Limited', 'Pak-Qatar Family Takaful Limited', 'IGI Life Insurance Limited', 'EFU Life Assurance Limited'];
