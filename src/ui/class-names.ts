import { clsx } from 'clsx';

/**
 * Joins class names, leaving out what is false. Later names do not win over earlier ones: a component takes classes
 * that place it (margins, grid areas) and offers variants for what it looks like.
 */
export const cn = clsx;
