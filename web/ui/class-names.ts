/**
 * Joins classes. A caller that overrides a component's own class marks it with `!`: merging by meaning (tailwind-merge)
 * would cost every page 12.5 KB.
 */
export { clsx as cn } from 'clsx';
