/** The same day and hour of a later month; where the month is shorter, its last day (31 January, 28 February, 31 March). */
export const addMonths = (anchor: Date, months: number): Date => {
  const at = new Date(anchor);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const days = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, days));
  return at;
};
