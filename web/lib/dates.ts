const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });

/** Nov 15, 2026 */
export const inDays = (iso: string | null) => (iso ? day.format(new Date(iso)) : '');
/** Nov 15, 2026, 3:08 PM */
export const inMinutes = (iso: string | null) => (iso ? moment.format(new Date(iso)) : '');
/** Nov 2026; months count from 1. */
export const inMonths = (year: number, monthNumber: number) => month.format(new Date(year, monthNumber - 1, 1));
